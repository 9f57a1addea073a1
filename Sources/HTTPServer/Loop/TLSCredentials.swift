import Foundation

/// The content of the PEM files for TLS.
struct TLSCredentials {
    let certificate: String
    let key: String

    /// Reads both files; what is plainly no certificate or key is refused with the reason.
    static func read(_ tls: HTTPServer.Configuration.TLS) throws(ServerError) -> TLSCredentials {
        TLSCredentials(
            certificate: try read(tls.certificate, containing: "CERTIFICATE"),
            key: try read(tls.key, containing: "PRIVATE KEY")
        )
    }

    private static func read(_ path: String, containing kind: String) throws(ServerError) -> String
    {
        let content: String
        do { content = try String(contentsOfFile: path, encoding: .utf8) } catch {
            let exists = FileManager.default.fileExists(atPath: path)
            let reason =
                exists
                ? "it cannot be read as text; it has to be a PEM file this process may read"
                : "there is no such file"
            throw .certificate(path: path, reason: reason)
        }
        let markers = content.split(separator: "\n").filter { $0.hasPrefix("-----BEGIN ") }
        guard markers.contains(where: { $0.contains(kind) }) else {
            throw .certificate(
                path: path,
                reason: "it has no line \"-----BEGIN \(kind)-----\"; it has to be a PEM file"
            )
        }
        guard !markers.contains(where: { $0.contains("ENCRYPTED") }),
            !content.contains("Proc-Type: 4,ENCRYPTED")
        else {
            throw .certificate(
                path: path,
                reason: "the key needs a passphrase, which nobody can give; store it without one"
            )
        }
        return content
    }
}

extension TLSCredentials? {
    /// Calls `body` with both as C strings, or with nil.
    func withCStrings<Result>(
        _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Result
    ) -> Result {
        guard let self else { return body(nil, nil) }
        return self.certificate.withCString { certificate in
            self.key.withCString { body(certificate, $0) }
        }
    }
}
