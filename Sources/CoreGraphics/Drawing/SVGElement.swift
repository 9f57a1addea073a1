/// An element of a drawing: what neighbours may have in common, and what is its own.
struct SVGElement {
    /// The name and the attributes that come first.
    var start = ""
    /// Attributes that a group hands down to what is in it.
    var shared = ""
    /// Attributes of this element alone.
    var own = ""
    private var raw: String?

    init(start: String) {
        self.start = start
    }

    /// Creates one of markup.
    init(raw: String) {
        self.raw = raw
    }

    /// The markup.
    var text: String { raw ?? "<\(start)\(shared)\(own)/>" }

    /// Returns the markup of elements; neighbours that look alike stand in a group.
    static func joined(_ elements: [SVGElement]) -> String {
        var text = ""
        var index = 0
        while index < elements.count {
            let first = elements[index]
            var end = index + 1
            while end < elements.count, first.isLike(elements[end]) { end += 1 }
            if end - index > 1 {
                let inside = elements[index..<end].map { "<\($0.start)\($0.own)/>" }
                text += "<g\(first.shared)>\(inside.joined())</g>"
            } else {
                text += first.text
            }
            index = end
        }
        return text
    }

    private func isLike(_ other: SVGElement) -> Bool {
        raw == nil && other.raw == nil && !shared.isEmpty && shared == other.shared
    }
}
