import Foundation
import InterfaceBuilder
import UniformTypeIdentifiers

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The content of a data set, `.dataset`, of an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
    /// The name of the set.
    public let name: NSDataAssetName
    /// The bytes of the file.
    public let data: Data
    /// The identifier of the file's type: that which the set names, else that of its extension.
    public let typeIdentifier: String

    /// Reads a set of the app's asset catalogs; nil where there is none of that name.
    ///
    /// Of files for several devices it is the current traits' one.
    public convenience init?(name: NSDataAssetName) {
        self.init(name, .app)
    }

    /// Reads a set of a bundle's asset catalogs; nil where there is none of that name.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name, AssetCatalogs(bundle: bundle))
    }

    private init?(_ name: NSDataAssetName, _ assets: AssetCatalogs) {
        guard let file = assets.data(named: name, for: .current),
            let data = try? Data(contentsOf: file.url)
        else { return nil }
        let type = UTType(filenameExtension: file.url.pathExtension) ?? .data
        self.name = name
        self.data = data
        typeIdentifier = file.typeIdentifier ?? type.identifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
