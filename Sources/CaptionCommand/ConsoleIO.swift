public import CaptionKit
public import SystemIO

/// Puts a file together of pieces, some of which are copied from another one.
///
/// - Parameters:
///   - pieces: What the file is made of, in order.
///   - source: The other file.
///   - path: The target.
///   - replacing: Whether a file that is there may be replaced.
///   - check: Looks at the new file, and says in words why it is not to be kept, or nil.
public typealias FileAssembler =
  @Sendable (
    _ pieces: [FilePiece], _ source: any ByteSource, _ path: String, _ replacing: Bool,
    _ check: (any ByteSource) -> String?
  ) throws(FileAssemblyError) -> Void

/// All that a command sees of the world around it, so that tests can run whole commands in memory.
public struct ConsoleIO: Sendable {
  /// The arguments after the program's name.
  public var arguments: [String]
  /// The value of an environment variable.
  public var environment: @Sendable (String) -> String?
  /// Reads a whole file; `-` is standard input.
  public var readFile: @Sendable (String) throws(FileError) -> [UInt8]
  /// Begins to read the lines of standard input one by one; nil reads the whole of it first.
  public var openLines: (@Sendable () -> () throws(FileError) -> [UInt8]?)?
  /// Writes a whole file; the last argument says whether one that is there may be replaced.
  public var writeFile: @Sendable (String, [UInt8], Bool) throws(FileError) -> Void
  /// What stands at a path.
  public var entry: @Sendable (String) -> FileSystem.Entry?
  /// Whether two paths lead to the same file.
  public var isSameFile: @Sendable (String, String) -> Bool
  /// Makes a folder and those above it.
  public var makeDirectory: @Sendable (String) throws(FileError) -> Void
  /// Writes to standard output or standard error.
  public var write: @Sendable (StandardStream, [UInt8]) throws(FileError) -> Void
  /// Whether standard output or standard error is a terminal.
  public var isTerminal: @Sendable (StandardStream) -> Bool
  /// The width of the terminal in columns, or nil where there is none.
  public var terminalWidth: @Sendable () -> Int?
  /// The names of what lies in a folder, in no order, but for hidden ones and links to folders.
  public var folderNames: @Sendable (String) throws(FileError) -> [String] = {
    (path) throws(FileError) in try FileSystem.names(in: path)
  }
  /// The folder that relative paths start from, as an absolute path.
  public var currentDirectory: @Sendable () -> String = { "/" }
  /// What tells one build of the command from another.
  public var buildStamp: @Sendable () -> String = { "" }
  /// By what the file at a path is told to be unchanged; nil where that cannot be told.
  public var stamp: @Sendable (String) -> FileStamp? = { _ in nil }
  /// How many names the file at a path has in its file system.
  public var nameCount: @Sendable (String) -> Int = { _ in 1 }
  /// Runs another program to its end.
  public var runProgram:
    @Sendable (_ program: String, _ arguments: [String]) throws(FileError) -> ProgramRun.Result = {
      (program, arguments) throws(FileError) in try ProgramRun.run(program, arguments)
    }
  /// Listens to a programme's sound.
  public var listen: @Sendable (Listening, ConsoleIO) throws(ListeningProblem) -> Listening.Heard =
    { (listening, io) throws(ListeningProblem) in try listening.heard(io) }
  /// Runs another program and takes its output as it comes; see
  /// ``ProgramRun/stream(_:_:keeping:patience:each:)``.
  public var streamProgram:
    @Sendable (
      _ program: String, _ arguments: [String], _ patience: Int?,
      _ each: (ArraySlice<UInt8>) -> Bool
    ) throws(FileError) -> ProgramRun.Result = {
      (program, arguments, patience, each) throws(FileError) in
      try ProgramRun.stream(program, arguments, patience: patience, each: each)
    }
  /// Lets somebody write a file beside its place and renames it; see ``FileWriter/make(_:replacing:by:)``.
  public var makeFile:
    @Sendable (_ path: String, _ replacing: Bool, _ make: (String) -> Bool) throws(FileError) ->
      Void =
      { (path, replacing, make) throws(FileError) in
        try FileWriter.make(path, replacing: replacing, by: make)
      }
  /// Writes several files, all or none of them; nil writes one after the other.
  public var writeFileSet: (@Sendable ([OutputFile]) throws(FileSetError) -> Void)?
  /// Writes a file of portions, and leaves it out where the last argument says in the end that it is
  /// not wanted; nil keeps the portions and writes a whole file.
  public var writePortions:
    (@Sendable (String, Bool, (PortionFile) -> Bool) throws(FileError) -> Void)?
  /// Opens a file of which parts are read; nil reads the whole of it.
  public var openFile: (@Sendable (String) throws(FileError) -> any ByteSource)?
  /// Puts a file together beside its target and has it looked at before it gets its name; nil writes
  /// it as one.
  public var assembleFile: FileAssembler?
  /// Makes a file for what does not have to stay in memory; nil where all has to.
  public var makeScratch: @Sendable () -> ScratchFile? = { try? ScratchFile() }
  /// Is told on which file the command works now.
  public var nameWork: @Sendable (String) -> Void = { _ in }
  /// How many processor cores there are for work side by side.
  public var coreCount: @Sendable () -> Int = { 1 }
  /// A clock that never goes back, in seconds.
  public var seconds: @Sendable () -> Double = { 0 }
  /// The width of the terminal to which standard error goes, in columns.
  public var statusWidth: @Sendable () -> Int = { 80 }
  /// Lets somebody's wish to stop be noticed from now on, instead of ending the process.
  public var watchStopRequests: @Sendable () -> Void = {}
  /// Lets such a wish end the process again.
  public var unwatchStopRequests: @Sendable () -> Void = {}
  /// Whether somebody has asked to stop and keep what there is.
  public var isStopRequested: @Sendable () -> Bool = { false }
  /// Whether the process ends with the command, so that memory need not be given back before.
  public var endsWithProcess = false

