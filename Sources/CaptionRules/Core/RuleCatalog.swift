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
    RuleEntry(InconsistentName.self),
    RuleEntry(SpeakerLabelForm.self),
    RuleEntry(RepeatedLabel.self),
    RuleEntry(CollectiveLabel.self),
    RuleEntry(NumberedLabel.self),
    RuleEntry(LabelAtLineEnd.self),
    RuleEntry(VoiceMismatch.self),
    RuleEntry(EarlyName.self),
    RuleEntry(SoundForm.self),
    RuleEntry(MusicSignForm.self),
    RuleEntry(VagueLabel.self),
    RuleEntry(PastTense.self),
    RuleEntry(ItalicLabel.self),
    RuleEntry(ActionLabel.self),
    RuleEntry(MixedLine.self),
    RuleEntry(SoundUncovered.self),
    RuleEntry(UncoveredStretch.self),
    RuleEntry(NoMusicLabel.self),
    RuleEntry(SoundInOnePart.self),
    RuleEntry(ForcedForm.self),
    RuleEntry(ForcedDialogue.self),
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
