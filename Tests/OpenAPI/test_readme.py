"""The session with curl in README.md: its commands, run as printed, still answer what it says."""

import os
import re
import shutil
import subprocess
import unittest

from server import ROOT, Server, gallery_program

# What differs from run to run, or with each demo that is added: identifiers and numbers of elements.
NUMBERS = re.compile(r'("(?:element|id)":)(?:\d+|"[0-9a-f]+…?")')


def read_session():
    """Returns the commands of the README's session, each with the lines that it prints."""
    blocks = re.findall(r"```console\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    block = next(block for block in blocks if block.startswith("$ curl"))
    session = []
    for line in block.splitlines():
        if line.startswith("$ "):
            session.append((line[2:], []))
        else:
            session[-1][1].append(line)
    return session


@unittest.skipUnless(shutil.which("curl") and shutil.which("jq"), "needs curl and jq")
class ReadmeTests(unittest.TestCase):
    def test_session_with_curl_answers_as_printed(self):
        server = self.enterContext(Server(gallery_program()))
        variables, identifier = {}, ""
        session = read_session()
        self.assertGreater(len(session), 5)
        for command, printed in session:
            with self.subTest(command):
                command = command.replace("localhost:8080", f"127.0.0.1:{server.port}")
                if assignment := re.fullmatch(r"scene=(\S+/)[0-9a-f]+…", command):
                    variables["scene"] = assignment.group(1) + identifier
                    continue
                answer = subprocess.run(
                    ["bash", "-c", command], env={**os.environ, **variables},
                    capture_output=True, text=True, timeout=20,
                ).stdout
                if made := re.search(r'"id":"([0-9a-f]{32})"', answer):
                    identifier = made.group(1)
                self.assertEqual(NUMBERS.sub(r"\1…", answer).split(), NUMBERS.sub(r"\1…", "\n".join(printed)).split())


if __name__ == "__main__":
    unittest.main()
