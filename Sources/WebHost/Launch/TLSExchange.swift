import CGnuTLS

/// One request over TLS to a server that is asked about itself: its certificate is not checked.
enum TLSExchange {
    /// Sends text over a connected socket and returns the beginning of the answer; nil on failure.
    static func run(_ descriptor: Int32, host: String, text: String) -> String? {
        var session: gnutls_session_t?
        guard gnutls_init(&session, UInt32(GNUTLS_CLIENT.rawValue)) == 0, let session else {
            return nil
        }
        defer { gnutls_deinit(session) }
        var credentials: gnutls_certificate_credentials_t?
        guard gnutls_certificate_allocate_credentials(&credentials) == 0, let credentials else {
            return nil
        }
        defer { gnutls_certificate_free_credentials(credentials) }
        gnutls_set_default_priority(session)
        gnutls_credentials_set(
            session,
            GNUTLS_CRD_CERTIFICATE,
            UnsafeMutableRawPointer(credentials)
        )
        // Numbers are no names; servers pass over one that is not theirs.
        _ = gnutls_server_name_set(session, GNUTLS_NAME_DNS, host, host.utf8.count)
        gnutls_transport_set_int2(session, descriptor, descriptor)
        guard repeated({ Int(gnutls_handshake(session)) }) == 0 else { return nil }
        let request = Array(text.utf8)
        guard repeated({ gnutls_record_send(session, request, request.count) }) == request.count
        else { return nil }
        var buffer = [UInt8](repeating: 0, count: 1_024)
        let count = repeated { gnutls_record_recv(session, &buffer, buffer.count) }
        gnutls_bye(session, GNUTLS_SHUT_WR)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }

    /// Signals and messages of the protocol itself interrupt calls; the socket's own time limit ends them.
    private static func repeated(_ call: () -> Int) -> Int {
        for _ in 0..<16 {
            let result = call()
            let isFinal =
                result != Int(GNUTLS_E_INTERRUPTED)
                && (result >= 0 || gnutls_error_is_fatal(Int32(result)) != 0
                    || result == Int(GNUTLS_E_AGAIN))
            if isFinal { return result }
        }
        return -1
    }
}
