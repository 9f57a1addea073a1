/// What a node means to people who do not see it, and to scripts.
public struct Semantics: Sendable, Equatable {
    // The order leaves no gaps: every view of every scene has semantics.
    /// What few nodes have; boxed, so that the others stay small.
    private var words: Boxed?
    private var roleCode: UInt8
    /// Whether the element takes input; default true.
    public var isEnabled = true
    /// Whether the element is selected; default false.
    public var isSelected = false
    /// Whether assistive technology passes over the node and all below it; default false.
    public var isHidden = false
    /// Whether something in front takes all input of the node and what is below it; default false.
    public var isInert = false
    /// Whether the keyboard reaches an element that it would by its role; default true.
    public var takesFocus = true
    /// Whether assistive technology stays within the node, a dialog; default false.
    public var isModal = false
    /// How many steps the browser's way back leads in the node, a window; default 0.
    public var stepsBack: UInt8 = 0

    /// The kind of element.
    public var role: Role {
        get { Role(code: roleCode) ?? words?.words.role ?? .none }
        set {
            let code = newValue.code
            roleCode = code ?? Role.codeOfOthers
            let other = code == nil ? newValue : nil
            if words?.words.role != other { change { $0.role = other } }
        }
    }

    /// The kind of element; it decides the tag in the page.
    public enum Role: Sendable, Hashable {
        /// A box without meaning of its own.
        case none
        /// Plain text.
        case text
        /// A heading of a level, 1…6.
        case heading(Int)
        /// Something that can be pressed.
        case button
        /// Something that leads elsewhere.
        case link
        /// A picture.
        case image
        /// Rows that belong together.
        case list
        /// A row of a list.
        case listItem
        /// Something that is on or off.
        case toggle
        /// A value in a range that can be moved.
        case slider
        /// A value that goes to the next or the one before.
        case spinButton
        /// One of several choices.
        case radio
        /// The choices of which one is taken.
        case radioGroup
        /// How far work has come.
        case progress
        /// A row of a list that can be pressed.
        case pressableListItem
        /// Choices that are shown for a moment.
        case menu
        /// One of the choices of a menu.
        case menuItem
        /// All that an app shows.
        case main
        /// One of several screens that can be shown.
        case tab
        /// The tabs of which one is shown.
        case tabList
        /// Elements that are about one thing.
        case group
        /// A part of the screen that people go to at once.
        case region
    }

    /// A value between two others.
    public struct Range: Sendable, Hashable {
        /// The value.
        public var value: Double
        /// The least and the greatest value.
        public var least, greatest: Double

        /// Creates a range.
        public init(value: Double, least: Double, greatest: Double) {
            self.value = value
            self.least = least
            self.greatest = greatest
        }
    }

    /// A box without meaning.
    public static let none = Semantics(role: .none)

    /// Creates semantics of a role.
    public init(role: Role) {
        roleCode = Role.codeOfOthers
        self.role = role
    }

    /// A short name of the element; nil where its text says it.
    public var label: String? {
        get { words?.words.label }
        set { if newValue != label { change { $0.label = newValue } } }
    }
    /// The value of the element.
    public var value: String? {
        get { words?.words.value }
        set { if newValue != value { change { $0.value = newValue } } }
    }
    /// What happens when the element is used.
    public var hint: String? {
        get { words?.words.hint }
        set { if newValue != hint { change { $0.hint = newValue } } }
    }
    /// A name for scripts; people never meet it.
    public var identifier: String? {
        get { words?.words.identifier }
        set { if newValue != identifier { change { $0.identifier = newValue } } }
    }

    /// The language of what is read, as a BCP 47 tag; nil for that of what is around.
    public var language: String? {
        get { words?.words.language }
        set { if newValue != language { change { $0.language = newValue } } }
    }

    /// The value as a number; nil where it is none.
    public var range: Range? {
        get { words?.words.range }
        set { if newValue != range { change { $0.range = newValue } } }
    }

    /// Whether what belongs to the element is shown below it; nil where nothing can be.
    public var isExpanded: Bool? {
        get { words?.words.isExpanded }
        set { if newValue != isExpanded { change { $0.isExpanded = newValue } } }
    }

    /// What assistive technology reads in place of the children, in order; empty for the children.
    public var readingOrder: [NodeID] {
        get { words?.words.readingOrder ?? [] }
        set { if newValue != readingOrder { change { $0.readingOrder = newValue } } }
    }

    private struct Words: Sendable, Equatable {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var language: String?
        var range: Range?
        var isExpanded: Bool?
        var readingOrder: [NodeID] = []
        /// A role without a code.
        var role: Role?
    }

    private final class Boxed: Sendable, Equatable {
        let words: Words

        init(_ words: Words) {
            self.words = words
        }

        static func == (left: Boxed, right: Boxed) -> Bool {
            left === right || left.words == right.words
        }
    }

    private mutating func change(_ body: (inout Words) -> Void) {
        var changed = words?.words ?? Words()
        body(&changed)
        words = changed == Words() ? nil : Boxed(changed)
    }
}

extension Semantics.Role {
    /// The code of roles that have none of their own.
    fileprivate static let codeOfOthers = UInt8.max
    private static let firstHeading = 16
    private static let codeOfMain: UInt8 = 80
    private static let codeOfTab: UInt8 = 81
    private static let codeOfTabList: UInt8 = 82
    private static let codeOfGroup: UInt8 = 83
    private static let codeOfRegion: UInt8 = 84

    /// The role in one byte; nil for headings of levels that no page has.
    fileprivate var code: UInt8? {
        switch self {
        case .none: 0
        case .text: 1
        case .button: 2
        case .link: 3
        case .image: 4
        case .list: 5
        case .listItem: 6
        case .toggle: 7
        case .slider: 8
        case .spinButton: 9
        case .radio: 10
        case .radioGroup: 11
        case .progress: 12
        case .pressableListItem: 13
        case .menu: 14
        case .menuItem: 15
        case .main: Self.codeOfMain
        case .tab: Self.codeOfTab
        case .tabList: Self.codeOfTabList
        case .group: Self.codeOfGroup
        case .region: Self.codeOfRegion
        case .heading(let level): (0..<64).contains(level) ? UInt8(level + Self.firstHeading) : nil
        }
    }

    fileprivate init?(code: UInt8) {
        switch code {
        case 0: self = .none
        case 1: self = .text
        case 2: self = .button
        case 3: self = .link
        case 4: self = .image
        case 5: self = .list
        case 6: self = .listItem
        case 7: self = .toggle
        case 8: self = .slider
        case 9: self = .spinButton
        case 10: self = .radio
        case 11: self = .radioGroup
        case 12: self = .progress
        case 13: self = .pressableListItem
        case 14: self = .menu
        case 15: self = .menuItem
        case Self.codeOfMain: self = .main
        case Self.codeOfTab: self = .tab
        case Self.codeOfTabList: self = .tabList
        case Self.codeOfGroup: self = .group
        case Self.codeOfRegion: self = .region
        case Self.codeOfOthers: return nil
        default: self = .heading(Int(code) - Self.firstHeading)
        }
    }
}
