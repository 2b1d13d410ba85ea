extension LabelHabits {
  /// Korean.
  ///
  /// Labels are nouns, so there is no list of past tenses.
  ///
  /// Source: what Netflix, DCMP and the BBC say for English (LabelHabits+English), carried over; the words
  /// are this project's choice.
  static let korean = LabelHabits(
    vague: "소리,음악,소음,잡음,효과음,노래,외국어,외국어로,외국어 대화,외국어로 말한다,외국어로 말함",
    actions: "미소 짓는다,고개를 끄덕인다,윙크한다,어깨를 으쓱한다",
    collective: "모두,둘 다,두 사람,일동,다 함께,다 같이,다같이,모두 함께,전원"
  )
}
