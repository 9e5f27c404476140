### Spanish: the chronicler.

## Plays

played-lead =
    .a = { $name } abre con { $what }. Las velas se inclinan.
    .b = Barrida la mesa, { $name } pone { $what }.
    .c = Baza nueva, y { $what } de { $name } para darle sabor.
    .d = “Por algo se empieza”, dice { $name }, y suelta { $what }.
    .e = Primera palabra para { $name }: { $what }.
    .f = { $name } prueba el agua con { $what }.
    .g = Silencio, una tos y, de parte de { $name }, { $what }.
    .h = Sobre la mesa desnuda, { $name } deja { $what }.
    .i = Con { $what }, { $name } da la baza por abierta.
    .j = El escriba moja la pluma: { $name }, { $what }.
    .k = Sin prisa, { $name } desliza { $what } por la madera.
    .l = Para abrir el apetito, { $what }. { $name } sacude las migas.
    .m = Toda riña empieza por algo: { $name } abre con { $what }.
    .n = { $name } manda { $what } a ver qué tiempo hace.
    .o = Se abre una puerta para { $what }; la sujeta { $name }.

played-lead-set =
    .a = { $name } abre con { $what }, como quien vacía un armario.
    .b = Pequeña procesión: { $what }, con { $name } a la cabeza.
    .c = Del brazo: { $what }, por gentileza de { $name }.
    .d = { $name } extiende { $what } como los cubiertos buenos.
    .e = Hagan sitio, por favor: { $what } de { $name }.
    .f = Mesa vacía, hasta que { $name } sienta en ella { $what }.
    .g = A carretadas: { $name } descarga { $what }.
    .h = En formación cerrada, { $what }. { $name } pasa revista.
    .i = “Viajan en compañía”, dice { $name }, y pone { $what }.
    .j = { $name } empieza la baza con { $what }, bien apilado todo.
    .k = Se anuncian visitas: { $what }, de parte de { $name }.
    .l = Como patitos en fila: { $what } de { $name }.
    .m = Ninguna carta va sin compañía: { $name } abre con { $what }.

played-beat =
    .a = { $name } pone { $what } encima de { $under }, y punto.
    .b = A { $under }, { $name } contesta con { $what }.
    .c = Y ahora { $what }, de { $name }. El escriba asiente.
    .d = Paso a { $what }, por orden de { $name }.
    .e = { $name } tapa { $under } con { $what }, como se tapa un puchero.
    .f = Hasta aquí { $under }: { $name } trae { $what }.
    .g = Una tos discreta, y { $name } pone { $what }.
    .h = Con esmero, { $name } archiva { $under } debajo de { $what }.
    .i = “Con permiso”, dice { $name }, y deja { $what }.
    .j = El montón crece: { $what }. { $name } mira las vigas.
    .k = Nadie llora por { $under }. { $name } juega { $what }.
    .l = { $name } ofrece { $what } y una leve reverencia.
    .m = Justo sobre { $under }, { $name } juega { $what }.
    .n = Breve reinado el de { $under }: { $name } juega { $what }.
    .o = Un peldaño más arriba, o varios: { $what }, de { $name }.
    .p = En escena, { $what }; lo anuncia { $name }.
    .q = { $name } eleva el asunto a { $what }.
    .r = Sin decir nada, { $name } supera { $under } con { $what }.
    .s = La corte gira la cabeza: { $what }, de { $name }.
    .t = Más arriba todavía: { $name }, con { $what }.

played-jump =
    .a = { $name } responde a { $under } con { $what }. Un perro se desmaya.
    .b = Una catapulta para un gorrión: { $name } pone { $what }.
    .c = Encima de { $under }, { $name } deja caer { $what }. Cruje el techo.
    .d = Compasión para { $under }: llega { $name } con { $what } y truenos.
    .e = Vuelan los sombreros: { $what }, de { $name }.
    .f = Tiemblan los cristales. Ha sido { $name }, con { $what }.
    .g = { $name } aplasta { $under } con { $what }.
    .h = De { $under } a { $what } sin pisar la escalera: { $name }.
    .i = “¿Demasiado?”, pregunta { $name }, y pone { $what } sobre { $under }.
    .j = Nadie había pedido { $what }. { $name } lo sirve igualmente.
    .k = Con { $what }, { $name } manda { $under } al foso.
    .l = { $name } salta de { $under } a { $what }. El escriba pierde el hilo.
    .m = Como un oso en una panadería, { $name } juega { $what }.

