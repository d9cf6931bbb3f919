"""Settings of all tests."""

from hypothesis import settings

settings.register_profile("trilithon", deadline=None)
settings.load_profile("trilithon")
