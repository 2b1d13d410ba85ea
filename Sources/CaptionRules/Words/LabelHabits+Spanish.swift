extension LabelHabits {
  /// Spanish.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let spanish = LabelHabits(
    vague:
      "ruido,ruidos,sonido,sonidos,musica,cancion,idioma extranjero,"
      + "en idioma extranjero,habla en idioma extranjero,efecto de sonido,"
      + "efectos de sonido,canto,hablan en idioma extranjero,lengua extranjera",
    actions: "sonrie,asiente,asiente con la cabeza,guina el ojo,se encoge de hombros",
    past:
      "ladró,ladraron,ladraba,ladraban,rió,rieron,reía,reían,suspiró,suspiraron,"
      + "suspiraba,jadeó,jadeaba,gimió,gimieron,gemía,gemían,tosió,tosieron,tosía,"
      + "estornudó,roncaba,sollozó,sollozaba,lloró,lloraba,lloraban,gritó,gritaron,"
      + "gritaba,gritaban,aulló,aullaba,aullaban,gruñó,gruñía,rugió,rugía,silbó,silbaba,"
      + "sonó,sonaron,sonaba,sonaban,golpeó,golpearon,golpeaba,"
      + "crujió,crujía,chirrió,chirriaba,retumbó,retumbaba,explotó,explotaron,estalló,"
      + "estallaron,pitó,pitaba,aplaudió,aplaudieron,aplaudían,tronó,maulló,maullaba,"
      + "relinchó",
    followers:
      "en,a,al,de,del,detrás,fuera,afuera,dentro,dos,tres,otra,de nuevo,fuerte,"
      + "fuertemente,suavemente,y,por,lejos",
    collective:
      "todos,todas,todos juntos,todas juntas,ambos,ambas,los dos,las dos,"
      + "los tres,juntos,juntas,a coro,al unísono"
  )
}
