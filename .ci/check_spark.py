#!/usr/bin/env python3
"""Holds the Parquet files of the Spark job against the JSON report of one run: check_spark.py JSON OUT LIST."""

import collections
import json
import sys

import pyarrow.parquet as parquet

report, out, listing = sys.argv[1:]
paths = open(listing, encoding="utf-8").read().splitlines()
single = collections.Counter()
for line in open(report, encoding="utf-8"):
    entry = json.loads(line)
    for finding in entry.get("findings", []) or entry.get("diagnostics", []):
        single[(entry["file"], finding["code"], finding.get("line"), finding.get("column"))] += 1
rows = parquet.read_table(f"{out}/findings").to_pylist()
spark = collections.Counter((row["track"], row["code"], row["line"], row["column"]) for row in rows)
differing = (single - spark) + (spark - single)
assert single, "the single run found nothing; the library is meant to have findings"
assert not differing, f"{len(differing)} findings differ, such as {next(iter(differing))}"
files = parquet.read_table(f"{out}/files").to_pylist()
assert sorted(row["file"] for row in files) == sorted(paths), "not each file of the list has one row"
print(f"Spark: {len(files)} files and {len(rows)} findings, the same as one run")
