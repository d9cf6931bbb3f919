"""The contract that every game keeps, and the table on which it is played."""
