import Foundation
import InterfaceBuilder

/// Finds references to controllers of other storyboards that lead nowhere.
struct StoryboardReferences {
    private let document: IBDocument
    private let url: URL
    private let folders: [String]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - document: The document with the references.
    ///   - url: Its file; other storyboards are looked for beside it.
    ///   - folders: Further folders, with all below them.
    init(_ document: IBDocument, url: URL, folders: [String]) {
        self.document = document
        self.url = url
        self.folders = folders
    }

    /// Returns what leads nowhere, with the lines.
    func problems() -> [(line: Int, text: String)] {
        document.scenes.compactMap { scene in
            guard let object = scene.controller, let reference = object.reference,
                // What is in another bundle cannot be looked at.
                reference.bundleIdentifier == nil, let problem = problem(of: reference)
            else { return nil }
            let id = object.id ?? ""
            let text =
                "\(document.fileName):\(object.line): reference \"\(id)\" leads to \(problem)."
            return (object.line, text)
        }
    }

    private func problem(of reference: IBControllerReference) -> String? {
        guard let name = reference.storyboardName else {
            return problem(of: reference, in: document)
        }
        guard let file = find(name) else {
            let places = ["beside the document"] + folders.map { "below \($0)" }
            return "storyboard \"\(name)\"; expected \(name).storyboard "
                + places.joined(separator: " or ")
        }
        // A storyboard that cannot be read has its own problems.
        guard let other = try? IBDocument(contentsOf: file, expecting: .storyboard) else {
            return nil
        }
        return problem(of: reference, in: other)
    }

    private func problem(
        of reference: IBControllerReference,
        in other: IBDocument
    ) -> String? {
        guard let identifier = reference.identifier else {
            return other.initialScene == nil
                ? "\(other.fileName), which has no initial controller" : nil
        }
        guard other.scene(identifier: identifier) == nil else { return nil }
        return "controller \"\(identifier)\", which is not in \(other.fileName)"
    }

    // MARK: - Files

    private func find(_ name: String) -> URL? {
        guard !name.contains("/") else { return nil }
        let file = name + ".storyboard"
        var folder = url.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let manager = FileManager.default
        let beside = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        let languages = beside.filter { $0.hasSuffix(".lproj") }.sorted()
        for place in [url.deletingLastPathComponent(), folder]
            + languages.map(folder.appendingPathComponent)
        {
            let candidate = place.appendingPathComponent(file)
            if manager.fileExists(atPath: candidate.path) { return candidate }
        }
        for root in folders {
            guard let files = manager.enumerator(atPath: root) else { continue }
            for case let path as String in files where path == file || path.hasSuffix("/" + file) {
                return URL(fileURLWithPath: root).appendingPathComponent(path)
            }
        }
        return nil
    }
}
