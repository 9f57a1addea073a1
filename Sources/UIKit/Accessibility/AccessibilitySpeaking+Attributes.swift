import Foundation

extension AccessibilitySpeaking {
    /// The name of the object with what is said of its parts; default that of the plain name.
    ///
    /// - Note: Differs from UIKit: pages read the plain text; attributes are not kept.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// The value of the object with what is said of its parts; default that of the plain value.
    ///
    /// - Note: Differs from UIKit: pages read the plain text; attributes are not kept.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// What using the object does, with what is said of its parts; default that of the plain hint.
    ///
    /// - Note: Differs from UIKit: pages read the plain text; attributes are not kept.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
}
