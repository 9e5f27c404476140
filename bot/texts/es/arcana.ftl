### Spanish: the Major Arcana, and what each does in at most a hundred characters.

card-Fool = El Loco
    .held = un comodín: una carta más de un juego o, sin compañía, cualquier rango del dos al as
card-Magician = El Mago
    .held = sobre cualquier carta suelta vale el rango siguiente, como mucho un as
card-Priestess = La Sacerdotisa
    .held = sobre cualquier pareja vale una pareja del rango siguiente, como mucho de ases
card-Empress = La Emperatriz
    .held = sobre cualquier trío vale un trío del rango siguiente, como mucho de ases
card-Emperor = El Emperador
    .held = sobre cuatro iguales vale cuatro del rango siguiente, como mucho ases
card-Hierophant = El Hierofante
    .held = abres la primera baza, y heredas la salida si nadie supera las últimas cartas de alguien
card-Lovers = Los Enamorados
    .held = no puedes jugar cartas sueltas, salvo esta al abrir
card-Chariot = El Carro
    .held = en vez de tu turno: descártala, toma la mejor carta de alguien y dale una de las tuyas
card-Strength = La Fuerza
    .held = puedes jugar sobre tus iguales: el empate gana
card-Hermit = El Ermitaño
    .held = solo puedes jugar cartas sueltas
card-Wheel = La Rueda de la Fortuna
    .held = en vez de tu turno: cámbiala, con otras tuyas si quieres, por tantos descartes a ciegas
card-Justice = La Justicia
    .held = al empezar tu turno: descártala, y quien hizo la última jugada recoge una carta
card-HangedMan = El Colgado
    .held = una oportunidad por baza: cuando has jugado o pasado, ya solo te quedan los poderes
card-Death = La Muerte
    .held = si puedes jugar debes hacerlo, y con lo mejor que tengas
card-Temperance = La Templanza
    .held = sobre un as puedes jugar todo aquello con lo que podrías abrir
card-Devil = El Diablo
    .held = si puedes jugar debes hacerlo
card-Tower = La Torre
    .held = lo que juegues sobre el montón debe superarlo en tres rangos
card-Star = La Estrella
    .held = puedes responder con un juego de menos cartas
card-Moon = La Luna
    .held = a la hora del tributo cambias de papel con tu contraparte: paga quien está arriba
card-Sun = El Sol
    .held = puedes jugar un as suelto sobre cualquier cosa
card-Judgement = El Juicio
    .held = al empezar tu turno: descártala, y quien hizo la última jugada la recoge entera
card-World = El Mundo
    .held = puedes responder con un juego de más cartas

## What the panel says of them

power-held = ✨ *{ $card }* — { $does }

power-justice = ⚖️ La Justicia
power-judgement = 📯 El Juicio
power-chariot = 🐎 El Carro…
    .whom = 🐎 El Carro: ¿a quién le tomas su mejor carta?
    .cards = 🐎 El Carro: ¿qué recibe { $name }?
power-wheel = 🎡 La Rueda…
    .cards = 🎡 La Rueda: ¿qué va con ella? Vuelven otras tantas cartas.
    .none = 🎡 La Rueda sola
hint-whom = A quién…
hint-cards = Qué cartas…

do-judgement = El Juicio
do-justice = La Justicia
do-chariot = El Carro
do-wheel = La Rueda de la Fortuna
