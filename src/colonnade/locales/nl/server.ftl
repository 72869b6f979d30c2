# What the table server has to say: why a command or a request was refused, quick phrases, and notes beside the rules.

## Refusals

# $seconds (number): how long another must still be away

## The database

## Quick phrases

## Notes beside the rules: the first word of a note, the colour, and the level of the bot
