import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Prints where views stand.
struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Lays out each scene without any code of the app, and prints the frames."
    )

    @Argument(help: "A .storyboard or .xib file.")
    var file: String

    @Option(help: "A JSON file with scale, size classes, and sizes and insets for each scene.")
    var environment: String?

    @Option(help: "The size of the root views in points, such as 390x844.")
    var size: PointSize?

    @Option(help: "The id of the only scene to lay out: of its controller, or of a view.")
    var scene: String?

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        try MainActor.assumeIsolated {
            let layouts = try makeLayouts()
            print(json ? try LayoutPrinter.json(layouts) : LayoutPrinter.text(layouts))
        }
    }

    @MainActor
    private func makeLayouts() throws -> [NibPreview.Layout] {
        let environment = try environment.map(EnvironmentFile.init(path:))
        let source = try NibSource(contentsOf: URL(fileURLWithPath: file), isPreview: true)
        let preview = NibPreview(
            source,
            scale: environment?.scale,
            sizeClasses: environment?.sizeClasses ?? PreviewDevice.sizeClasses(source.document)
        )
        defer { preview.end() }
        if let scene, !preview.ids.contains(scene) {
            throw ValidationError(
                "\(file) has no scene \"\(scene)\"; it has \(preview.ids.joined(separator: ", "))."
            )
        }
        return preview.ids.filter { scene == nil || $0 == scene }.compactMap { id in
            var surroundings = environment?.surroundings(of: id) ?? NibPreview.Surroundings()
            if let size { surroundings.size = size.value }
            return preview.layOut(id, in: surroundings)
        }
    }
}

/// A size on the command line.
struct PointSize: ExpressibleByArgument, Sendable {
    let value: CGSize

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x").map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1],
            (1...10_000).contains(width), (1...10_000).contains(height)
        else { return nil }
        value = CGSize(width: width, height: height)
    }
}
