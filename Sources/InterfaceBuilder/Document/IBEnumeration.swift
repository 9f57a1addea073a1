/// The words that an attribute can have.
struct IBEnumeration: Sendable {
    /// The elements whose attribute it is, by their numbers; nil for all.
    let elements: Set<UInt16>?
    /// The words, the common ones first.
    let words: [String]

    /// What messages ask for: `left, center or right`.
    var expectation: String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Returns the enumerations of attributes, by the attributes' numbers.
    static func table(_ names: XMLNames) -> [[IBEnumeration]] {
        var table = [[IBEnumeration]](repeating: [], count: names.strings.count)
        for (elements, attribute, words) in all {
            guard let number = names.number(of: attribute) else { continue }
            let owners = elements.split(separator: " ").compactMap {
                names.number(of: String($0))
            }
            table[Int(number)].append(
                IBEnumeration(
                    elements: elements.isEmpty ? nil : Set(owners),
                    words: words.split(separator: " ").map(String.init)
                )
            )
        }
        return table
    }

    /// Elements, an attribute of theirs, and its words.
    ///
    /// Only what every version of the tool writes in the same words stands here.
    private static let all: [(elements: String, attribute: String, words: String)] = [
        ("label textField textView", "textAlignment", "natural left center right justified"),
        (
            "label button", "lineBreakMode",
            "tailTruncation middleTruncation headTruncation wordWrap characterWrap clip"
        ),
        ("label", "baselineAdjustment", "alignBaselines alignCenters none"),
        (
            "", "contentMode",
            "scaleToFill scaleAspectFit scaleAspectFill redraw center left right top bottom topLeft "
                + "topRight bottomLeft bottomRight"
        ),
        ("", "contentHorizontalAlignment", "center left right fill leading trailing"),
        ("", "contentVerticalAlignment", "center top bottom fill"),
        (
            "", "semanticContentAttribute",
            "unspecified playback spatial forceLeftToRight forceRightToLeft"
        ),
        (
            "button", "buttonType",
            "system custom roundedRect detailDisclosure infoLight infoDark contactAdd plain close"
        ),
        ("textField", "borderStyle", "none line bezel roundedRect"),
        ("textField", "clearButtonMode", "never whileEditing unlessEditing always"),
        ("stackView", "axis", "vertical horizontal"),
        (
            "stackView", "alignment",
            "fill leading top firstBaseline center trailing bottom lastBaseline"
        ),
        (
            "stackView", "distribution",
            "fill fillEqually fillProportionally equalSpacing equalCentering"
        ),
        ("tableView", "style", "plain grouped insetGrouped"),
        ("tableView", "dataMode", "prototypes static"),
        ("tableView", "separatorStyle", "default none singleLine singleLineEtched"),
        ("tableViewCell", "selectionStyle", "default none blue gray"),
        (
            "tableViewCell", "accessoryType",
            "none disclosureIndicator detailDisclosureButton checkmark detailButton"
        ),
        (
            "scrollView tableView collectionView textView", "contentInsetAdjustmentBehavior",
            "automatic scrollableAxes never always"
        ),
        (
            "scrollView tableView collectionView textView", "keyboardDismissMode",
            "none onDrag interactive onDragWithAccessory interactiveWithAccessory"
        ),
        (
            "scrollView tableView collectionView textView", "indicatorStyle",
            "default black white"
        ),
        ("collectionViewFlowLayout", "scrollDirection", "vertical horizontal"),
        (
            "datePicker", "datePickerMode",
            "time date dateAndTime countDownTimer yearAndMonth"
        ),
        ("datePicker", "style", "automatic wheels compact inline"),
        ("activityIndicatorView", "style", "gray white whiteLarge medium large"),
        (
            "action", "eventType",
            "touchUpInside valueChanged touchDown touchDownRepeat touchDragInside touchDragOutside "
                + "touchDragEnter touchDragExit touchUpOutside touchCancel editingDidBegin "
                + "editingChanged editingDidEnd editingDidEndOnExit primaryActionTriggered "
                + "menuActionTriggered allTouchEvents allEditingEvents allEvents"
        ),
    ]
}
