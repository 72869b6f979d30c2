# What the review of a game and the statistics say in the browser. Chances and losses are numbers between 0 and 1; changes with a sign are texts: “+4.2 %”.

## The page

# $game (text): its name
web-review-of = { $game }: análisis
web-review-refused = Esta partida no se puede analizar
# $done (text): how much of it
web-review-working = Analizando la partida: { $done }.
web-review-chances = Probabilidades de ganar
web-review-curves = Probabilidades de ganar, suerte y pérdidas
web-review-key-luck = suerte
web-review-key-bad = mala suerte
web-review-key-loss = perdido por una decisión
web-review-key-unsure = quizá perdido
web-review-key-doubt = el programa se corrige
web-review-previous = Al hecho anterior
web-review-next = Al hecho siguiente
web-review-numbers = Números
web-review-table = Todos los pasos en una tabla
web-review-column-event = Suceso
web-review-column-owner = De quién
web-review-column-worth = Suerte o pérdida

## A step

web-review-step = Este paso
web-review-played = Jugado
web-review-best = Lo mejor
web-review-forced = No había elección.
web-review-fine = No había nada mejor.
# $who (text): you, team (the reader’s), group (several people), other; $name; $luck (text): more, less, even; $change (number)
web-review-said-luck = { $luck ->
    [more] Una buena tirada: { $who ->
        [you] te dio
        [team] le dio a tu equipo
        [group] les dio a { $name }
       *[other] le dio a { $name }
      } un { PERCENT($change) }.
    [less] Una mala tirada: { $who ->
        [you] te costó
        [team] le costó a tu equipo
        [group] les costó a { $name }
       *[other] le costó a { $name }
      } un { PERCENT($change) }.
   *[even] Una tirada que no cambió casi nada.
  }
web-review-close = Apenas había algo mejor.
# $size (text): slip, mistake, unsure, blunder; $cost (number)
web-review-said-cost = { $size ->
    [slip] Un pequeño desliz
    [mistake] Un error
    [unsure] Quizá un error
   *[blunder] Un gran error
  }: { $who ->
    [you] te costó
   *[other] le costó a { $name }
  } un { PERCENT($cost) }.
