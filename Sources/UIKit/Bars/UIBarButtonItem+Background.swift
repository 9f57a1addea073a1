import CoreGraphics

/// What an item of a bar shows behind its content, and where the content stands.
@MainActor
final class BarItemLook {
    private struct Key: Hashable {
        let state: UInt
        let style: UIBarButtonItem.Style?
        let metrics: UIBarMetrics
    }

    private var backgrounds: [Key: UIImage] = [:]
    var titleShifts: [UIBarMetrics: UIOffset] = [:]
    var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
    var backTitleShifts: [UIBarMetrics: UIOffset] = [:]

    func setBackground(
        _ image: UIImage?,
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style?,
        _ metrics: UIBarMetrics
    ) {
        backgrounds[Key(state: state.rawValue, style: style, metrics: metrics)] = image
    }

    func background(
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style?,
        _ metrics: UIBarMetrics
    ) -> UIImage? {
        backgrounds[Key(state: state.rawValue, style: style, metrics: metrics)]
    }

    /// The picture to show: that of the state, else the normal one's.
    func background(
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style,
        isCompact: Bool
    ) -> UIImage? {
        for state in [state, .normal] {
            for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
                let image = background(state, style, metrics) ?? background(state, nil, metrics)
                if let image { return image }
            }
        }
        return nil
    }

    func titleShift(isCompact: Bool) -> UIOffset {
        (isCompact ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? .zero
    }

    func backTitleShift(isCompact: Bool) -> UIOffset {
        (isCompact ? backTitleShifts[.compact] : nil) ?? backTitleShifts[.default] ?? .zero
    }

    func backgroundShift(_ isCompact: Bool) -> CGFloat {
        (isCompact ? backgroundShifts[.compact] : nil) ?? backgroundShifts[.default] ?? 0
    }
}

extension UIBarButtonItem {
    private func changeLook(_ change: (BarItemLook) -> Void) {
        let look = ownLook ?? BarItemLook()
        ownLook = look
        change(look)
        didChange()
    }

    /// Sets the picture behind the content, stretched to the item's width; nil takes it back.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        guard backgroundImage != nil || ownLook != nil else { return }
        changeLook { $0.setBackground(backgroundImage, state, nil, barMetrics) }
    }

    /// Sets the picture behind the content while the item has a style; nil takes it back.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) {
        guard backgroundImage != nil || ownLook != nil else { return }
        changeLook { $0.setBackground(backgroundImage, state, style, barMetrics) }
    }

    /// Returns the picture behind the content that was set for a state.
    public func backgroundImage(
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        ownLook?.background(state, nil, barMetrics)
    }

    /// Returns the picture behind the content that was set for a state and a style.
    public func backgroundImage(
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        ownLook?.background(state, style, barMetrics)
    }

    /// Moves the picture behind the content down, in points.
    public func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        changeLook { $0.backgroundShifts[barMetrics] = adjustment }
    }

    /// Returns how far down the picture behind the content is moved, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        ownLook?.backgroundShifts[barMetrics] ?? 0
    }

    /// Moves the title, in points.
    public func setTitlePositionAdjustment(
        _ adjustment: UIOffset,
        for barMetrics: UIBarMetrics
    ) {
        changeLook { $0.titleShifts[barMetrics] = adjustment }
    }

    /// Returns how far the title is moved, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        ownLook?.titleShifts[barMetrics] ?? .zero
    }

    /// Moves the title of the way back that the item stands for, in points.
    ///
    /// A title that would stand outside of the bar is left out, which is what most apps want by it.
    public func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset,
        for barMetrics: UIBarMetrics
    ) {
        changeLook { $0.backTitleShifts[barMetrics] = adjustment }
    }

    /// Returns how far the title of the way back is moved, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        ownLook?.backTitleShifts[barMetrics] ?? .zero
    }
}