played-joker =
    .a = ¡Cascabeles! { $name } pone { $what }, y ahí dentro alguien se ríe.
    .b = Se cuela un bufón: { $what }, dice { $name } con toda seriedad.
    .c = { $name } juega { $what }, y asoma un traje de colores.
    .d = Cuenten primero los cascabeles: { $name } pone { $what }.
    .e = Según las cuentas de { $name }, { $what }. El bufón repasa la suma.
    .f = He aquí { $what }, dice { $name }. Algo guiña un ojo.
    .g = Con un tintineo, { $name } presenta { $what }.
    .h = El escriba anota “{ $what }”, mira a { $name } y dibuja un cascabel.
    .i = { $name } ha contratado un bufón para la ocasión: { $what }.
    .j = Risas en la galería: { $what }, de { $name } y compañía.
    .k = Algo con campanillas saluda al público. { $name } lo llama { $what }.
    .l = Malabares de { $name }: { $what }.

played-top =
    .a = { $name } juega { $what }. No hay piso más arriba.
    .b = Se toca el techo: { $what }, de { $name }.
    .c = Con { $what }, { $name } cierra la discusión.
    .d = Nada está por encima de { $what }, como señala { $name }.
    .e = “¿Alguien?”, pregunta { $name } ante { $what }, por pura cortesía.
    .f = Aquí acaba la escala: { $name }, con { $what }.
    .g = { $name } corona el montón con { $what } y se sacude las mangas.
    .h = La última palabra: { $what }. { $name } la dice en voz baja.
    .i = Fuera sombreros ante { $what }: { $name } juega la cumbre.
    .j = Solo las palomas vuelan más alto que { $what }. Bravo, { $name }.
    .k = Puerta, cerrojo y llave: { $name } juega { $what }.
    .l = De { $name }, { $what }; de la corte, silencio.

order-turned =
    .a = ¡Revolución! { $name } da la vuelta a la escala; mandan los treses.
    .b = El mundo al revés, por obra de { $name }. Los doses, a la bodega.
    .c = { $name } sacude la mesa, y el orden de los rangos cae de cabeza.
    .d = Nueva era: por mano de { $name }, lo bajo queda en alto.
    .e = Campanas, humo, { $name } de pie en una silla: ahora reina el tres.
    .f = Lo de arriba queda abajo. { $name } firma el decreto con una floritura.
    .g = { $name } grita revolución, y los doses se quitan el sombrero.
    .h = Suben los treses, bajan los doses, y en medio saluda { $name }.
    .i = Los retratos cuelgan al revés. El martillo lo tiene { $name }.

order-turned-back =
    .a = ¡Otra revolución! { $name } pone la escala de pie.
    .b = El viejo orden vuelve del brazo de { $name }. Mandan los doses.
    .c = { $name } gira el mundo otra vez; apenas se había asentado.
    .d = Los treses, a la bodega: { $name } restaura los doses.
    .e = Dos vueltas hacen una recta. Cada as se lo agradece a { $name }.
    .f = Contrarrevolución, con { $name } al frente. Los doses saludan.
    .g = { $name } endereza la escalera y limpia el primer peldaño.
    .h = Todo como estaba, dice { $name }; los rangos van como siempre.
    .i = Poco duró el reinado de los treses. { $name } les abre la puerta.

suits-locked =
    .a = Gira una llave: solo pueden seguir { $suits }.
    .b = La puerta se cierra a todo lo que no sea { $suits }.
    .c = ¡Cerrojo! De aquí en adelante, { $suits } o nada.
    .d = Dos veces seguidas, así que hay cerrojo: { $suits }.
    .e = El guardia deja entrar { $suits }, y nada más.
    .f = Se corren los pestillos: { $suits }, y ningún otro palo.
    .g = Cuelgan un letrero sobre el montón: solo { $suits }.
    .h = El sastre toma medidas: { $suits }, y nada de confección.
    .i = Mientras dure este montón, solo atiende a { $suits }.

eight-stops =
    .a = { $name } juega { $what }, y el ocho lo para todo.
    .b = ¡Alto! Con { $what }, { $name } acaba la baza en el acto.
    .c = Un ocho corta el hilo: { $what }, de { $name }.
    .d = { $name } enseña { $what }. La baza se acabó; así son los ochos.
    .e = A mitad de frase, { $what }. La palabra es de { $name }.
    .f = Las tijeras cortan por el ocho: { $name }, { $what }.
    .g = { $name } cierra el libro con { $what }.
    .h = Telón, y mucho antes de tiempo: { $what }, de { $name }.
    .i = Una mano en alto, y un ocho en ella: { $name } para todo con { $what }.

