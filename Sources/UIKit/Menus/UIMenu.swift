/// A list of choices, some of which may be lists of their own.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in the one around it.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements stand in the menu around it, between lines.
        public static let displayInline = Options(rawValue: 1)
        /// It takes something away: it is red.
        public static let destructive = Options(rawValue: 2)
        /// Of the elements in it, the one that was chosen last is marked.
        public static let singleSelection = Options(rawValue: 32)
        /// Its elements stand side by side, as pictures; where they have no room, they are scrolled.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large the elements of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Pictures without titles, up to four side by side.
        case small
        /// Titles below pictures, up to three side by side.
        case medium
        /// Titles beside pictures, one below the other.
        case large
        /// As the menu asks for: large, but in palettes small.
        case automatic = -1
    }

    /// The name of the menu; unique unless given.
    public let identifier: Identifier
    /// How the menu stands in the one around it.
    public let options: Options
    /// What the menu consists of, from top to bottom.
    public let children: [UIMenuElement]
    /// How large the elements are; default `.automatic`.
    ///
    /// Those of a menu within the menu have a size of their own. Elements without a picture show their
    /// title in any size.
    open var preferredElementSize: ElementSize

    /// Creates a menu.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }

    /// The actions in the menu, and in those that stand in it inline, that are marked.
    open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

    /// The actions and commands of the menu, those of inline menus included.
    var leaves: [any MenuLeaf] {
        children.flatMap { child -> [any MenuLeaf] in
            if let leaf = child as? any MenuLeaf { return [leaf] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
                return []
            }
            return menu.leaves
        }
    }

    /// Marks an action or command of the menu and no other.
    func select(_ chosen: any MenuLeaf) {
        for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
    }

    /// Returns the menu with single selection around an element; nil where there is none.
    func selectingMenu(around leaf: any MenuLeaf) -> UIMenu? {
        for case let menu as UIMenu in children {
            if let found = menu.selectingMenu(around: leaf) { return found }
        }
        return options.contains(.singleSelection) && leaves.contains { $0 === leaf } ? self : nil
    }
}
