/// The CSS properties that nodes use, numbered as on the wire.
///
/// `Public/client/protocol.js` lists the same names in the same order; a test compares the two.
enum CSSProperty: Int, CaseIterable, Comparable {
    case left, top, width, height
    case backgroundColor, opacity, overflow, pointerEvents, zIndex, transform, transformOrigin
    case borderRadius, boxShadow, filter, borderLine
    case font, color, textAlign, containerType
    case right, lineHeight, textAlignLast
    case fontFamily, fontSize, fontWeight, fontStyle, letterSpacing, textDecoration
    case fontFeatureSettings, textShadow, position
    case objectFit, translate, scale, mask, maskBoxImage, borderImage
    case touchAction
    case padding, caretColor
    case backdropFilter, prefixedBackdropFilter
    case backgroundImage, cornerShape, clipPath, maskType
    case fill, fillRule, stroke, strokeWidth, strokeLinecap, strokeLinejoin, strokeMiterlimit
    case strokeDasharray, strokeDashoffset
    case backfaceVisibility, transformStyle, cutMask, imageRendering
    case textOutline, textFill, display, blendMode, isolation

    /// Whether the wire has the name itself: few pages draw shapes, and all load the list of names.
    var isSpelledOut: Bool { self >= .backgroundImage }

    static func < (left: CSSProperty, right: CSSProperty) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The name in style sheets.
    var name: String {
        switch self {
        case .backgroundColor: "background-color"
        case .pointerEvents: "pointer-events"
        case .zIndex: "z-index"
        case .transformOrigin: "transform-origin"
        case .borderRadius: "border-radius"
        case .boxShadow: "box-shadow"
        case .borderLine: "--line"
        case .textAlign: "text-align"
        case .containerType: "container-type"
        case .lineHeight: "line-height"
        case .textAlignLast: "text-align-last"
        case .fontFamily: "font-family"
        case .fontSize: "font-size"
        case .fontWeight: "font-weight"
        case .fontStyle: "font-style"
        case .letterSpacing: "letter-spacing"
        case .textDecoration: "text-decoration"
        case .fontFeatureSettings: "font-feature-settings"
        case .textShadow: "text-shadow"
        case .objectFit: "object-fit"
        case .mask: "-webkit-mask"
        case .maskBoxImage: "-webkit-mask-box-image"
        case .borderImage: "border-image"
        case .touchAction: "touch-action"
        case .caretColor: "caret-color"
        case .backdropFilter: "backdrop-filter"
        case .prefixedBackdropFilter: "-webkit-backdrop-filter"
        case .backgroundImage: "background-image"
        case .clipPath: "clip-path"
        case .maskType: "mask-type"
        case .cornerShape: "corner-shape"
        case .fillRule: "fill-rule"
        case .strokeWidth: "stroke-width"
        case .strokeLinecap: "stroke-linecap"
        case .strokeLinejoin: "stroke-linejoin"
        case .strokeMiterlimit: "stroke-miterlimit"
        case .strokeDasharray: "stroke-dasharray"
        case .strokeDashoffset: "stroke-dashoffset"
        case .backfaceVisibility: "backface-visibility"
        case .transformStyle: "transform-style"
        case .cutMask: "--cut"
        case .imageRendering: "image-rendering"
        case .textOutline: "-webkit-text-stroke"
        case .textFill: "-webkit-text-fill-color"
        case .blendMode: "mix-blend-mode"
        default: String(describing: self)
        }
    }
}

/// The attributes that elements use, numbered as on the wire.
enum HTMLAttribute: Int, CaseIterable, Comparable {
    case className, type, role, src, alt, href, target, rel, dir, hidden, tabIndex
    case pressable, border, identifier
    case ariaLabel, ariaDescription, ariaHidden, ariaDisabled, ariaPressed, ariaCurrent, ariaLevel
    case scrolls, offset
    case hovers
    case value, inputMode, enterKeyHint, autoCapitalize, autoComplete, autoCorrect, spellCheck
    case maxLength, readOnly, disabled, autoFocus, textNumber, placeholder
    case ariaChecked, ariaValueNow, ariaValueMin, ariaValueMax, ariaValueText
    case inert, ariaModal, back
    case id, maskUnits, x, y, width, height, d
    case menus, drags, ariaOwns, lang
    case ariaSelected, ariaExpanded, passwordRules, writingSuggestions

    /// Whether the wire has the name itself.
    var isSpelledOut: Bool { self >= .id }

    static func < (left: HTMLAttribute, right: HTMLAttribute) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The name in pages.
    var name: String {
        switch self {
        case .className: "class"
        case .tabIndex: "tabindex"
        case .pressable: "data-pressable"
        case .border: "data-border"
        case .identifier: "data-identifier"
        case .scrolls: "data-scrolls"
        case .offset: "data-offset"
        case .hovers: "data-hovers"
        case .menus: "data-menus"
        case .drags: "data-drags"
        case .ariaModal: "aria-modal"
        case .back: "data-back"
        case .ariaLabel: "aria-label"
        case .ariaDescription: "aria-description"
        case .ariaHidden: "aria-hidden"
        case .ariaDisabled: "aria-disabled"
        case .ariaPressed: "aria-pressed"
        case .ariaCurrent: "aria-current"
        case .ariaLevel: "aria-level"
        case .inputMode: "inputmode"
        case .enterKeyHint: "enterkeyhint"
        case .autoCapitalize: "autocapitalize"
        case .autoComplete: "autocomplete"
        case .autoCorrect: "autocorrect"
        case .spellCheck: "spellcheck"
        case .maxLength: "maxlength"
        case .readOnly: "readonly"
        case .autoFocus: "autofocus"
        case .textNumber: "data-number"
        case .ariaChecked: "aria-checked"
        case .ariaValueNow: "aria-valuenow"
        case .ariaValueMin: "aria-valuemin"
        case .ariaValueMax: "aria-valuemax"
        case .ariaValueText: "aria-valuetext"
        case .ariaOwns: "aria-owns"
        case .ariaSelected: "aria-selected"
        case .ariaExpanded: "aria-expanded"
        case .passwordRules: "passwordrules"
        case .writingSuggestions: "writingsuggestions"
        default: String(describing: self)
        }
    }
}

/// The tags that elements have, numbered as on the wire.
enum HTMLTag: Int, CaseIterable {
    case div, span, p, button, a, img, h1, h2, h3, h4, h5, h6, input, textarea
    case svg, path, mask

    /// Whether the wire has the name itself: that of an element of SVG.
    var isSpelledOut: Bool { rawValue >= HTMLTag.svg.rawValue }

    /// The name in pages.
    var name: String { String(describing: self) }
}
