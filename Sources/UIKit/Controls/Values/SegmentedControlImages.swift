/// The pictures of a segmented control that take the place of its own look.
struct SegmentedControlImages {
    /// The states of the segments on both sides of a line.
    struct Neighbours: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var backgrounds: [UIBarMetrics: [UIControl.State: UIImage]] = [:]
    var dividers: [UIBarMetrics: [Neighbours: UIImage]] = [:]

    /// Whether segments have pictures behind them, and so none of the control's own look.
    var hasBackgrounds: Bool { backgrounds[.default]?.isEmpty == false }
    /// Whether pictures stand between segments.
    var hasDividers: Bool { dividers[.default]?.isEmpty == false }

    /// Returns the picture behind a segment in a state: where it has none, that of the normal state.
    func background(for state: UIControl.State) -> UIImage? {
        let images = backgrounds[.default]
        return images?[state] ?? images?[.normal]
    }

    /// Returns the picture between two segments: where they have none, that of normal ones.
    func divider(between left: UIControl.State, and right: UIControl.State) -> UIImage? {
        let images = dividers[.default]
        return images?[Neighbours(left: left, right: right)]
            ?? images?[Neighbours(left: .normal, right: .normal)]
    }
}

extension UISegmentedControl {
    /// Takes the grey plate away as pictures come behind the segments, and gives it back.
    func plateMayChange(from hadBackgrounds: Bool) {
        let hasBackgrounds = images?.hasBackgrounds == true
        if hasBackgrounds, !hadBackgrounds, backgroundColor == .tertiarySystemFill {
            backgroundColor = nil
        } else if !hasBackgrounds, hadBackgrounds, backgroundColor == nil {
            backgroundColor = .tertiarySystemFill
        }
    }

    /// Shows the pictures that go with the states of the segments.
    func showImages() {
        guard let images else { return }
        if images.hasBackgrounds { indicator.isHidden = true }
        var before: UIControl.State?
        for segment in segments {
            segment.background = images.background(for: segment.shownState)
            segment.dividerImage = before.flatMap {
                isRightToLeft
                    ? images.divider(between: segment.shownState, and: $0)
                    : images.divider(between: $0, and: segment.shownState)
            }
            if images.hasDividers { segment.divider.isHidden = true }
            before = segment.shownState
        }
    }
}
