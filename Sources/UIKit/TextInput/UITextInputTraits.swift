/// What a keyboard is to look like and do.
///
/// A class need not say any of it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What is written in capitals; default sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected; default as the person has it.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked; default as the person has it.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The keyboard.
    var keyboardType: UIKeyboardType { get }
    /// The name of the Return key.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether characters show as bullets; default false.
    var isSecureTextEntry: Bool { get }
    /// What the text means, for password managers; default nil.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }

    /// Whether Return does nothing while there is no text; default false.
    public var enablesReturnKeyAutomatically: Bool {
        get { traitHolder?.returnNeedsText ?? false }
        set { changeTraits { $0.returnNeedsText = newValue } }
    }
    /// The look of the keyboard, which the page's device decides; default `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traitHolder?.keyboardAppearance ?? .default }
        set { changeTraits { $0.keyboardAppearance = newValue } }
    }
    /// Whether quotes become those of the language, as the page's device decides.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traitHolder?.quotes ?? .default }
        set { changeTraits { $0.quotes = newValue } }
    }
    /// Whether two hyphens become a dash, as the page's device decides.
    public var smartDashesType: UITextSmartDashesType {
        get { traitHolder?.dashes ?? .default }
        set { changeTraits { $0.dashes = newValue } }
    }
    /// Whether spaces are added and taken with words, as the page's device decides.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traitHolder?.insertDelete ?? .default }
        set { changeTraits { $0.insertDelete = newValue } }
    }

    /// Whether browsers suggest words in the text as they are typed; default as the person has it.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { traitHolder?.prediction ?? .default }
        set { changeTraits { $0.prediction = newValue } }
    }
    /// What the passwords are made of that the browser thinks up; nil, the default, for its own choice.
    ///
    /// - Note: Differs from UIKit: of the browsers, Safari heeds it.
    public var passwordRules: UITextInputPasswordRules? {
        get { traitHolder?.passwordRules }
        set { changeTraits { $0.passwordRules = newValue } }
    }

    private var traitHolder: TextTraits? {
        switch self {
        case let field as UITextField: field.field.traits
        case let view as UITextView: view.area.traits
        case let bar as UISearchBar: bar.searchTextField.field.traits
        default: nil
        }
    }

    private func changeTraits(_ change: (inout TextTraits) -> Void) {
        switch self {
        case let field as UITextField:
            change(&field.field.traits)
            field.setNeedsRender()
        case let view as UITextView:
            change(&view.area.traits)
            view.setNeedsRender()
        case let bar as UISearchBar:
            change(&bar.searchTextField.field.traits)
            bar.searchTextField.setNeedsRender()
        default: break
        }
    }
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// The same as `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// Whether quotes become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces are added and taken with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// Whether words are suggested in the text as they are typed.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// What is written in capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The same as `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The names of the Return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// What a text means, for password managers and suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a meaning from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType("name")
    public static let namePrefix = UITextContentType("name-prefix")
    public static let givenName = UITextContentType("given-name")
    public static let middleName = UITextContentType("middle-name")
    public static let familyName = UITextContentType("family-name")
    public static let nameSuffix = UITextContentType("name-suffix")
    public static let nickname = UITextContentType("nickname")
    public static let jobTitle = UITextContentType("organization-title")
    public static let organizationName = UITextContentType("organization")
    public static let location = UITextContentType("location")
    public static let fullStreetAddress = UITextContentType("street-address")
    public static let streetAddressLine1 = UITextContentType("address-line1")
    public static let streetAddressLine2 = UITextContentType("address-line2")
    public static let addressCity = UITextContentType("address-level2")
    public static let addressState = UITextContentType("address-level1")
    public static let addressCityAndState = UITextContentType("address-level1+2")
    public static let sublocality = UITextContentType("address-level3")
    public static let countryName = UITextContentType("country-name")
    public static let postalCode = UITextContentType("postal-code")
    public static let telephoneNumber = UITextContentType("tel")
    public static let emailAddress = UITextContentType("email")
    public static let URL = UITextContentType("url")
    public static let creditCardNumber = UITextContentType("cc-number")
    public static let username = UITextContentType("username")
    public static let password = UITextContentType("password")
    public static let newPassword = UITextContentType("new-password")
    public static let oneTimeCode = UITextContentType("one-time-code")
    public static let birthdate = UITextContentType("bday")
    public static let birthdateDay = UITextContentType("bday-day")
    public static let birthdateMonth = UITextContentType("bday-month")
    public static let birthdateYear = UITextContentType("bday-year")
    public static let creditCardName = UITextContentType("cc-name")
    public static let creditCardGivenName = UITextContentType("cc-given-name")
    public static let creditCardMiddleName = UITextContentType("cc-additional-name")
    public static let creditCardFamilyName = UITextContentType("cc-family-name")
    public static let creditCardSecurityCode = UITextContentType("cc-csc")
    public static let creditCardExpiration = UITextContentType("cc-exp")
    public static let creditCardExpirationMonth = UITextContentType("cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType("cc-exp-year")
    public static let creditCardType = UITextContentType("cc-type")
}
