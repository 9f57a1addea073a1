"""What the system allows the process: few open files are no reason to lose pages."""

import contextlib
import re
import socket
import unittest

from server import Server, gallery_program

FILES = 400


class LimitTests(unittest.TestCase):
    """A server that may have few files open."""

    def test_files_are_sent_however_many_connections_come(self):
        limited = ("bash", "-c", f'ulimit -n {FILES}; exec "$0" "$@"', gallery_program())
        with Server(*limited, "--log-level", "warning") as server, contextlib.ExitStack() as stack:
            page = server.get("/")[2].decode()
            sheet = re.search(r'href="(/assets/[^"]*client\.css)"', page)[1]
            connections = [
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10)) for _ in range(FILES)
            ]
            connections[0].sendall(f"GET {sheet} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            self.assertTrue(connections[0].recv(4096).startswith(b"HTTP/1.1 200 "))
            self.assertRegex(server.last_words(), rf"{FILES} files open: at most \d+ connections at a time instead of")


if __name__ == "__main__":
    unittest.main()
