"""What inputs go through stands together in the release build."""

import os
import subprocess
import unittest

from server import RELEASE, ROOT, build

# How many of the first functions of the order are looked at, which part of them a program has at least, and within how
# many bytes they are then: all of the code takes tens of megabytes.
FIRST = 1000
LEAST_SHARE = 0.6
MOST_BYTES = 1_000_000


class OrderTests(unittest.TestCase):
    def test_functions_of_inputs_stand_together(self):
        program = os.environ.get("VITRINE_GALLERY") or build("Gallery", RELEASE)
        symbols = subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout
        addresses = {}
        for line in symbols.splitlines():
            address, _, name = line.split(" ", 2)
            addresses[name] = int(address, 16)
        names = (ROOT / "Scripts" / "function-order.txt").read_text().split()[:FIRST]
        found = sorted(addresses[name] for name in names if name in addresses)
        self.assertGreater(
            len(found), LEAST_SHARE * FIRST,
            "most functions of Scripts/function-order.txt have other names by now: run `make function-order`",
        )
        # A few have a place of their own.
        middle = found[len(found) // 20 : -len(found) // 20]
        self.assertLess(middle[-1] - middle[0], MOST_BYTES)


if __name__ == "__main__":
    unittest.main()
