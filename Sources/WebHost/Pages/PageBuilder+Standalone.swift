import Foundation
import RenderTree
import UIKit
import WebRenderer

extension PageBuilder {
    /// Returns the bytes of a page that holds its styles, fonts and pictures itself.
    func standalonePage(of scene: UIWindowScene, tree: RenderSubtree) throws -> [UInt8] {
        var parameters = parameters(of: scene, nonce: RandomName.make())
        let styles = try files.contents(of: "client.css")
        parameters.styleSheets = [Self.address(of: styles, "text/css")]
        var known = KnownFaces()
        parameters.fontFaces = try fonts.faces(for: tree, known: &known).map(embedded)
        // Pictures are named by their hashes, which nothing else in a page looks like.
        var text = String(
            decoding: PageRenderer(imagePrefix: Self.imagePrefix).page(
                tree,
                parameters: parameters
            ),
            as: UTF8.self
        )
        for (hash, resource) in Self.images(in: tree) {
            text = text.replacingOccurrences(
                of: Self.imagePrefix + hash,
                with: Self.address(of: resource.data, resource.mediaType)
            )
        }
        return Array(text.utf8)
    }

    private static let imagePrefix = "vitrine-image:"

    private func embedded(_ face: FontFace) throws -> FontFace {
        let name = face.address.split(separator: "/").last.map(String.init) ?? ""
        guard let data = try fonts.library.fontFile(named: name) else {
            throw HostError.missingFont(name)
        }
        var face = face
        face.address = Self.address(of: Data(data), "font/woff2")
        face.isPreloaded = false
        return face
    }

    private static func images(in tree: RenderSubtree) -> [String: EncodedImage] {
        var found: [String: EncodedImage] = [:]
        if case .image(let image) = tree.node.content {
            found[image.resource.hash] = image.resource
        }
        if let pattern = tree.node.style.pattern {
            found[pattern.resource.hash] = pattern.resource
        }
        for child in tree.children { found.merge(images(in: child)) { first, _ in first } }
        return found
    }

    private static func address(of data: Data, _ mediaType: String) -> String {
        "data:\(mediaType);base64,\(data.base64EncodedString())"
    }
}
