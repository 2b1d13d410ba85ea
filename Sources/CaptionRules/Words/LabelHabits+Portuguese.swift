extension LabelHabits {
  /// Portuguese, of Portugal and Brazil.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let portuguese = LabelHabits(
    vague:
      "ruido,ruidos,barulho,som,sons,musica,cancao,lingua estrangeira,"
      + "em lingua estrangeira,idioma estrangeiro,efeito sonoro,efeitos sonoros,canto,"
      + "fala em lingua estrangeira,falam em lingua estrangeira,"
      + "falando lingua estrangeira",
    actions: "sorri,acena com a cabeca,pisca o olho,encolhe os ombros",
    past:
      "latiu,latiram,latia,latiam,ladrou,ladraram,ladrava,riu,riram,ria,riam,suspirou,"
      + "suspiraram,suspirava,ofegou,ofegava,gemeu,gemeram,gemia,tossiu,tossiram,tossia,"
      + "espirrou,roncou,roncava,soluçou,soluçava,chorou,chorava,choravam,gritou,"
      + "gritaram,gritava,gritavam,uivou,uivava,uivavam,rosnou,rosnava,rugiu,rugia,"
      + "assobiou,assobiava,tocou,tocaram,tocava,tocavam,bateu,bateram,batia,batiam,"
      + "rangeu,rangia,estalou,estalava,ribombou,explodiu,explodiram,buzinou,buzinava,"
      + "apitou,apitava,aplaudiu,aplaudiram,aplaudiam,trovejou,miou,relinchou,soou,soaram",
    followers:
      "em,no,na,ao,a,à,de,do,da,atrás,fora,dentro,duas,três,de novo,novamente,"
      + "alto,baixo,forte,e,longe",
    collective:
      "todos,todas,todos juntos,todas juntas,ambos,ambas,os dois,as duas,os três,"
      + "juntos,juntas,em coro,em uníssono"
  )
}
