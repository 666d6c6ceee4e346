"""Independent ways to draw, read and judge what the tool makes. Nothing here knows how the tool does it."""
