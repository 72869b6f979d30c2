# Lo que dicen el entrenador y la lupa. Probabilidades y partes de la victoria en centésimas.

error-coach-no-decision = Ahora no hay nada que decidir.
coach-only-action = Solo se puede hacer una cosa.
coach-best = Lo mejor es { $action }: gana el { $percent } % de las partidas.
coach-against = { $action } gana un { $percent } % menos.