  /// Makes a world of its own.
  public init(
    arguments: [String],
    environment: @escaping @Sendable (String) -> String?,
    readFile: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    writeFile: @escaping @Sendable (String, [UInt8], Bool) throws(FileError) -> Void,
    entry: @escaping @Sendable (String) -> FileSystem.Entry?,
    isSameFile: @escaping @Sendable (String, String) -> Bool,
    makeDirectory: @escaping @Sendable (String) throws(FileError) -> Void,
    write: @escaping @Sendable (StandardStream, [UInt8]) throws(FileError) -> Void,
    isTerminal: @escaping @Sendable (StandardStream) -> Bool,
    terminalWidth: @escaping @Sendable () -> Int?
  ) {
    self.arguments = arguments
    self.environment = environment
    self.readFile = readFile
    self.writeFile = writeFile
    self.entry = entry
    self.isSameFile = isSameFile
    self.makeDirectory = makeDirectory
    self.write = write
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
  }

  /// What gives the lines of standard input one by one, and nil at their end.
  func inputLines() -> () throws(FileError) -> [UInt8]? {
    if let openLines { return openLines() }
    var rest: ArraySlice<UInt8>?
    return { () throws(FileError) -> [UInt8]? in
      if rest == nil { rest = try readFile("-")[...] }
      guard let bytes = rest, !bytes.isEmpty else { return nil }
      let line = bytes.prefix { $0 != 0x0A }
      rest = bytes[line.endIndex...].dropFirst()
      return Array(line)
    }
  }

  /// Writes a file of portions, unless `produce` says in the end that it is not wanted.
  func writeFile(
    _ path: String,
    replacing: Bool,
    _ produce: (PortionFile) -> Bool
  ) throws(FileError) {
    if let writePortions { return try writePortions(path, replacing, produce) }
    let file = PortionFile()
    guard produce(file) else { return }
    try writeFile(path, Array(file.kept.joined()), replacing)
  }

  /// Writes several files, all or none of them where the world can do that.
  func writeFiles(_ files: [OutputFile]) throws(FileSetError) {
    if let writeFileSet { return try writeFileSet(files) }
    for file in files {
      do throws(FileError) {
        try writeFile(file.path, file.bytes, file.replaces)
      } catch {
        throw FileSetError(file.path, error)
      }
    }
  }

  /// The process's own arguments, files and streams.
  public static func system() -> ConsoleIO {
    var io = ConsoleIO(
      arguments: ProcessControl.arguments,
      environment: { ProcessControl.environmentVariable($0) },
      readFile: { (path) throws(FileError) in
        path == "-" ? try FileReader.readStandardInput() : try FileReader.read(path)
      },
      writeFile: { (path, bytes, replacing) throws(FileError) in
        try FileWriter.write(bytes, to: path, replacing: replacing)
      },
      entry: { FileSystem.entry(at: $0) },
      isSameFile: { FileSystem.isSameFile($0, $1) },
      makeDirectory: { (path) throws(FileError) in try FileSystem.makeDirectory(path) },
      write: { (stream, bytes) throws(FileError) in try stream.write(bytes) },
      isTerminal: { $0.isTerminal },
      terminalWidth: { StandardStream.output.terminalWidth }
    )
    io.openLines = {
      let lines = LineInput()
      return { () throws(FileError) -> [UInt8]? in try lines.next() }
    }
    io.currentDirectory = { FileSystem.currentDirectory }
    io.buildStamp = {
      FileStamp(ProcessControl.executable ?? "").map { "\($0.size)-\($0.modified)" } ?? ""
    }
    io.stamp = { FileStamp($0) }
    io.nameCount = { FileSystem.nameCount(of: $0) }
    io.writeFileSet = { (files) throws(FileSetError) in try FileWriter.write(files) }
    io.writePortions = { (path, replacing, produce) throws(FileError) in
      try FileWriter.write(to: path, replacing: replacing, produce)
    }
    io.openFile = { (path) throws(FileError) in try FileByteSource(path) }
    io.assembleFile = { (pieces, source, path, replacing, check) throws(FileAssemblyError) in
      try FileWriter.assemble(
        pieces,
        to: path,
        replacing: replacing,
        copying: { (range) throws(FileAssemblyError) in
          do throws(ByteSourceError) {
            return try source.bytes(range)
          } catch {
            throw .unreadable(error.message)
          }
        },
        check: { check(FileByteSource($0)) }
      )
    }
    io.nameWork = { ProcessControl.nameWork($0) }
    io.coreCount = { ProcessControl.coreCount }
    let start = ContinuousClock.now
    io.seconds = {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
    io.statusWidth = { StandardStream.error.terminalWidth ?? 80 }
    io.watchStopRequests = { StopRequest.watch() }
    io.unwatchStopRequests = { StopRequest.unwatch() }
    io.isStopRequested = { StopRequest.wasMade }
    io.endsWithProcess = true
    return io
  }
}
