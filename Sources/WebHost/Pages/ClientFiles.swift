import Foundation
import HTTPServer
import TextMetrics
import WebRenderer

/// The files that the browser loads, below addresses that change with their content.
package struct ClientFiles: Sendable {
    /// The folder Public.
    package let folder: String
    /// The address of the common style sheet.
    package let styleSheet: String
    /// The addresses of the modules, the one that starts the client first.
    package let modules: [String]
    /// The address of the module that pages with scrolling content need at once.
    package let scrollModule: String
    /// The hash of all files, a part of every address.
    package let hash: String
    /// The paths of those files within the folder.
    let hashedFiles: [String]
    /// The OpenAPI description of the HTTP API for scripts.
    package let description: [UInt8]

    /// Finds the folder and reads the files.
    package init(folder named: String?) throws {
        folder = try Self.find(named)
        var bytes: [UInt8] = []
        hashedFiles = [PageFiles.styleSheet] + Self.scripts(in: folder)
        for name in hashedFiles {
            bytes += try Self.read(folder + "/" + name)
        }
        description = try Self.read(folder + "/api/openapi.json")
        hash = ContentHash.text(of: bytes)
        let base = "/assets/" + hash
        styleSheet = base + "/" + PageFiles.styleSheet
        modules = PageFiles.modules.map { base + "/" + $0 }
        scrollModule = base + "/" + PageFiles.scrollModule
    }

    /// Returns the names of all modules, those that every page needs among them.
    private static func scripts(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/client")) ?? []
        let scripts = names.filter { $0.hasSuffix(".js") }.sorted().map { "client/" + $0 }
        return PageFiles.modules + scripts.filter { !PageFiles.modules.contains($0) }
    }

    /// Returns the bytes of a file of the folder.
    func contents(of name: String) throws -> Data {
        Data(try Self.read(folder + "/" + name))
    }

    private static func read(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw HostError.missingClientFile(path)
        }
        return Array(data)
    }

    /// The folders in which a folder Public is looked for.
    private static func find(_ named: String?) throws -> String {
        if let named {
            guard isPublic(named) else { throw HostError.noPublicFolder(looked: [named]) }
            return named
        }
        let program =
            Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? ".")
        let beside = program.resolvingSymlinksInPath().deletingLastPathComponent()
        // This file is Sources/WebHost/Pages/ClientFiles.swift of the package.
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        let candidates = [
            beside.appendingPathComponent("Public").path,
            beside.deletingLastPathComponent().appendingPathComponent("share/vitrine/Public").path,
            package.appendingPathComponent("Public").path,
        ]
        guard let found = candidates.first(where: isPublic) else {
            throw HostError.noPublicFolder(looked: candidates)
        }
        return found
    }

    private static func isPublic(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/client.css")
    }
}
