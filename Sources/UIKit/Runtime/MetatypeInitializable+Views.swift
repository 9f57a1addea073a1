import CoreGraphics

extension MetatypeInitializable where Self: UITableView {
    /// Creates a table of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect, style: UITableView.Style, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableTableView.self) {
                $0.init(frame: frame, style: style)
            }
        )
    }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
    /// Creates a header of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(reuseIdentifier: String?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableHeaderFooterView.self) {
                $0.init(reuseIdentifier: reuseIdentifier)
            }
        )
    }
}

extension MetatypeInitializable where Self: UICollectionView {
    /// Creates a collection view of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableCollectionView.self) {
                $0.init(frame: frame, collectionViewLayout: layout)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIImageView {
    /// Creates an image view of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(image: UIImage?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableImageView.self) {
                $0.init(image: image)
            }
        )
    }

    /// Creates an image view with another picture for while it is highlighted.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(image: UIImage?, highlightedImage: UIImage?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableImageView.self) {
                $0.init(image: image, highlightedImage: highlightedImage)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIVisualEffectView {
    /// Creates an effect view of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(effect: UIVisualEffect?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableEffectView.self) {
                $0.init(effect: effect)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIActivityIndicatorView {
    /// Creates an indicator of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(style: UIActivityIndicatorView.Style, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableIndicatorView.self) {
                $0.init(style: style)
            }
        )
    }
}

extension MetatypeInitializable where Self: UISegmentedControl {
    /// Creates segments of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(items: [Any]?, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableSegmentedControl.self) {
                $0.init(items: items)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIWindow {
    /// Creates a window of a class that is known by its type alone, as its own initialiser does.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(windowScene: UIWindowScene, _: Void = ()) {
        self.init(
            made: ObjectFactory.made(Self.self, as: AnyInitializableWindow.self) {
                $0.init(windowScene: windowScene)
            }
        )
    }
}

extension MetatypeInitializable where Self: UIStackView {
    /// Creates a stack of a class that is known by its type alone, by way of `init(frame:)`.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(arrangedSubviews views: [UIView], _: Void = ()) {
        self.init(made: ObjectFactory.view(Self.self, .zero))
        for view in views { addArrangedSubview(view) }
    }
}

extension MetatypeInitializable where Self: UIButton {
    /// Creates a button of a class that is known by its type alone, by way of `init(frame:)`.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(type buttonType: UIButton.ButtonType, _: Void = ()) {
        self.init(made: ObjectFactory.view(Self.self, .zero))
        start(as: buttonType)
    }

    /// Creates a button that shows an action's title and image and performs it.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        type buttonType: UIButton.ButtonType = .system,
        primaryAction: UIAction?,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.view(Self.self, .zero))
        start(as: buttonType)
        if let primaryAction { show(primaryAction) }
    }

    /// Creates a button with a configuration, and maybe an action that it performs.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        configuration: UIButton.Configuration,
        primaryAction: UIAction? = nil,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.view(Self.self, .zero))
        start(as: .system)
        if let primaryAction { show(primaryAction) }
        self.configuration = configuration
    }
}

extension MetatypeInitializable where Self: UIProgressView {
    /// Creates a progress view of a class that is known by its type alone, by way of `init(frame:)`.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(progressViewStyle style: UIProgressView.Style, _: Void = ()) {
        self.init(made: ObjectFactory.view(Self.self, .zero))
        start(as: style)
    }
}
