/// Elements of a menu between thick lines.
@MainActor
struct MenuSection {
    enum Entry {
        case leaf(any MenuLeaf)
        case menu(UIMenu)
        /// Elements that are not there yet.
        case waiting
    }

    /// How the elements stand.
    struct Shape {
        /// Never automatic.
        let size: UIMenu.ElementSize
        let isPalette: Bool
    }

    let title: String
    let shape: Shape
    var entries: [Entry] = []

    /// Creates a section for elements of a menu.
    init(_ title: String, of menu: UIMenu) {
        self.title = title
        let isPalette = menu.options.contains(.displayAsPalette)
        let size = menu.preferredElementSize
        let usual = isPalette ? UIMenu.ElementSize.small : .large
        shape = Shape(size: size == .automatic ? usual : size, isPalette: isPalette)
    }

    /// Whether the elements stand side by side.
    var isStrip: Bool { shape.size != .large || shape.isPalette }
}
