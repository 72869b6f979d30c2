# Wat de coach en de loep zeggen. Kansen en winstdelen in honderdsten.

error-coach-no-decision = Er valt nu niets te kiezen.
coach-only-action = Er is maar één mogelijkheid.
coach-best = Het beste is { $action }: dat wint in { $percent } % van de partijen.
coach-against = { $action } wint { $percent } % minder vaak.
