"""What the release build needs beyond itself: libraries that the image has, and a Swift that reads all manifests."""

import os
import re
import shutil
import subprocess
import unittest

from server import RELEASE, ROOT, build


def output(*command):
    """Returns what a command prints; empty where it fails."""
    words = [str(word) for word in command]
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True).stdout


def with_dependencies(packages):
    """Returns packages with all installed ones that they depend on."""
    listed = output("dpkg-query", "--show", "--showformat", "${Package}\t${Pre-Depends}, ${Depends}\n")
    needs = {}
    for line in listed.splitlines():
        name, _, relations = line.partition("\t")
        needs[name] = re.findall(r"(?:^|[,|])\s*([a-z0-9][a-z0-9.+-]+)", relations)
    found, waiting = set(), list(packages)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [other for other in needs.get(name, []) if other in needs]
    return found


def owners(library):
    """Returns the packages that have a file of a name."""
    lines = output("dpkg-query", "--search", f"*/{library}").splitlines()
    lists = [line.rpartition(": ")[0].split(", ") for line in lines if not line.startswith("diversion ")]
    return {name.partition(":")[0] for names in lists for name in names}


def tools_version(manifest):
    """Returns the numbers in the first line of a manifest."""
    first = re.match(r"// *swift-tools-version: *([\d.]+)", manifest.read_text())
    return tuple(int(number) for number in first.group(1).split("."))


class RequirementTests(unittest.TestCase):
    @unittest.skipUnless(shutil.which("dpkg-query") and shutil.which("readelf"), "needs Debian's packages and readelf")
    def test_image_has_every_library_of_the_program(self):
        program = os.environ.get("VITRINE_GALLERY") or build("Gallery", RELEASE)
        libraries = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "--dynamic", "--wide", program))
        self.assertGreater(len(libraries), 5, f"{program} names hardly any library")
        image = with_dependencies(output("Scripts/install-packages.sh", "--list", "image").split())
        for library in libraries:
            with self.subTest(library):
                found = owners(library)
                self.assertTrue(
                    found & image,
                    f"{library} comes with {', '.join(sorted(found)) or 'no package'}; "
                    "packages.txt needs its package in the section image",
                )

    def test_no_dependency_needs_a_later_swift(self):
        manifests = sorted((ROOT / ".build" / "checkouts").glob("*/Package.swift"))
        self.assertTrue(manifests, "nothing that Package.swift depends on is checked out")
        ours = tools_version(ROOT / "Package.swift")
        for manifest in manifests:
            with self.subTest(manifest.parent.name):
                # A package may have further manifests for older compilers.
                least = min(tools_version(path) for path in manifest.parent.glob("Package*.swift"))
                self.assertLessEqual(least, ours, "Package.swift, README and make have to ask for a later Swift")


if __name__ == "__main__":
    unittest.main()
