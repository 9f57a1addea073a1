import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import Logging
import RenderTree
import UIKit
import WebHost

/// Writes scenes as pages or pictures.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Writes each scene as a page that needs no other file, or as a picture."
    )

    @Argument(help: "A .storyboard or .xib file.")
    var file: String

    @Option(help: "The id of the only scene to draw: of its controller, or of a view.")
    var scene: String?

    @Option(
        help: "The file of the one scene, or a folder for a file for each; default this folder."
    )
    var out = "."

    @Option(help: "The size of the screen in points; default that of the document's device.")
    var size: PointSize?

    @Flag(help: "Draw the dark look.")
    var dark = false

    @Flag(help: "Lay out from right to left.")
    var rightToLeft = false

    @Flag(help: "Write PNG pictures, which an installed Chromium draws.")
    var png = false

    @Option(help: "The browser that draws PNG pictures; default the Chromium on the PATH.")
    var browser: String?

    @Option(name: .customLong("public"), help: "The folder of the client's files.")
    var publicFolder: String?

    func run() throws {
        for file in try MainActor.assumeIsolated({ try write() }) { print(file) }
    }

    @MainActor
    private func write() throws -> [String] {
        Diagnostics.handler = { _ in }
        let source = try NibSource(contentsOf: URL(fileURLWithPath: file), isPreview: true)
        let entries = try chosen(SceneList.entries(of: source.document))
        let screenshots = png ? try Screenshots(browser: browser) : nil
        let renderer = try SceneRenderer(source, publicFolder: publicFolder)
        renderer.isDark = dark
        renderer.isRightToLeft = rightToLeft
        if let size { renderer.size = size.value }
        try makeFolder()
        return try entries.map { entry in
            let target = target(of: entry.id)
            let page = try renderer.page(of: entry)
            if let screenshots {
                try screenshots.take(of: page, size: renderer.size, to: target)
            } else {
                try Data(page).write(to: target)
            }
            return target.relativePath
        }
    }

    private func chosen(_ entries: [SceneList.Entry]) throws -> [SceneList.Entry] {
        guard !entries.isEmpty else { throw ValidationError("\(file) has no scenes.") }
        if let scene {
            let found = entries.filter { $0.id == scene }
            guard found.isEmpty else { return found }
            let ids = entries.map(\.id).joined(separator: ", ")
            throw ValidationError("\(file) has no scene \"\(scene)\"; it has \(ids).")
        }
        guard entries.count == 1 || !namesFile else {
            throw ValidationError(
                "\(file) has \(entries.count) scenes: name one with --scene, or a folder with --out."
            )
        }
        return entries
    }

    /// Makes the folder that pages are written to.
    private func makeFolder() throws {
        let out = URL(fileURLWithPath: out)
        let folder = namesFile ? out.deletingLastPathComponent() : out
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ValidationError(
                "The folder \(folder.relativePath) cannot be made: \(error.localizedDescription)"
            )
        }
    }

    private var fileExtension: String { png ? "png" : "html" }

    private var namesFile: Bool { out.hasSuffix(".\(fileExtension)") }

    private func target(of id: String) -> URL {
        let out = URL(fileURLWithPath: out)
        guard !namesFile else { return out }
        let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        // Ids come from the document, which may hold anything.
        let safe = id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
        return out.appendingPathComponent("\(stem)-\(String(safe)).\(fileExtension)")
    }
}
