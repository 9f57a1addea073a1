import RenderTree

/// What a text view or field has of `UITextInputTraits`.
struct TextTraits: Equatable {
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var spelling = UITextSpellCheckingType.default
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isSecure = false
    var content: UITextContentType?
    /// Whether Return does nothing while there is no text.
    var returnNeedsText = false
    var keyboardAppearance = UIKeyboardAppearance.default
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var insertDelete = UITextSmartInsertDeleteType.default
    var prediction = UITextInlinePredictionType.default
    var passwordRules: UITextInputPasswordRules?
    /// Whether a view of the app's stands in place of a keyboard.
    var hidesKeyboard = false

    /// The words that pages have for the choices that differ from a browser's own.
    var rendered: FieldContent.Traits {
        var traits = FieldContent.Traits()
        traits.inputMode = hidesKeyboard ? "none" : inputMode
        traits.enterKeyHint = enterKeyHint
        traits.capitalization =
            switch capitalization {
            case .none: "none"
            case .words: "words"
            case .sentences: nil
            case .allCharacters: "characters"
            }
        traits.completion = completion
        traits.isPredicted = prediction == .default ? nil : prediction == .yes
        traits.passwordRules = passwordRules?.descriptor
        traits.isCorrected = correction == .default ? nil : correction == .yes
        traits.isSpellChecked =
            spelling != .default
            ? spelling == .yes : correction == .default ? nil : correction == .yes
        return traits
    }

    private var inputMode: String? {
        switch keyboard {
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .URL: "url"
        case .webSearch: "search"
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        }
    }

    private var enterKeyHint: String? {
        switch returnKey {
        case .default: nil
        case .go, .join, .route, .continue: "go"
        case .google, .yahoo, .search: "search"
        case .next: "next"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "enter"
        }
    }

    /// HTML's word for the meaning (HTML Standard §4.10.18.7.1).
    private var completion: String? {
        switch content {
        case nil: isSecure ? "current-password" : nil
        case .password: "current-password"
        case .location, .addressCityAndState: "on"
        case .namePrefix: "honorific-prefix"
        case .middleName: "additional-name"
        case .nameSuffix: "honorific-suffix"
        case let known?:
            Self.meanings.contains(known.rawValue) ? known.rawValue : nil
        }
    }

    private static let meanings: Set<String> = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name",
        "honorific-suffix", "nickname", "organization-title", "organization", "street-address",
        "address-line1", "address-line2", "address-level1", "address-level2", "address-level3",
        "country-name", "postal-code", "tel", "email", "url", "cc-number", "username",
        "new-password", "one-time-code", "off", "on", "bday", "bday-day", "bday-month", "bday-year",
        "cc-name", "cc-given-name", "cc-additional-name", "cc-family-name", "cc-csc", "cc-exp",
        "cc-exp-month", "cc-exp-year", "cc-type",
    ]
}
