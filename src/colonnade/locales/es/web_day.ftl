# The day's throw: one turn, with the same dice for everybody. $date: a day and a month; $name: a colour

web-day-of = La tirada del { $date }
web-day-task = Un solo turno, y hoy todos tienen estos dados. Juegas con { $name }: ¿qué apartas y dónde colocas?
# $mark (text): best, near, dear, missed
web-day-mark = { $mark ->
    [best] Tan bueno como el mejor turno
    [near] Casi el mejor turno
    [dear] Había un turno mejor
   *[missed] Sin jugar
  }
# $loss (number): a difference of chances
web-day-loss = Tus decisiones cuestan un { PERCENT($loss) } de una victoria.
# $others (number): how many others have played; $worse (number): of them, those who gave up more
web-day-others = { $others ->
    [0] Aún no ha jugado nadie más en este servidor.
   *[other] Mejor que { $worse } de { $others } en este servidor.
  }
# $done, $best (sentences): what was done, and what would have been best
web-day-dearest = Lo más caro: «{ $done }» Mejor: «{ $best }»
web-day-row = Tus últimos siete días
web-day-streak = { $count ->
    [one] Un día seguido
   *[other] { $count } días seguidos
  }
web-day-false = Estos dados no salen de la fecha: este servidor los ha cambiado.
web-day-wait = Un momento.
web-day-share = Compartir
web-day-games = A los juegos
