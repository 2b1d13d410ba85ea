public import CaptionContainers
public import CaptionModel

/// What a movie lacks that was cut off, by a download that stopped for instance.
extension MovieFile {
  /// Whether the file ends so early that text of a track is not in it.
  ///
  /// Where a file was cut within its pictures or sound, all text may be there.
  func isIncomplete(_ list: MP4SampleList) -> Bool {
    list.missing != nil || cutDescription != nil
  }

  /// Whether the file ends within what tells of its tracks.
  public var isCutInTables: Bool { movie.cutBox?.type == "moov" }

  /// The box that tells of samples, and within which the file ends; nil where it does not.
  ///
  /// Behind the end of a file in fragments there may be any number of others.
  private var cutDescription: MP4Box? {
    guard let box = movie.cutBox else { return nil }
    return movie.hasFragments || isCutInTables ? box : nil
  }

  /// What a track's tables show of it without its text, which is not read.
  ///
  /// - Throws: Where the tables cannot be had.
  public func tables(of track: MP4Track) throws(MovieProblem) -> Captions {
    do throws(ByteSourceError) {
      let list = try movie.samples(of: track, in: source)
      var captions = Captions(document: CaptionDocument())
      captions.diagnostics = list.diagnostics
      captions.isIncomplete = isIncomplete(list)
      return captions
    } catch {
      throw MovieProblem("track \(track.number): \(error.message)")
    }
  }

  /// Why nothing is known of what a movie should have; nil where it was not cut.
  public var reasonOfCut: String? {
    movie.diagnostics.first { $0.code == MP4Diagnostics.truncated.code }?.message
  }

  /// What is wrong with the movie and with tracks of it, each fault once.
  ///
  /// What follows from that the file was cut is left out, so that one line tells it.
  public func diagnostics(with captions: [Captions]) -> [Diagnostic] {
    let all = captions.flatMap(\.diagnostics)
    guard let cut = movie.cutBox else { return movie.diagnostics + all }
    let isTold = all.contains { $0.code == MP4Diagnostics.sampleOutside.code }
    return (movie.diagnostics + all).filter { diagnostic in
      if diagnostic.code == MP4Diagnostics.truncated.code { return !isTold }
      guard Self.consequences.contains(diagnostic.code), let range = diagnostic.range else {
        return true
      }
      return range.lowerBound < cut.offset || Int64(range.upperBound) < source.count
    }
  }

  /// The codes of what boxes lack that are not there to their end.
  private static let consequences: Set<String> = [
    MP4Diagnostics.brokenSize.code, MP4Diagnostics.brokenBox.code, MP4Diagnostics.missingBox.code,
    MP4Diagnostics.brokenTable.code, MP4Diagnostics.brokenFragment.code,
    MP4Diagnostics.strayBytes.code,
  ]

  /// What of a track was not read, as losses of every conversion.
  func losses(_ captions: Captions) -> [Loss] {
    let features = Dictionary(
      uniqueKeysWithValues: MP4Diagnostics.all.compactMap { info in
        info.loss.map { (info.code, $0) }
      }
    )
    var losses = captions.diagnostics.compactMap { diagnostic in
      features[diagnostic.code].map {
        Loss(
          feature: $0,
          what: diagnostic.message,
          reason: "it is not among the captions that were read"
        )
      }
    }
    if losses.isEmpty, captions.isIncomplete, let reason = reasonOfCut {
      losses.append(
        Loss(feature: "sample", what: "all that follows byte \(source.count)", reason: reason)
      )
    }
    return losses
  }
}
