extension LabelledCues {
  /// Verbs of speaking with adverbs, separable verbs, what is done while somebody speaks, labels behind a
  /// second turn on a line.
  static let seventh = #"""
    [yells indistinctly] ¦ en ¦ sound ¦  ¦
    [yells indistinctly] Over here! ¦ en ¦ manner ¦  ¦ Over here!
    [mutters angrily] ¦ en ¦ sound ¦  ¦
    [speaks softly] Come closer. ¦ en ¦ manner ¦  ¦ Come closer.
    [softly, nervously] ¦ en ¦ manner ¦  ¦
    [whispering quietly] ¦ en ¦ manner ¦  ¦
    [doet Sanne na] Dat mag niet. ¦ nl ¦ manner ¦  ¦ Dat mag niet.
    [doet de deur open] Kom binnen. ¦ nl ¦ sound ¦  ¦ Kom binnen.
    [macht Anna nach] Das darf man nicht. ¦ de ¦ manner ¦  ¦ Das darf man nicht.
    [한숨 쉬며] 그만해 ¦ ko ¦ manner ¦  ¦ 그만해
    [한숨 쉬며] ¦ ko ¦ sound ¦  ¦
    [한숨을 쉬면서] 가자 ¦ ko ¦ manner ¦  ¦ 가자
    -Are you there? -JOHN: No. ¦ en ¦ mixed ¦ JOHN ¦ Are you there? No.
    >> Yes! >> JOHN: No. ¦ en ¦ mixed ¦ JOHN ¦ Yes! No.
    """#
}
