"""A network that can be cut: a TCP proxy in front of a server."""

import contextlib
import socket
import struct
import threading
import time

# Closing with this set sends a reset at once, as a dead router would in the end.
RESET = struct.pack("ii", 1, 0)


class Proxy:
    """Passes the bytes of one port on to another, until `cut()`; then all is dropped and refused until `mend()`."""

    def __init__(self, target_port):
        # Seconds that everything takes longer, each way.
        self.delay = 0
        self.target = ("127.0.0.1", target_port)
        self.sockets = set()
        self.lock = threading.Lock()
        self.listener = None
        self.port = 0
        self.mend()
        self.address = f"http://127.0.0.1:{self.port}"

    def mend(self):
        """Accepts connections, on the same port as before."""
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen(128)
        self.port = listener.getsockname()[1]
        self.listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self):
        """Drops every connection and refuses new ones."""
        # A shutdown wakes the accepting thread; a close alone does not.
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        with self.lock:
            sockets, self.sockets = self.sockets, set()
        for connection in sockets:
            with contextlib.suppress(OSError):
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    def _accept(self, listener):
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(self.target, 5)
            except OSError:
                client.close()
                continue
            server.settimeout(None)
            with self.lock:
                is_cut = self.listener is not listener or listener.fileno() < 0
                if not is_cut:
                    self.sockets |= {client, server}
            if is_cut:
                client.close()
                server.close()
                return
            for source, sink in ((client, server), (server, client)):
                source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                time.sleep(self.delay)
                sink.sendall(data)
        for connection in (source, sink):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        with self.lock:
            finished = {source, sink} & self.sockets
            self.sockets -= finished
        for connection in finished:
            connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.cut()
