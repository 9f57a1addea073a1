import InterfaceBuilder

extension NibLoader {
    /// Sets the looks that a navigation bar or an item of it has for its states.
    func decodeAppearances(_ object: IBObject, into bar: UINavigationBar) {
        if let look = navigationAppearance("standardAppearance", of: object) {
            bar.standardAppearance = look
        }
        if let look = navigationAppearance("compactAppearance", of: object) {
            bar.compactAppearance = look
        }
        if let look = navigationAppearance("scrollEdgeAppearance", of: object) {
            bar.scrollEdgeAppearance = look
        }
        if let look = navigationAppearance("compactScrollEdgeAppearance", of: object) {
            bar.compactScrollEdgeAppearance = look
        }
    }

    /// Sets the looks that a tab bar has for its states.
    func decodeAppearances(_ object: IBObject, into bar: UITabBar) {
        if let element = object.object("standardAppearance") {
            let look = UITabBarAppearance()
            decodeAppearance(element, into: look)
            bar.standardAppearance = look
        }
        if let element = object.object("scrollEdgeAppearance") {
            let look = UITabBarAppearance()
            decodeAppearance(element, into: look)
            bar.scrollEdgeAppearance = look
        }
    }

    /// Sets the looks that a toolbar has for its states.
    func decodeAppearances(_ object: IBObject, into bar: UIToolbar) {
        guard let element = object.object("standardAppearance") else { return }
        let look = UIToolbarAppearance()
        decodeAppearance(element, into: look)
        bar.standardAppearance = look
    }

    private func navigationAppearance(
        _ key: String,
        of object: IBObject
    ) -> UINavigationBarAppearance? {
        guard let element = object.object(key) else { return nil }
        let look = UINavigationBarAppearance()
        decodeAppearance(element, into: look)
        if let attributes = element.textAttributes("titleTextAttributes") {
            look.titleTextAttributes = barAttributes(attributes, element)
        }
        if let attributes = element.textAttributes("largeTitleTextAttributes") {
            look.largeTitleTextAttributes = barAttributes(attributes, element)
        }
        if let image = source.image(element.image("backIndicatorImage"), line: element.line) {
            look.setBackIndicatorImage(image, transitionMaskImage: image)
        }
        return look
    }

    private func decodeAppearance(_ object: IBObject, into look: UIBarAppearance) {
        // Without the effect nothing of the content shines through.
        if object.isNil("backgroundEffect") { look.configureWithTransparentBackground() }
        if let effect = Self.blur(object.element.child(named: "blurEffect")) {
            look.backgroundEffect = effect
        }
        let line = object.line
        if let color = source.color(object.color("backgroundColor"), line: line) {
            look.backgroundColor = color
        }
        if let image = source.image(object.image("backgroundImage"), line: line) {
            look.backgroundImage = image
        }
        if object.isNil("shadowColor") {
            look.shadowColor = nil
        } else if let color = source.color(object.color("shadowColor"), line: line) {
            look.shadowColor = color
        }
        if let image = source.image(object.image("shadowImage"), line: line) {
            look.shadowImage = image
        }
    }
}
