import Logging

/// The certificate of new connections, read anew where its files have changed.
///
/// Those who renew certificates replace the files of a server that runs, in two steps: until both
/// belong together, and where they never do, the server shows what it had.
///
/// Used by the loop's thread only.
final class TLSRenewal {
    private typealias Stamps = (certificate: OpenFile.Status?, key: OpenFile.Status?)

    private let files: HTTPServer.Configuration.TLS
    private let logger: Logger
    private var taken: Stamps
    /// Files that were not taken, and whether the log says so.
    private var refused: (stamps: Stamps, isLogged: Bool)?
    /// When the files are looked at again, in the clock's nanoseconds.
    private var nextCheck: UInt64 = 0

    /// The certificate that took the place of the one the server began with.
    private(set) var certificate: TLSCertificate?

    /// Creates a watch, before the server reads the files for the first time.
    init(_ files: HTTPServer.Configuration.TLS, logger: Logger) {
        self.files = files
        self.logger = logger
        taken = Self.stamps(of: files)
    }

    /// Looks whether the files have changed, if the time for it has come, and takes what they hold.
    func check(at now: UInt64) {
        guard now >= nextCheck else { return }
        nextCheck = now + files.checkInterval.nanoseconds
        let stamps = Self.stamps(of: files)
        // A file that is not there is about to be replaced.
        guard let certificate = stamps.certificate, let key = stamps.key,
            certificate != taken.certificate || key != taken.key
        else { return }
        do throws(ServerError) {
            let content = try TLSCredentials.read(files)
            guard let renewed = TLSCertificate(content) else { throw Self.mismatch(of: files) }
            self.certificate = renewed
            taken = stamps
            refused = nil
            logger.notice("New connections get the renewed certificate of \(files.certificate).")
        } catch {
            refuse(stamps, error)
        }
    }

    /// Logs why files are not taken, once, where they are still the same at the next look.
    private func refuse(_ stamps: Stamps, _ error: ServerError) {
        guard let refused, refused.stamps == stamps else {
            refused = (stamps, isLogged: false)
            return
        }
        guard !refused.isLogged else { return }
        self.refused = (stamps, isLogged: true)
        logger.warning("\(error) New connections get the certificate from before.")
    }

    private static func stamps(of files: HTTPServer.Configuration.TLS) -> Stamps {
        (OpenFile.open(files.certificate)?.status, OpenFile.open(files.key)?.status)
    }

    /// The error of files that GnuTLS does not take together.
    static func mismatch(of files: HTTPServer.Configuration.TLS) -> ServerError {
        .certificate(
            path: files.certificate,
            reason: "GnuTLS does not take it with the key \(files.key);"
                + " check that both are PEM and belong together"
        )
    }
}