## Passes and tricks

passed =
    .a = { $name } pasa.
    .b = Un pase de { $name }, anotado sin comentarios.
    .c = { $name } estudia el techo y pasa.
    .d = Con un gesto al asiento de al lado, { $name } pasa.
    .e = Sin novedad: pasa { $name }.
    .f = { $name } se mira las mangas y pasa.
    .g = “Paso”, dice { $name }, y vuelve a la sopa.
    .h = El escriba anota “{ $name }: pasa” y echa arenilla.
    .i = { $name } ve pasar el turno como un carro lento.
    .j = En voz baja, { $name } pasa.
    .k = Se levanta un dedo: { $name } pasa.
    .l = El turno visita a { $name }, saluda y se va.
    .m = { $name } endereza una vela y pasa.
    .n = Por parte de { $name }: paso.
    .o = Cruje una silla. { $name } pasa.
    .p = De { $name }, un pase con buena letra.
    .q = { $name } da un golpecito en la mesa y pasa.
    .r = Fuera, una oca. Dentro, { $name } pasa.
    .s = El gato bosteza, y { $name } pasa.
    .t = “Siguiente”, murmura { $name }.

passed-together =
    .a = { $names } pasan.
    .b = Pases de { $names }.
    .c = Da la vuelta a la mesa: { $names } pasan.
    .d = El turno pasea por delante de { $names }.
    .e = “Paso”, dicen { $names }, por orden.
    .f = Una hilera de pases: { $names }.
    .g = El escriba pone una llave a { $names } y escribe “pasan”.
    .h = En buen orden, pasan { $names }.
    .i = Gestos a lo largo del banco: { $names } pasan.
    .j = El gato cuenta los pases: { $names }.
    .k = Crujen las sillas, y { $names } pasan.
    .l = Anotado sin comentarios: { $names } pasan.

passed-lead =
    .a = { $name } cede la salida; le toca a { $next }.
    .b = La salida pasea ante { $name } y se detiene en { $next }.
    .c = “Después de ti, { $next }”, dice { $name }, y cede la salida.
    .d = Mesa vacía, y { $name } pasa. Cuando quieras, { $next }.
    .e = Con una reverencia, { $name } deja la salida a { $next }.
    .f = { $name } deja la mesa como estaba. Es cosa de { $next }.
    .g = Las miradas van de { $name } a { $next }: la salida se cede.
    .h = El honor de empezar pasa de { $name } a { $next }.
    .i = Aún caliente, la salida viaja de { $name } a { $next }.
    .j = Ahora puede abrir { $next }: { $name } pasa.

trick-taken =
    .a = La baza es de { $name }, y la salida; el polvo es de la mesa.
    .b = { $name } recoge el montón y abre.
    .c = Nadie responde. { $name } se lleva la baza y abre.
    .d = Todo barrido por { $name }, que abre ahora.
    .e = Con rastrillo y paciencia, { $name } la recoge, y abre.
    .f = El eco es de { $name }, y la salida también.
    .g = Corte y gato miran: { $name } se lleva baza y salida.
    .h = Una baza para { $name }, con la salida de propina.
    .i = Nada la supera: baza y salida para { $name }.
    .j = { $name } gana la baza, cuadra las cartas y abre.
    .k = El montón va bajo la mesa; la salida, a { $name }.
    .l = Baza y salida para { $name }; las migas, para la escoba.
    .m = Se traza una raya. { $name } gana la baza y abre.
    .n = Un saludo breve de { $name }, que recoge y abre.

trick-inherited =
    .a = { $name } ya no está y nadie responde; hereda la salida { $next }.
    .b = Nadie supera la despedida de { $name }. Abre { $next }.
    .c = Sin respuesta quedan las últimas cartas de { $name }. Abre { $next }.
    .d = Gana una silla vacía: la de { $name }. Abre { $next }.
    .e = Por testamento de { $name }, leído en voz alta: abre { $next }.
    .f = { $next } recoge la salida que { $name } dejó en la silla.
    .g = La herencia tiene destino: { $next } abre donde { $name } terminó.
    .h = { $name } saluda desde la puerta; la salida es de { $next }.
    .i = En ausencia, { $name } gana la baza; abre { $next }.

## One card

