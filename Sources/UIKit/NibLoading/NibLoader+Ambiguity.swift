import CoreGraphics
import InterfaceBuilder

/// What the constraints of a document say of a view, along both axes.
struct LayoutMentions {
    /// What they say along one axis.
    struct Axis {
        fileprivate var near = false
        fileprivate var far = false
        fileprivate var middle = false
        fileprivate var length = false
        fileprivate var contentNear = false
        fileprivate var contentFar = false

        /// Whether nothing says where the view stands.
        fileprivate var isWithoutPlace: Bool { !near && !far && !middle }

        /// Whether nothing but a size of its own can say how long the view is.
        fileprivate var isWithoutLength: Bool {
            guard !length, !(contentNear && contentFar) else { return false }
            return [near, far, middle].count { $0 } < 2
        }
    }

    private enum Part { case near, far, middle, length }

    fileprivate var horizontal = Axis()
    fileprivate var vertical = Axis()

    /// Notes what a constraint says.
    ///
    /// - Parameters:
    ///   - attribute: What it is about.
    ///   - isOfContent: Whether it names something in the view as well, whose place follows the
    ///     view's: both edges of the content make the length, and nothing else.
    fileprivate mutating func note(_ attribute: IBConstraintAttribute, isOfContent: Bool) {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: note(.near, \.horizontal, isOfContent)
        case .right, .trailing, .rightMargin, .trailingMargin:
            note(.far, \.horizontal, isOfContent)
        case .centerX, .centerXWithinMargins: note(.middle, \.horizontal, isOfContent)
        case .width: note(.length, \.horizontal, isOfContent)
        case .top, .topMargin, .firstBaseline: note(.near, \.vertical, isOfContent)
        case .bottom, .bottomMargin, .baseline: note(.far, \.vertical, isOfContent)
        case .centerY, .centerYWithinMargins: note(.middle, \.vertical, isOfContent)
        case .height: note(.length, \.vertical, isOfContent)
        }
    }

    private mutating func note(
        _ part: Part,
        _ axis: WritableKeyPath<LayoutMentions, Axis>,
        _ isOfContent: Bool
    ) {
        switch part {
        case .near where isOfContent: self[keyPath: axis].contentNear = true
        case .far where isOfContent: self[keyPath: axis].contentFar = true
        case .middle where isOfContent: break
        case .near: self[keyPath: axis].near = true
        case .far: self[keyPath: axis].far = true
        case .middle: self[keyPath: axis].middle = true
        case .length: self[keyPath: axis].length = true
        }
    }
}

extension NibLoader {
    /// Notes what an installed constraint says of the views that it names.
    func note(_ constraint: IBConstraint) {
        guard settlesAmbiguity, constraint.relation == .equal,
            let first = view(of: constraint.firstItem)
        else { return }
        let second = view(of: constraint.secondItem)
        note(constraint.firstAttribute, of: first, besides: second)
        if let second, let attribute = constraint.secondAttribute {
            note(attribute, of: second, besides: first)
        }
    }

    private func view(of id: String?) -> UIView? {
        guard let item = id.flatMap({ objects[$0] }) else { return nil }
        return (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private func note(
        _ attribute: IBConstraintAttribute,
        of view: UIView,
        besides other: UIView?
    ) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        let isOfContent = other.map { $0 !== view && $0.isDescendant(of: view) } ?? false
        mentions[ObjectIdentifier(view), default: LayoutMentions()]
            .note(attribute, isOfContent: isOfContent)
    }

    /// Gives what constraints leave open the places and sizes that the document shows.
    ///
    /// As Xcode does when it builds an app: at a priority near that of views that hug their
    /// content, so that all that the app adds counts more.
    func settleAmbiguity(of made: [(object: IBObject, instance: AnyObject)]) {
        guard settlesAmbiguity else { return }
        let all = mentions
        mentions = [:]
        for (object, instance) in made {
            guard let view = instance as? UIView, !view.translatesAutoresizingMaskIntoConstraints,
                let superview = view.superview, !(superview is UIStackView || superview is UIWindow)
            else { continue }
            let known = all[ObjectIdentifier(view)] ?? LayoutMentions()
            let hasWidth =
                !known.horizontal.isWithoutLength || hasOwnLength(view, object, isVertical: false)
            let hasHeight =
                !known.vertical.isWithoutLength || hasOwnLength(view, object, isVertical: true)
            let hasPlace = !known.horizontal.isWithoutPlace && !known.vertical.isWithoutPlace
            guard !hasWidth || !hasHeight || !hasPlace, let frame = object.frame else { continue }
            let shown = frame.inset(by: view.alignmentRectInsets)
            if known.horizontal.isWithoutPlace { settle(view, .left, superview, shown.minX) }
            if known.vertical.isWithoutPlace { settle(view, .top, superview, shown.minY) }
            // What a class of the app's knows of its size, as the tool may, counts more.
            let priority: Float = isOfApp(object) ? 249 : 251
            if !hasWidth { settle(view, .width, nil, max(0, shown.width), priority) }
            if !hasHeight { settle(view, .height, nil, max(0, shown.height), priority) }
        }
    }

    private func settle(
        _ view: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ superview: UIView?,
        _ value: CGFloat,
        _ priority: Float = 251
    ) {
        let made = NSLayoutConstraint(
            view,
            attribute,
            .equal,
            superview,
            superview == nil ? .notAnAttribute : attribute,
            constant: value
        )
        made.identifier = "IB auto generated at build time for view with ambiguity"
        made.priority = UILayoutPriority(priority)
        made.isInternal = true
        made.isActive = true
    }

    /// Whether a view is of a class of the app's.
    private func isOfApp(_ object: IBObject) -> Bool {
        object.customClass != nil && !source.isPreview
    }

    /// Whether a view has a length of its own, which no constraint need say.
    ///
    /// As when an app is built, nothing of the app's is asked, which is not complete yet.
    private func hasOwnLength(_ view: UIView, _ object: IBObject, isVertical: Bool) -> Bool {
        // The names are looked at first: sizes of texts are measured.
        if Self.sized.contains(object.elementName) { return true }
        let assumed = object.placeholderIntrinsicSize
        if (isVertical ? assumed?.height : assumed?.width) != nil { return true }
        switch view {
        case let view as UIImageView: return view.image != nil
        case let view as UITextView: return !view.isScrollEnabled
        case is UISlider, is UIProgressView, is UISearchBar: return isVertical
        case is UINavigationBar, is UIToolbar, is UITabBar: return isVertical
        default: break
        }
        if isOfApp(object) { return false }
        let size = view.intrinsicContentSize
        return (isVertical ? size.height : size.width) != UIView.noIntrinsicMetric
    }

    /// The elements of views that have a size of their own, or that of what they arrange.
    private static let sized: Set = [
        "label", "button", "textField", "switch", "segmentedControl", "stepper", "pageControl",
        "activityIndicatorView", "datePicker", "pickerView", "stackView", "refreshControl",
        "colorWell",
    ]
}
