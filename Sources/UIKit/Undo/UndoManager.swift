import Dispatch
import Foundation

/// Keeps what undoes changes, and what does them again.
///
/// What is registered in one event is undone together. An event is one of a scene, or where no
/// scene runs, a turn of the main queue.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// One change, or several that belong together.
    private final class Group {
        enum Part {
            case change(target: WeakTarget, call: @MainActor (AnyObject) -> Void)
            case group(Group)
        }

        var parts: [Part] = []
        var name = ""
        var isDiscardable = false
        var isEmpty: Bool { parts.isEmpty }

        /// Forgets the changes of a target; returns whether nothing is left.
        private func forgetAll(_ target: AnyObject?) -> Bool {
            forget(target)
            return isEmpty
        }

        func forget(_ target: AnyObject?) {
            parts = parts.filter { part in
                switch part {
                case .change(let weak, _): weak.object != nil && weak.object !== target
                case .group(let group): !group.forgetAll(target)
                }
            }
        }
    }

    /// A target that the manager does not keep alive, as on iOS.
    private final class WeakTarget {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private enum Direction { case none, undo, redo }

    /// Managers whose group ends with the event.
    private static var openManagers: [UndoManager] = []
    /// Whether any manager has something registered, so that keys may mean it.
    static var areUsed = false

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    private var direction = Direction.none
    /// Whether the outermost group was opened by a registration.
    private var opensByEvent = false

    /// Creates a manager without changes.
    public override init() { super.init() }

    // MARK: - Registering

    /// Keeps a call that undoes a change.
    ///
    /// - Parameters:
    ///   - target: What the call is given; it is not kept alive, and without it there is no call.
    ///   - handler: Undoes the change; what it registers does the change again.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { object in
            if let object = object as? TargetType { handler(object) }
        }
    }

    /// Keeps a call of a method that undoes a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let receiver = TargetAction.unwrap(target) else { return }
        register(receiver) { _ = selector.action.call($0, anObject, nil) }
    }

    private func register(_ target: AnyObject, _ call: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        Self.areUsed = true
        if open.isEmpty {
            precondition(
                groupsByEvent || direction != .none,
                "UndoManager: registerUndo was called outside of an undo group; call "
                    + "beginUndoGrouping() before, or set groupsByEvent."
            )
            openForEvent()
        }
        open[open.count - 1].parts.append(.change(target: WeakTarget(target), call: call))
        if direction == .none { redoStack = [] }
    }

    /// Whether changes are kept; false between disabling and enabling.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Leaves changes out until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Keeps changes again.
    open func enableUndoRegistration() {
        precondition(disabled > 0, "UndoManager: undo registration is enabled already.")
        disabled -= 1
    }

    // MARK: - Groups

    /// Whether what an event registers is undone together; default true.
    open var groupsByEvent = true
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// How many groups are kept; 0, the default, means all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Begins a group, within the one that is open if there is one.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, direction == .none { openForEvent() }
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends a group.
    open func endUndoGrouping() {
        precondition(
            !open.isEmpty,
            "UndoManager: endUndoGrouping was called with no matching begin."
        )
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if let outer = open.last {
            if !group.isEmpty {
                outer.parts.append(.group(group))
                if outer.name.isEmpty { outer.name = group.name }
            }
        } else if !group.isEmpty {
            if direction == .undo { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
        // The event in which the app's group began is over: the one around it ends with this event.
        if opensByEvent, open.count == 1, direction == .none { endWithEvent() }
    }

    private func openForEvent() {
        open.append(Group())
        guard direction == .none else { return }
        opensByEvent = true
        endWithEvent()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func endWithEvent() {
        guard !Self.openManagers.contains(where: { $0 === self }) else { return }
        Self.openManagers.append(self)
        DispatchQueue.main.async { [weak self] in self?.endEvent() }
    }

    /// Whether the app began a group that it has not ended.
    var isGroupOpen: Bool { open.count > (opensByEvent ? 1 : 0) }

    private func endEvent() {
        Self.openManagers.removeAll { $0 === self }
        guard opensByEvent, open.count == 1, direction == .none else { return }
        opensByEvent = false
        endUndoGrouping()
    }

    /// Ends the groups of the event that is over.
    static func endTurn() {
        guard !openManagers.isEmpty else { return }
        for manager in openManagers { manager.endEvent() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo {
            undoStack.removeFirst(undoStack.count - levelsOfUndo)
        }
        if redoStack.count > levelsOfUndo {
            redoStack.removeFirst(redoStack.count - levelsOfUndo)
        }
    }

    // MARK: - Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether changes are being undone.
    open var isUndoing: Bool { direction == .undo }
    /// Whether changes are being done again.
    open var isRedoing: Bool { direction == .redo }

    /// Undoes the last group.
    open func undo() {
        if open.count == 1, opensByEvent {
            opensByEvent = false
            endUndoGrouping()
        }
        precondition(
            open.isEmpty,
            "UndoManager: undo was called with too many nested undo groups; end them first."
        )
        undoNestedGroup()
    }

    /// Undoes the last group, though one around it may be open.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard direction == .none, !undoStack.isEmpty else { return }
        post(.NSUndoManagerWillUndoChange)
        let group = undoStack.removeLast()
        run(group, .undo)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
        if open.count == 1, opensByEvent { endEvent() }
        post(.NSUndoManagerCheckpoint)
        guard direction == .none, !redoStack.isEmpty else { return }
        post(.NSUndoManagerWillRedoChange)
        let group = redoStack.removeLast()
        run(group, .redo)
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group, _ way: Direction) {
        let outer = open
        open = [Group()]
        open[0].name = group.name
        open[0].isDiscardable = group.isDiscardable
        direction = way
        call(group)
        // Groups that the calls opened and left so belong to the whole.
        while open.count > 1 { endUndoGrouping() }
        if !open.isEmpty { endUndoGrouping() }
        direction = .none
        open = outer
    }

    private func call(_ group: Group) {
        for part in group.parts.reversed() {
            switch part {
            case .change(let target, let call): if let object = target.object { call(object) }
            case .group(let group): call(group)
            }
        }
    }

    /// Forgets all changes.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        opensByEvent = false
        disabled = 0
    }

    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let object = TargetAction.unwrap(target)
        for group in undoStack + redoStack + open { group.forget(object) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: - Names

    /// Names the group that is open, or else the last one.
    open func setActionName(_ actionName: String) {
        (open.first ?? (direction == .undo ? redoStack.last : undoStack.last))?.name = actionName
    }
    /// The name of what `undo()` undoes; empty for none.
    open var undoActionName: String {
        (open.first { !$0.isEmpty } ?? undoStack.last)?.name ?? ""
    }
    /// The name of what `redo()` does again; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a menu item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that does again.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of a menu item that undoes something.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of a menu item that does something again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Says whether what is open, or else the last change, can be dropped.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }
    /// Whether the change that `undo()` undoes can be dropped.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    /// Whether the change that `redo()` does again can be dropped.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension Notification.Name {
    /// A manager opens, closes, undoes or does again.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// A manager opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Self(
        "NSUndoManagerDidOpenUndoGroupNotification"
    )
    /// A manager is about to close a group.
    public static let NSUndoManagerWillCloseUndoGroup = Self(
        "NSUndoManagerWillCloseUndoGroupNotification"
    )
    /// A manager closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Self(
        "NSUndoManagerDidCloseUndoGroupNotification"
    )
    /// A manager is about to undo.
    public static let NSUndoManagerWillUndoChange = Self(
        "NSUndoManagerWillUndoChangeNotification"
    )
    /// A manager undid something.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// A manager is about to do something again.
    public static let NSUndoManagerWillRedoChange = Self(
        "NSUndoManagerWillRedoChangeNotification"
    )
    /// A manager did something again.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
