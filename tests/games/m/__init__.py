"""The rules of M, sentence by sentence."""
