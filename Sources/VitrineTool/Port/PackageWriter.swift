import Foundation
import SourcePort

/// Writes the files of a package into a new folder.
struct PackageWriter {
    let plan: PackagePlan
    let project: ProjectFolder
    let folder: URL

    /// Looks whether a folder may be written.
    ///
    /// - Throws: `PortProblem` for one that is not empty, or lies in the sources.
    static func check(_ folder: URL, sources: [String]) throws {
        let path = folder.standardizedFileURL.path
        for source in sources {
            let other = URL(fileURLWithPath: source).standardizedFileURL.path
            if path == other || path.hasPrefix(other + "/") { throw PortProblem.inside(path) }
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        guard let names, names.isEmpty else { throw PortProblem.notEmpty(path) }
    }

    /// Writes everything.
    ///
    /// - Throws: `PortProblem` for what cannot be written.
    func write(_ result: SourcePort.Result, manifest: String) throws {
        try write(SourceFile(path: "Package.swift", text: manifest))
        let changed = result.sources + result.documents
        for file in changed { try write(file) }
        let done = Set(changed.map(\.path))
        for target in plan.targets {
            for file in target.written { try write(file) }
            for file in target.files where !done.contains(file.to) {
                try copy(file.from, to: file.to)
            }
        }
    }

    private func write(_ file: SourceFile) throws {
        let place = try place(file.path)
        try attempt(file.path) { try Data(file.text.utf8).write(to: place) }
    }

    private func copy(_ from: String, to path: String) throws {
        guard let source = project.places[from] else { return }
        let place = try place(path)
        try attempt(path) { try FileManager.default.copyItem(at: source, to: place) }
    }

    /// Returns where a file goes; its folder exists then.
    ///
    /// - Throws: `PortProblem` for a path that leads out of the package.
    func place(_ path: String) throws -> URL {
        guard !path.split(separator: "/").contains("..") else {
            throw PortProblem.unwritable(path, "the path leads out of the package.")
        }
        let url = folder.appendingPathComponent(path)
        try attempt(path) {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        }
        return url
    }

    private func attempt(_ path: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            throw PortProblem.unwritable(path, error.localizedDescription)
        }
    }
}
