"""One test for each rule of Monolyth."""
