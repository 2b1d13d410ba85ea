// Reads one file, computes its facts again and again, and prints the least CPU time of one go in
// milliseconds: what the facts alone cost a check, for a profiler too.
import CaptionAnalysis
import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import SystemIO

guard let path = CommandLine.arguments.dropFirst().first else { ProcessControl.exit(2) }
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20
let source = try SourceText.decode(FileReader.read(path), name: path)
guard let format = FormatRegistry.standard.detect(source).format else { ProcessControl.exit(1) }
let file = format.read(source, ReadingOptions())
var least = Double.infinity
var words = 0
for _ in 0..<max(rounds, 1) {
  let start = clock()
  let track = Track(file.document, map: file.map)
  words = track.summary.words
  least = min(least, Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
}
print("\(words) words, \(least) ms")
