extension UIControl {
    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither pressed, disabled, selected nor focused.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Without input.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// Focused.
        public static let focused = State(rawValue: 8)
        /// For the app's use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// For the framework's use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch went down.
        public static let touchDown = Event(rawValue: 1)
        /// A touch went down again in short order.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control shows its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Events for the app's use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events for the framework's use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content stands between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// Where content stands between left and right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// An action with its events.
    struct EventAction {
        enum Kind {
            case method(TargetAction)
            case action(UIAction)
        }

        var kind: Kind
        var events: Event

        /// Whether the target is gone.
        @MainActor var isDead: Bool {
            guard case .method(let method) = kind else { return false }
            return method.isDead
        }
    }
}
