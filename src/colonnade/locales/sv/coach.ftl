# Vad coachen och luppen säger. Chanser och vinstandelar i hundradelar.

error-coach-no-decision = Det finns inget att välja nu.
coach-only-action = Det går bara att göra en sak.
coach-best = Bäst är { $action }: det vinner i { $percent } % av partierna.
coach-against = { $action } vinner { $percent } % mer sällan.
