import Foundation

/// The server's part of the opening handshake (RFC 6455 §4.2).
enum WebSocketHandshake {
    /// Returns what Sec-WebSocket-Accept answers to a key.
    static func accept(for key: String) -> String {
        let magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        return Data(SHA1.hash(Array((key + magic).utf8))).base64EncodedString()
    }

    /// Returns the answer to a request that is no proper handshake, or nil when it is one.
    static func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard hasToken("websocket", in: request.headerList("Upgrade")) else {
            return upgradeRequired("This address is for WebSockets only.\n")
        }
        guard hasToken("upgrade", in: request.headerList("Connection")) else {
            return .text(
                "The Connection field of a WebSocket handshake names Upgrade.\n",
                status: 400
            )
        }
        guard request.header("Sec-WebSocket-Version") == "13" else {
            return upgradeRequired("This server speaks version 13 of the WebSocket protocol.\n")
        }
        guard let key = request.header("Sec-WebSocket-Key"),
            Data(base64Encoded: key)?.count == 16
        else {
            return .text("Sec-WebSocket-Key has to be 16 bytes in base64.\n", status: 400)
        }
        return nil
    }

    private static func upgradeRequired(_ text: String) -> HTTPResponse {
        var response = HTTPResponse.text(text, status: 426)
        response.headers["Sec-WebSocket-Version"] = "13"
        response.headers["Upgrade"] = "websocket"
        // RFC 9110 §7.8
        response.headers["Connection"] = "upgrade"
        return response
    }

    private static func hasToken(_ token: String, in list: String?) -> Bool {
        (list ?? "").split(separator: ",").contains { element in
            element.trimmingCharacters(in: .whitespaces).lowercased() == token
        }
    }
}

extension HTTPRequest {
    /// The subprotocols a client offers for a WebSocket, the dearest first.
    package var offeredSubprotocols: [String] {
        (headerList("Sec-WebSocket-Protocol") ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
