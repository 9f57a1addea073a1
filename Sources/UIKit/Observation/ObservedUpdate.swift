import Observation

/// An update of the app's in which UIKit follows what it reads of observable objects.
enum ObservedUpdate: Hashable {
    /// `updateProperties()` of a view, and of a controller.
    case properties, controllerProperties
    /// `layoutSubviews()` of a view, and what its controller does before and after.
    case layout, willLayout, didLayout
    /// `updateConstraints()` of a view, or `updateViewConstraints()` of its controller.
    case constraints
    /// `draw(_:)`.
    case drawing
    /// The configuration of a button, a cell or a header.
    case configuration
    /// What a controller shows in place of content.
    case unavailable
}

extension UIView {
    /// Makes an update of the app's, and asks for another one as soon as something changes that it
    /// read of observable objects (`Observation`).
    func observing(_ update: ObservedUpdate, _ body: () -> Void) {
        let last = rare?.observedReads[update]
        last?.end()
        // Most updates read nothing: they get an object only after the first one that did.
        let read = last == nil ? nil : ObservedRead()
        withObservationTracking(
            {
                body()
                read?.note()
            },
            onChange: follow(read ?? ObservedRead(), update)
        )
    }

    /// Returns what is called, on any thread, before something changes that an update read.
    private func follow(_ read: ObservedRead, _ update: ObservedUpdate) -> @Sendable () -> Void {
        requireRare().observedReads[update] = read
        return { [weak self] in
            guard !read.hasEnded else { return }
            MainThread.run { [weak self] in self?.repeatUpdate(update) }
        }
    }

    /// Asks for an update once more, and makes none now: what changes has its old value still.
    private func repeatUpdate(_ update: ObservedUpdate) {
        switch update {
        case .properties: setNeedsUpdateProperties()
        case .controllerProperties: viewController?.setNeedsUpdateProperties()
        case .layout, .willLayout, .didLayout: setNeedsLayout()
        case .constraints: setNeedsUpdateConstraints()
        case .drawing: setNeedsDisplay()
        case .configuration: configurationMayDiffer()
        case .unavailable: viewController?.setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    /// Asks a cell, a header or a button for its configuration.
    func configurationMayDiffer() {
        switch self {
        case let button as UIButton: button.markConfiguration()
        case let cell as UITableViewCell: cell.markNeedsConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.markNeedsConfiguration()
        default: break
        }
    }
}
