import RenderTree
import UIKit

/// The reader of a scene's views for scripts and tests.
@MainActor
struct SceneInspector {
    /// What is handed down from a view to those inside.
    private struct Surroundings {
        var isEnabled = true
        var isVisible = true
        /// The part of the window in which the views inside can be seen.
        var visibleRect: CGRect
    }

    let scene: UIWindowScene

    /// Returns the windows with all that is in them, back to front.
    func windows() -> [SceneElement] {
        scene.allWindows.sorted { $0.windowLevel < $1.windowLevel }.compactMap {
            element(of: $0, in: Surroundings(visibleRect: $0.bounds))
        }
    }

    private func element(of view: UIView, in outer: Surroundings) -> SceneElement? {
        guard let id = scene.nodeID(of: view) else { return nil }
        let frame = view.convert(view.bounds, to: view.window)
        var inner = outer
        inner.isVisible = outer.isVisible && !view.isHidden && view.alpha >= 0.01
        let isEnabled = outer.isEnabled && (view as? UIControl)?.isEnabled != false
        // Labels and pictures take no touches by nature, which does not make them disabled.
        inner.isEnabled = isEnabled && view.isUserInteractionEnabled
        let isSeen = inner.isVisible && frame.overlaps(outer.visibleRect)
        if view.clipsToBounds { inner.visibleRect = outer.visibleRect.intersection(frame) }
        return SceneElement(
            id: id.rawValue,
            className: String(describing: type(of: view)),
            frame: SceneElement.Frame(frame),
            text: view.shownText,
            identifier: view.accessibilityIdentifier,
            label: view.accessibilityLabel,
            value: view.accessibilityValue,
            isFocused: view.isEditingText ? true : nil,
            traits: view.accessibilityTraits.names,
            isEnabled: view is UIControl ? inner.isEnabled : isEnabled,
            isVisible: isSeen,
            children: view.subviews.compactMap { element(of: $0, in: inner) }
        )
    }
}

extension CGRect {
    /// Whether the rectangles share a part that can be seen.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        return !shared.isNull && shared.width > 0 && shared.height > 0
    }
}

extension SceneElement.Frame {
    fileprivate init(_ rect: CGRect) {
        // JSON has no infinity; a view with such a frame cannot be seen either.
        func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        self.init(
            x: finite(rect.minX),
            y: finite(rect.minY),
            width: finite(rect.width),
            height: finite(rect.height)
        )
    }
}

extension UIAccessibilityTraits {
    private static let namesOfTraits: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"), (.header, "header"),
        (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits as UIKit has them.
    fileprivate var names: [String] {
        Self.namesOfTraits.filter { contains($0.0) }.map(\.1)
    }
}
