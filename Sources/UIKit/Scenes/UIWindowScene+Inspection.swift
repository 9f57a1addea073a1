import RenderTree

/// What scripts and tests may know of a scene.
extension UIWindowScene {
    /// Returns the identity of a view that is in the scene.
    package func nodeID(of view: UIView) -> NodeID? {
        view.rendering.context === renderContext ? renderContext.id(of: view) : nil
    }

    /// Returns the view of an identity, while it is in the scene.
    package func view(for id: NodeID) -> UIView? {
        renderContext.view(for: id)
    }

    /// The size of the scene and its screen.
    package var currentGeometry: SceneGeometry { geometry }

    /// What the person in front of the scene prefers.
    package var currentEnvironment: SceneEnvironment { environment }

    /// Returns whether a point of the screen lies in a window that can be seen.
    package func hasWindow(at point: CGPoint) -> Bool {
        allWindows.contains { window in
            !window.isHidden && window.bounds.contains(window.pointFromSuperview(point))
        }
    }
}
