import InterfaceBuilder

/// What a control or recognizer sends in order to follow a segue.
@MainActor
final class SegueTrigger: NSObject {
    private weak var controller: UIViewController?
    private let segue: IBSegue
    private weak var anchor: AnyObject?

    /// Creates what follows a segue.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - controller: The controller that it leads away from.
    ///   - anchor: What its popover points at; nil for what sends it.
    init(_ segue: IBSegue, of controller: UIViewController, anchor: AnyObject?) {
        self.segue = segue
        self.controller = controller
        self.anchor = anchor
        super.init()
    }

    /// Follows the segue.
    func fire(_ sender: NSObject) {
        controller?.follow(segue, sender: sender, isAsked: true, anchor: anchor)
    }
}

extension NibLoader {
    /// Connects a segue to the object that begins it.
    func connect(_ segue: IBSegue, from sender: AnyObject, owner: UIViewController?) {
        guard let owner, let archive = owner.archive else { return }
        let anchorID = segue.popoverAnchorView ?? segue.popoverAnchorBarButtonItem
        let anchor = anchorID.flatMap { objects[$0] }
        if let anchor { archive.anchors[segue.id ?? ""] = WeakReference(object: anchor) }
        guard sender !== owner else { return }
        if case .embed = segue.kind {
            if let view = sender as? UIView { owner.embed(segue, in: view) }
            return
        }
        if let cell = sender as? UITableViewCell {
            return cell.begin(segue, of: owner, anchor: anchor)
        }
        let trigger = SegueTrigger(segue, of: owner, anchor: anchor)
        switch sender {
        case let cell as UICollectionViewCell:
            cell.segueTrigger = trigger
            // A preview's cell stands in no list that could be selected in.
            if source.isPreview {
                let tap = UITapGestureRecognizer()
                tap.addTarget(trigger, action: SegueTrigger.fire)
                cell.addGestureRecognizer(tap)
            }
            return
        case let button as UIButton:
            button.addTarget(trigger, action: SegueTrigger.fire, for: .touchUpInside)
        case let control as UIControl:
            control.addTarget(trigger, action: SegueTrigger.fire, for: .primaryActionTriggered)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(trigger, action: SegueTrigger.fire)
        case let item as UIBarButtonItem:
            item.setAction(trigger, ActionMethod(SegueTrigger.fire))
        default: return
        }
        archive.triggers.append(trigger)
    }
}
