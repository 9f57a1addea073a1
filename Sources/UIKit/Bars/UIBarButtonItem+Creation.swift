extension UIBarButtonItem {
    /// Creates an item with a title and a named action.
    public convenience init(
        title: String?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item with a title and a method without parameters.
    public convenience init<R: AnyObject, X>(
        title: String?,
        style: Style,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.init()
        self.title = title
        self.style = style
        setAction(target, ActionMethod(action))
    }

    /// Creates an item with a title and a method that takes the item.
    public convenience init<R: AnyObject, S, X>(
        title: String?,
        style: Style,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.init()
        self.title = title
        self.style = style
        setAction(target, ActionMethod(action))
    }

    /// Creates an item with an image and a named action.
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage? = nil,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item with an image and a method without parameters.
    public convenience init<R: AnyObject, X>(
        image: UIImage?,
        landscapeImagePhone: UIImage? = nil,
        style: Style,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        setAction(target, ActionMethod(action))
    }

    /// Creates an item with an image and a method that takes the item.
    public convenience init<R: AnyObject, S, X>(
        image: UIImage?,
        landscapeImagePhone: UIImage? = nil,
        style: Style,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        setAction(target, ActionMethod(action))
    }

    /// Creates an item that every app knows, with a named action.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem,
        target: Any?,
        action: Selector?
    ) {
        self.init()
        setSystemItem(systemItem)
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item that every app knows, with a method without parameters.
    public convenience init<R: AnyObject, X>(
        barButtonSystemItem systemItem: SystemItem,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X
    ) {
        self.init()
        setSystemItem(systemItem)
        setAction(target, ActionMethod(action))
    }

    /// Creates an item that every app knows, with a method that takes the item.
    public convenience init<R: AnyObject, S, X>(
        barButtonSystemItem systemItem: SystemItem,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X
    ) {
        self.init()
        setSystemItem(systemItem)
        setAction(target, ActionMethod(action))
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a title, an image and an action; those of the action by default.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates a plain item with a named action, and a menu that a long press shows.
    ///
    /// Where there is no action, a tap shows the menu.
    public convenience init(
        title: String?,
        image: UIImage?,
        target: Any?,
        action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates a plain item with a method without parameters, and a menu.
    public convenience init<R: AnyObject, X>(
        title: String?,
        image: UIImage?,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor () -> X,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        setAction(target, ActionMethod(action))
    }

    /// Creates a plain item with a method that takes the item, and a menu.
    public convenience init<R: AnyObject, S, X>(
        title: String?,
        image: UIImage?,
        target: Any?,
        action: @escaping @MainActor (R) -> @MainActor (S) -> X,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        setAction(target, ActionMethod(action))
    }

    /// Creates an item that every app knows, with an action or a menu.
    public convenience init(
        systemItem: SystemItem,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        setSystemItem(systemItem)
        self.menu = menu
        self.primaryAction = primaryAction
    }

    /// Returns space of a width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.setSystemItem(.fixedSpace)
        item.width = width
        return item
    }

    /// Returns space that takes what the other items leave.
    public static func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.setSystemItem(.flexibleSpace)
        return item
    }
}
