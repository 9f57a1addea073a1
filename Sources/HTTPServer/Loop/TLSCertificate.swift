import CGnuTLS

/// A certificate with its key, as GnuTLS has them.
final class TLSCertificate {
    private let credentials: gnutls_certificate_credentials_t

    /// Creates a certificate; nil where GnuTLS does not take the files' content, or not as a pair.
    init?(_ content: TLSCredentials) {
        var credentials: gnutls_certificate_credentials_t?
        guard gnutls_certificate_allocate_credentials(&credentials) == 0, let credentials else {
            return nil
        }
        self.credentials = credentials
        let isTaken = Self.withDatum(content.certificate) { certificate in
            Self.withDatum(content.key) { key in
                gnutls_certificate_set_x509_key_mem2(
                    credentials,
                    certificate,
                    key,
                    GNUTLS_X509_FMT_PEM,
                    nil,
                    0
                ) >= 0
            }
        }
        guard isTaken else { return nil }
    }

    deinit { gnutls_certificate_free_credentials(credentials) }

    /// Has a session that has not begun its handshake show this certificate.
    ///
    /// The session does not own it: whoever keeps the session's connection does.
    func use(for session: UnsafeMutableRawPointer) {
        gnutls_credentials_set(
            OpaquePointer(session),
            GNUTLS_CRD_CERTIFICATE,
            UnsafeMutableRawPointer(credentials)
        )
    }

    private static func withDatum<Result>(
        _ text: String,
        _ body: (UnsafePointer<gnutls_datum_t>) -> Result
    ) -> Result {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { bytes in
            var datum = gnutls_datum_t(data: bytes.baseAddress, size: UInt32(clamping: bytes.count))
            return withUnsafePointer(to: &datum, body)
        }
    }
}
