import Foundation
import HTTPServer
import RenderTree
import TextMetrics
import UIKit
import WebRenderer

/// The fonts of pages and their files.
package struct FontStore: Sendable {
    /// The fonts that text is measured with.
    package let library: FontLibrary

    init(folders: [String]) throws(FontError) {
        var configuration = FontLibrary.Configuration()
        if !folders.isEmpty { configuration.folders = folders }
        // Labels are measured with the very library that pages are given files from.
        try ProcessFonts.load(configuration)
        guard let loaded = ProcessFonts.library else {
            throw .systemFontMissing(folders: configuration.folders)
        }
        library = loaded
    }

    /// Returns the faces that draw a tree's text; their files are loaded at once.
    func faces(for tree: RenderSubtree, known: inout KnownFaces) -> [WebRenderer.FontFace] {
        var faces: [WebRenderer.FontFace] = []
        collect(tree, &known, &faces)
        // Where a browser cannot draw a face of pictures, it would be loaded for nothing.
        for index in faces.indices where !faces[index].isOfPictures {
            faces[index].isPreloaded = true
        }
        return faces
    }

    /// Returns the faces that a patch's text needs and a page does not know.
    func faces(for patch: Patch, known: inout KnownFaces) -> [WebRenderer.FontFace] {
        var faces: [WebRenderer.FontFace] = []
        for operation in patch.operations {
            switch operation {
            case .insert(let tree, _, _): collect(tree, &known, &faces)
            case .content(_, _, let content, _): collect(content, &known, &faces)
            case .replace(let node, _): collect(node.content, &known, &faces)
            case .remove, .move, .frame, .style, .scroll, .semantics, .animate, .endAnimations,
                .changeAppearance, .focus, .perform:
                break
            }
        }
        return faces
    }

    private func collect(
        _ tree: RenderSubtree,
        _ known: inout KnownFaces,
        _ faces: inout [WebRenderer.FontFace]
    ) {
        collect(tree.node.content, &known, &faces)
        for child in tree.children { collect(child, &known, &faces) }
    }

    private func collect(
        _ content: NodeContent,
        _ known: inout KnownFaces,
        _ faces: inout [WebRenderer.FontFace]
    ) {
        switch content {
        case .text(let text): collect(text, &known, &faces)
        case .field(let field):
            if let placeholder = field.placeholder { collect(placeholder, &known, &faces) }
            // The first character typed is to be drawn at once.
            let sample = field.text.isEmpty ? "a" : field.text
            if !known.covers(sample, in: field.style) { add(sample, field.style, &known, &faces) }
        case .none, .image, .shape: break
        }
    }

    private func collect(
        _ text: TextContent,
        _ known: inout KnownFaces,
        _ faces: inout [WebRenderer.FontFace]
    ) {
        for line in text.lines {
            for run in line.runs {
                let style = run.style ?? text.style
                guard !known.covers(run.text, in: style) else { continue }
                add(run.text, style, &known, &faces)
            }
        }
    }

    private func add(
        _ text: String,
        _ style: TextStyle,
        _ known: inout KnownFaces,
        _ faces: inout [WebRenderer.FontFace]
    ) {
        let face = TextMetrics.FontFace(
            family: style.family,
            weight: style.weight,
            isItalic: style.isItalic
        )
        for rule in library.faceRules(for: text, in: face)
        where known.insert(rule.face, rule.fileName) {
            faces.append(WebRenderer.FontFace(rule))
        }
        known.noteBasicLatin(text, in: style)
    }
}

/// The answers to requests for font files.
@MainActor
final class FontFiles {
    private struct Sent {
        weak var bytes: SharedBytes?
    }

    private let library: FontLibrary
    private var cache: [String: SharedBytes] = [:]
    /// The files of answers that are under way, whether the cache still has them or not.
    private var sent: [String: Sent] = [:]
    private var cachedBytes = 0

    /// How much of the files stays in memory, in bytes.
    static let capacity = 16 * 1024 * 1024

    init(_ store: FontStore) {
        library = store.library
    }

    /// Answers a request for a file; one that nobody asked for before is made now.
    func answer(_ request: HTTPRequest, _ responder: Responder) {
        let name = request.parameters["name"] ?? ""
        if let bytes = known(name) {
            responder.respond(Self.response(bytes, name, to: request))
            return
        }
        // Making a file takes up to some tenths of a second, so it is not done here.
        Task.detached { [library] in
            let result = Result {
                try library.fontFile(named: name).map { file in
                    file.withUnsafeBytes { SharedBytes(copying: $0) }
                }
            }
            await self.finish(name, result, request, responder)
        }
    }

    private func finish(
        _ name: String,
        _ result: Result<SharedBytes?, any Error>,
        _ request: HTTPRequest,
        _ responder: Responder
    ) {
        switch result {
        case .success(let bytes?):
            responder.respond(Self.response(keep(bytes, name), name, to: request))
        case .success(nil):
            responder.respond(.text("There is no such font.\n", status: 404))
        case .failure(let error):
            responder.respond(.text("\(error)\n", status: 500))
        }
    }

    private func known(_ name: String) -> SharedBytes? {
        cache[name] ?? sent[name]?.bytes
    }

    /// Keeps a file, and returns what all connections share.
    func keep(_ bytes: SharedBytes, _ name: String) -> SharedBytes {
        // Another request had it made meanwhile.
        if let known = known(name) { return known }
        if cachedBytes + bytes.count > Self.capacity {
            cache.removeAll()
            cachedBytes = 0
        }
        cache[name] = bytes
        sent[name] = Sent(bytes: bytes)
        cachedBytes += bytes.count
        return bytes
    }

    private static func response(
        _ bytes: SharedBytes,
        _ name: String,
        to request: HTTPRequest
    ) -> HTTPResponse {
        let headers: HTTPHeaders = [
            "Content-Type": "font/woff2",
            "Cache-Control": "public, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        ]
        // Names of fonts change with their content.
        return HTTPResponse(status: 200, headers: headers, shared: bytes).tagged(name, for: request)
    }
}

/// The faces that a page has rules for.
struct KnownFaces {
    private struct Key: Hashable {
        let family: String
        let weight: Int
        let isItalic: Bool
    }

    private var files: Set<String> = []
    /// The faces whose rules for ASCII are there: nearly all text is answered by them.
    private var basicLatin: Set<Key> = []

    /// Returns whether the page certainly has what a text needs.
    func covers(_ text: String, in style: TextStyle) -> Bool {
        text.isEmpty || isBasicLatin(text) && basicLatin.contains(key(style))
    }

    /// Notes a file of a face; false where it was known.
    mutating func insert(_ face: TextMetrics.FontFace, _ fileName: String) -> Bool {
        files.insert("\(face.family) \(face.weight) \(face.isItalic) \(fileName)").inserted
    }

    mutating func noteBasicLatin(_ text: String, in style: TextStyle) {
        if isBasicLatin(text) { basicLatin.insert(key(style)) }
    }

    private func key(_ style: TextStyle) -> Key {
        Key(family: style.family, weight: style.weight, isItalic: style.isItalic)
    }

    private func isBasicLatin(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension WebRenderer.FontFace {
    fileprivate init(_ rule: FontFaceRule) {
        self.init(
            family: rule.face.family,
            address: rule.path,
            weight: rule.face.weight,
            isItalic: rule.face.isItalic,
            unicodeRange: rule.unicodeRange,
            metrics: rule.metrics.map {
                MetricsOverride(ascent: $0.ascent, descent: $0.descent, lineGap: $0.lineGap)
            },
            isOfPictures: rule.isOfPictures
        )
    }
}
