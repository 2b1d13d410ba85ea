extension Episode {
  /// "El faro": colours for the main characters, others in capitals and parentheses, sounds top right.
  static let une = Episode(
    house: "UNE",
    language: "es",
    table: #"""
      {\an9}(Oleaje) ¦ N
      {\an9}(Música misteriosa) ¦ M
      <font color="#ffff00">No deberías estar aquí.</font>
      <font color="#00ff00">Ni tú tampoco.</font>
      <font color="#ffff00">-¿Has visto a alguien?</font>\n<font color="#00ff00">-A nadie.</font>
      {\an9}(Graznidos de gaviotas) ¦ N
      (PESCADOR) ¡Buenos días! ¦ S PESCADOR
      <font color="#ffff00">Buenos días, don Ramón.</font>
      (PESCADOR) Hoy no hay quien salga. ¦ S PESCADOR
      {\an9}(Viento) ¦ N
      <font color="#00ff00">¿Qué hay en la caja?</font>
      <font color="#ffff00">Papeles.</font>
      {\an9}(Golpe) ¦ N
      (SUSURRA) Papeles de mi padre. ¦ H
      <font color="#00ff00">-¿Del farero?\n-Del farero.</font>
      {\an9}(Truenos) ¦ N
      Dijo una cosa muy rara: "No enciendas".
      {\an9}(Campanadas) ¦ N
      Son las 6:30 y no ha vuelto.
      (MUJER) ¿Buscáis a Elías? ¦ S MUJER
      <font color="#ffff00">Sí. ¿Lo conoce?</font>
      (MUJER) Lo conocí. ¦ S MUJER
      {\an9}(Suspiro) ¦ N
      Era mi hermano.
      <font color="#00ff00">Lo siento mucho.</font>
      {\an9}(Música triste) ¦ M
      # Mar adentro se fue mi amor # ¦ L
      # y no ha vuelto la mañana # ¦ L
      {\an9}(Ladridos) ¦ N
      <font color="#ffff00">¡Calla, Trueno!</font>
      (HOMBRE 1) ¡Eh, vosotros! ¦ S HOMBRE 1
      (HOMBRE 2) ¡Fuera de ahí! ¦ S HOMBRE 2
      <font color="#00ff00">¡Corre!</font>
      {\an9}(Pasos) ¦ N
      {\an9}(Jadeos) ¦ N
      {\an9}(Disparo) ¦ N
      <font color="#ffff00">¡AL SUELO!</font>
      {\an9}(Cristales rotos) ¦ N
      <font color="#00ff00">¿Estás bien?</font>
      <font color="#ffff00">(Eso creo).</font>
      {\an9}(Puerta) ¦ N
      (POR RADIO) Temporal en toda la costa. ¦ H
      {\an9}(Interferencias) ¦ N
      <font color="#00ff00">Apaga eso.</font>
      {\an9}(Clic) ¦ N
      (EN INGLÉS) Nobody move! ¦ H
      <font color="#ffff00">-¿Qué dice?\n-Que no nos movamos.</font>
      {\an9}(Música de tensión) ¦ M
      (CAPITÁN) Bajen esa lámpara. ¦ S CAPITÁN
      <font color="#00ff00">¿Quién es usted?</font>
      (CAPITÁN) Quien hace las preguntas. ¦ S CAPITÁN
      {\an9}(Risas) ¦ N
      Nota: el mapa está al revés.
      {\an9}(Crujido de madera) ¦ N
      <font color="#ffff00">La escalera no aguanta.</font>
      (CAPITÁN) Suba. ¦ S CAPITÁN
      {\an9}(Chirrido) ¦ N
      (GRITA) ¡Ahora! ¦ H
      {\an9}(Forcejeo) ¦ N
      {\an9}(Grito) ¦ N
      <font color="#00ff00">¡Inés!</font>
      <font color="#ffff00">Estoy aquí. Estoy aquí.</font>
      {\an9}(Respiración agitada) ¦ N
      <font color="#00ff00">Se ha caído.</font>
      {\an9}(Sirena de barco) ¦ N
      (NIÑO) ¡El faro está encendido! ¦ S NIÑO
      {\an9}(Aplausos) ¦ N
      (TODOS) ¡Bravo! ¦ S TODOS
      <font color="#ffff00">Mira esto: la firma es suya.</font>
      <font color="#00ff00">Capítulo dos: el tesoro.</font>
      {\an9}(Música alegre) ¦ M
      (EMOCIONADA) No me lo puedo creer. ¦ H
      {\an9}(Llanto) ¦ N
      (PESCADOR) ¿Y ahora qué? ¦ S PESCADOR
      <font color="#ffff00">Ahora se lo contamos a todos.</font>
      {\an9}(Acordeón) ¦ M
      # Mar adentro volvió mi amor # ¦ L
      {\an9}(Gaviotas) ¦ N
      <font color="#00ff00">¿Vamos?</font>
      <font color="#ffff00">Vamos.</font>
      {\an9}(Portazo) ¦ N
      Subtitulado por Faro Accesible
      """#
  )
}
