/// The tables of the cache, which are a catalogue of what was checked as well.
///
/// `files` has a row for each file and the settings with which it was checked, `settings` says what those
/// were, `records` has the line of JSON from which any report can be made, and `writings` what reports
/// wrote of it; `sets` has what rules about sets found in all files of a run. The views `tracks`, `findings` and `figures` show the records as tables: they cost nothing
/// until somebody asks.
enum CatalogueSchema {
  /// The version of the tables; a database with another one is made anew.
  static let version = 2

  static let statements = """
    CREATE TABLE settings (
      id INTEGER PRIMARY KEY,
      digest TEXT NOT NULL UNIQUE,   -- of all that the findings hang on besides the file
      tool TEXT NOT NULL,            -- the version of captionkit, and which build of it
      configuration TEXT NOT NULL    -- the configuration file; empty for none
    );
    CREATE TABLE files (
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL,            -- from the root
      settings INTEGER NOT NULL REFERENCES settings (id),
      name TEXT NOT NULL,            -- as it was named
      size INTEGER NOT NULL,         -- bytes
      mtime INTEGER NOT NULL,        -- nanoseconds since 1970, or 0 where it was too fresh to be told by
      inode INTEGER NOT NULL,
      hash TEXT NOT NULL,            -- of the content
      outline TEXT NOT NULL,         -- the numbers that the sums of a run need, as JSON
      outline_check INTEGER NOT NULL,
      UNIQUE (path, settings)
    );
    CREATE TABLE records (
      file INTEGER PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
      record TEXT NOT NULL,          -- what lint --facts writes
      record_check INTEGER NOT NULL
    );
    CREATE TABLE writings (
      file INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
      report TEXT NOT NULL,          -- the kind of report, and how it was to look
      bytes BLOB,
      bytes_check INTEGER NOT NULL,
      PRIMARY KEY (file, report)
    );
    CREATE TABLE sets (
      id INTEGER PRIMARY KEY,
      fingerprint TEXT NOT NULL UNIQUE, -- of names, contents and settings of all files of a run
      found TEXT NOT NULL,           -- what was found, as parts of records
      found_check INTEGER NOT NULL
    );
    CREATE VIEW tracks AS
      SELECT records.file AS file, part.key AS number,
        json_extract(part.value, '$.path') AS path,
        json_extract(part.value, '$.format') AS format,
        json_extract(part.value, '$.accepted') AS accepted,
        json_array_length(part.value, '$.findings') AS findings
      FROM records, json_each(records.record, '$.parts') AS part;
    CREATE VIEW findings AS
      SELECT records.file AS file, json_extract(part.value, '$.path') AS path,
        json_extract(finding.value, '$.code') AS rule,
        json_extract(finding.value, '$.severity') AS severity,
        json_extract(finding.value, '$.line') AS line,
        json_extract(finding.value, '$.column') AS column_number,
        json_extract(finding.value, '$.cue') + 1 AS cue,
        json_extract(finding.value, '$.message') AS message,
        json_extract(finding.value, '$.measured') AS measured,
        json_extract(finding.value, '$.allowed') AS allowed,
        json_extract(finding.value, '$.unit') AS unit
      FROM records, json_each(records.record, '$.parts') AS part,
        json_each(part.value, '$.findings') AS finding;
    CREATE VIEW figures AS
      SELECT files.id AS file, files.path AS path,
        json_extract(record, '$.facts.language') AS language,
        json_extract(record, '$.facts.cues') AS cues,
        json_extract(record, '$.facts.words') AS words,
        json_extract(record, '$.facts.characters') AS characters,
        json_extract(record, '$.facts.duration') AS milliseconds,
        json_extract(record, '$.facts.encoding') AS encoding
      FROM files JOIN records ON records.file = files.id;
    PRAGMA user_version = \(version);
    """
}