# $trials (number): per action; $loss, $margin (numbers)
web-review-check-none = No es seguro: no se ha jugado bastantes veces hasta el final.
web-review-check-confirmed = Confirmado: jugada { $trials } veces hasta el final de cada forma, costó { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-check-open = No es seguro: jugada { $trials } veces hasta el final de cada forma, costó { PERCENT($loss) } ± { PERCENT($margin) }.
web-review-checking = Se comprueban las grandes pérdidas: la partida se juega desde ahí muchas veces.
web-review-moves-missing = No se pudo cargar lo que harían aquí las jugadas.
# $name; $change (number); $luck (text): more, less
web-review-correction = Visto de nuevo desde aquí, { $name } está un { PERCENT($change) } { $luck ->
    [more] más arriba
   *[less] más abajo
  } de lo que parecía. No es obra de nadie.
# $moves (text): sentences
web-review-turn-best = Lo mejor con estos dados: { $moves }
web-review-turn-show = Mostrarlo en el tablero
# $name (text): of a bot
web-review-try = Probar desde aquí contra { $name }
web-review-try-about = Una partida probada desde aquí no cuenta en tus estadísticas.

## The whole game

# $who, $name; $dice (text): with, thanks, against, even
web-review-headline-won = { $who ->
    [you] Ganaste
    [team] Tu equipo ganó
    [group] { $name } ganaron
   *[other] { $name } ganó
  }, { $dice ->
    [with] y los dados ayudaron
    [thanks] gracias a los dados
    [against] a pesar de los dados
   *[even] y los dados no tomaron partido
  }.
# $dice (text): with, because, against, even
web-review-headline-lost = { $who ->
    [you] Perdiste
    [team] Tu equipo perdió
    [group] { $name } perdieron
   *[other] { $name } perdió
  }, { $dice ->
    [with] aunque los dados ayudaron
    [because] por culpa de los dados
    [against] y los dados no ayudaron
   *[even] y los dados no tomaron partido
  }.
web-review-headline-shared = { $who ->
    [you] Compartiste
    [team] Tu equipo compartió
    [group] { $name } compartieron
   *[other] { $name } compartió
  } la victoria.
# $who (text): you, other; $luck (text): more, less, even; $change, $cost (numbers)
web-review-balance = { $luck ->
    [more] Los dados { $who ->
        [you] te dieron
       *[other] le dieron a { $name }
      } un { PERCENT($change) } más que la media
    [less] Los dados { $who ->
        [you] te dieron
       *[other] le dieron a { $name }
      } un { PERCENT($change) } menos que la media
   *[even] Los dados no estuvieron ni a favor ni en contra { $who ->
        [you] tuya
       *[other] de { $name }
      }
  }; { $who ->
    [you] tus propias decisiones te costaron
   *[other] sus propias decisiones le costaron
  } { $cost ->
    [0] casi nada
   *[other] un { PERCENT($cost) }
  }.
# $who (text): team, group
web-review-dice = { $luck ->
    [more] Los dados { $who ->
        [team] le dieron a tu equipo
       *[group] les dieron a { $name }
      } un { PERCENT($change) } más que la media.
    [less] Los dados { $who ->
        [team] le dieron a tu equipo
       *[group] les dieron a { $name }
      } un { PERCENT($change) } menos que la media.
   *[even] Los dados no estuvieron ni a favor ni en contra de { $who ->
        [team] tu equipo
       *[group] { $name }
      }.
  }
web-review-gave = { $who ->
    [you] Por tus propias decisiones perdiste
   *[other] Por sus propias decisiones, { $name } perdió
  } { $cost ->
    [0] casi nada
   *[other] un { PERCENT($cost) }
  }.
# $times (number): of a hundred games
web-review-average = Con dados medios, { $who ->
    [you] ganarías
    [team] tu equipo ganaría
    [group] { $name } ganarían
   *[other] { $name } ganaría
  } { $times ->
    [0] casi ninguna partida como esta
    [1] una de cada cien partidas como esta
    [100] casi todas las partidas como esta
   *[other] { $times } de cada cien partidas como esta
  }.
# $low, $high (numbers): of a hundred games
web-review-average-between = Con dados medios, { $who ->
    [you] ganarías
    [team] tu equipo ganaría
    [group] { $name } ganarían
   *[other] { $name } ganaría
  } entre { $low } y { $high } de cada cien partidas como esta.
web-review-more = Más sobre esta partida
web-review-percent-ask = ¿Qué significan los porcentajes?
web-review-percent = Son partes de la victoria: una tirada que lleva tu probabilidad del { PERCENT(0.4) } al { PERCENT(0.52) } te da un { PERCENT(0.12) }. Los dados se comparan con todas las tiradas que pudieron salir, también las de los demás. Una decisión se compara con la mejor que había con esos dados. En una partida larga ambas cosas pueden sumar más del { PERCENT(1) }.
# $when (text): early, middle, late; $from, $to, $best, $after (numbers): chances
web-review-moment-throw = { $when ->
    [early] Al principio
    [late] Hacia el final
   *[middle] A media partida
  }, los dados { $luck ->
    [less] { $who ->
        [you] te fallaron
        [team] le fallaron a tu equipo
        [group] les fallaron a { $name }
       *[other] le fallaron a { $name }
      }
   *[more] { $who ->
        [you] te sonrieron
        [team] le sonrieron a tu equipo
        [group] les sonrieron a { $name }
       *[other] le sonrieron a { $name }
      }
  }: de { PERCENT($from) } a { PERCENT($to) }.
web-review-moment-start = La tirada de salida { $who ->
    [you] te favoreció
    [team] favoreció a tu equipo
    [group] favoreció a { $name }
   *[other] favoreció a { $name }
  }: de { PERCENT($from) } a { PERCENT($to) }.
web-review-moment-last = La última tirada { $who ->
    [you] te dio
    [team] le dio a tu equipo
    [group] les dio a { $name }
   *[other] le dio a { $name }
  } la partida: justo antes, la probabilidad era de { PERCENT($from) }.
web-review-moment-choice = { $when ->
    [early] Al principio
    [late] Hacia el final
   *[middle] A media partida
  }, { $who ->
    [you] dejaste
   *[other] { $name } dejó
  } { $sure ->
    [no] escapar quizá mucho
   *[yes] escapar mucho
  }: { PERCENT($best) } con la mejor jugada, { PERCENT($after) } tras esta.
web-review-decisive = El momento decisivo
web-review-moments = Lo que decidió la partida
web-review-summary = Suerte y habilidad
# $grade (text): “a club player”
web-review-grade = Jugó como { $grade }.
# $best, $worst (texts): “a club player”; $count (number): decisions, at least eight
web-review-grade-open = Queda abierto entre { $best } y { $worst }: en { $count } decisiones había algo en juego.
web-review-grade-firm = Es firme: en { $count } decisiones había algo en juego.
web-review-grade-none = Había demasiado poco en juego para calificar estas decisiones.
# $chance, $low, $high (numbers)
web-review-average-dice = Con dados medios, ganada en { CASES($chance) } (entre { PERCENT($low) } y { PERCENT($high) }).
web-review-average-none = Con esta partida no se puede decir qué habrían dado unos dados medios: el programa se corrigió demasiado a sí mismo.
web-review-start = Al principio
web-review-result = Resultado
web-review-luck = Suerte, propia y ajena
web-review-gifts = Dado por las decisiones de los demás
web-review-corrected = Correcciones del propio programa
web-review-set-up = Posiciones montadas a mano
# $count (number): decisions
web-review-loss = Perdido en { $count ->
    [one] una decisión
   *[other] { $count } decisiones
  }
web-review-adjusted = Resultado sin la suerte
web-review-luckiest = Tirada con más suerte
web-review-unluckiest = Tirada con menos suerte
# $count (number); $mean, $deviation, $largest (texts)
web-review-corrections = Donde el juicio vuelve a mirar adelante, discrepa un poco de sí mismo: { $count ->
    [one] una vez
   *[other] { $count } veces
  }, un { $mean } de media, con una dispersión del { $deviation } y { $largest } como mucho. No es suerte ni habilidad, y se cuenta aparte.

## Statistics

web-statistics-none = Aquí aún no ha terminado ninguna partida. Tras la primera leerás aquí lo que te dieron los dados y lo que costaron tus decisiones.
web-statistics-play = Jugar una partida
web-statistics-game = Juego
web-statistics-player = Jugador
web-statistics-everybody = Todos
web-statistics-nameless = un amigo
web-statistics-people = Con quién has jugado
# $who (text): you, other; $name; $result (text): won, shared, lost
web-statistics-one = { $who ->
    [you] Jugaste una partida y
   *[other] { $name } jugó una partida y
  } { $result ->
    [won] { $who ->
        [you] la ganaste
       *[other] la ganó
      }
    [shared] { $who ->
        [you] compartiste la victoria
       *[other] compartió la victoria
      }
   *[lost] { $who ->
        [you] la perdiste
       *[other] la perdió
      }
  }.
# $result (text): none, all, some; $won, $count (numbers): games, at least two
web-statistics-record = { $result ->
    [none] { $who ->
        [you] Has jugado { $count } partidas y aún no has ganado ninguna
       *[other] { $name } ha jugado { $count } partidas y aún no ha ganado ninguna
      }.
    [all] { $who ->
        [you] Ganaste
       *[other] { $name } ganó
      } las { $count } partidas.
   *[some] { $who ->
        [you] Ganaste
       *[other] { $name } ganó
      } { $won } de { $count } partidas.
  }
web-statistics-shared = { $count ->
    [one] En una más se compartió la victoria.
   *[other] En { $count } más se compartió la victoria.
  }
# $luck (text): much-more, more, bit-more, even, bit-less, less, much-less; $change (number); $count (number): games they are the mean of
web-statistics-dice = Los dados { $luck ->
    [much-more] fueron muy amables
    [more] fueron amables
    [bit-more] fueron algo amables
    [bit-less] fueron algo ingratos
    [less] fueron ingratos
    [much-less] fueron muy ingratos
   *[even] no estuvieron ni a favor ni en contra
  } { $luck ->
    [even] { $who ->
        [you] tuya
       *[other] de { $name }
      }
   *[other] { $who ->
        [you] contigo
       *[other] con { $name }
      }: un { PERCENT($change) }{ $count ->
    [one] {""}
   *[other] {" "}por partida
  }
  }.
web-statistics-cost = { $who ->
    [you] Tus propias decisiones te costaron
   *[other] A { $name } sus propias decisiones le costaron
  } { $cost ->
    [0] casi nada
   *[other] un { PERCENT($cost) }
  }{ $count ->
    [one] {""}
   *[other] {" "}por partida
  }.
# $kind (text): keep, place, move, bonus
web-statistics-most = { $kind ->
    [keep] La mayor parte se fue al apartar dados.
    [place] La mayor parte se fue al colocar fichas.
    [move] La mayor parte se fue al mover.
   *[bonus] La mayor parte se fue al jugar los bonus.
  }
# $way (text): better, worse, same; $before, $now (numbers): losses a game; $count (number): games, at least three
web-statistics-trend = { $way ->
    [better] La cosa va a mejor
    [worse] Últimamente las decisiones cuestan más
   *[same] Todo sigue como antes
  }: un { PERCENT($before) } por partida al principio, un { PERCENT($now) } en las últimas { $count } partidas.
# $times (number): of a hundred games
web-statistics-fair = Con dados medios, { $who ->
    [you] habrías
   *[other] { $name } habría
  } ganado { $times ->
    [0] casi ninguna partida
    [1] una de cada cien partidas
    [100] casi todas las partidas
   *[other] { $times } de cada cien partidas
  }.
web-statistics-recent = Las últimas partidas
web-statistics-result = { $result ->
    [won] Ganada
    [shared] Compartida
   *[lost] Perdida
  }
web-statistics-unnamed = Sin nombre
web-statistics-games = Partidas
web-statistics-won = Ganado
web-statistics-average = Ganado con dados medios
web-statistics-luck = Suerte por partida
web-statistics-loss = Perdido por partida
# $count (number): games
web-statistics-unreviewed = { $count ->
    [one] Una partida aún no se ha analizado.
   *[other] { $count } partidas aún no se han analizado.
  }
web-statistics-review = { $count ->
    [one] Analizarla
   *[other] Analizarlas
  }
web-statistics-failed = { $count ->
    [one] Una partida no se pudo analizar.
   *[other] { $count } partidas no se pudieron analizar.
  }
# $done, $count (numbers)
web-statistics-working = Analizando la partida { $done } de { $count }.
web-statistics-plot-won = Resultados
web-statistics-plot-average = Resultados sin la suerte
web-statistics-plot-luck = Suerte
web-statistics-plot-loss = Perdido por decisiones
web-statistics-kinds = Qué se pierde y dónde, por partida
# $count (number): games
web-statistics-lines = Las líneas son medias de { $count ->
    [one] la última partida
   *[other] las últimas { $count } partidas
  }.
web-statistics-list = Todas las partidas
web-statistics-day = Día
web-statistics-against = Con
web-statistics-grade = Jugó como
web-statistics-export = Guardar en un archivo
web-statistics-erase = Borrar todo
web-statistics-erase-sure = Borrar todo de verdad
web-statistics-local = Todo esto está solo en este navegador. Las partidas probadas desde una posición no cuentan.
