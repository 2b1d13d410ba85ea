/// The list of all rules.
public enum RuleCatalog {
  /// Every rule, in the order in which they are listed.
  public static let entries: [RuleEntry] = [
    RuleEntry(OutOfOrder.self),
    RuleEntry(EndBeforeStart.self),
    RuleEntry(ZeroDuration.self),
    RuleEntry(OpenEnded.self),
    RuleEntry(Overlap.self),
    RuleEntry(MinDuration.self),
    RuleEntry(MaxDuration.self),
    RuleEntry(Gap.self),
    RuleEntry(FrameGrid.self),
    RuleEntry(ShotChange.self),
    RuleEntry(OutsideProgramme.self),
    RuleEntry(SubtitleZero.self),
    RuleEntry(EmptyCue.self),
    RuleEntry(DuplicateCue.self),
    RuleEntry(RollingDuplicates.self),
    RuleEntry(UnbalancedBrackets.self),
    RuleEntry(UnpairedMusicNote.self),
    RuleEntry(DoubleSpace.self),
    RuleEntry(MarkupAsText.self),
    RuleEntry(Promotion.self),
    RuleEntry(DialogueDash.self),
    RuleEntry(Ellipsis.self),
    RuleEntry(Quotes.self),
    RuleEntry(Italics.self),
    RuleEntry(Repertoire.self),
    RuleEntry(LanguageScript.self),
    RuleEntry(ReadingSpeed.self),
    RuleEntry(JointSpeed.self),
    RuleEntry(LineTooLong.self),
    RuleEntry(LineCount.self),
    RuleEntry(LineBreak.self),
    RuleEntry(Balance.self),
    RuleEntry(Orphan.self),
    RuleEntry(SpeakerUnidentified.self),
    RuleEntry(SoundUncovered.self),
    RuleEntry(OverDialogue.self),
    RuleEntry(DescriptionTooLong.self),
    RuleEntry(UndescribedStretch.self),
  ]

  /// The descriptions of all rules.
  public static let all: [RuleInfo] = entries.map(\.info)

  /// The rule with this id or alias, or nil.
  public static func rule(named name: String) -> RuleInfo? {
    all.first { $0.id == name || $0.aliases.contains(name) }
  }
}
