import CoreGraphics
import Foundation

/// Values of views in archives: those of properties with names that differ from a new view's.
@MainActor
enum ViewArchiveValues {
    /// Names that others say as well, and what is no value of the view's own.
    private static let leftOut: Set<String> = [
        "frame", "layoutMargins", "targetView", "templateAttributes", "editing", "isEditing",
        "transferredTemplateAttributeKeyPaths", "contentScaleFactor",
        // Parts of views, some of which are made when they are asked for.
        "textLabel", "detailTextLabel", "titleLabel", "imageView", "contentView", "layer",
        "safeAreaInsets", "cancelButton", "clearButton", "searchField", "searchTextField",
        "textContainer", "topItem", "state",
    ]
    /// Names that come first, and those that count within what others say.
    private static let first = ["bounds", "center"]
    private static let last: Set<String> = [
        "attributedText", "attributedPlaceholder", "currentPage", "selectedSegmentIndex", "value",
        "contentOffset", "date", "selectedRange",
    ]
    private static let priorities = "contentPriorities"
    private static let tint = "tintColor"

    // MARK: - Writing

    /// Returns the values that every view has and those of UIKit's class of the view.
    static func values(
        of view: UIView,
        as own: UIView.Type
    ) -> (common: [String: NSObject], own: [String: NSObject]) {
        let entries = KeyPathRegistry.entries(of: own)
        let names = Set(KeyPathRegistry.entries(of: UIView.self).keys)
        let plain = UIView()
        var common = different(entries.filter { names.contains($0.key) }, view, plain)
        common["bounds"] = text(view.bounds)
        common["center"] = text(view.center)
        common[tint] = view.ownTintColor
        common[priorities] = priorities(of: view)
        guard own != UIView.self, let twin = twin(of: own) else { return (common, [:]) }
        // A new view of the class has other defaults than a plain one.
        for name in names where !first.contains(name) && name != tint {
            guard let entry = entries[name], !isLeftOut(name, entries) else { continue }
            let value = entry.get(view)
            common[name] =
                AppearanceKey.isSame(value, entry.get(twin)) ? nil : archived(value) ?? common[name]
        }
        let others = entries.filter { !names.contains($0.key) }
        return (common, withoutPlainText(different(others, view, twin), entries, view, own))
    }

    private static func different(
        _ entries: [String: NamedKeyPath],
        _ view: UIView,
        _ twin: UIView
    ) -> [String: NSObject] {
        var values: [String: NSObject] = [:]
        for (name, entry) in entries where !isLeftOut(name, entries) {
            let value = entry.get(view)
            guard !AppearanceKey.isSame(value, entry.get(twin)) else { continue }
            values[name] = archived(value)
        }
        return values
    }

    /// Whether a value is not archived under a name: one of Objective-C's beside Swift's, `hidden`.
    private static func isLeftOut(_ name: String, _ entries: [String: NamedKeyPath]) -> Bool {
        leftOut.contains(name)
            || entries["is" + name.prefix(1).uppercased() + name.dropFirst()] != nil
    }

    /// Leaves out attributed text that says no more than the text and the view's own look.
    private static func withoutPlainText(
        _ values: [String: NSObject],
        _ entries: [String: NamedKeyPath],
        _ view: UIView,
        _ own: UIView.Type
    ) -> [String: NSObject] {
        var values = values
        for name in ["attributedText", "attributedPlaceholder"] {
            guard let text = values[name] as? NSAttributedString, let entry = entries[name],
                let twin = twin(of: own)
            else { continue }
            set(values.filter { $0.key != name } as NSDictionary, of: twin)
            if (entry.get(twin).flatMap(KeyPathValue.unwrap) as? NSAttributedString) == text {
                values[name] = nil
            }
        }
        return values
    }

    /// Returns a new view of a class; nil for classes that cannot be made without arguments.
    private static func twin(of own: UIView.Type) -> UIView? {
        let others: [AnyClass] = [
            UICollectionView.self, UIListContentView.self, UIContentUnavailableView.self,
        ]
        guard !others.contains(where: { ArchiveReader.isKind(own, of: [$0]) }) else { return nil }
        return ObjectFactory.make(own) as? UIView
    }

