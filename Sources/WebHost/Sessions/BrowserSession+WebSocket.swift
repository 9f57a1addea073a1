import HTTPServer

extension BrowserSession: WebSocketDelegate {
    package func webSocketDidOpen(_ socket: WebSocket) {
        guard !isEnded else {
            // The scene ended between the upgrade and its completion.
            socket.send(text: environment.encoder.messageGone())
            socket.close(.goingAway, reason: "The scene has ended.")
            return
        }
        // The newest page of a tab's address is the one that counts.
        dismissPage(reason: "Another page took over.")
        self.socket = socket
        hasGreeted = false
        wasConnected = true
    }

    package func webSocket(_ socket: WebSocket, didReceive message: WebSocketMessage) {
        guard socket === self.socket else { return }
        guard message.isText else {
            let error = "Found a binary message, expected text."
            socket.send(text: environment.encoder.message(error: error))
            return
        }
        scene.perform {
            if let answer = receive(message.bytes) {
                socket.send(text: answer)
            } else if hasOnlyScrolled, socket.hasMessageWaiting {
                // One commit for the reports of several frames, as of a device that is late.
                scheduleFlush()
            } else {
                flush()
            }
        }
    }

    package func webSocket(
        _ socket: WebSocket,
        didCloseWith code: WebSocketCloseCode,
        reason: String
    ) {
        guard socket === self.socket else { return }
        self.socket = nil
        connectionDidEnd()
    }
}
