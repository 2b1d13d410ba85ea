"""Holds the reports in a folder against what their readers take, and against each other."""
import csv
import json
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

faults = []


def check(condition: bool, *words: object) -> None:
    if not condition:
        faults.append(" ".join(map(str, words)))


def sarif(path: Path) -> Counter:
    log = json.loads(path.read_text())
    try:
        from pydantic_sarif import model
        # The classes are made from the OASIS schema and refuse what it does not name.
        model.StaticAnalysisResultsFormatSarifVersion210JsonSchema.model_validate(log)
    except ImportError:
        pass
    except ValueError as error:
        check(False, "sarif:", error)
    check(log["version"] == "2.1.0", "sarif: version", log["version"])
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    check(not run["invocations"][0]["executionSuccessful"], "sarif: a file was not read")
    prints = Counter()
    codes = Counter()
    for result in run["results"]:
        codes[result["ruleId"]] += 1
        check(rules[result["ruleIndex"]]["id"] == result["ruleId"], "sarif: rule index", result)
        check(result["level"] in ("error", "warning", "note"), "sarif: level", result)
        for location in result["locations"] + result.get("relatedLocations", []):
            place = location["physicalLocation"]
            artifact = run["artifacts"][place["artifactLocation"]["index"]]["location"]
            check(artifact["uri"] == place["artifactLocation"]["uri"], "sarif: artifact", place)
            check(re.fullmatch(r"([A-Za-z0-9/._~:-]|%[0-9A-F]{2})+", artifact["uri"]), "sarif: uri", artifact)
            region = place.get("region")
            if region:
                begin = region["startLine"], region["startColumn"]
                check(begin >= (1, 1) and (region["endLine"], region["endColumn"]) >= begin,
                      "sarif: region", region)
        prints[result["partialFingerprints"]["captionkit/v1"]] += 1
    check(max(prints.values()) == 1, "sarif: a fingerprint occurs twice")
    return codes


def gitlab(path: Path) -> Counter:
    prints = set()
    codes = Counter()
    for issue in json.loads(path.read_text()):
        check(set(issue) == {"description", "check_name", "fingerprint", "severity", "location"},
              "gitlab: keys", issue)
        check(issue["severity"] in ("info", "minor", "major", "critical", "blocker"),
              "gitlab: severity", issue)
        check(issue["location"]["lines"]["begin"] >= 1, "gitlab: line", issue)
        check(issue["fingerprint"] not in prints, "gitlab: fingerprint", issue)
        prints.add(issue["fingerprint"])
        codes[issue["check_name"]] += 1
    return codes


JUNIT = {
    "testsuites": {"name", "tests", "failures", "errors", "skipped"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped"},
    "testcase": {"classname", "name"}, "failure": {"message", "type"}, "error": {"message", "type"},
    "skipped": {"message"}, "system-out": set(),
}


def junit(path: Path) -> Counter:
    root = ET.parse(path).getroot()
    check(root.tag == "testsuites", "junit: root", root.tag)
    for element in root.iter():
        check(set(element.attrib) == JUNIT.get(element.tag), "junit:", element.tag, element.attrib)
    names = {"tests": "testcase", "failures": "testcase/failure", "errors": "testcase/error",
             "skipped": "testcase/skipped"}
    for name, path_of in names.items():
        check(int(root.get(name)) == sum(int(suite.get(name)) for suite in root), "junit: sum", name)
        for suite in root:
            check(int(suite.get(name)) == len(suite.findall(path_of)), "junit:", name, suite.attrib)
    text = "".join(element.text or "" for tag in ("failure", "error", "system-out")
                   for element in root.iter(tag))
    lines = [element.text for tag in ("failure", "error", "system-out") for element in root.iter(tag)]
    check(bool(text), "junit: no text")
    return Counter(re.search(r"\[([a-z0-9-]+/[a-z0-9-]+)\]$", line).group(1)
                   for lines_of in lines for line in lines_of.split("\n"))


def checkstyle(path: Path) -> Counter:
    root = ET.parse(path).getroot()
    check(root.tag == "checkstyle" and root.get("version"), "checkstyle: root", root.tag)
    codes = Counter()
    for file in root:
        check(file.tag == "file" and set(file.attrib) == {"name"}, "checkstyle:", file.tag)
        for error in file:
            check(error.tag == "error" and set(error.attrib) ==
                  {"line", "column", "severity", "message", "source"}, "checkstyle:", error.attrib)
            check(error.get("severity") in ("error", "warning", "info", "ignore"),
                  "checkstyle:", error.attrib)
            codes[error.get("source").removeprefix("captionkit.")] += 1
    return codes


def main(folder: Path) -> int:
    table = list(csv.DictReader((folder / "out.csv").open(newline=""), restkey="rest"))
    check(all("rest" not in row and None not in row.values() for row in table), "csv: columns")
    github = (folder / "out.github").read_text().splitlines()
    command = re.compile(r"::(error|warning|notice) file=[^,:]+,line=\d+,col=\d+,title=captionkit ([a-z0-9/-]+)::.+")
    matches = [command.fullmatch(line) for line in github]
    check(all(matches), "github: a line is no workflow command")
    documents = [json.loads(line) for line in (folder / "out.json").read_text().splitlines()]
    counts = {
        "csv": Counter(row["rule"] for row in table),
        "github": Counter(match.group(2) for match in matches if match),
        "json": Counter(one["code"] for document in documents for one in document["diagnostics"]),
        "ndjson": Counter(json.loads(line)["code"]
                          for line in (folder / "out.ndjson").read_text().splitlines()),
        "sarif": sarif(folder / "out.sarif"),
        "gitlab": gitlab(folder / "out.gitlab"),
        "junit": junit(folder / "out.junit"),
        "checkstyle": checkstyle(folder / "out.checkstyle"),
    }
    for name, count in counts.items():
        check(count == counts["json"], f"{name}: other findings than json:", count - counts["json"],
              counts["json"] - count)
    for fault in faults[:20]:
        print("reports:", fault)
    print(f"reports: {counts['json'].total()} findings in {len(counts)} forms, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
