import CoreGraphics

// Each is open for the reason that `AnyInitializableObject` gives. Nothing outside needs them.

/// Stands for any subclass of UITableView whose `init(frame:style:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableTableView: UITableView {
    public required override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UICollectionView whose initialiser with a layout is to be called.
@_spi(ObjectFactory)
open class AnyInitializableCollectionView: UICollectionView {
    public required override init(
        frame: CGRect,
        collectionViewLayout layout: UICollectionViewLayout
    ) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIImageView whose initialisers with pictures are to be called.
@_spi(ObjectFactory)
open class AnyInitializableImageView: UIImageView {
    public required override init(image: UIImage?) {
        super.init(image: image)
    }

    public required override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIVisualEffectView whose `init(effect:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableEffectView: UIVisualEffectView {
    public required override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIActivityIndicatorView whose `init(style:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableIndicatorView: UIActivityIndicatorView {
    public required override init(style: Style) {
        super.init(style: style)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UISegmentedControl whose `init(items:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableSegmentedControl: UISegmentedControl {
    public required override init(items: [Any]?) {
        super.init(items: items)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any subclass of UIWindow whose `init(windowScene:)` is to be called.
@_spi(ObjectFactory)
open class AnyInitializableWindow: UIWindow {
    public required override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
