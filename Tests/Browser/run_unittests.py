"""Runs the unittest tests of a folder and writes their count as JSON.

usage: run_unittests.py FOLDER RESULT [NAME...]      NAME as in `test_home.HomeTests`
"""

import json
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main():
    folder, result_file, *names = sys.argv[1:]
    folder = Path(folder).resolve()
    # The harness is in this folder, also for tests that are in another.
    sys.path[:0] = [str(folder), str(HERE)]
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(names) if names else loader.discover(str(folder), top_level_dir=str(folder))
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    # One test can fail several times: in its parts and in what is checked after it. A class whose set-up failed
    # is an error that belongs to no test, and counts as one.
    wrong = [test for test, _ in result.failures + result.errors] + result.unexpectedSuccesses
    wrong_tests = {getattr(test, "test_case", test).id() for test in wrong if isinstance(test, unittest.TestCase)}
    wrong_classes = {str(test) for test in wrong if not isinstance(test, unittest.TestCase)}
    # What is known to fail is neither good nor news.
    skipped = len(result.skipped) + len(result.expectedFailures)
    count = {
        "passed": result.testsRun - len(wrong_tests) - skipped,
        "failed": len(wrong_tests) + len(wrong_classes),
        "skipped": skipped,
    }
    Path(result_file).write_text(json.dumps(count))
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
