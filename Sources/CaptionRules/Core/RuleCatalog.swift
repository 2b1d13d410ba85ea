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
    RuleEntry(Unmatched.self),
    RuleEntry(WholeOffset.self),
    RuleEntry(Drift.self),
    RuleEntry(Pieces.self),
    RuleEntry(LateCue.self),
    RuleEntry(EarlyCue.self),
    RuleEntry(MissedSpeech.self),
    RuleEntry(UnspokenCue.self),
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
    RuleEntry(UnlabelledSound.self),
    RuleEntry(SilentLabel.self),
    RuleEntry(ForcedForm.self),
    RuleEntry(ForcedDialogue.self),
    RuleEntry(OverDialogue.self),
    RuleEntry(DescriptionTooLong.self),
    RuleEntry(UndescribedStretch.self),
    RuleEntry(UnknownCharacteristic.self),
    RuleEntry(CharacteristicsForm.self),
    RuleEntry(HalfSDH.self),
    RuleEntry(MissingLanguage.self),
    RuleEntry(MissingAutoselect.self),
    RuleEntry(SeveralDefaults.self),
    RuleEntry(RepeatedName.self),
    RuleEntry(IndistinguishableRenditions.self),
    RuleEntry(ForcedWithoutRegular.self),
    RuleEntry(DescriptionOnText.self),
    RuleEntry(ProfileForm.self),
    RuleEntry(UnreachableGroup.self),
    RuleEntry(ShortPlaylist.self),
    RuleEntry(DroppedCue.self),
    RuleEntry(DoubledCue.self),
    RuleEntry(MissingTimestampMap.self),
    RuleEntry(TrackTagForm.self),
    RuleEntry(TrackLanguage.self),
    RuleEntry(TrackForcedFlags.self),
    RuleEntry(TrackTagPlace.self),
    RuleEntry(TrackGroups.self),
    RuleEntry(MissingTrack.self),
    RuleEntry(UnevenTracks.self),
    RuleEntry(DialogueMismatch.self),
    RuleEntry(TimingMismatch.self),
    RuleEntry(ForcedMissing.self),
    RuleEntry(ForcedWithDialogue.self),
    RuleEntry(UntranslatedStretch.self),
    RuleEntry(WrongLanguage.self),
    RuleEntry(LanguageDisagreement.self),
    RuleEntry(SDHWithoutLabels.self),
    RuleEntry(SameFile.self),
  ]

  /// The descriptions of all rules.
  public static let all: [RuleInfo] = entries.map(\.info)

  /// The groups of rules, in the order of the rules.
  public static let groups: [String] = all.reduce(into: []) { groups, rule in
    let group = String(rule.id.prefix { $0 != "/" })
    if !groups.contains(group) { groups.append(group) }
  }

  /// Every name that means rules: their ids, their aliases, their groups.
  public static let names: [String] = all.flatMap { [$0.id] + $0.aliases } + groups

  /// The rules that a name means: the one with this id or alias, or those of a group.
  public static func rules(named name: String) -> [RuleInfo] {
    all.filter { $0.answers(to: name) }
  }

  /// The rules that get a level by a name; of a group those that are on by default, unless they are
  /// turned off.
  public static func rules(named name: String, to level: RuleLevel) -> [RuleInfo] {
    if let rule = rule(named: name) { return [rule] }
    return rules(named: name).filter { level == .off || $0.isOnByDefault }
  }

  /// The rule with this id or alias, or nil.
  public static func rule(named name: String) -> RuleInfo? {
    all.first { $0.id == name || $0.aliases.contains(name) }
  }
}
