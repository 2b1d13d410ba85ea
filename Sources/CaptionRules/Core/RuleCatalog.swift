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
    RuleEntry(RollingDuplicates.self),
    RuleEntry(UnbalancedBrackets.self),
    RuleEntry(UnpairedMusicNote.self),
    RuleEntry(ReadingSpeed.self),
    RuleEntry(LineTooLong.self),
    RuleEntry(SpeakerUnidentified.self),
    RuleEntry(SoundUncovered.self),
  ]

  /// The descriptions of all rules.
  public static let all: [RuleInfo] = entries.map(\.info)

  /// The rule with this id or alias, or nil.
  public static func rule(named name: String) -> RuleInfo? {
    all.first { $0.id == name || $0.aliases.contains(name) }
  }
}
