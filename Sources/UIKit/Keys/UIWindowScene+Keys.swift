import RenderTree

extension UIResponder {
    /// The commands of this responder, those that were added to a controller included.
    fileprivate var allKeyCommands: [UIKeyCommand] {
        let own = keyCommands ?? []
        guard let added = (self as? UIViewController)?.addedKeyCommands, !added.isEmpty else {
            return own
        }
        return own + added.filter { command in !own.contains { $0 === command } }
    }
}

extension UIViewController {
    /// The controller that a person looks at: what is presented, and what containers show.
    fileprivate var frontController: UIViewController {
        if let presented = presentedViewController, presented.viewIfLoaded?.window != nil {
            return presented.frontController
        }
        let shown: UIViewController? =
            switch self {
            case let stack as UINavigationController: stack.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            case let pages as UIPageViewController: pages.viewControllers?.first
            default: children.last { $0.viewIfLoaded?.window != nil }
            }
        return shown?.frontController ?? self
    }
}

extension UIWindow {
    /// Where keys go, and actions without a target: the first responder, else what a person looks at.
    var receiver: UIResponder {
        if let firstResponder { return firstResponder }
        guard let root = rootViewController, root.viewIfLoaded?.window != nil else { return self }
        let front = root.frontController
        return front.viewIfLoaded ?? front
    }
}

extension UIWindowScene {
    /// A key went down or up.
    func handle(_ key: KeyInput) {
        if key.isDown, key.key == "Escape", let front = frontPresentation, front.cancelByPerson() {
            return
        }
        let alert = frontPresentation?.presentedViewController as? UIAlertController
        if key.isDown, key.key == "Enter", key.modifiers.isEmpty, alert?.choosePreferred() == true {
            return
        }
        guard let window = keyWindow ?? orderedWindows.last(where: { !$0.isHidden }) else { return }
        let responder = window.receiver
        if key.isDown, key.key == "Escape", escapes(from: responder) { return }
        let isTyped = key.modifiers.isDisjoint(with: [.control, .command, .alternate])
        let takesText = responder is any UIKeyInput && isTyped
        if key.isDown {
            if perform(key, from: responder, beforeText: takesText) { return }
            if enter(key, in: responder) { return }
            if takesText, perform(key, from: responder, beforeText: false) { return }
            if undo(by: key, responder) { return }
        }
        send(key, to: responder, in: window)
    }

    /// Asks the chain, from the first responder upwards, to leave what is shown.
    private func escapes(from start: UIResponder) -> Bool {
        var responder: UIResponder? = start
        while let candidate = responder {
            if candidate.accessibilityPerformEscape() { return true }
            responder = candidate.next
        }
        return false
    }

    /// Performs the command of a key; false where nobody in the chain has one.
    ///
    /// Before text is typed, only those count that want to come first.
    private func perform(
        _ key: KeyInput,
        from start: UIResponder,
        beforeText: Bool
    ) -> Bool {
        var responder: UIResponder? = start
        while let candidate = responder {
            for command in candidate.allKeyCommands
            where command.matches(key) && (!beforeText || command.wantsPriorityOverSystemBehavior) {
                let target = candidate.target(forAction: command.action, withSender: command)
                guard let target = TargetAction.unwrap(target) else { continue }
                command.validate(by: target)
                guard !command.attributes.contains(.disabled) else { continue }
                return command.action.action.call(target, command, nil)
            }
            responder = candidate.next
        }
        return false
    }

    /// The keys that undo and do again, where no command has them.
    private static let undoKeys = (
        undo: UIKeyCommand(
            action: Selector("undo:", UndoManager.undo),
            input: "z",
            modifierFlags: .command
        ),
        redo: UIKeyCommand(
            action: Selector("redo:", UndoManager.redo),
            input: "z",
            modifierFlags: [.command, .shift]
        )
    )

    /// Undoes or does again what the chain's manager has; fields have the browser's own way.
    private func undo(by key: KeyInput, _ responder: UIResponder) -> Bool {
        guard UndoManager.areUsed, !(responder is any TextEditing),
            let manager = responder.undoManager
        else { return false }
        // What the app has begun to change cannot be undone by half.
        if manager.isGroupOpen { return false }
        if Self.undoKeys.undo.matches(key), manager.canUndo {
            manager.undo()
        } else if Self.undoKeys.redo.matches(key), manager.canRedo {
            manager.redo()
        } else {
            return false
        }
        return true
    }

    /// How the codes of keys begin that change what others mean.
    private static let modifiers = ["Meta", "Shift", "Control", "Alt"]

