/// A connection from an object to another.
package enum IBConnection: Sendable, Hashable {
    case outlet(IBOutlet)
    case action(IBAction)
    case segue(IBSegue)

    /// Reads an element of `<connections>`; nil for unknown kinds and without a destination.
    init?(_ element: IBElement) {
        switch element.name {
        case "outlet", "outletCollection":
            guard let outlet = IBOutlet(element) else { return nil }
            self = .outlet(outlet)
        case "action":
            guard let action = IBAction(element) else { return nil }
            self = .action(action)
        case "segue":
            guard let segue = IBSegue(element) else { return nil }
            self = .segue(segue)
        default: return nil
        }
    }
}