one-card =
    .a = **¡Una carta!** Al heraldo le sale un gallo: { $name }.
    .b = **¡Una carta!** Es todo lo que tiene { $name }.
    .c = **¡Una carta!** { $name } la sujeta como una castaña caliente.
    .d = **¡Una carta!** Redoble, por favor, para { $name }.
    .e = **¡Una carta!** La corte aparta un poco las sillas de { $name }.
    .f = **¡Una carta!** Sépase: es de { $name }.
    .g = **¡Una carta!** { $name } la abre en abanico; tarda poco.
    .h = **¡Una carta!** Hasta el gato mira a { $name }.
    .i = **¡Una carta!** Solitaria, y { $name } la vigila.
    .j = **¡Una carta!** Trompetas para { $name }; ya falta el aire.
    .k = **¡Una carta!** En el libro, { $name } va con doble subrayado.
    .l = **¡Una carta!** El rumor corre por la sala: { $name }, { $name }.

one-card-called =
    .a = “**¡Una carta!**”, anuncia { $name } antes de que pregunten.
    .b = { $name } se pone en pie y lo declara: **¡una carta!**
    .c = Con voz clara, { $name }: **¡una carta!**
    .d = Como manda la costumbre, { $name } dice **¡una carta!**
    .e = Trabajo que se ahorra el heraldo: { $name } dice **¡una carta!**
    .f = { $name } levanta un dedo: **¡una carta!**
    .g = Que conste, dice { $name }: **¡una carta!**
    .h = Para que se oiga en la cocina, { $name } canta **¡una carta!**
    .i = Se adelanta { $name }: **¡una carta!**
    .j = { $name } dice **¡una carta!**, y la sala se endereza.

one-card-caught =
    .a = { $by } señala a { $name }: ¡**una carta**, y ni palabra!
    .b = ¡Ajá! { $name } tenía **una carta**, y { $by } contaba.
    .c = “¿No se te olvida algo, { $name }?”, dice { $by }. **¡Una carta!**
    .d = { $name } callaba con **una carta**. { $by } se ha fijado.
    .e = Buena vista, { $by }: { $name } tiene **una carta** y no dijo nada.
    .f = **¡Una carta!** Lo dice { $by }, y se sonroja { $name }.
    .g = Toque en el hombro de { $name }, de { $by }: **una carta**, sin aviso.
    .h = Había que intentarlo, { $name }. { $by } ha visto **una carta**.
    .i = Nada se le escapa a { $by }, y menos **una carta** de { $name }.
    .j = { $by } tose en dirección a { $name }. ¡**Una carta**, y sin anunciar!

## Leaving the round

went-out-first =
    .a = { $name } se levanta sin prisa: primer lugar.
    .b = ¡Ya está! { $name } termina antes que nadie, y que el resto se las arregle.
    .c = Mano vacía y primer puesto: { $name }.
    .d = Traigan la silla buena: { $name } termina en primer lugar.
    .e = { $name } acaba; los platos son para el resto.
    .f = La corona carraspea y mira a { $name }: primer puesto.
    .g = Antes que nadie, { $name } enseña dos palmas vacías.
    .h = Primer puesto en la puerta y en la cena: { $name }.
    .i = { $name } termina en cabeza, y el heraldo encuentra la trompeta.
    .j = ¡Ni una carta! { $name } llega antes que nadie y pregunta por el flan.
    .k = En el libro ya hay media corona dibujada: { $name }.

went-out =
    .a = { $name } se queda sin cartas: { $place }, y a la sopa.
    .b = Silla atrás, cartas fuera: { $name }, { $place }.
    .c = En { $place }, { $name } deja la mesa.
    .d = Con un saludo a la cocina, { $name } acaba en { $place }.
    .e = Sin hacer ruido, { $name } sale por la puerta: { $place }.
    .f = Anótese: { $name }, { $place }.
    .g = ¡A salvo! { $name } cruza el puente en { $place }.
    .h = Sin cartas y sin penas: { $name } termina en { $place }.
    .i = { $name } acaba en { $place } y pide un escabel.
    .j = Otra mano vacía; { $name }, { $place }.
    .k = El portero apunta a { $name }: { $place }.
    .l = Un asiento junto al fuego para { $name }: { $place }.

last-one =
    .a = { $name } se queda con la escoba.
    .b = La ronda acaba aquí, con { $name } todavía en la mesa.
    .c = En último lugar, { $name } mantiene calientes las cartas.
    .d = El resto se ha ido a cenar. { $name } apila las sillas.
    .e = { $name } tiene la mesa, las cartas y los platos por lavar.
    .f = Hasta aquí la ronda, y hasta aquí { $name }: último lugar.
    .g = Con amabilidad, alguien tiende una escoba a { $name }.
    .h = Las velas hay que apagarlas, y le toca a { $name }.
    .i = ¡Fin de la ronda! { $name } ya puede soltar las cartas.
    .j = Solo el gato se queda a hacer compañía a { $name }.
    .k = Tanto quieren las cartas a { $name } que se quedan hasta el final.

