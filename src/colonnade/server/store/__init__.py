"""Durable tables."""
