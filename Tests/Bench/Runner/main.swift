// Measures whole commands from outside, CaptionKit and a named peer in turn in the same rounds, and
// compares the CPU time of each with the other's. Ratios are taken inside a round, since machines
// drift; the median of the rounds counts. Ends with 1 where a gate is missed.
import Foundation

/// One comparison: ours must cost at most `gate` times the peer's CPU.
struct Job {
  let name: String
  let ours: [String]
  let peer: [String]
  let gate: Double
  /// The exit statuses with which ours has done its work; a lint that finds something says so.
  var accepted: Set<Int32> = [0]
}

let environment = ProcessInfo.processInfo.environment
guard let captionkit = environment["CAPTIONKIT"], let reader = environment["CAPTIONKIT_READER"]
else {
  print("CAPTIONKIT names the command to measure, CAPTIONKIT_READER the one that only reads")
  exit(2)
}
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("captionkit-bench-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

for (name, count) in [("large", 100_000), ("episode", 700)] {
  let cues = BenchCorpus.cues(count: count, seed: 7)
  try Data(BenchCorpus.subRip(cues).utf8).write(to: URL(fileURLWithPath: path("\(name).srt")))
  try Data(BenchCorpus.webVTT(cues).utf8).write(to: URL(fileURLWithPath: path("\(name).vtt")))
  try Data(BenchCorpus.ttml(cues).utf8).write(to: URL(fileURLWithPath: path("\(name).ttml")))
}

func ffmpeg(_ input: String, _ output: String) -> [String] {
  ["ffmpeg", "-nostdin", "-v", "error", "-y", "-i", path(input), path(output)]
}
func convert(_ input: String, _ output: String) -> [String] {
  [captionkit, "convert", "-q", "--overwrite", path(input), path(output)]
}
func ffprobe(_ input: String) -> [String] {
  [
    "ffprobe", "-v", "error", "-count_packets", "-show_entries", "stream=nb_read_packets",
    path(input),
  ]
}
var jobs = [
  Job(
    name: "100,000 cues, SRT to WebVTT, against ffmpeg",
    ours: convert("large.srt", "ours.vtt"),
    peer: ffmpeg("large.srt", "peer.vtt"),
    gate: 1.0 / 8
  ),
  Job(
    name: "100,000 cues, WebVTT to SRT, against ffmpeg",
    ours: convert("large.vtt", "ours.srt"),
    peer: ffmpeg("large.vtt", "peer.srt"),
    gate: 1.0 / 8
  ),
  Job(
    name: "100,000 cues, SRT read, against ffprobe",
    ours: [reader, path("large.srt")],
    peer: ffprobe("large.srt"),
    gate: 1.0 / 6
  ),
  Job(
    name: "100,000 cues, WebVTT read, against ffprobe",
    ours: [reader, path("large.vtt")],
    peer: ffprobe("large.vtt"),
    gate: 1.0 / 6
  ),
  Job(
    name: "700 cues, SRT to WebVTT, against ffmpeg",
    ours: convert("episode.srt", "ours.vtt"),
    peer: ffmpeg("episode.srt", "peer.vtt"),
    gate: 1.0 / 10
  ),
]

// Peers that are not on every machine: pysubs2 by Python, and libxml2's own parse by xmllint.
if let python = environment["PYSUBS2_PYTHON"] {
  jobs.append(
    Job(
      name: "100,000 paragraphs, TTML to WebVTT, against pysubs2",
      ours: convert("large.ttml", "ours.vtt"),
      peer: [
        python, "-c",
        "import sys, pysubs2; pysubs2.load(sys.argv[1], format_='ttml').save(sys.argv[2])",
        path("large.ttml"), path("peer.vtt"),
      ],
      gate: 1.0 / 20
    )
  )
}
if let normalise = environment["SRT_NORMALISE"] {
  jobs.append(
    Job(
      name: "100,000 cues, lint with netflix-en-sdh, against srt-normalise",
      ours: [captionkit, "lint", "-q", "--profile", "netflix-en-sdh", path("large.srt")],
      peer: [normalise, "-i", path("large.srt"), "-o", path("peer.srt")],
      gate: 1.0 / 8,
      accepted: [0, 1]
    )
  )
}
if let floor = environment["SAX_FLOOR"] {
  jobs.append(
    Job(
      name: "100,000 paragraphs, TTML read, against libxml2's SAX parse",
      ours: [reader, path("large.ttml")],
      peer: [floor, path("large.ttml")],
      gate: 2.5
    )
  )
}

let rounds = Int(environment["ROUNDS"] ?? "") ?? 7
var missed = 0
for job in jobs {
  var ours: [Double] = []
  var peer: [Double] = []
  for round in 0...rounds {
    let one = cpuSeconds(job.ours, accepting: job.accepted)
    let other = cpuSeconds(job.peer)
    guard let one, let other else {
      print("\(job.name): a command could not be run or failed")
      exit(2)
    }
    // The first round only warms the page cache.
    if round > 0 {
      ours.append(one)
      peer.append(other)
    }
  }
  let ratio = median(zip(ours, peer).map { $0 / $1 })
  let met = ratio <= job.gate
  if !met { missed += 1 }
  print(
    "\(job.name): \(milliseconds(median(ours))) to \(milliseconds(median(peer))) of CPU, "
      + "\(share(ratio)) (gate \(share(job.gate))): "
      + (met ? "met" : "MISSED")
  )
}
exit(missed == 0 ? 0 : 1)

/// User and system time of one run, or nil where it could not be started or failed.
func cpuSeconds(_ command: [String], accepting statuses: Set<Int32> = [0]) -> Double? {
  let process = Process()
  guard let program = command.first.flatMap(executable) else { return nil }
  process.executableURL = program
  process.arguments = Array(command.dropFirst())
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let before = childrenCPU()
  do { try process.run() } catch { return nil }
  process.waitUntilExit()
  guard statuses.contains(process.terminationStatus) else { return nil }
  return childrenCPU() - before
}

/// The program of a path, or of a name that is looked up as a shell does.
func executable(_ name: String) -> URL? {
  if name.contains("/") { return URL(fileURLWithPath: name) }
  return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/\(name)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

func childrenCPU() -> Double {
  var usage = rusage()
  // -1 is RUSAGE_CHILDREN; Linux and macOS import the name with different types.
  _ = unsafe getrusage(-1, &usage)
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

/// A ratio as people say it: `1/12.3` or `2.1`.
func share(_ ratio: Double) -> String {
  ratio < 1 ? "1/" + String(format: "%.1f", 1 / ratio) : String(format: "%.2f", ratio)
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
