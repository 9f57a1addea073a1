import CoreGraphics
import Foundation
import UIKit

/// The frames of scenes as text.
@MainActor
enum LayoutPrinter {
    private struct Output: Encodable {
        struct Scene: Encodable {
            let id: String
            let views: [View]
        }

        struct View: Encodable {
            let id: String
            let element: String
            let frame: [Double]
        }

        let scenes: [Scene]
    }

    /// Returns the frames as JSON: x, y, width and height in the superview, in points.
    static func json(_ layouts: [NibPreview.Layout]) throws -> String {
        let scenes = layouts.map { layout in
            Output.Scene(
                id: layout.id,
                views: layout.views.map {
                    Output.View(id: $0.id, element: $0.element, frame: numbers($0.frame))
                }
            )
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Output(scenes: scenes)), as: UTF8.self)
    }

    /// Returns a line for each view.
    static func text(_ layouts: [NibPreview.Layout]) -> String {
        var lines: [String] = []
        for layout in layouts {
            lines.append("scene \(layout.id)")
            for view in layout.views {
                let frame = numbers(view.frame).map { String(format: "%g", $0) }
                lines.append("  \(view.element) \(view.id)  \(frame.joined(separator: " "))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
}