left =
    .a = { $name } deja la mesa, con las cartas boca abajo.
    .b = Las cartas, boca abajo, y { $name }, a casa.
    .c = { $name } se ha ido; las cartas guardan su secreto.
    .d = Una silla rechina: { $name } se marcha, cartas boca abajo.
    .e = Algo reclama a { $name }; las cartas quedan boca abajo.
    .f = Buen viaje, { $name }. Las cartas se quedan, boca abajo.
    .g = { $name } toma la capa y se va; las cartas, boca abajo.
    .h = Un asiento menos: se va { $name }, cartas boca abajo.
    .i = El puente baja para { $name }. No se enseña ninguna carta.

steward-sits =
    .a = { $name } ocupa la silla de { $whom }; un mayordomo no pregunta.
    .b = El asiento de { $whom } pasa a { $name }, que lleva guantes.
    .c = Un mayordomo no descansa: { $name } juega por { $whom }.
    .d = { $name } quita el polvo a la silla de { $whom } y se sienta.
    .e = Mientras falta { $whom }, { $name } guarda caliente el asiento.
    .f = Tintinean unas llaves: { $name } releva a { $whom }.
    .g = Las cartas de { $whom } pasan a { $name }, que les hace una reverencia.
    .h = Por { $whom }, y sin paga extra, sigue { $name }.
    .i = { $name } llega con un cojín y juega por { $whom }.
    .j = Asuntos de la casa: { $name } cuida las cartas de { $whom }.

came-back =
    .a = { $name } ha vuelto, y el mayordomo se levanta al instante.
    .b = Miren quién vuelve a su silla caliente: { $name }.
    .c = El asiento es otra vez de { $name }; el mayordomo lo dejó impecable.
    .d = De nuevo en la silla de montar: { $name }.
    .e = { $name } regresa; el mayordomo sale caminando hacia atrás.
    .f = Hola de nuevo, { $name }. No se ha roto nada.
    .g = Con una tos, { $name } reclama la silla.
    .h = Pasos en la sala, y { $name } se sienta otra vez.
    .i = { $name } recupera las cartas de unos guantes cuidadosos.
    .j = Como si no se hubiera ido, { $name } vuelve a la mesa.

## The round begins

taxes-open =
    .a = Hora del tributo. Las monedas cambian de manos tras una cortina.
    .b = Un recaudador monta una mesita y una balanza enorme.
    .c = Por vieja costumbre, quien está abajo da lo mejor. Suspirar es gratis.
    .d = Se corre una cortina; detrás, tributos.
    .e = Cruje el suelo bajo tanta generosidad: llegan los tributos.
    .f = Se abren los libros, y luego las bolsas.
    .g = Suena la campana del tributo, con demasiada alegría.
    .h = Lo que ahora sube la escalera se llama regalo.
    .i = Detrás de la cortina, mucho contar y algún suspiro.
    .j = ¡Plumas en alto! Se cobran los tributos.
    .k = Toda corona tiene gastos. El recaudador hace la ronda.

taxes-done =
    .a = Los tributos están dentro. Abre { $name }.
    .b = Saldadas las deudas, abre { $name }.
    .c = Se aparta la cortina: la salida es de { $name }.
    .d = { $name } abre, ahora que se llevan la balanza.
    .e = Pagado, contado y perdonado. La salida es de { $name }.
    .f = El libro se cierra de golpe; { $name } tiene la salida.
    .g = Hechas las cuentas, { $name } abre la primera baza.
    .h = Se dieron las gracias con un gesto. Adelante, { $name }.
    .i = { $name } puede abrir: cada regalo ha llegado a su destino.
    .j = El recaudador se va a comer, y la salida, a { $name }.

round-opens =
    .a = Esta ronda, sin tributos. Abre { $name }.
    .b = El recaudador libra hoy; abre { $name }.
    .c = { $name } abre, y las bolsas siguen cerradas.
    .d = Se reparten cartas, no cargas: abre { $name }.
    .e = Ronda sin tributos y con esperanza. Primera salida: { $name }.
    .f = Cartas frescas, cuentas a cero. La salida es de { $name }.
    .g = ¡Trompetas! La ronda está abierta, y empieza { $name }.
    .h = { $name } tiene la salida; el arca queda bajo llave.
    .i = Esta vez no paga nadie. Abre { $name }.
    .j = Sin monedas que contar, { $name } abre enseguida.

