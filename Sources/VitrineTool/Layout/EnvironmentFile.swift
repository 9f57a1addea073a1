import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// What the documents' frames depend on beside the document: sizes, insets, traits.
struct EnvironmentFile: Decodable {
    let scale: Double?
    private let traits: Traits?
    private let scenes: [String: Scene]

    private struct Traits: Decodable {
        let widthClass: String?
        let heightClass: String?
    }

    private struct Scene: Decodable {
        let size: [Double?]?
        let insets: [String: Insets]?
    }

    private struct Insets: Decodable {
        let layoutMargins: Edges?
        let safeArea: Edges?
        let layoutGuides: Edges?
    }

    private struct Edges: Decodable {
        let top, left, bottom, right: Double?

        var values: DesignInsets.Edges {
            DesignInsets.Edges(
                top: top.map { CGFloat($0) },
                left: left.map { CGFloat($0) },
                bottom: bottom.map { CGFloat($0) },
                right: right.map { CGFloat($0) }
            )
        }
    }

    /// Reads a file.
    init(path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        self = try JSONDecoder().decode(EnvironmentFile.self, from: data)
    }

    /// The size classes; any where the file does not say.
    var sizeClasses: IBSizeClasses {
        IBSizeClasses(
            width: traits?.widthClass.flatMap(IBSizeClasses.Class.init(rawValue:)) ?? .any,
            height: traits?.heightClass.flatMap(IBSizeClasses.Class.init(rawValue:)) ?? .any
        )
    }

    /// Returns what a scene is laid out in.
    @MainActor
    func surroundings(of id: String) -> NibPreview.Surroundings {
        var result = NibPreview.Surroundings()
        guard let scene = scenes[id] else { return result }
        if let size = scene.size, size.count == 2, let width = size[0], let height = size[1] {
            result.size = CGSize(width: width, height: height)
        }
        for (id, insets) in scene.insets ?? [:] {
            var design = DesignInsets()
            design.margins = insets.layoutMargins?.values ?? design.margins
            design.safeArea = insets.safeArea?.values ?? design.safeArea
            design.topGuide = insets.layoutGuides?.values.top
            design.bottomGuide = insets.layoutGuides?.values.bottom
            result.insets[id] = design
        }
        return result
    }
}
