/// How text is entered; each nil for UIKit's default.
package struct IBTextInputTraits: Sendable, Hashable {
    /// `none`, `words`, `sentences`, `allCharacters`.
    package let autocapitalizationType: String?
    /// `default`, `no`, `yes`.
    package let autocorrectionType: String?
    /// `default`, `no`, `yes`.
    package let spellCheckingType: String?
    /// `default`, `no`, `yes`.
    package let smartQuotesType: String?
    /// `default`, `no`, `yes`.
    package let smartDashesType: String?
    /// `default`, `no`, `yes`.
    package let smartInsertDeleteType: String?
    /// Such as `numberPad`, `emailAddress`, `URL`.
    package let keyboardType: String?
    /// `default`, `alert` (dark), `light`.
    package let keyboardAppearance: String?
    /// Such as `done`, `next`, `search`.
    package let returnKeyType: String?
    package let enablesReturnKeyAutomatically: Bool?
    package let isSecureTextEntry: Bool?
    /// Such as `username`, `one-time-code`.
    package let textContentType: String?

    init(_ element: IBElement) {
        autocapitalizationType = element.string("autocapitalizationType")
        autocorrectionType = element.string("autocorrectionType")
        spellCheckingType = element.string("spellCheckingType")
        smartQuotesType = element.string("smartQuotesType")
        smartDashesType = element.string("smartDashesType")
        smartInsertDeleteType = element.string("smartInsertDeleteType")
        keyboardType = element.string("keyboardType")
        keyboardAppearance = element.string("keyboardAppearance")
        returnKeyType = element.string("returnKeyType")
        enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically")
        isSecureTextEntry = element.bool("secureTextEntry")
        textContentType = element.string("textContentType")
    }
}
