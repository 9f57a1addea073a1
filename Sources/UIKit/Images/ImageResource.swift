import Foundation

/// The name of a picture in an asset catalog, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a picture of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in an asset catalog, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a colour of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates a picture of an asset catalog; one that is not there is empty, and the log says so.
    public convenience init(resource: ImageResource) {
        let found = ImageCatalog.image(
            named: resource.name,
            in: resource.bundle,
            for: .current
        )
        if let found {
            self.init(found)
        } else {
            MissingAsset.report("picture", resource.name)
            self.init()
        }
    }
}

extension UIColor {
    /// Creates a colour of an asset catalog; one that is not there is clear, and the log says so.
    public convenience init(resource: ColorResource) {
        if let set = AssetCatalogs(bundle: resource.bundle).color(named: resource.name) {
            self.init(set)
        } else {
            MissingAsset.report("colour", resource.name)
            self.init(white: 0, alpha: 0)
        }
    }
}

private enum MissingAsset {
    static func report(_ kind: String, _ name: String) {
        MainThread.run {
            Diagnostics.report("No asset catalog has a \(kind) named \"\(name)\".")
        }
    }
}
