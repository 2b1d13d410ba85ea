"""Prints the rules and profiles as Markdown, from what the command itself tells: rules_docs.py COMMAND"""
import json
import subprocess
import sys


def run(*arguments: str) -> str:
    return subprocess.run([sys.argv[1], *arguments], check=True, capture_output=True, text=True).stdout


def cell(text: object) -> str:
    return str(text or "").replace("|", "\\|").replace("\n", " ")


def row(*cells: object) -> str:
    return "| " + " | ".join(cell(one) for one in cells) + " |"


print("# Rules and profiles\n")
print("Written by `make docs`; `make check` holds that it is current.\n\n## Rules\n")
rules = json.loads(run("rules", "--json"))["rules"]
print(row("rule", "severity", "what it finds"))
print(row("---", "---", "---"))
for rule in rules:
    off = "" if rule["isOnByDefault"] else ", off by default"
    print(row(f"[{rule['id']}](#{rule['id'].replace('/', '')})", rule["severity"] + off, rule["summary"]))
explained = {}
for line in run("explain", "--json", *[rule["id"] for rule in rules]).splitlines():
    document = json.loads(line)
    explained[document["code"]] = document["explanation"]
for rule in rules:
    print(f"\n### {rule['id']}\n\n{rule['summary']}")
    for section in explained[rule["id"]].split("\n\n"):
        heading, _, text = section.partition("\n")
        if heading == "Options":
            continue
        print(f"\n**{heading}.** " + text.replace("\n", "  \n"))
    if rule["options"]:
        print("\n" + row("option", "default", "unit", "takes", "what it decides"))
        print(row(*["---"] * 5))
        for option in rule["options"]:
            print(row(f"`{option['name']}`", option["default"], option["unit"], option["takes"],
                      option["summary"]))
print("\n## Profiles\n")
profiles = json.loads(run("profiles", "--json"))
print(row("profile", "about", "version", "as of", "languages"))
print(row(*["---"] * 5))
for profile in profiles:
    print(row(f"`{profile['name']}`", profile["title"], profile["version"], profile["asOf"],
              " ".join(profile["languages"])))
for profile in profiles:
    print(f"\n### {profile['name']}\n\n{profile['title']}.\n")
    print(row("rule", "setting", "value", "source", "grade"))
    print(row(*["---"] * 5))
    for setting in json.loads(run("profiles", "show", profile["name"], "--json")):
        source = setting["source"]
        if source:
            print(row(setting["rule"], setting["name"], setting["value"],
                      source.get("publication", source["layer"]), source.get("grade")))
