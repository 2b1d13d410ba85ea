public import CaptionAnalysis
import CaptionModel

/// Finds names that are written in more than one way.
public struct InconsistentName: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/inconsistent-name",
    "The same speaker's name is written in two ways.",
    severity: .advice,
    text: .init(
      checks:
        "Names in labels and voices that differ in accents, in case within one form of label, "
        + "or in one letter.",
      matters:
        "Two spellings are two people to a viewer, and to every program that lists speakers.",
      measured: "What stands less often is held against what stands more often. Names that differ "
        + "in a letter are found only where one is at least three times as frequent, they never "
        + "stand in the same cue, and neither is a role or bears a number; they may still be two "
        + "people.",
      sources: [
        "CaptionKit's own; consistency is one of the five aims of the DCMP Captioning Key."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        <v Mara>Who is there?</v>

        00:04.000 --> 00:06.000
        MARA: Nobody?

        00:07.000 --> 00:08.000
        MAN: Me.

        00:09.000 --> 00:10.000
        MEN: Us.
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        [Anna] Who is there?

        00:04.000 --> 00:06.000
        [Anna] Nobody?

        00:07.000 --> 00:08.000
        [Anna] Hello?

        00:09.000 --> 00:10.000
        ⟦1⟧[ANNA] Is that you?

        00:11.000 --> 00:12.000
        ⟦2⟧[Ana] It is.
        """,
        "the name \"ANNA\" is written \"Anna\" in 3 other places",
        "the name \"Ana\" might be \"Anna\", which stands in 4 other places"
      ),
    ]
  )

  /// More names than this are no cast, and are not compared letter by letter.
  private static let mostNames = 2000

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each place where a name is written otherwise than mostly.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let found = SpeakerNames(track)
    for name in found.names where name.spellings.count > 1 { compare(name, report) }
    if found.names.count <= Self.mostNames { compare(found.names, report) }
  }

  /// Compares the spellings of a name that differ in case or accents.
  private func compare(_ name: SpeakerNames.Name, _ report: (Finding) -> Void) {
    let small = name.spellings.map { $0.text.lowercased() }
    for (index, spelling) in name.spellings.enumerated() {
      // Which is right is told by how often each stands, and by what came first.
      func wins(_ other: Int) -> Bool {
        let (count, own) = (name.spellings[other].uses.count, spelling.uses.count)
        return count > own || count == own && other < index
      }
      let better = name.spellings.indices.filter { other in
        guard other != index, wins(other) else { return false }
        // Each form of label has a case of its own.
        return small[other] != small[index]
          || name.spellings[other].mark == spelling.mark
            && name.spellings[other].text != spelling.text
      }.max { name.spellings[$0].uses.count < name.spellings[$1].uses.count }
      guard let better else { continue }
      let other = name.spellings[better]
      let isCase = small[better] == small[index]
      tell(
        spelling,
        "is written \"\(other.text)\" in \(counted(other.uses.count, "other place"))",
        isCase || other.mark == spelling.mark ? other.text : nil,
        isCase ? .safe : .unsafe,
        report
      )
    }
  }

  /// Compares names that differ in one letter.
  private func compare(_ names: [SpeakerNames.Name], _ report: (Finding) -> Void) {
    // Two texts that one deletion makes the same differ in one letter.
    var shortened: [[UInt32]: [Int]] = [:]
    var pairs: Set<[Int]> = []
    for (index, name) in names.enumerated() where isComparable(name) {
      for position in name.letters.indices {
        var letters = name.letters
        letters.remove(at: position)
        for other in shortened[letters, default: []] where other != index {
          // A letter in another's place makes other names too often where they are short.
          if name.letters.count >= 6 { pairs.insert([other, index]) }
        }
        if shortened[letters]?.last != index { shortened[letters, default: []].append(index) }
      }
    }
    for (index, name) in names.enumerated() where isComparable(name) {
      for longer in shortened[name.letters] ?? [] {
        pairs.insert([min(index, longer), max(index, longer)])
      }
    }
    for pair in pairs.sorted(by: { ($0[0], $0[1]) < ($1[0], $1[1]) }) {
      let (first, second) = (names[pair[0]], names[pair[1]])
      let (rare, usual) = first.count < second.count ? (first, second) : (second, first)
      guard usual.count >= rare.count * 3, usual.spellings.contains(where: \.isLikely),
        !areTogether(rare, usual),
        let text = usual.spellings.max(by: { $0.uses.count < $1.uses.count })?.text
      else { continue }
      for spelling in rare.spellings {
        tell(
          spelling,
          "might be \"\(text)\", which stands in \(counted(usual.count, "other place"))",
          nil,
          .unsafe,
          report
        )
      }
    }
  }

  private func isComparable(_ name: SpeakerNames.Name) -> Bool {
    (3...30).contains(name.letters.count) && !name.isRole
      && !name.letters.contains { (0x30...0x39).contains($0) }
  }

  /// Whether two names stand in one cue, which two spellings of one name hardly do.
  private func areTogether(_ first: SpeakerNames.Name, _ second: SpeakerNames.Name) -> Bool {
    let cues = Set(first.spellings.flatMap { $0.uses.map(\.cue) })
    return second.spellings.contains { $0.uses.contains { cues.contains($0.cue) } }
  }

  private func tell(
    _ spelling: SpeakerNames.Spelling,
    _ what: String,
    _ replacement: String?,
    _ safety: Fix.Safety,
    _ report: (Finding) -> Void
  ) {
    for use in spelling.uses {
      var fix: Fix?
      if let replacement, let range = use.range {
        let edit = CueEdit.text(cue: use.cue, range: range, replacement: replacement)
        fix = Fix("write \"\(replacement)\"", safety: safety, [edit])
      }
      report(
        Finding(
          .text(use.cue),
          "the name \"\(spelling.text)\" \(what)",
          excerpt: use.range,
          fix: fix
        )
      )
    }
  }
}
