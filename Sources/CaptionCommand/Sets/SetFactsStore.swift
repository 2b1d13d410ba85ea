import CaptionKit
import SystemIO

/// Keeps the facts of any number of files; from a size on, the words of all go to a file without a name.
struct SetFactsStore {
  /// Which file it is; one that comes twice may have changed in between.
  private struct Key: Hashable {
    var path: String
    var hash: ContentHash

    init(_ facts: SetFacts) {
      path = facts.path
      hash = facts.contentHash
    }
  }

  /// Where the words of a file are.
  private struct Place {
    var offset: Int64
    var count: Int
  }

  /// So many bytes of words stay in memory.
  private let most: Int
  private let makeScratch: @Sendable () -> ScratchFile?
  private var facts: [SetFacts] = []
  private var held = 0
  private var scratch: ScratchFile?
  private var places: [Key: Place] = [:]
  private var end: Int64 = 0
  private var canSpill = true

  init(most: Int = 32 << 20, makeScratch: @escaping @Sendable () -> ScratchFile?) {
    self.most = most
    self.makeScratch = makeScratch
  }

  /// Whether there are none.
  var isEmpty: Bool { facts.isEmpty }

  /// Takes the facts of a file; in what order is no matter.
  mutating func add(_ new: SetFacts) {
    held += new.dialogue.bytes.count
    facts.append(new)
    guard held > most, canSpill else { return }
    if scratch == nil { scratch = makeScratch() }
    guard let scratch else {
      canSpill = false
      return
    }
    for index in facts.indices where !facts[index].dialogue.bytes.isEmpty {
      let bytes = facts[index].dialogue.bytes
      let key = Key(facts[index])
      if places[key] == nil {
        do throws(FileError) {
          try scratch.write(bytes, at: end)
        } catch {
          // Without space on the disk there is still memory.
          canSpill = false
          return
        }
        places[key] = Place(offset: end, count: bytes.count)
        end += Int64(bytes.count)
      }
      held -= bytes.count
      facts[index].dialogue.removeCues()
    }
  }

  /// All files put together by their titles.
  var library: CaptionLibrary {
    guard let scratch, !places.isEmpty else { return CaptionLibrary(facts) }
    let places = places
    return CaptionLibrary(facts) { facts in
      guard facts.dialogue.bytes.isEmpty, let place = places[Key(facts)],
        let bytes = try? scratch.read(at: place.offset, count: place.count)
      else { return facts.dialogue }
      return DialogueSketch(
        bytes: bytes,
        isCut: facts.dialogue.isCut,
        wordsHash: facts.dialogue.wordsHash,
        spokenWords: facts.dialogue.spokenWords
      ) ?? facts.dialogue
    }
  }
}