    /// The most keys that are down at a time: more than anybody has fingers.
    private static let mostHeldKeys = 32

    private func send(_ key: KeyInput, to receiver: UIResponder, in window: UIWindow) {
        let requests = requirePageRequests()
        defer { if !key.isDown, key.key == "Meta" { endKeysOfCommand(requests) } }
        let place = requests.heldKeys.firstIndex { $0.code == key.code }
        let held = place.map { requests.heldKeys[$0].press }
        if !key.isDown {
            // Nobody heard of a command's key, and what ended with Command does not end twice.
            guard let place else { return }
            requests.heldKeys.remove(at: place)
        }
        let press = held ?? UIPress(key: UIKey(key))
        press.phase = key.isDown ? .began : .ended
        press.window = window
        press.timestamp = renderContext.clock.now
        // What went down somewhere goes up there.
        let responder = key.isDown ? receiver : held?.responder ?? receiver
        press.responder = responder
        let event = UIPressesEvent(press: press)
        if key.isDown {
            if held == nil {
                hold(press, key.code, requests)
                press.findReceivers(from: responder, event)
            }
            press.tellRecognizers(event)
            responder.pressesBegan([press], with: event)
        } else {
            press.tellRecognizers(event)
            responder.pressesEnded([press], with: event)
        }
    }

    /// Ends the keys that went down with Command, which was let go of.
    ///
    /// Browsers on Macs tell of none that goes up while it is held, but for the likes of Command.
    private func endKeysOfCommand(_ requests: PageRequests) {
        let ended = requests.heldKeys.filter { entry in
            entry.press.key?.modifierFlags.contains(.command) == true
                && !Self.modifiers.contains { entry.code.hasPrefix($0) }
        }.map { $0.press }
        requests.heldKeys.removeAll { entry in ended.contains { $0 === entry.press } }
        for press in ended {
            press.phase = .ended
            press.timestamp = renderContext.clock.now
            let event = UIPressesEvent(press: press)
            press.tellRecognizers(event)
            press.responder?.pressesEnded([press], with: event)
        }
    }

    /// Notes a key that went down; the oldest that never came up is taken back for one too many.
    private func hold(_ press: UIPress, _ code: String, _ requests: PageRequests) {
        let oldest =
            requests.heldKeys.count < Self.mostHeldKeys ? nil : requests.heldKeys.removeFirst()
        requests.heldKeys.append((code, press))
        if let oldest { cancel(oldest.press) }
    }

    private func cancel(_ press: UIPress) {
        press.phase = .cancelled
        let event = UIPressesEvent(press: press)
        press.tellRecognizers(event)
        press.responder?.pressesCancelled([press], with: event)
    }

    /// Takes back the keys that were down when the page left the front or was lost.
    func cancelPresses() {
        guard let requests, !requests.heldKeys.isEmpty else { return }
        let held = requests.heldKeys
        requests.heldKeys = []
        for (_, press) in held { cancel(press) }
    }

    // MARK: - Claims

    /// Asks the chain for the keys that the browser is to leave to it, and tells the page.
    ///
    /// - Parameter always: Whether to ask though no command was ever made.
    func updateKeyClaims(always: Bool) {
        guard always || UIKeyCommand.areUsed || UndoManager.areUsed else { return }
        var claims: [SceneEffect.KeyClaim] = []
        if let window = keyWindow {
            var responder: UIResponder? = window.receiver
            while let candidate = responder {
                for command in candidate.allKeyCommands
                where !command.attributes.contains(.disabled) {
                    claims += command.claims.filter { !claims.contains($0) }
                }
                responder = candidate.next
            }
            if UndoManager.areUsed { claims += undoClaims(window.receiver, claims) }
        }
        guard claims != requests?.claimedKeys ?? [] else { return }
        requirePageRequests().claimedKeys = claims
        requirePageRequests().effects.append(.claim(claims))
    }

    private func undoClaims(
        _ responder: UIResponder,
        _ claimed: [SceneEffect.KeyClaim]
    ) -> [SceneEffect.KeyClaim] {
        guard !(responder is any TextEditing), let manager = responder.undoManager else {
            return []
        }
        let keys =
            (manager.canUndo ? Self.undoKeys.undo.claims : [])
            + (manager.canRedo ? Self.undoKeys.redo.claims : [])
        return keys.filter { !claimed.contains($0) }
    }

    /// Tells a new page of the keys once more.
    func tellKeyClaimsAgain() {
        guard let requests, !requests.claimedKeys.isEmpty else { return }
        requests.effects.append(.claim(requests.claimedKeys))
        renderContext.scheduleUpdate()
    }
}
