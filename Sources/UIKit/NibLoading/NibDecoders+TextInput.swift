import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    func decodeTextField(_ object: IBObject, into field: UITextField) {
        field.font =
            object.font().map { source.font($0, line: object.line) } ?? .systemFont(ofSize: 14)
        if let color = source.color(object.color("textColor"), line: object.line) {
            field.textColor = color
        }
        field.textAlignment = Self.alignment(of: object)
        switch object.string("borderStyle") {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: break
        }
        let line = object.line
        if let image = source.image(object.image("background"), line: line) {
            field.background = image
        }
        if let image = source.image(object.image("disabledBackground"), line: line) {
            field.disabledBackground = image
        }
        if let mode = UITextField.ViewMode(document: object.string("clearButtonMode")) {
            field.clearButtonMode = mode
        }
        if let size = object.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
        field.adjustsFontSizeToFitWidth =
            object.bool("adjustsFontSizeToFit") ?? object.has("minimumFontSize")
        if let flag = object.bool("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = flag
        }
        if let flag = object.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
        if let flag = object.bool("clearsOnInsertion") { field.clearsOnInsertion = flag }
        if let flag = object.bool("allowsEditingTextAttributes") {
            field.allowsEditingTextAttributes = flag
        }
        decodeTraits(object, into: field)
        decodeTexts(object, into: field)
    }

    private func decodeTexts(_ object: IBObject, into field: UITextField) {
        if let text = object.attributedString("attributedPlaceholder"),
            source.text("placeholder", of: object) == nil
        {
            field.attributedPlaceholder = source.attributedString(text, line: object.line)
        } else {
            field.placeholder = source.text("placeholder", of: object)
        }
        if let text = object.attributedString("attributedText"),
            source.text("text", of: object) == nil
        {
            field.attributedText = source.attributedString(text, line: object.line)
        } else {
            field.text = source.text("text", of: object)
        }
    }

    func decodeTextView(_ object: IBObject, into view: UITextView) {
        decodeScrollView(object, into: view)
        view.font =
            object.font().map { source.font($0, line: object.line) } ?? .systemFont(ofSize: 14)
        if let color = source.color(object.color("textColor"), line: object.line) {
            view.textColor = color
        }
        view.textAlignment = Self.alignment(of: object)
        if let flag = object.bool("editable") { view.isEditable = flag }
        if let flag = object.bool("selectable") { view.isSelectable = flag }
        if let flag = object.bool("clearsOnInsertion") { view.clearsOnInsertion = flag }
        if let flag = object.bool("allowsEditingTextAttributes") {
            view.allowsEditingTextAttributes = flag
        }
        if let flag = object.bool("findInteractionEnabled") { view.isFindInteractionEnabled = flag }
        if let flag = object.bool("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = flag
        }
        if let names = object.flags("dataDetectorType") ?? object.flags("dataDetectorTypes") {
            view.dataDetectorTypes = Self.detected(names)
        }
        decodeTraits(object, into: view)
        if let text = object.attributedString("attributedText"),
            source.text("text", of: object) == nil
        {
            view.attributedText = source.attributedString(text, line: object.line)
        } else if let text = source.text("text", of: object) {
            view.text = text
        }
    }

    private static func detected(_ names: Set<String>) -> UIDataDetectorTypes {
        let types: [String: UIDataDetectorTypes] = [
            "all": .all, "phoneNumber": .phoneNumber, "link": .link, "address": .address,
        ]
        return names.reduce(into: []) { $0.formUnion(types[$1] ?? []) }
    }

    func decodeSearchBar(_ object: IBObject, into bar: UISearchBar) {
        bar.text = source.text("text", of: object)
        bar.placeholder = source.text("placeholder", of: object)
        if let prompt = source.text("prompt", of: object) { bar.prompt = prompt }
        if let flag = object.bool("showsCancelButton") { bar.showsCancelButton = flag }
        if let flag = object.bool("showsBookmarkButton") { bar.showsBookmarkButton = flag }
        if let flag = object.bool("showsSearchResultsButton") {
            bar.showsSearchResultsButton = flag
        }
        switch object.string("searchBarStyle") {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let color = source.color(object.color("barTintColor"), line: object.line) {
            bar.barTintColor = color
        }
        if object.isBlackBar { bar.barStyle = .black }
        if let flag = object.bool("translucent") { bar.isTranslucent = flag }
        if let image = source.image(object.image("backgroundImage"), line: object.line) {
            bar.backgroundImage = image
        }
        if let image = source.image(object.image("scopeBarBackgroundImage"), line: object.line) {
            bar.scopeBarBackgroundImage = image
        }
        if let offset = object.offset("searchFieldBackgroundPositionAdjustment") {
            bar.searchFieldBackgroundPositionAdjustment =
                UIOffset(horizontal: offset.dx, vertical: offset.dy)
        }
        if let offset = object.offset("searchTextPositionAdjustment") {
            bar.searchTextPositionAdjustment =
                UIOffset(horizontal: offset.dx, vertical: offset.dy)
        }
        let titles = object.strings(in: "scopeButtonTitles")
        if !titles.isEmpty {
            bar.scopeButtonTitles = titles.enumerated().map { index, title in
                source.localized("scopeButtonTitles[\(index)]", of: object.id) ?? title
            }
        }
        if let flag = object.bool("showsScopeBar") { bar.showsScopeBar = flag }
        decodeTraits(object, into: bar.searchTextField)
    }

    // MARK: - Traits

    private func decodeTraits(_ object: IBObject, into view: any TextEditing) {
        guard let traits = object.textInputTraits else { return }
        switch traits.autocapitalizationType {
        case "words": view.autocapitalizationType = .words
        case "sentences": view.autocapitalizationType = .sentences
        case "allCharacters": view.autocapitalizationType = .allCharacters
        // Documents name all but none.
        default: view.autocapitalizationType = .none
        }
        switch traits.autocorrectionType {
        case "no": view.autocorrectionType = .no
        case "yes": view.autocorrectionType = .yes
        default: break
        }
        switch traits.spellCheckingType {
        case "no": view.spellCheckingType = .no
        case "yes": view.spellCheckingType = .yes
        default: break
        }
        decodeSmartTyping(traits, into: view)
        if let type = traits.keyboardType.flatMap({ Self.keyboards[$0] }) {
            view.keyboardType = type
        }
        if let type = traits.returnKeyType.flatMap({ Self.returnKeys[$0] }) {
            view.returnKeyType = type
        }
        switch traits.keyboardAppearance {
        case "alert", "dark": view.keyboardAppearance = .dark
        case "light": view.keyboardAppearance = .light
        default: break
        }
        if let flag = traits.enablesReturnKeyAutomatically {
            view.enablesReturnKeyAutomatically = flag
        }
        if let flag = traits.isSecureTextEntry { view.isSecureTextEntry = flag }
        if let type = traits.textContentType {
            view.textContentType = UITextContentType(type)
        }
    }

    private func decodeSmartTyping(
        _ traits: IBTextInputTraits,
        into view: any TextEditing
    ) {
        switch traits.smartQuotesType {
        case "no": view.smartQuotesType = .no
        case "yes": view.smartQuotesType = .yes
        default: break
        }
        switch traits.smartDashesType {
        case "no": view.smartDashesType = .no
        case "yes": view.smartDashesType = .yes
        default: break
        }
        switch traits.smartInsertDeleteType {
        case "no": view.smartInsertDeleteType = .no
        case "yes": view.smartInsertDeleteType = .yes
        default: break
        }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}

extension UITextField.ViewMode {
    /// The mode by Interface Builder's name; nil for others.
    fileprivate init?(document name: String?) {
        switch name {
        case "always": self = .always
        case "whileEditing": self = .whileEditing
        case "unlessEditing": self = .unlessEditing
        case "never": self = .never
        default: return nil
        }
    }
}
