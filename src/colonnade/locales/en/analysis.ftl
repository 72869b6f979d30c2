# How well somebody played, after “Played like”. From the best to the worst.

grade-master = a master
grade-expert = an expert
grade-club = a club player
grade-casual = a casual player
grade-beginner = somebody who is still learning
grade-lost = somebody who lets the dice decide
