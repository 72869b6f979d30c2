"""The storage of tables and records."""
