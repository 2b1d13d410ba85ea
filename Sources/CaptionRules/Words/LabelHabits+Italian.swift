extension LabelHabits {
  /// Italian, where a participle without its auxiliary may describe a noun.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let italian = LabelHabits(
    vague:
      "rumore,rumori,suono,suoni,musica,canzone,lingua straniera,in lingua straniera,"
      + "effetto sonoro,effetti sonori,canto,parla in lingua straniera,"
      + "parla una lingua straniera,parlano in lingua straniera",
    actions: "sorride,annuisce,fa l occhiolino,scrolla le spalle",
    past:
      "abbaiò,abbaiava,abbaiavano,rise,rideva,ridevano,sospirò,sospirava,ansimava,"
      + "gemette,gemeva,tossì,tossiva,starnutì,russava,singhiozzava,pianse,piangeva,"
      + "piangevano,gridò,gridava,gridavano,urlò,urlava,urlavano,ululò,ululava,ringhiò,"
      + "ringhiava,ruggì,ruggiva,fischiò,fischiava,suonò,suonarono,suonava,suonavano,"
      + "bussò,bussarono,bussava,sbatté,sbatteva,cigolò,cigolava,scricchiolò,"
      + "scricchiolava,rimbombò,rimbombava,esplose,esplosero,applaudì,applaudirono,"
      + "applaudivano,tuonò,tuonava,squillò,squillava,miagolò,nitrì",
    perfect:
      "abbaiato,riso,sospirato,ansimato,gemuto,tossito,starnutito,singhiozzato,"
      + "pianto,gridato,urlato,ululato,ringhiato,ruggito,fischiato,suonato,bussato,"
      + "sbattuto,cigolato,scricchiolato,applaudito,tuonato,squillato,miagolato,"
      + "nitrito",
    with: ["ha", "hanno"],
    followers:
      "in,a,al,alla,di,del,dietro,fuori,dentro,due,tre,di nuovo,ancora,forte,"
      + "piano,e,lontano",
    collective:
      "tutti,tutte,tutti insieme,tutte insieme,entrambi,entrambe,tutti e due,"
      + "tutti e tre,insieme,in coro,all'unisono"
  )
}
