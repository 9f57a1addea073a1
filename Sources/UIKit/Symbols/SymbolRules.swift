import Foundation

/// The rules that make symbols of others, by their names.
enum SymbolRules {
    /// Returns the drawing of a name such as "person.crop.circle.fill"; nil for one that is neither
    /// in the table nor made of what is.
    static func composition(_ name: String, depth: Int = 0) throws(SymbolTableError)
        -> SymbolComposition?
    {
        if let symbol = try SymbolTable.composition(name, depth: depth) { return symbol }
        let words = name.split(separator: ".").map(String.init)
        if words.contains(where: { newNames[$0] != nil }) {
            let old = words.map { newNames[$0] ?? $0 }.joined(separator: ".")
            return try composition(old, depth: depth)
        }
        if let base = name.without(".fill") {
            guard let symbol = try composition(base, depth: depth), symbol.canBeFilled else {
                return nil
            }
            return symbol.filled()
        }
        if let base = name.without(".slash") {
            guard !base.hasSuffix(".slash"), let symbol = try composition(base, depth: depth)
            else { return nil }
            return slashed(symbol)
        }
        if let symbol = try badged(name, depth: depth) { return symbol }
        return try enclosed(name, depth: depth)
    }

    /// Words that later versions of the names have in place of others.
    private static let newNames = ["document": "doc", "microphone": "mic"]

    // MARK: - Slashes

    private static func slashed(_ symbol: SymbolComposition) -> SymbolComposition {
        let box = symbol.box
        let half = min(10.5, max(8, box.width * 0.405, box.height / 2 + 0.3))
        var line = SymbolPath()
        line.segments = [
            .move(CGPoint(x: box.midX - half, y: box.midY - half)),
            .line(CGPoint(x: box.midX + half, y: box.midY + half)),
        ]
        return symbol.covered(by: [SymbolLayer(lines: line)])
    }

    // MARK: - Badges

    /// Reads a name such as "folder.badge.plus".
    private static func badged(_ name: String, depth: Int) throws(SymbolTableError)
        -> SymbolComposition?
    {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
            index > 0
        else { return nil }
        let base = words[..<index].joined(separator: ".")
        let sign = words[index...].joined(separator: ".")
        guard let symbol = try composition(base, depth: depth),
            let badge = try SymbolTable.composition("_" + sign, depth: depth)
        else { return nil }
        let box = symbol.box
        let isRound = base.hasSuffix("circle") || base.hasSuffix("circle.fill")
        let place =
            if sign == "badge" {
                CGPoint(x: box.maxX - 2.2, y: box.minY + 2.6)
            } else if isRound {
                CGPoint(x: box.maxX - 2.4, y: box.maxY - 2.4)
            } else {
                CGPoint(x: box.maxX - 1.2, y: box.maxY - 2.2)
            }
        return symbol.covered(by: badge.placed(scale: 1, x: place.x, y: place.y))
    }

    // MARK: - Enclosures

    /// Reads a name such as "plus.circle".
    private static func enclosed(_ name: String, depth: Int) throws(SymbolTableError)
        -> SymbolComposition?
    {
        for shape in ["circle", "square"] {
            guard let inner = name.without("." + shape), !isEnclosed(inner),
                let frame = try SymbolTable.composition("_" + shape, depth: depth)
            else { continue }
            if let glyphs = try glyphs(inner, depth: depth) { return frame.enclosing(glyphs) }
            return try composition(inner, depth: depth).flatMap { frame.enclosing($0) }
        }
        if let number = name.without(".lane"), let value = Int(number), (1...12).contains(value),
            let lane = try SymbolTable.composition("_lane", depth: depth)
        {
            return try glyphs(number, depth: depth).flatMap { lane.enclosing($0) }
        }
        for (shape, guests) in guests {
            guard let inner = name.without("." + shape), guests.contains(inner),
                let frame = try composition(frames[shape] ?? shape, depth: depth)
            else { continue }
            return try composition(inner, depth: depth).flatMap { frame.enclosing($0) }
        }
        return nil
    }

    /// Whether a name says what nothing stands around.
    private static func isEnclosed(_ name: String) -> Bool {
        [".fill", ".circle", ".square"].contains { name.hasSuffix($0) }
    }

    /// Returns the drawing of a letter, or of a number from 0 to 50, as enclosures have them.
    private static func glyphs(_ text: String, depth: Int) throws(SymbolTableError)
        -> SymbolComposition?
    {
        if text.utf8.count == 1 {
            return try SymbolTable.composition("_" + text, depth: depth)
        }
        guard text.utf8.count == 2, let value = Int(text), (10...50).contains(value),
            let first = try SymbolTable.composition("_\(value / 10)", depth: depth),
            let second = try SymbolTable.composition("_\(value % 10)", depth: depth)
        else { return nil }
        let space = 3.2
        let width = first.box.width + space + second.box.width
        var layers = first.placed(scale: 1, x: 12 - (width - first.box.width) / 2, y: 12)
        layers += second.placed(scale: 1, x: 12 + (width - second.box.width) / 2, y: 12)
        return SymbolComposition(
            layers: layers,
            box: CGRect(x: 12 - width / 2, y: 5, width: width, height: 14),
            canBeFilled: false
        )
    }

    /// The symbols whose room is taken by those that have the name alone.
    private static let frames = ["square.stack": "_square.stack"]

    /// What there is in enclosures other than circles and squares.
    private static let guests: [(shape: String, guests: Set<String>)] = [
        (
            "bubble",
            "plus exclamationmark questionmark ellipsis ellipsis.vertical checkmark star"
                + " phone info bolt"
        ),
        ("message", "plus ellipsis checkmark arrow.up"),
        ("shield", "lock checkmark xmark exclamationmark bolt"),
        ("seal", "checkmark xmark exclamationmark questionmark"),
        ("octagon", "xmark exclamationmark"),
        ("hexagon", "xmark"),
        ("diamond", "plus minus checkmark exclamationmark"),
        ("rectangle", "plus minus xmark checkmark play lock ellipsis star bolt"),
        ("rectangle.portrait", "plus minus xmark checkmark"),
        ("rectangle.on.rectangle", "plus minus play lock"),
        ("rectangle.stack", "checkmark sparkles play lock plus"),
        ("rectangle.on.folder", "plus"),
        ("square.on.square", "plus minus xmark checkmark"),
        ("square.dashed", "plus questionmark"),
        ("square.stack", "play photo"),
        ("app", "plus arrow.down arrow.up.forward questionmark checkmark xmark exclamationmark"),
        ("app.dashed", "plus questionmark"),
        (
            "icloud",
            "checkmark xmark exclamationmark link person lock key plus arrow.clockwise"
                + " arrow.counterclockwise bolt bolt.horizontal"
        ),
        ("house", "bolt music.note play clock"),
        ("tv", "play music.note photo sparkles"),
        ("display", "play lock"),
        ("laptopcomputer", "lock"),
        ("iphone", "lock"),
        ("doc", "lock arrow.up arrow.down plus"),
        ("folder", "questionmark"),
        ("video", "questionmark checkmark arrow.up.right arrow.down.left"),
        (
            "viewfinder",
            "plus text doc doc.text location camera person person.fill barcode qrcode dot"
                + " ellipsis key eye"
        ),
    ].map { ($0.0, Set($0.1.split(separator: " ").map(String.init))) }
}

extension String {
    /// The text without its end; nil for one with another end, or with nothing before it.
    fileprivate func without(_ ending: String) -> String? {
        guard utf8.count > ending.utf8.count, hasSuffix(ending) else { return nil }
        return String(dropLast(ending.count))
    }
}
