"""Self-play on a GPU: how the nets of the bots are made. The only room that imports PyTorch."""