## Tarot-himi

shown =
    .a = { $name } enseña { $card }. Así que era eso.
    .b = Que conste en acta { $card }, dice { $name }.
    .c = Tras el abanico de { $name } asoma { $card }.
    .d = “Con la venia de { $card }”, dice { $name }, y la enseña.
    .e = Un momento a la luz, { $card }, y { $name } la guarda otra vez.
    .f = Se pide la licencia; { $name } exhibe { $card }.
    .g = { $name } lo tiene por escrito: { $card }.
    .h = El escriba mira a { $name }, ve { $card } y asiente.

rescinded-one =
    .a = { $name } hace justicia: { $whom } recoge { $what }.
    .b = Llega el alguacil de { $name }; { $what } vuelve con { $whom }.
    .c = La balanza se inclina: { $name } devuelve { $what } a { $whom }.
    .d = “Sobra algo”, falla { $name }. { $whom } recoge { $what }.
    .e = Pequeña corrección de { $name }: { $what }, de vuelta a { $whom }.
    .f = { $whom } recibe otra vez { $what }; firma { $name }.
    .g = Con los ojos vendados, { $name } señala: { $what }, para { $whom }.
    .h = Ha sesionado el tribunal de { $name }. { $whom } se queda { $what }.

rescinded-all =
    .a = Trompetazo de { $name }: { $whom } recoge { $what }.
    .b = { $name } lo deshace todo y manda { $what } a casa de { $whom }.
    .c = Como si no hubiera pasado: { $what }, a { $whom }, gracias a { $name }.
    .d = “¡Juicio!”, clama { $name }, y { $whom } recoge { $what }.
    .e = La última página la arranca { $name }. { $whom }: { $what }.
    .f = { $whom } recibe { $what } de nuevo. { $name } pone cara de inocencia.
    .g = { $name } despeja lo alto del montón: { $what }, para { $whom }.
    .h = Con { $what } otra vez en la mano, { $whom } mira a { $name }.

recalled =
    .a = { $name } ya estaba en casa, y viene de nuevo, en zapatillas.
    .b = No tan deprisa: { $name } aún tiene trabajo.
    .c = Llaman a la puerta de { $name }: la ronda quiere compañía.
    .d = { $name } vuelve a la mesa con el sombrero puesto.
    .e = Se tacha el puesto de { $name }; la silla sigue caliente.
    .f = De vuelta al juego: { $name }, que ya había dicho adiós.
    .g = Que espere la cena: hace falta { $name }. Otra silla, por favor.
    .h = El carruaje da media vuelta, y { $name } se apea.

swapped =
    .a = Ruedas en la grava: { $name } visita a { $whom } y cambia una carta.
    .b = { $name } llega al galope ante { $whom }. Algo cambia de manos.
    .c = Trueque rápido con { $whom }, a propuesta de { $name }.
    .d = { $whom } recibe a { $name }, que no viene a quedarse.
    .e = El Carro se detiene ante { $whom }. { $name } se asoma.
    .f = Cascos; { $name } y { $whom } han hecho un trueque entre el polvo.
    .g = { $name } hace una visita a { $whom }, y deja una carta.
    .h = “Un trato justo”, dice { $name }. { $whom } aún está mirando.

spun =
    .a = { $name } empuja la Rueda: { $cards } dentro, y lo mismo fuera.
    .b = Vueltas y vueltas: { $cards } para { $name }, de los descartes.
    .c = Se remueven los descartes; { $name } saca { $cards }.
    .d = La fortuna reparte otra vez: { $cards }, para { $name }.
    .e = { $name } confía en los radios de la Rueda: { $cards }, esta vez.
    .f = A ciegas, { $name } cambia { $cards }.
    .g = Lo perdido vuelve: { $name } pesca { $cards }.
    .h = Un crujido, un giro, y { $cards } para { $name }.

## Coming and going

joined =
    .a = { $name } toma asiento y recibe una servilleta.
    .b = Se encuentra una silla para { $name }.
    .c = Cabe alguien más: { $name } se une a la mesa.
    .d = La corte gana a { $name } y pierde algo de espacio para los codos.
    .e = { $name } entra y se limpia las botas en el felpudo bueno.
    .f = Hola, { $name }. La sopa está a la izquierda.
    .g = Entra { $name }, y el banco se aprieta.
    .h = A la lista, con buena letra: { $name }.
    .i = Que alarguen el banco: llega { $name }.
    .j = Sacan otra taza, para { $name }.

