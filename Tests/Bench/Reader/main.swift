// Reads one file into the model, positions and diagnostics included, and prints how many cues it
// has: what reading alone costs a whole process.
import CaptionKit
import SystemIO

guard let path = CommandLine.arguments.dropFirst().first else { ProcessControl.exit(2) }
let file = try CaptionFile.read(FileReader.read(path), name: path)
print(file.document.cues.count)
