import CoreGraphics
import InterfaceBuilder

/// What the constraints of a document leave open of a view.
struct OpenView {
    /// The place of the view among what was made with it.
    let index: Int
    var isXOpen = false
    var isYOpen = false
    var isWidthOpen = false
    var isHeightOpen = false

    /// Views that are made together, for size classes.
    struct Group: Hashable {
        let first: IBElement
        let count: Int
        let sizeClasses: IBSizeClasses
    }
}

extension NibLoader {
    /// Gives what constraints leave open the places and sizes that the document shows.
    ///
    /// As Xcode does when it builds an app: at a priority near that of views that hug their
    /// content, so that all that the app adds counts more.
    func settleAmbiguity(of made: [(object: IBObject, instance: AnyObject)]) {
        let constraints = installedConstraints
        installedConstraints = []
        guard settlesAmbiguity, let first = made.first?.object.element else { return }
        let group = OpenView.Group(first: first, count: made.count, sizeClasses: sizeClasses)
        let open = source.openViews[group] ?? findOpenViews(made, constraints)
        source.openViews[group] = open
        for entry in open where made.indices.contains(entry.index) {
            let (object, instance) = made[entry.index]
            if let view = instance as? UIView { settle(entry, view, object) }
        }
        if source.isPreview { settleShares(of: made) }
        if source.keepsShownSizes { settleContentless(made) }
    }

    /// Gives views without content the sizes that the document shows.
    ///
    /// On Xcode's canvas they count more than how much other views hug what they have.
    private func settleContentless(_ made: [(object: IBObject, instance: AnyObject)]) {
        for (object, instance) in made {
            guard let view = instance as? UIView, !(view is UIStackView),
                !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
                !(superview is UIWindow), !(superview is UIStackView && view.isHidden),
                let frame = object.frame, object.bool("misplaced") != true
            else { continue }
            let shown = frame.inset(by: view.alignmentRectInsets)
            for isVertical in [false, true]
            where !hasOwnLength(view, object, isVertical: isVertical) || isEmpty(view) {
                let length = max(0, isVertical ? shown.height : shown.width)
                settle(view, isVertical ? .height : .width, nil, length, 260)
            }
        }
    }

    private func isEmpty(_ view: UIView) -> Bool { (view as? UILabel)?.hasText == false }

    /// Shares the length of stacks as the document shows it, where views of equal priorities leave
    /// open which of them is stretched or cut.
    private func settleShares(of made: [(object: IBObject, instance: AnyObject)]) {
        var objects: [ObjectIdentifier: IBObject] = [:]
        for (object, instance) in made { objects[ObjectIdentifier(instance)] = object }
        for (_, instance) in made {
            guard let stack = instance as? UIStackView, stack.distribution == .fill else {
                continue
            }
            let views = stack.arrangedSubviews.filter { !$0.isHidden }
            guard views.count > 1 else { continue }
            let isVertical = stack.axis == .vertical
            for view in views {
                guard let object = objects[ObjectIdentifier(view)], let frame = object.frame,
                    object.bool("misplaced") != true
                else { continue }
                let shown = frame.inset(by: view.alignmentRectInsets)
                let length = max(0, isVertical ? shown.height : shown.width)
                settle(view, isVertical ? .height : .width, nil, length, Self.least)
            }
        }
    }

    /// The priority of what counts only where nothing else does.
    private static let least: Float = 1

    // MARK: - Finding

    private func findOpenViews(
        _ made: [(object: IBObject, instance: AnyObject)],
        _ constraints: [IBConstraint]
    ) -> [OpenView] {
        var numbers: [ObjectIdentifier: Int] = [:]
        var placed: [(index: Int, view: UIView)] = []
        for (index, entry) in made.enumerated() {
            guard let view = entry.instance as? UIView else { continue }
            numbers[ObjectIdentifier(view)] = index
            guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
                !(superview is UIWindow)
            else { continue }
            placed.append((index, view))
        }
        guard !placed.isEmpty else { return [] }
        let indices = Set(placed.map { $0.index })
        var equations = LayoutEquations(numbers: numbers, placed: indices)
        for constraint in constraints { equations.add(constraint, objects) }
        for (index, view) in placed {
            for isVertical in [false, true]
            where hasOwnLength(view, made[index].object, isVertical: isVertical) {
                equations.add(lengths: [(view, 1)], isVertical: isVertical)
            }
        }
        for entry in made {
            // Xcode's canvas shows views without content as large across a stack as they were made;
            // the app that it builds does not.
            guard let stack = entry.instance as? UIStackView else { continue }
            equations.add(stack, leavesOpen: source.isPreview)
        }
        let layout = equations.layout
        return placed.compactMap { Self.findOpenParts(of: $0.view, $0.index, layout) }
    }

    /// Returns what is open of a view; nil for nothing.
    private static func findOpenParts(
        of view: UIView,
        _ index: Int,
        _ layout: OpenLayout
    ) -> OpenView? {
        let isArranged = view.superview is UIStackView
        // What is hidden in a stack has no length.
        if isArranged, view.isHidden { return nil }
        func isOpen(_ kind: OpenLayout.Variable.Kind, _ isVertical: Bool) -> Bool {
            layout.isOpen(.init(kind: kind, view: index, isVertical: isVertical))
        }
        let found = OpenView(
            index: index,
            isXOpen: !isArranged && isOpen(.place, false),
            isYOpen: !isArranged && isOpen(.place, true),
            isWidthOpen: isOpen(.length, false),
            isHeightOpen: isOpen(.length, true)
        )
        let isAny = found.isXOpen || found.isYOpen || found.isWidthOpen || found.isHeightOpen
        return isAny ? found : nil
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
        case is UIStackView: return false
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

    /// The elements of views that have a size of their own.
    private static let sized: Set = [
        "label", "button", "textField", "switch", "segmentedControl", "stepper", "pageControl",
        "activityIndicatorView", "datePicker", "pickerView", "refreshControl", "colorWell",
    ]

    // MARK: - Settling

    private func settle(_ open: OpenView, _ view: UIView, _ object: IBObject) {
        guard let superview = view.superview, let frame = object.frame else { return }
        let shown = frame.inset(by: view.alignmentRectInsets)
        if open.isXOpen { settle(view, .left, superview, shown.minX) }
        if open.isYOpen { settle(view, .top, superview, shown.minY) }
        // What a class of the app's knows of its size, as the tool may, counts more.
        let priority: Float = isOfApp(object) ? 249 : 251
        if open.isWidthOpen { settle(view, .width, nil, max(0, shown.width), priority) }
        if open.isHeightOpen { settle(view, .height, nil, max(0, shown.height), priority) }
        guard source.isPreview else { return }
        // Labels that hug their text as much leave the choice.
        if open.isWidthOpen { settle(view, .width, nil, max(0, shown.width), Self.least) }
        if open.isHeightOpen { settle(view, .height, nil, max(0, shown.height), Self.least) }
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
}