joined-pick =
    .a = { $name } saca { $what }, y con ello su silla.
    .b = Por un asiento, { $name } saca { $what }; el banco se aprieta.
    .c = La suerte sienta a { $name } con { $what }.
    .d = Se da la vuelta: { $what }. { $name } se sienta donde dice.
    .e = De una baraja ajena, { $what }; para { $name }, un puesto.
    .f = Con { $what } en la mano, { $name } cuenta las sillas y se sienta.
    .g = Las sillas van por cartas: { $what } para { $name }.
    .h = En la puerta, { $name } enseña { $what } y ocupa su sitio.

joined-gate =
    .a = En la puerta: { $name }, para la próxima ronda.
    .b = { $name } espera en la puerta hasta el próximo reparto.
    .c = Llaman. Es { $name }, que jugará la próxima ronda.
    .d = El portero deja pasar a { $name } hasta el banco, de momento.
    .e = { $name } tiene sitio en la próxima ronda, y hasta entonces un taburete.
    .f = La próxima ronda nos trae a { $name }.
    .g = Cuelga una capa en el zaguán: { $name } entra con el próximo reparto.
    .h = Guarden una silla para { $name } cuando acabe esta ronda.

leaves-after =
    .a = { $name } se irá después de esta ronda.
    .b = Hasta el final de esta ronda, y luego a casa: { $name }.
    .c = Ensillan un caballo para { $name }, para después de la ronda.
    .d = { $name } ha pedido el abrigo, y juega la ronda hasta el final.
    .e = Cuando acabe esta ronda, se despide { $name }.
    .f = Esta es, por ahora, la última ronda de { $name }.
    .g = El carruaje de { $name } espera a que acabe la ronda.
    .h = A lápiz, para después de la ronda: despedida de { $name }.

## Seats and ranks

drawn-first =
    .a = { $name } saca { $what }, y con ello el primer asiento.
    .b = Guiña un ojo la fortuna: { $what }, y { $name } se sienta en cabeza.
    .c = Con { $what }, { $name } se queda la silla más alta.
    .d = La corona va en préstamo a { $name }, a cambio de { $what }.
    .e = Carta alta: { $what }. ¡Un cojín para { $name }!
    .f = Nada supera { $what }; { $name } se sienta en cabeza.
    .g = { $name } descubre { $what }, y la mejor silla se da la vuelta.
    .h = Por pura suerte, { $name }: { $what }, y el primer asiento.

drawn-last =
    .a = { $name } saca la más baja, y le enseñan la escoba.
    .b = Carta más baja, silla más baja: { $name }.
    .c = La fortuna mira por la ventana: { $name } se sienta al fondo.
    .d = El extremo de la mesa espera a { $name }.
    .e = { $name } empieza abajo, donde la vista va hacia arriba.
    .f = Alguien saca la más baja, y hoy es { $name }.
    .g = Una escoba se presenta a { $name }.
    .h = Junto a la puerta y lejos de la sopa: { $name }.

rise =
    .a = { $name } sube { places } y da las gracias a la escalera.
    .b = Hacia arriba { places }: { $name }, casi sin aliento.
    .c = Al subir { places }, { $name } manda llamar al sastre.
    .d = La escalera aguanta: { $name } sube { places }.
    .e = { $name } avanza { places }, más cerca del fuego.
    .f = Mejor sopa para { $name }, que sube { places }.
    .g = Sombrero nuevo para { $name }, que gana { places }.
    .h = { $name } asciende { places } y aún saluda a la cocina.
    .i = Se mueven las sillas: { $name } sube { places }.

fall =
    .a = { $name } baja { places }, con la mano en la barandilla.
    .b = Hay mucha cera en la escalera: { $name } baja { places }.
    .c = Un asiento más fresco para { $name }, { places } más abajo.
    .d = En buen orden, { $name } desciende { places }.
    .e = { $name } cede { places } y encuentra viejas amistades.
    .f = La sopa llega ahora más tarde a { $name }: baja { places }.
    .g = Alguien movió la escalera: { $name } baja { places }.
    .h = { $name } resbala { places }. El gato mira a otro lado, por tacto.
    .i = En el libro, { $name } baja { places }, con letra pequeña.

