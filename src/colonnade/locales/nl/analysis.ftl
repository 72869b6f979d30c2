# Hoe goed iemand speelde, na “Speelde als”. Van de beste naar de slechtste.

grade-master = een meester
grade-expert = een expert
grade-club = een clubspeler
grade-casual = een gelegenheidsspeler
grade-beginner = iemand die nog leert
grade-lost = iemand die de dobbelstenen laat beslissen
