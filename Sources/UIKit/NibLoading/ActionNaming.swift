/// A class that names action methods for Interface Builder, a line for each.
///
/// ```swift
/// final class LoginController: UIViewController, ActionNaming {
///     class var namedActions: [Selector] { [Selector("save:", LoginController.save)] }
///
///     @IBAction func save(_ sender: UIButton) { … }
/// }
/// ```
/// The actions of superclasses are found as well. The methods of unwind segues are named so, too,
/// and those that make destinations: `Selector("makeDetail:", ListController.makeDetail)` for
/// `@IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController?`.
/// - Note: Differs from UIKit: there are no selectors on Linux by which methods could be found.
@preconcurrency @MainActor
public protocol ActionNaming: AnyObject {
    /// The methods of this class that are found by name, those of superclasses left out.
    static var namedActions: [Selector] { get }
}

/// The named actions of classes.
@MainActor
enum ActionRegistry {
    // Classes do not change: what was found for one is kept for the process.
    private static var tables: [ObjectIdentifier: [String: Selector]] = [:]

    /// Returns the action of a class by the selector of a document; nil where it has none.
    static func action(_ selector: String, of type: AnyClass) -> Selector? {
        table(of: type)[stem(selector)]
    }

    /// Returns the method of a class that was named or mentioned; nil where none was.
    static func method(_ selector: String, of type: AnyClass) -> ActionMethod? {
        MentionedMethods.method(selector, of: type) ?? action(selector, of: type)?.action
    }

    /// The name without its colons: `save:`, `save` and `saveWithSender:` mean the same.
    static func stem(_ selector: String) -> String {
        let name = selector.prefix { $0 != ":" }
        for label in ["WithSender", "WithSegue", "ForSegue", "WithCoder"]
        where name.hasSuffix(label) {
            return String(name.dropLast(label.count))
        }
        return String(name)
    }

    private static func table(of type: AnyClass) -> [String: Selector] {
        if let known = tables[ObjectIdentifier(type)] { return known }
        var table = _getSuperclass(type).map { self.table(of: $0) } ?? [:]
        if let naming = type as? any ActionNaming.Type {
            for action in naming.namedActions { table[stem(action.name)] = action }
        }
        tables[ObjectIdentifier(type)] = table
        return table
    }
}