rise-crown =
    .a = De la escoba a la corona en una ronda: { $name }.
    .b = { $name } deja la escoba y toma la corona.
    .c = El escriba lo revisa dos veces: { $name }, del fondo a la cima.
    .d = Todas las escaleras de golpe: la corona es de { $name }.
    .e = { $name } fue a barrer el salón del trono y se quedó.
    .f = ¿Quién barrerá ahora? { $name } tiene la corona.
    .g = Ya hay balada: *{ $name } y la escoba voladora*.
    .h = Hace una ronda, escoba; hoy, corona. { $name } guarda las dos.

reign =
    .a = { $name } conserva la corona. Empieza a quedarle bien.
    .b = La corona sigue donde estaba: en { $name }.
    .c = Nadie le pide a { $name } que se levante.
    .d = Otra ronda, misma corona, y { $name } debajo.
    .e = { $name } sigue reinando; el retratista cobra otra vez.
    .f = Sin cambios en lo alto: { $name }.
    .g = El trono ya tiene la forma de { $name }.
    .h = Todavía { $name }. Las monedas no necesitan otra cara.

fall-crown =
    .a = { $name } pierde la corona; la tiene { $next }.
    .b = La corona rueda de { $name } a { $next }.
    .c = { $next } se prueba la corona. { $name } da consejos.
    .d = El reinado de { $name } termina. La corona es de { $next }.
    .e = { $name } entrega a { $next } corona, llaves y gato.
    .f = Cara nueva en las monedas: { $next }, donde estaba { $name }.
    .g = De { $name } a { $next }: una corona con poco uso.
    .h = { $next } reina, y { $name } tiene las tardes libres.

stuck =
    .a = { $name } sigue al fondo. La escoba se alegra.
    .b = La escoba conserva a { $name }, o al revés.
    .c = Otra vez al fondo: { $name }, que sabe dónde está todo.
    .d = { $name } conserva el último asiento; nunca brilló tanto el suelo.
    .e = Esta vez no hay escalera para { $name }: último asiento.
    .f = Mismo taburete, misma corriente: { $name }.
    .g = ¡Cómo habría extrañado la cocina a { $name }!
    .h = Paciencia, { $name }. Están arreglando la escalera.

## Decrees

proclaimed =
    .a = { $name } aclara la regia garganta: ¡sépase!
    .b = Oigan lo que place a { $name }, y tomen nota.
    .c = Un pergamino rueda por el suelo, con el sello de { $name }.
    .d = Por voluntad de { $name }, y por una sola ronda, todo es nuevo.
    .e = { $name } ha tenido una idea en el baño.
    .f = Trompetas, algo tarde, para la palabra de { $name }.
    .g = ¡Costumbre nueva, recién salida de la mano de { $name }!
    .h = Con la tinta aún fresca, { $name } proclama.

## Waiting

lobby =
    .a = Un heraldo desenrolla una larga lista y moja un lápiz corto.
    .b = Los bancos están fuera y las velas arden. ¿Quién juega?
    .c = ¡Atención! La corte busca gente de cualquier rango.
    .d = Una corona, una escoba, y sillas para todo lo de en medio.
    .e = La mesa está puesta. Pasen y tomen asiento.
    .f = Se busca gente. Se ofrece una corona, o una escoba.
    .g = Cuidado con la oca: el puente está bajado.
    .h = Se reparten títulos. Algunos son buenos.
    .i = Alguien llevará la corona. Vengan a ver quién.

lobby-ready =
    .a = Hay gente suficiente. El heraldo afina la trompeta.
    .b = La corte ya tiene tamaño para empezar.
    .c = Bastantes sillas están calientes: se puede empezar.
    .d = Somos bastantes para una riña y, por tanto, para jugar.
    .e = Las cartas se han barajado dos veces, por si acaso.
    .f = Basta una palabra para que empiece el juego.
    .g = La mesa se llena; el gato cede la silla.
    .h = Velas encendidas, buena compañía: se podría empezar.
    .i = Quien llegue tarde aún tiene sitio; lo demás está a punto.

between =
    .a = Se barajan las cartas; se pueden estirar las piernas.
    .b = Un breve descanso. Alguien barre, y sabemos quién.
    .c = Entre ronda y ronda, la corte entera es igual, un rato.
    .d = Se sirve la sopa, por orden de título.
    .e = Quien reparte se sopla los dedos fríos.
    .f = Estirarse, beber, perdonar. El próximo reparto se acerca.
    .g = Se afilan las plumas, y el ingenio.
    .h = El gato inspecciona la baraja y la encuentra completa.
    .i = Dentro de un momento, cartas. Por ahora, chismes.
    .j = Pausa. El heraldo hace gárgaras.
