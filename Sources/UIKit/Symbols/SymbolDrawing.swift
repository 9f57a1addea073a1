import CoreGraphics
import Foundation
import Synchronization

/// The maker of symbols' pictures: an SVG document for each name, size and weight.
enum SymbolDrawing {
    /// What decides how a symbol is drawn.
    struct Key: Hashable, Sendable {
        var name: String
        var pointSize: CGFloat = 17
        var weight = UIImage.SymbolWeight.regular
        var scale = UIImage.SymbolScale.medium
    }

    /// Points a unit of the grid for each point of the font.
    private static let unit = 0.06
    private static let gridMiddle = 12.0
    private static let drawn = Mutex<[Key: UIImageState]>([:])
    private static let limit = 2_000

    /// Returns the picture of a symbol; nil for names that are not drawn here.
    static func image(_ key: Key) -> UIImageState? {
        if let known = drawn.withLock({ $0[key] }) { return known }
        // The tests read every row of the table: none is broken.
        guard mayBeName(key.name), let symbol = try? SymbolRules.composition(key.name) else {
            return nil
        }
        let stroke = strokeWidth(key.weight)
        let box = symbol.box(stroke: stroke)
        let factor = Double(key.pointSize) * unit * scaleFactor(key.scale)
        let size = CGSize(
            width: roundedToHalf(box.width * factor),
            height: roundedToHalf(box.height * factor)
        )
        guard var state = UIImageState(data: Data(svg(symbol, box, stroke, size).utf8), scale: 1)
        else { return nil }
        state.flipsForRightToLeftLayoutDirection = followsDirection(key.name)
        // The middle of the grid is that of the capital letters of text in the size.
        let middle = (box.maxY - gridMiddle) * factor
        let capitals = Double(UIFont.systemFont(ofSize: key.pointSize).capHeight)
        state.baselineOffset = CGFloat(((middle - capitals / 2) * 2).rounded() / 2)
        let made = state
        drawn.withLock { drawn in
            if drawn.count >= limit { drawn = [:] }
            drawn[key] = made
        }
        return made
    }

    private static func svg(
        _ symbol: SymbolComposition,
        _ box: CGRect,
        _ stroke: Double,
        _ size: CGSize
    ) -> String {
        var painter = SymbolPainter(stroke: stroke)
        painter.paint(symbol.layers)
        let view = [box.minX, box.minY, box.width, box.height].map(SymbolPath.text)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\""
            + " height=\"\(size.height)\" viewBox=\"\(view.joined(separator: " "))\">"
            + "\(painter.elements(in: box))</svg>"
    }

    /// The words that say a direction of reading.
    private static let directions: Set<Substring> = [
        "forward", "backward", "leading", "trailing",
    ]

    /// Whether a symbol points in the reading direction.
    static func followsDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        return words.dropFirst().contains { directions.contains($0) } || words.first == "list"
    }

    /// The height of a line of text, for each point of its size.
    private static let lineHeight: CGFloat = 20.29 / 17

    /// The size of most symbols in text of 17 points.
    static let usualSize = CGSize(width: 20, height: 20)

    /// Whether a name is one as symbols have them: words of small letters and digits, with points
    /// between them.
    static func mayBeName(_ name: String) -> Bool {
        let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let areWords = words.allSatisfy { word in
            !word.isEmpty
                && word.allSatisfy {
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                }
        }
        return areWords && name.utf8.count <= 80
    }

    /// Returns a grey shape in place of a symbol whose size in text of 17 points is known.
    ///
    /// It is aligned as high as the line of text that it stands in.
    static func standIn(_ size: CGSize, _ key: Key) -> UIImageState? {
        let factor = Double(key.pointSize) / 17 * scaleFactor(key.scale)
        let width = roundedToHalf(size.width * factor)
        let height = roundedToHalf(size.height * factor)
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
            + "<rect width=\"100%\" height=\"100%\" rx=\"4\" fill=\"#8e8e93\""
            + " fill-opacity=\"0.35\"/></svg>"
        var state = UIImageState(data: Data(text.utf8), scale: 1)
        // A line of text is no higher with larger scales of symbols.
        let room = max(0, (key.pointSize * lineHeight - height) / 2)
        state?.alignmentRectInsets = UIEdgeInsets(top: -room, left: 0, bottom: -room, right: 0)
        return state
    }

    private static func roundedToHalf(_ length: Double) -> CGFloat {
        max(0.5, CGFloat((length * 2).rounded() / 2))
    }

    private static func strokeWidth(_ weight: UIImage.SymbolWeight) -> Double {
        switch weight {
        case .ultraLight: 0.5
        case .thin: 0.8
        case .light: 1.15
        case .unspecified, .regular: 1.5
        case .medium: 1.75
        case .semibold: 2
        case .bold: 2.3
        case .heavy: 2.65
        case .black: 3
        }
    }

    private static func scaleFactor(_ scale: UIImage.SymbolScale) -> Double {
        switch scale {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}
