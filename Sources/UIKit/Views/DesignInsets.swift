import CoreGraphics

/// The insets that a designer's tool assumed for a view; what is nil is computed.
package struct DesignInsets: Equatable, Sendable {
    /// Distances from edges, as far as they are known.
    package struct Edges: Equatable, Sendable {
        package var top, left, bottom, right: CGFloat?

        /// Creates edges.
        package init(
            top: CGFloat? = nil,
            left: CGFloat? = nil,
            bottom: CGFloat? = nil,
            right: CGFloat? = nil
        ) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// Takes the edges that are not known from others.
        mutating func fill(with edges: Edges) {
            top = top ?? edges.top
            left = left ?? edges.left
            bottom = bottom ?? edges.bottom
            right = right ?? edges.right
        }

        func replace(in insets: inout UIEdgeInsets) {
            insets.top = top ?? insets.top
            insets.left = left ?? insets.left
            insets.bottom = bottom ?? insets.bottom
            insets.right = right ?? insets.right
        }
    }

    /// The layout margins.
    package var margins = Edges()
    /// The safe area.
    package var safeArea = Edges()
    /// The heights of the guides of older controllers.
    package var topGuide, bottomGuide: CGFloat?

    /// Creates insets that are all computed.
    package init() {}

    /// Takes what is not known from others.
    mutating func fill(with other: DesignInsets) {
        margins.fill(with: other.margins)
        safeArea.fill(with: other.safeArea)
        topGuide = topGuide ?? other.topGuide
        bottomGuide = bottomGuide ?? other.bottomGuide
    }
}
