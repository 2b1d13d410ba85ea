#!/usr/bin/env python3
"""Lints a caption library on Apache Spark.

    spark-submit lint_library.py LIST OUT [--captionkit PROGRAM] [--partitions N] [--content] [-- OPTION...]

LIST has the path of a caption file on each line. Every partition of it goes through one
`captionkit lint --worker`, which answers each path with a line of JSON. OUT, which must not exist, gets

    OUT/records    the answers as they are, in the order of the list: `captionkit report merge` makes
                   every report of them, with the checks across the files of a title
    OUT/findings   a row for each finding, as Parquet
    OUT/files      a row for each file, as Parquet

and a summary is printed. What follows `--` are options of lint, such as `--profile netflix-en-sdh`.

With --content the files are read by Spark and sent to the worker, so that LIST may name what only Spark
can reach (`s3a://bucket/film.en.vtt`, `hdfs:///captions/film.en.vtt`); a file that is not there then ends
the job, and records come in no order. Else every machine has to see the files under the same paths.

Needs PySpark 3.5 or later, Java 17 or later, and the command `captionkit` on every machine.
"""

import argparse
import base64
import json
import shlex
import sys

from pyspark.sql import SparkSession
from pyspark.sql.types import BooleanType, DoubleType, IntegerType, LongType, StringType, StructField, StructType

# Times in records count units of this many a second.
UNITS = 17_640_000_000

FINDING = StructType(
    [
        StructField("file", StringType(), False),
        StructField("track", StringType(), False),
        StructField("code", StringType(), False),
        StructField("severity", StringType(), False),
        StructField("kind", StringType(), False),
        StructField("message", StringType(), False),
        StructField("line", IntegerType()),
        StructField("column", IntegerType()),
        StructField("cue", IntegerType()),
        StructField("cue_id", StringType()),
        StructField("begin", DoubleType()),
        StructField("end", DoubleType()),
        StructField("text", StringType()),
        StructField("measured", StringType()),
        StructField("allowed", StringType()),
        StructField("unit", StringType()),
    ]
)

FILE = StructType(
    [
        StructField("file", StringType(), False),
        StructField("status", StringType(), False),
        StructField("format", StringType()),
        StructField("readable", BooleanType(), False),
        StructField("language", StringType()),
        StructField("cues", LongType()),
        StructField("words", LongType()),
        StructField("duration", DoubleType()),
        StructField("findings", LongType(), False),
    ]
)


def findings(line):
    """The findings of a record as rows."""
    record = json.loads(line)
    for part in record.get("parts", []):
        cues = {cue["index"]: cue for cue in part.get("cues", [])}
        for finding in part.get("findings", []):
            cue = cues.get(finding.get("cue"), {})
            yield (
                record["file"],
                part["path"],
                finding["code"],
                finding["severity"],
                finding["kind"],
                finding["message"],
                finding.get("line"),
                finding.get("column"),
                # People count cues from 1.
                finding["cue"] + 1 if "cue" in finding else None,
                cue.get("id"),
                cue["begin"] / UNITS if "begin" in cue else None,
                cue["end"] / UNITS if "end" in cue else None,
                cue.get("text"),
                finding.get("measured"),
                finding.get("allowed"),
                finding.get("unit"),
            )


def file_row(line):
    """What a record says of its file as a whole."""
    record = json.loads(line)
    parts, facts = record.get("parts", []), record.get("facts") or {}
    duration = facts.get("duration")
    return (
        record["file"],
        record["status"],
        parts[0].get("format") if parts else None,
        bool(parts) and not any(part.get("unreadable") for part in parts),
        facts.get("language"),
        facts.get("cues"),
        facts.get("words"),
        float(duration) if duration is not None else None,
        sum(len(part.get("findings", [])) for part in parts),
    )


def main():
    arguments, lint = sys.argv[1:], []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, lint = arguments[:at], arguments[at + 1 :]
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.add_argument("list")
    parser.add_argument("out")
    parser.add_argument("--captionkit", default="captionkit")
    parser.add_argument("--partitions", type=int)
    parser.add_argument("--content", action="store_true")
    options = parser.parse_args(arguments)

    spark = SparkSession.builder.appName("captionkit lint").getOrCreate()
    context = spark.sparkContext
    # Empty lines are no requests; a worker answers each request with one line.
    paths = context.textFile(options.list).filter(bool).collect()
    partitions = options.partitions or max(context.defaultParallelism * 4, 1)
    if options.content:
        files = spark.read.format("binaryFile").load(paths).select("path", "content")
        requests = files.repartition(partitions).rdd.map(
            lambda row: row.path + "\t" + base64.b64encode(row.content).decode()
        )
    else:
        # Partitions follow each other in the list, so the records do too.
        requests = context.parallelize(paths, partitions)
    worker = [options.captionkit, "lint", "--worker", *lint]
    records = requests.pipe(" ".join(map(shlex.quote, worker)), checkCode=True)
    records.saveAsTextFile(f"{options.out}/records")
    # From here on the records are read again rather than made again.
    records = context.textFile(f"{options.out}/records")
    found = spark.createDataFrame(records.flatMap(findings), FINDING)
    found.write.parquet(f"{options.out}/findings")
    spark.createDataFrame(records.map(file_row), FILE).write.parquet(f"{options.out}/files")
    spark.read.parquet(f"{options.out}/findings").createOrReplaceTempView("findings")
    spark.read.parquet(f"{options.out}/files").createOrReplaceTempView("files")

    print("Files")
    spark.sql(
        """
        SELECT format, count(*) AS files, sum(cues) AS cues, sum(if(readable, 0, 1)) AS unreadable,
               sum(if(findings > 0, 1, 0)) AS with_findings
        FROM files GROUP BY format ORDER BY files DESC, format
        """
    ).show(truncate=False)
    print("Findings by rule")
    spark.sql(
        """
        SELECT code, severity, count(*) AS findings, count(DISTINCT file) AS files
        FROM findings GROUP BY code, severity ORDER BY findings DESC, code
        """
    ).show(100, truncate=False)
    spark.stop()


if __name__ == "__main__":
    main()
