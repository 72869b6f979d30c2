"""Durable tables: what a store promises (`base`), and the embedded one (`sqlite`)."""
