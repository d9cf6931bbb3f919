"""What the search found in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    now = sa.func.now()
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False, server_default=now),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("analysis")