    /// Returns what is archived for a value; nil where it cannot be.
    private static func archived(_ value: Any?) -> NSObject? {
        guard let value = value.flatMap(KeyPathValue.unwrap) else { return NSNull() }
        switch value {
        case let value as Bool: return NSNumber(value: value)
        case let value as Int: return NSNumber(value: value)
        case let value as UInt: return NSNumber(value: value)
        case let value as UInt64: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Float: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as UILayoutPriority: return NSNumber(value: value.rawValue)
        case let value as String: return value as NSString
        case let value as Date: return value as NSDate
        case let value as URL: return value as NSURL
        case let value as CGColor: return UIColor(cgColor: value)
        case let value as NSObject & NSSecureCoding: return value
        case let value as any RawRepresentable: return archived(value.rawValue)
        default: return text(value)
        }
    }

    /// Returns the text that points, sizes and their like have in archives; nil for other values.
    private static func text(_ value: Any) -> NSString? {
        switch value {
        case let value as CGPoint: NSCoder.string(for: value) as NSString
        case let value as CGSize: NSCoder.string(for: value) as NSString
        case let value as CGRect: NSCoder.string(for: value) as NSString
        case let value as CGAffineTransform: NSCoder.string(for: value) as NSString
        case let value as UIEdgeInsets: NSCoder.string(for: value) as NSString
        case let value as NSDirectionalEdgeInsets: NSCoder.string(for: value) as NSString
        case let value as UIOffset: NSCoder.string(for: value) as NSString
        default: nil
        }
    }

    private static func priorities(of view: UIView) -> NSArray {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        let numbers = axes.flatMap { axis in
            [
                view.contentHuggingPriority(for: axis),
                view.contentCompressionResistancePriority(for: axis),
            ]
        }
        return numbers.map { NSNumber(value: $0.rawValue) } as NSArray
    }

    // MARK: - Reading

    static func set(_ values: NSDictionary, of view: UIView) {
        let entries = KeyPathRegistry.entries(of: ViewArchive.frameworkClass(of: view))
        let names = values.allKeys.compactMap { $0 as? String }.sorted { one, other in
            (rank(one), one) < (rank(other), other)
        }
        for name in names {
            guard let value = values[name] else { continue }
            if name == priorities {
                setPriorities(value, of: view)
            } else if let entry = entries[name] {
                _ = entry.set(view, unarchived(value, as: entry.valueType))
            }
        }
    }

    private static func rank(_ name: String) -> Int {
        first.contains(name) ? 0 : last.contains(name) ? 2 : 1
    }

    private static func unarchived(_ value: Any, as type: Any.Type) -> Any? {
        if value is NSNull { return nil }
        guard let text = value as? String else { return value }
        switch type {
        case is CGPoint.Type: return NSCoder.cgPoint(for: text)
        case is CGSize.Type: return NSCoder.cgSize(for: text)
        case is CGRect.Type: return NSCoder.cgRect(for: text)
        case is CGAffineTransform.Type: return NSCoder.cgAffineTransform(for: text)
        case is UIEdgeInsets.Type: return NSCoder.uiEdgeInsets(for: text)
        case is NSDirectionalEdgeInsets.Type: return NSCoder.directionalEdgeInsets(for: text)
        case is UIOffset.Type: return NSCoder.uiOffset(for: text)
        default: return text
        }
    }

    private static func setPriorities(_ value: Any, of view: UIView) {
        let numbers = (value as? NSArray)?.compactMap { $0 as? NSNumber } ?? []
        guard numbers.count == 4 else { return }
        let priorities = numbers.map { UILayoutPriority($0.floatValue) }
        view.setContentHuggingPriority(priorities[0], for: .horizontal)
        view.setContentCompressionResistancePriority(priorities[1], for: .horizontal)
        view.setContentHuggingPriority(priorities[2], for: .vertical)
        view.setContentCompressionResistancePriority(priorities[3], for: .vertical)
    }
}
