import Foundation
import Glibc

/// The client of `--health-check`, so that a container needs no other program for it.
enum HealthCheck {
    /// Asks a server for its health and ends the process with 0 if it is well.
    static func run(_ address: String) -> Never {
        guard let url = URL(string: address), let scheme = url.scheme, let host = url.host,
            scheme == "http" || scheme == "https"
        else {
            finish("\(address) is no address such as http://127.0.0.1:8080/health.", 2)
        }
        let isSecure = scheme == "https"
        let path = url.path.isEmpty ? "/health" : url.path
        guard let answer = request(host, url.port ?? (isSecure ? 443 : 80), path, isSecure) else {
            finish("No answer from \(address).", 1)
        }
        // A carriage return and a line feed are one character in Swift.
        let status = answer.prefix { !$0.isNewline }
        finish(String(status), status.contains(" 200 ") ? 0 : 1)
    }

    private static func finish(_ message: String, _ status: Int32) -> Never {
        print(message)
        exit(status)
    }

    private static func request(_ host: String, _ port: Int, _ path: String, _ isSecure: Bool)
        -> String?
    {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        let name = host.contains(":") ? "[\(host)]" : host
        let text = "GET \(path) HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n"
        // A name may stand for several addresses, of which the server listens on one.
        for info in sequence(first: list, next: { $0?.pointee.ai_next }) {
            guard let info else { break }
            if let answer = exchange(info.pointee, text, secureHost: isSecure ? host : nil) {
                return answer
            }
        }
        return nil
    }

    private static func exchange(
        _ info: addrinfo,
        _ text: String,
        secureHost: String?
    ) -> String? {
        let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: 3, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        guard connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 else { return nil }
        if let secureHost {
            return TLSExchange.run(descriptor, host: secureHost, text: text)
        }
        let sent = Array(text.utf8).withUnsafeBytes {
            send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent == text.utf8.count else { return nil }
        var buffer = [UInt8](repeating: 0, count: 1_024)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
}
