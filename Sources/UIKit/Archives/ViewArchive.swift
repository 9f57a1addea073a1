import Foundation

/// What archives have of views: values by name, the app's subviews, and constraints between them.
///
/// Layers, targets, gestures and delegates are left out, as on iOS or as far as they are not in the
/// archive themselves.
@MainActor
enum ViewArchive {
    private enum Key {
        static let values = "UIViewValues"
        static let ownValues = "UIViewOwnValues"
        static let subviews = "UIViewSubviews"
        static let constraints = "UIViewConstraints"
        static let arranged = "UIViewArrangedSubviews"
        static let content = "UIViewContentSubviews"
        static let contentConstraints = "UIViewContentConstraints"
        static let parts = "UIViewParts"
    }

    // MARK: - Writing

    static func write(_ view: UIView, to coder: NSCoder) {
        let own = frameworkClass(of: view)
        let (common, others) = ViewArchiveValues.values(of: view, as: own)
        coder.encode(common as NSDictionary, forKey: Key.values)
        coder.encode(others as NSDictionary, forKey: Key.ownValues)
        if let parts = ViewArchiveParts.parts(of: view) {
            coder.encode(parts as NSDictionary, forKey: Key.parts)
        }
        let subviews = appSubviews(of: view, own)
        if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: Key.subviews) }
        if let stack = view as? UIStackView {
            let places = stack.arrangedSubviews.compactMap { arranged in
                subviews.firstIndex { $0 === arranged }.map { NSNumber(value: $0) }
            }
            coder.encode(places as NSArray, forKey: Key.arranged)
        }
        let constraints = ArchivedConstraints.list(heldBy: view, among: subviews)
        if !constraints.isEmpty { coder.encode(constraints as NSArray, forKey: Key.constraints) }
        guard let host = contentHost(of: view) else { return }
        let content = appSubviews(of: host, UIView.self)
        coder.encode(content as NSArray, forKey: Key.content)
        let inside = ArchivedConstraints.list(heldBy: host, among: content)
        coder.encode(inside as NSArray, forKey: Key.contentConstraints)
    }

    // MARK: - Reading

    /// Sets what every view has, and adds the subviews.
    static func read(_ view: UIView, from coder: NSCoder) {
        guard let values = object(Key.values, coder) as? NSDictionary else { return }
        ViewArchiveValues.set(values, of: view)
        let subviews = views(Key.subviews, coder)
        for subview in subviews { view.addSubview(subview) }
        if let stack = view as? UIStackView, let places = object(Key.arranged, coder) as? NSArray {
            for case let place as NSNumber in places where subviews.indices.contains(place.intValue)
            {
                stack.addArrangedSubview(subviews[place.intValue])
            }
        }
        ArchivedConstraints.activate(object(Key.constraints, coder), in: view, subviews)
    }

    /// Sets what UIKit's class of the view has beyond that, and adds what is in its content view.
    static func readOwnValues(of view: UIView, from coder: NSCoder) {
        guard let values = object(Key.ownValues, coder) as? NSDictionary else { return }
        if let parts = object(Key.parts, coder) as? NSDictionary {
            ViewArchiveParts.set(parts, of: view)
        }
        // Once more: the class has set defaults of its own since.
        if let common = object(Key.values, coder) as? NSDictionary {
            ViewArchiveValues.set(common, of: view)
        }
        ViewArchiveValues.set(values, of: view)
        guard let host = contentHost(of: view) else { return }
        let content = views(Key.content, coder)
        for subview in content { host.addSubview(subview) }
        ArchivedConstraints.activate(object(Key.contentConstraints, coder), in: host, content)
    }

    private static func object(_ key: String, _ coder: NSCoder) -> Any? {
        guard coder.allowsKeyedCoding, !(coder is NSKeyedArchiver),
            coder.containsValue(forKey: key)
        else { return nil }
        return coder.decodeObject(forKey: key)
    }

    private static func views(_ key: String, _ coder: NSCoder) -> [UIView] {
        (object(key, coder) as? NSArray)?.compactMap { $0 as? UIView } ?? []
    }

    // MARK: - Classes

    /// The nearest class of UIKit's: an app's own class archives its own values itself.
    static func frameworkClass(of view: UIView) -> UIView.Type {
        var next: AnyClass? = type(of: view)
        while let cls = next {
            if isOfFramework(cls), let cls = cls as? UIView.Type { return cls }
            next = _getSuperclass(cls)
        }
        return UIView.self
    }

    private static func isOfFramework(_ cls: AnyClass) -> Bool {
        String(reflecting: cls).hasPrefix("UIKit.")
    }

    /// Classes whose subviews are the app's; those of others are their own workings.
    private static let containers: [AnyClass] = [
        UIView.self, UIControl.self, UILabel.self, UIImageView.self, UIScrollView.self,
        UIStackView.self, UIInputView.self, UICollectionReusableView.self,
    ]

    private static func appSubviews(of view: UIView, _ own: AnyClass) -> [UIView] {
        guard containers.contains(where: { $0 == own }) else { return [] }
        return view.subviews.filter { subview in
            let cls = ObjectIdentifier(type(of: subview))
            return !isOfFramework(type(of: subview)) || UIKitKeyPaths.tables[cls] != nil
                || UIKitKeyPaths.documentTables[cls] != nil
        }
    }

    /// The view inside that holds what the app shows; nil where it is the view itself.
    private static func contentHost(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }
}

extension NSCoder {
    /// Sets what a document or an archive says of a view beyond what every view has.
    ///
    /// Initialisers of UIKit's classes call it when their own parts are there.
    @MainActor
    func decodeOwnValues(of view: UIView) {
        if let nib = self as? NibCoder {
            nib.decodeElement(view)
        } else {
            ViewArchive.readOwnValues(of: view, from: self)
        }
    }
}

// Archives are written and read on the main thread, as views are.
extension UIView: @preconcurrency NSCoding {}
