extension Episode {
  /// "Nachtdienst": sounds and music between asterisks, colours for the main characters, a name with a
  /// colon for all others.
  static let germany = Episode(
    house: "Germany",
    language: "de",
    table: #"""
      * Spannungsvolle Musik * ¦ M
      * Regen prasselt * ¦ N
      <font color="#ffff00">Zentrale, hier Wagen 12.</font>
      * Funk knackt * ¦ N
      (über Funk) Ich höre, Wagen 12. ¦ H
      <font color="#ffff00">Wir sind am Hafen.</font>
      <font color="#00ffff">Siehst du was?</font>
      <font color="#ffff00">Nichts. Nur Nebel.</font>
      * Nebelhorn * ¦ N
      <font color="#00ffff">Da! Da drüben!</font>
      * Autotür schlägt zu * ¦ N
      Mann: Halt! Wer da? ¦ S Mann
      <font color="#ffff00">Polizei.</font>
      Mann: Das kann jeder sagen. ¦ S Mann
      * Hund knurrt * ¦ N
      <font color="#00ffff">Der tut nichts, oder?</font>
      Mann: Meistens nicht. ¦ S Mann
      * Hund bellt * ¦ N
      <font color="#ffff00">Es war *genau* hier.</font>
      <font color="#00ffff">Um wie viel Uhr?</font>
      <font color="#ffff00">Um 2:45 Uhr.</font>
      * Schritte nähern sich * ¦ N
      (flüstert) Licht aus. ¦ H
      * Klicken * ¦ N
      * Sie atmet schwer. * ¦ N
      Frau: Bitte nicht schießen! ¦ S Frau
      <font color="#ffff00">Hände hoch!</font>
      Frau: Ich habe nichts getan. ¦ S Frau
      * Sie schluchzt. * ¦ N
      <font color="#00ffff">Wie heißen Sie?</font>
      Frau: Brandt. Tilda Brandt. ¦ S Frau
      * Donner grollt * ¦ N
      <font color="#ffff00">Die Tilda Brandt?</font>
      Sie sagte nur eins: Lauf.
      * Glas klirrt * ¦ N
      RUNTER!
      * Schuss * ¦ N
      * Reifen quietschen * ¦ N
      <font color="#00ffff">Er haut ab!</font>
      * Motor heult auf * ¦ N
      * Polizeisirene * ¦ N
      - Bist du verletzt?\n- Nein, alles gut.
      * Treibende Musik * ¦ M
      <font color="#ffff00">Links! Links!</font>
      * Hupen * ¦ N
      * Es kracht. * ¦ N
      * Stille * ¦ N
      (leise) Oh Gott. ¦ H
      Sanitäter: Platz da, bitte! ¦ S Sanitäter
      * Trage rollt * ¦ N
      <font color="#00ffff">Lebt er?</font>
      Sanitäter: Gerade noch. ¦ S Sanitäter
      * Handy klingelt * ¦ N
      <font color="#ffff00">Ja?</font>
      (am Telefon) Sie haben den Falschen. ¦ H
      <font color="#ffff00">Wer spricht da?</font>
      * Freizeichen * ¦ N
      (Woher hat der meine Nummer?)
      * Uhr tickt * ¦ N
      Hinweis: Der Schlüssel passt nicht.
      * Tür knarrt * ¦ N
      Chefin: Was ist passiert? ¦ S Chefin
      <font color="#00ffff">Drei Dinge: Pech, Pech und Pech.</font>
      * Gelächter * ¦ N
      Chefin: Sehr witzig. ¦ S Chefin
      * Sie knallt die Tür zu. * ¦ N
      Alle: Oha. ¦ S Alle
      * Radiomusik * ¦ M
      ♪ Komm mit mir ans Meer ♪ ¦ L
      ♪ Da weht der Wind so schwer ♪ ¦ L
      <font color="#ffff00">Mach das leiser.</font>
      * Musik verstummt * ¦ M
      (auf Polnisch) Guten Morgen. ¦ H
      <font color="#00ffff">Was hat sie gesagt?</font>
      <font color="#ffff00">Guten Morgen.</font>
      * Vögel zwitschern * ¦ N
      * Kirchenglocken * ¦ N
      Kapitel vier: Der Zeuge.
      Junge: Ich hab alles gesehen. ¦ S Junge
      <font color="#00ffff">Alles?</font>
      Junge: Alles. ¦ S Junge
      * Ruhige Klaviermusik * ¦ M
      <font color="#ffff00">Dann fang ganz von vorne an.</font>
      * Abspannmusik * ¦ M
      Untertitel: Hafen Media 2026
      """#
  )
}
