"""The rules of Columbiz, tested clause by clause."""
