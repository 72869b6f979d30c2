# Lo bien que jugó alguien, tras «Ha jugado como». Del mejor al peor.

grade-master = un maestro
grade-expert = un experto
grade-club = un jugador de club
grade-casual = un jugador ocasional
grade-beginner = alguien que aún aprende
grade-lost = alguien que deja decidir a los dados
