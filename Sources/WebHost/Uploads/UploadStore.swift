import Foundation
import HTTPServer
import RenderTree
import Synchronization

/// The questions for files that wait for an answer, and the room that files have.
///
/// The server's own thread asks it before it reads a byte of a file.
final class UploadStore: Sendable {
    private struct State {
        /// The secrets of the browsers that are asked, by the names of the questions.
        var secrets: [String: String] = [:]
        var byteCount = 0
        /// The bytes of files by the addresses that they came from.
        var byteCounts: [String: Int] = [:]
    }

    /// The beginning of the addresses that files are sent to.
    static let prefix = "/uploads/"

    /// The most bytes of one file.
    let fileLimit: Int
    /// The most bytes of all files that are there at a time.
    let totalLimit: Int
    /// The most bytes of all files from one address: nobody takes all room alone.
    let addressLimit: Int
    private let hosts: Set<String>?
    private let state = Mutex(State())

    /// Creates a store for browsers that reach the server by some names; nil for any.
    init(fileLimit: Int, totalLimit: Int, hosts: Set<String>?) {
        self.fileLimit = fileLimit
        self.totalLimit = totalLimit
        addressLimit = max(totalLimit / 4, fileLimit)
        self.hosts = hosts
    }

    /// How many bytes the files have that are there.
    var byteCount: Int { state.withLock { $0.byteCount } }

    // MARK: - Questions

    /// Lets the browser with a secret answer a question.
    func open(_ ticket: String, for secret: String) {
        state.withLock { $0.secrets[ticket] = secret }
    }

    /// Refuses what comes for a question from now on.
    func close(_ ticket: String) {
        _ = state.withLock { $0.secrets.removeValue(forKey: ticket) }
    }

    /// Decides about a request by its header.
    func admit(_ request: HTTPRequest) -> UploadAdmission {
        guard RequestPolicy.isFromHere(request, hosts: hosts) else {
            return .refuse(RequestPolicy.foreignOrigin(request))
        }
        let path = request.path.dropFirst(Self.prefix.count)
        let ticket = String(path.prefix { $0 != "/" })
        let secrets = VisitorCookie.secrets(in: request)
        // Nobody guesses either, so that comparing them may take what time it likes.
        guard let secret = state.withLock({ $0.secrets[ticket] }), secrets.contains(secret) else {
            return .refuse(Self.unasked)
        }
        let address = RequestPolicy.network(of: request.remoteAddress)
        return .take(UploadFile(name: request.query("name") ?? "", from: address, store: self))
    }

    /// The answer to files that nobody asked for.
    static var unasked: HTTPResponse {
        .text("Nobody asks for files here.\n", status: 404)
    }

    // MARK: - Room

    /// Takes room for bytes from an address; returns whether there is so much.
    func reserve(_ count: Int, from address: String) -> Bool {
        state.withLock { state in
            let ofAddress = state.byteCounts[address, default: 0] + count
            guard state.byteCount + count <= totalLimit, ofAddress <= addressLimit else {
                return false
            }
            state.byteCount += count
            state.byteCounts[address] = ofAddress
            return true
        }
    }

    /// Gives room back.
    func release(_ count: Int, from address: String) {
        state.withLock { state in
            state.byteCount -= count
            let left = state.byteCounts[address, default: count] - count
            state.byteCounts[address] = left > 0 ? left : nil
        }
    }
}
