"""What every game is: turns, dice, matches, records, views and agents. Standard library only."""
