import Foundation
import Synchronization

/// A folder whose files are served as they are.
///
/// Only files that really lie in the folder are served: neither `..` nor a symbolic link leads out of
/// it. Files and folders whose names begin with a dot are not there.
package struct StaticFiles: Sendable {
    /// How long clients may keep a file without asking.
    package enum Caching: Sendable, Equatable {
        /// Ask every time; an unchanged file costs a 304.
        case revalidate
        /// The number of seconds.
        case seconds(Int)
        /// A year, for files whose names change with their content.
        case immutable

        var headerValue: String {
            switch self {
            case .revalidate: "no-cache"
            case .seconds(let seconds): "public, max-age=\(max(seconds, 0))"
            case .immutable: "public, max-age=31536000, immutable"
            }
        }
    }

    /// Files as they were when they were served for good, by their paths within the folder.
    private final class Seen: Sendable {
        let files = Mutex<[String: OpenFile.Status]>([:])
    }

    private let root: String
    private let seen = Seen()
    private let caching: @Sendable (String) -> Caching
    private let compressed = CompressedFiles(capacity: 16 * 1024 * 1024)

    /// Creates the set of a folder's files.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - caching: Returns how long the file of a path within the folder may be kept.
    /// - Throws: `ServerError.folder` when there is no such folder.
    package init(
        folder: String,
        caching: @escaping @Sendable (String) -> Caching = { _ in .revalidate }
    ) throws(ServerError) {
        guard let root = Self.realPath(folder) else {
            throw .folder(path: folder, reason: "there is no such folder")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw .folder(path: folder, reason: "it is not a folder") }
        self.root = root
        self.caching = caching
    }

    /// Returns the answer to a GET or HEAD of the file at a decoded path within the folder.
    package func response(to request: HTTPRequest, path: String) -> HTTPResponse {
        guard let (file, name) = open(path) else {
            return .text("There is nothing at this address.\n", status: 404)
        }
        let type = MediaType.of(path: name)
        let compresses = Gzip.pays(for: type) && file.status.length >= Gzip.leastLength
        let caching = caching(path)
        let isWhatItWas = caching != .immutable || isKnown(file, name)
        var headers: HTTPHeaders = [
            "Content-Type": type,
            // Another version of the file must not be kept under the name of the first.
            "Cache-Control": isWhatItWas ? caching.headerValue : "no-store",
            "X-Content-Type-Options": "nosniff",
            "Accept-Ranges": "bytes",
        ]
        // Nobody asks again for what never changes; the entity tag does for those who do.
        if caching != .immutable {
            headers["Last-Modified"] = HTTPDate.text(file.status.modified.tv_sec)
        }
        if compresses { headers["Vary"] = "Accept-Encoding" }
        let wantsRange = request.range != nil
        if compresses, !wantsRange, let coding = request.bestCoding,
            let bytes = compressed.bytes(of: file, path: name, in: coding)
        {
            headers["Content-Encoding"] = coding.rawValue
            // Parts are those of the file itself (RFC 9110 §14.1.2).
            headers["Accept-Ranges"] = nil
            return finish(request, file, headers, coding, .shared(bytes))
        }
        return finish(request, file, headers, nil, .file(file))
    }

    /// Notes the file at a path within the folder as the one that its address is for.
    package func note(_ path: String) {
        if let (file, name) = open(path) { _ = isKnown(file, name) }
    }

    /// Whether a file is the one that its path was first served with.
    private func isKnown(_ file: OpenFile, _ name: String) -> Bool {
        seen.files.withLock { files in
            if let known = files[name] { return known == file.status }
            files[name] = file.status
            return true
        }
    }

    /// Compresses the file at a path within the folder in the way most browsers take it.
    package func compressAhead(_ path: String) {
        guard let (file, name) = open(path), Gzip.pays(for: MediaType.of(path: name)) else {
            return
        }
        _ = compressed.bytes(of: file, path: name, in: .brotli)
    }

    private func finish(
        _ request: HTTPRequest,
        _ file: OpenFile,
        _ headers: HTTPHeaders,
        _ coding: ContentCoding?,
        _ body: HTTPResponse.Body
    ) -> HTTPResponse {
        var headers = headers
        let tag = FileConditions.tag(of: file.status, coding: coding)
        headers["ETag"] = tag
        let conditions = FileConditions(request: request, tag: tag, status: file.status)
        if conditions.isAnother {
            return HTTPResponse(status: 412, headers: ["ETag": tag], body: .none)
        }
        if conditions.isUnchanged {
            headers["Content-Type"] = nil
            headers["Content-Encoding"] = nil
            // The body is not sent, but its length is that of the file (RFC 9110 §8.6).
            return HTTPResponse(status: 304, headers: headers, body: body)
        }
        guard coding == nil else { return HTTPResponse(status: 200, headers: headers, body: body) }
        let length = file.status.length
        switch conditions.range {
        case .whole:
            return HTTPResponse(status: 200, headers: headers, body: body)
        case .part(let range):
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
            return HTTPResponse(
                status: 206,
                headers: headers,
                body: .file(file.narrowed(to: range))
            )
        case .unsatisfiable:
            headers["Content-Range"] = "bytes */\(length)"
            return HTTPResponse(status: 416, headers: headers, body: .none)
        }
    }

    /// Opens the file of a path, or the index page of a folder, where it lies within the root.
    private func open(_ path: String) -> (OpenFile, name: String)? {
        let segments = path.split(separator: "/")
        // A slash at the end is that of a folder; two in a row are those of nothing.
        let isFolder = path.isEmpty || path.hasSuffix("/")
        guard !path.hasPrefix("/"), !path.contains("//"), !path.utf8.contains(0),
            !segments.contains(where: { $0.hasPrefix(".") }),
            let real = Self.realPath(root + "/" + segments.joined(separator: "/"))
        else { return nil }
        for candidate in isFolder ? [real + "/index.html"] : [real, real + "/index.html"] {
            guard let resolved = candidate == real ? real : Self.realPath(candidate),
                resolved == root || resolved.hasPrefix(root == "/" ? root : root + "/")
            else { continue }
            if let file = OpenFile.open(resolved) { return (file, resolved) }
        }
        return nil
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
