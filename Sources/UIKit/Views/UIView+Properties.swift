/// When views and controllers bring up to date what they show: after traits, before the layout.
extension UIView {
    /// Whether the view, or the controller whose view it is, has to update its properties.
    var arePropertiesPending: Bool {
        layout.needsProperties || layout.needsControllerProperties && viewController != nil
    }

    func markNeedsProperties() {
        layout.needsProperties = true
        queueLayout()
    }

    func markNeedsControllerProperties() {
        layout.needsControllerProperties = true
        queueLayout()
    }

    /// Updates the properties of the controller whose view this is, and of the view.
    func updateOwnProperties() {
        if layout.needsControllerProperties {
            layout.needsControllerProperties = false
            if let viewController {
                observing(.controllerProperties) { viewController.updateProperties() }
            }
        }
        guard layout.needsProperties else { return }
        layout.needsProperties = false
        observing(.properties) { updateProperties() }
    }

    /// Updates the properties of the view and of what is below it, from the top down.
    func updatePropertiesBelow() {
        if arePropertiesPending { updateOwnProperties() }
        // What asks for an update stands in the list of its superview.
        for view in layout.pendingSubviews where view.superview === self {
            view.updatePropertiesBelow()
        }
    }
}
