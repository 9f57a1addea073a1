import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    /// Sets what every view has, and makes the subviews.
    func decodeView(_ object: IBObject, into view: UIView, outerSize: CGSize?) {
        setGeometry(of: object, on: view, outerSize: outerSize)
        setLook(of: object, on: view)
        setBehavior(of: object, on: view)
        setLayout(of: object, on: view)
        if let accessibility = object.accessibility { describe(view, accessibility, object) }
        addSubviews(of: object, to: view)
    }

    private func setGeometry(of object: IBObject, on view: UIView, outerSize: CGSize?) {
        if let frame = object.frame {
            view.frame = frame
        } else if let inset = object.frameInset, let outerSize {
            view.frame = inset.frame(in: outerSize)
        }
        view.autoresizingMask = UIView.AutoresizingMask(
            rawValue: UInt(object.autoresizingMask.rawValue)
        )
        if let flag = object.bool("autoresizesSubviews") { view.autoresizesSubviews = flag }
        // A fixed frame is the layout, whatever the flag says; and controllers' own views, which old
        // documents have with the flag too, are as large as what shows them.
        if !object.translatesAutoresizingMask, !object.isFixedFrame, object.key != "view" {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func setLook(of object: IBObject, on view: UIView) {
        // The tool shows indicators that hide while they stand still.
        let isShownAnyway = source.isPreview && object.bool("hidesWhenStopped") == true
        if let flag = object.bool("hidden") { view.isHidden = flag && !isShownAnyway }
        if let alpha = object.number("alpha") { view.alpha = CGFloat(alpha) }
        if let flag = object.bool("opaque") { view.isOpaque = flag }
        if let flag = object.bool("clearsContextBeforeDrawing") {
            view.clearsContextBeforeDrawing = flag
        }
        if let flag = object.bool("clipsSubviews") ?? object.bool("clipsToBounds") {
            view.clipsToBounds = flag
        }
        if let mode = object.string("contentMode").flatMap(UIView.ContentMode.init(document:)) {
            view.contentMode = mode
        }
        if let color = source.color(object.color("backgroundColor"), line: object.line) {
            view.backgroundColor = color
        }
        if let color = source.color(object.color("tintColor"), line: object.line) {
            view.tintColor = color
        }
        if let stretch = object.rect("contentStretch") { view.layer.contentsCenter = stretch }
        switch object.string("appearanceType") {
        case "dark": view.overrideUserInterfaceStyle = .dark
        case "light", "aqua": view.overrideUserInterfaceStyle = .light
        default: break
        }
    }

    private func setBehavior(of object: IBObject, on view: UIView) {
        if let tag = object.integer("tag") { view.tag = tag }
        if let name = object.string("restorationIdentifier") { view.restorationIdentifier = name }
        if let flag = object.bool("springLoaded") {
            (view as? any UISpringLoadedInteractionSupporting)?.isSpringLoaded = flag
        }
        if let flag = object.bool("userInteractionEnabled") {
            view.isUserInteractionEnabled = flag
        }
        if let flag = object.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        if let flag = object.bool("exclusiveTouch") { view.isExclusiveTouch = flag }
        switch object.string("semanticContentAttribute") {
        case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
        case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
        case "playback": view.semanticContentAttribute = .playback
        case "spatial": view.semanticContentAttribute = .spatial
        default: break
        }
    }

    private func setLayout(of object: IBObject, on view: UIView) {
        if let flag = object.bool("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = flag
        }
        let names = ["layoutMarginsFollowReadableWidth", "viewLayoutMarginsFollowReadableWidth"]
        if names.contains(where: { object.bool($0) == true }) { followReadableWidth(view) }
        if let flag = object.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = flag
        }
        if let margins = object.directionalLayoutMargins {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
        } else if let margins = object.layoutMargins {
            view.layoutMargins = UIEdgeInsets(margins)
        }
        if let value = priority("horizontalHuggingPriority", object) {
            view.setContentHuggingPriority(value, for: .horizontal)
        }
        if let value = priority("verticalHuggingPriority", object) {
            view.setContentHuggingPriority(value, for: .vertical)
        }
        if let value = priority("horizontalCompressionResistancePriority", object) {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority", object) {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private func followReadableWidth(_ view: UIView) {
        if let table = view as? UITableView {
            table.cellLayoutMarginsFollowReadableWidth = true
        } else {
            view.changeMargins { $0.followsReadableWidth = true }
        }
    }

    private func priority(_ name: String, _ object: IBObject) -> UILayoutPriority? {
        object.number(name).map { UILayoutPriority(Float(min(1_000, max(0, $0)))) }
    }

    private func describe(
        _ view: UIView,
        _ accessibility: IBAccessibility,
        _ object: IBObject
    ) {
        func text(_ property: String, _ own: String?) -> String? {
            source.localized(property, of: object.id) ?? own
        }
        if let label = text("accessibilityLabel", accessibility.label) {
            view.accessibilityLabel = label
        }
        if let hint = text("accessibilityHint", accessibility.hint) {
            view.accessibilityHint = hint
        }
        if let value = text("accessibilityValue", accessibility.value) {
            view.accessibilityValue = value
        }
        if let identifier = accessibility.identifier { view.accessibilityIdentifier = identifier }
        if let flag = accessibility.isElement { view.isAccessibilityElement = flag }
        guard let names = accessibility.traits else { return }
        let traits: [String: UIAccessibilityTraits] = [
            "button": .button, "link": .link, "image": .image, "selected": .selected,
            "staticText": .staticText, "notEnabled": .notEnabled, "header": .header,
            "updatesFrequently": .updatesFrequently, "adjustable": .adjustable,
            "searchField": .searchField, "keyboardKey": .keyboardKey, "playsSound": .playsSound,
            "summaryElement": .summaryElement, "startsMediaSession": .startsMediaSession,
            "allowsDirectInteraction": .allowsDirectInteraction,
            "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        ]
        view.accessibilityTraits = names.reduce(into: []) { $0.formUnion(traits[$1] ?? []) }
    }

    private func addSubviews(of object: IBObject, to view: UIView) {
        let size = view.bounds.size
        for child in object.subviews {
            guard let subview = makeView(child, outerSize: size) else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        // All are made, as in UIKit: outlets name them, and a change of size classes puts them in.
        for child in source.isPreview ? [] : object.subviewsLeftOut {
            if let subview = makeView(child, outerSize: size) { leftOut.append(subview) }
        }
        for child in object.ownGestureRecognizers {
            if let recognizer = makeObject(child) as? UIGestureRecognizer {
                view.addGestureRecognizer(recognizer)
            }
        }
    }
}

extension UIView.ContentMode {
    /// The mode by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UIView.ContentMode] = [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
            "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center,
            "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
            "bottomRight": .bottomRight,
        ]
        guard let mode = names[name] else { return nil }
        self = mode
    }
}

extension UIEdgeInsets {
    /// The insets of a document.
    init(_ insets: IBEdgeInsets) {
        self.init(
            top: CGFloat(insets.top),
            left: CGFloat(insets.left),
            bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right)
        )
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets of a document.
    init(_ insets: IBDirectionalEdgeInsets) {
        self.init(
            top: CGFloat(insets.top),
            leading: CGFloat(insets.leading),
            bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.trailing)
        )
    }
}
