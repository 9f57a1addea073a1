import Foundation
import RenderTree

/// A file that a person gets by the download of their browser.
struct SavedFile {
    /// Its name there, which is safe as one in a folder.
    let name: String
    let contents: EncodedImage

    /// Takes bytes, which nobody else can name.
    @MainActor
    init(name: String, data: Data) {
        self.name = FilePlace.safeName(name)
        // No type that a browser would show by itself, with what the file may have for it.
        contents = EncodedImage(
            hash: UIWindowScene.makeTicket(),
            mediaType: "application/octet-stream",
            data: data
        )
    }

    /// Reads a file; nil for folders, for what is not there and for what is too long.
    @MainActor
    init?(of url: URL, limit: Int) {
        guard url.isFileURL else { return nil }
        let path = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? NSNumber, size.intValue <= limit,
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
        else { return nil }
        self.init(name: url.lastPathComponent, data: data)
    }

    /// Takes a picture's own bytes; nil for one without a size.
    @MainActor
    init?(_ image: UIImage) {
        guard image.size != .zero else { return nil }
        name = "Image.\(image.resource.fileExtension)"
        contents = image.resource
    }

    /// Takes what an app shares: a picture, a file or bytes; nil for everything else.
    @MainActor
    init?(item: Any, limit: Int) {
        switch item {
        case let image as UIImage: self.init(image)
        case let url as URL: self.init(of: url, limit: limit)
        case let url as NSURL:
            guard let path = url.path, url.isFileURL else { return nil }
            self.init(of: URL(fileURLWithPath: path), limit: limit)
        case let data as Data: self.init(name: Self.name(of: data), data: data)
        default: return nil
        }
    }

    /// Returns a name for bytes by how they begin.
    @MainActor
    private static func name(of data: Data) -> String {
        if data.starts(with: Array("%PDF".utf8)) { return "Document.pdf" }
        if let image = UIImage(data: data) { return "Image.\(image.resource.fileExtension)" }
        return String(data: data.prefix(4_096), encoding: .utf8) == nil
            ? "Document" : "Document.txt"
    }
}

extension UIWindowScene {
    /// Gives the person files, by downloads of the browser.
    ///
    /// - Returns: Whether there is room for all of them; if not, none is given.
    func save(_ files: [SavedFile]) -> Bool {
        guard !files.isEmpty, maySave(files.map(\.contents)) else { return false }
        for file in files { perform(.save(file.contents, name: file.name)) }
        return true
    }

    /// Gives the person bytes as files, by downloads of the browser.
    ///
    /// - Parameter files: Their names and bytes.
    /// - Returns: Whether there is room for all of them; if not, none is given.
    package func save(named files: [(name: String, data: Data)]) -> Bool {
        files.isEmpty || save(files.map { SavedFile(name: $0.name, data: $0.data) })
    }
}

extension EncodedImage {
    /// What ends the name of a file with these bytes.
    var fileExtension: String {
        switch mediaType {
        case "image/jpeg": "jpg"
        case "image/svg+xml": "svg"
        default: mediaType.split(separator: "/").last.map { String($0) } ?? "img"
        }
    }
}
