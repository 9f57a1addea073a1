import CoreGraphics
import Foundation

/// What any object can say to people who do not see it.
///
/// UIKit adds these properties to NSObject. Swift could not override them then: so views, elements
/// and items of bars have their own, and what is known as an object only is led to them. Other
/// objects keep what an app says about them.
@preconcurrency @MainActor
public protocol AccessibilitySpeaking: NSObject {}

extension NSObject: AccessibilitySpeaking {}

extension AccessibilitySpeaking {
    /// Whether assistive technology meets the object; default false.
    public var isAccessibilityElement: Bool {
        get {
            switch self {
            case let view as UIView: view.isAccessibilityElement
            case let element as UIAccessibilityElement: element.isAccessibilityElement
            case let item as UIBarItem: item.isAccessibilityElement
            default: spokenNotes?.isElement ?? false
            }
        }
        set {
            switch self {
            case let view as UIView: view.isAccessibilityElement = newValue
            case let element as UIAccessibilityElement: element.isAccessibilityElement = newValue
            case let item as UIBarItem: item.isAccessibilityElement = newValue
            default: note { $0.isElement = newValue }
            }
        }
    }

    /// A short name of the object; default nil.
    public var accessibilityLabel: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityLabel
            case let element as UIAccessibilityElement: element.accessibilityLabel
            case let item as UIBarItem: item.accessibilityLabel
            default: spokenNotes?.label
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityLabel = newValue
            case let element as UIAccessibilityElement: element.accessibilityLabel = newValue
            case let item as UIBarItem: item.accessibilityLabel = newValue
            default: note { $0.label = newValue }
            }
        }
    }

    /// The value of the object; default nil.
    public var accessibilityValue: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityValue
            case let element as UIAccessibilityElement: element.accessibilityValue
            case let item as UIBarItem: item.accessibilityValue
            default: spokenNotes?.value
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityValue = newValue
            case let element as UIAccessibilityElement: element.accessibilityValue = newValue
            case let item as UIBarItem: item.accessibilityValue = newValue
            default: note { $0.value = newValue }
            }
        }
    }

    /// What happens when the object is used; default nil.
    public var accessibilityHint: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityHint
            case let element as UIAccessibilityElement: element.accessibilityHint
            case let item as UIBarItem: item.accessibilityHint
            default: spokenNotes?.hint
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityHint = newValue
            case let element as UIAccessibilityElement: element.accessibilityHint = newValue
            case let item as UIBarItem: item.accessibilityHint = newValue
            default: note { $0.hint = newValue }
            }
        }
    }

    /// What the object does and how it behaves; default none.
    public var accessibilityTraits: UIAccessibilityTraits {
        get {
            switch self {
            case let view as UIView: view.accessibilityTraits
            case let element as UIAccessibilityElement: element.accessibilityTraits
            case let item as UIBarItem: item.accessibilityTraits
            default: spokenNotes?.traits ?? .none
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityTraits = newValue
            case let element as UIAccessibilityElement: element.accessibilityTraits = newValue
            case let item as UIBarItem: item.accessibilityTraits = newValue
            default: note { $0.traits = newValue }
            }
        }
    }

    // MARK: - What other objects say

    private var spokenNotes: AccessibilityState? {
        AssociatedObjects.value(of: self, notesKey) as? AccessibilityState
    }

    private func note(_ change: (AccessibilityState) -> Void) {
        let notes = spokenNotes ?? AccessibilityState()
        change(notes)
        AssociatedObjects.set(notes, of: self, notesKey, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

/// An address that stands for what objects say.
private var notesKey: UnsafeRawPointer { UnsafeRawPointer(NotesKey.address) }

private enum NotesKey {
    // Safe: an address is read only, and nothing is ever stored there.
    nonisolated(unsafe) static let address = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
}
