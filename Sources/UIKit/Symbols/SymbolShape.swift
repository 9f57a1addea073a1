/// The drawing of a symbol on a grid of 24 units: paths as SVG has them.
struct SymbolShape: Sendable {
    /// The box of the drawing's lines, in units.
    var x, y, width, height: Double
    /// What is always drawn as lines.
    var lines: String
    /// Closed outlines, which filled variants fill.
    var shape: String
    /// Lines in the shape, which filled variants leave out of it.
    var details: String
    /// What is always filled.
    var areas: String

    init(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        lines: String = "",
        shape: String = "",
        details: String = "",
        areas: String = ""
    ) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        self.lines = lines
        self.shape = shape
        self.details = details
        self.areas = areas
    }

    /// Whether the filled variant differs.
    var canBeFilled: Bool { !shape.isEmpty }

    /// Returns the shape of a name without variants.
    static func named(_ name: String) -> SymbolShape? {
        firstThird[name] ?? secondThird[name] ?? lastThird[name]
    }
}

/// A symbol's name taken apart: a shape, what is around it, and whether it is filled.
struct SymbolName {
    /// What stands around a shape.
    enum Enclosure: String { case circle, square }

    var shape: SymbolShape
    var enclosure: Enclosure?
    var isFilled: Bool
    /// Whether the symbol points in the reading direction.
    var followsDirection: Bool

    /// Reads a name such as "person.crop.circle.fill"; nil for one that is not drawn here.
    init?(_ name: String) {
        var base = Substring(Self.aliases[name] ?? name)
        isFilled = base.hasSuffix(".fill")
        if isFilled { base = base.dropLast(5) }
        base = Substring(Self.aliases[String(base)] ?? String(base))
        followsDirection =
            base.contains("forward") && !base.hasPrefix("forward")
            || base.contains("arrow.backward")
            || base.hasPrefix("chevron.backward") || base.hasPrefix("list.")
        if let shape = SymbolShape.named(String(base)) {
            guard !isFilled || shape.canBeFilled else { return nil }
            self.shape = shape
            return
        }
        for enclosure in [Enclosure.circle, .square] {
            let ending = "." + enclosure.rawValue
            guard base.hasSuffix(ending) else { continue }
            let inner = String(base.dropLast(ending.count))
            guard let shape = SymbolShape.named(Self.aliases[inner] ?? inner) else { return nil }
            self.shape = shape
            self.enclosure = enclosure
            return
        }
        return nil
    }

    /// Other names of the same drawings.
    private static let aliases = [
        "person.crop.circle": "person.circle", "person.crop.square": "person.square",
        "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
        "speaker.wave.3": "speaker.wave.2", "speaker.wave.1": "speaker.wave.2",
        "speaker.3": "speaker.wave.2", "speaker.2": "speaker.wave.2",
        "location.north": "location", "photo.on.rectangle": "photo",
        "arrow.2.circlepath":
            "arrow.triangle.2.circlepath", "text.justify": "line.3.horizontal",
        "largecircle.fill.circle": "target", "smallcircle.fill.circle": "target",
        "ellipsis.bubble": "text.bubble", "house.lodge": "house", "wrench.adjustable": "wrench",
        "person.3": "person.2", "doc.plaintext": "doc.text", "book.closed": "book",
        "bookmark.square": "bookmark", "calendar.circle": "calendar", "bag.badge.plus": "bag",
        "heart.text.square": "heart.square", "checkmark.seal": "checkmark.circle",
        "xmark.octagon": "xmark.circle", "exclamationmark.octagon": "exclamationmark.circle",
        "checkmark.shield": "shield", "lock.shield": "shield",
        "photo.fill.on.rectangle.fill":
            "photo.fill", "rectangle.and.pencil.and.ellipsis": "square.and.pencil",
    ]
}
