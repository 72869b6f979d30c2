# Hur bra någon spelade, efter ”Spelade som”. Från den bästa till den sämsta.

grade-master = en mästare
grade-expert = en expert
grade-club = en klubbspelare
grade-casual = en söndagsspelare
grade-beginner = någon som fortfarande lär sig
grade-lost = någon som låter tärningarna bestämma
