"""The rules of Century, sentence by sentence."""
