import Foundation
import RenderTree
import Synchronization

/// The images of one picture, each for some traits.
///
/// What shows an image of it shows the one for its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but the only property is, and protects itself.
    private let entries = Mutex<[Entry]>([])

    /// An image without its asset, which would hold it for ever.
    private struct Entry {
        let traits: UITraitCollection
        let state: UIImageState
    }

    /// Creates an asset without images.
    public override init() { super.init() }

    /// Creates the asset of an image that is for all traits.
    init(_ state: UIImageState) {
        super.init()
        entries.withLock { $0 = [Entry(traits: UITraitCollection(), state: state)] }
    }

    /// Makes an image the one for some traits, in place of one that was; it belongs to this asset then.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let entry = Entry(traits: traitCollection, state: image.state)
        entries.withLock { entries in
            entries.removeAll { $0.traits == traitCollection }
            entries.append(entry)
        }
        image.knownAsset.withLock { $0 = self }
    }

    /// Takes away the image that was registered for some traits.
    open func unregister(with traitCollection: UITraitCollection) {
        entries.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the image for traits; an empty one where the asset has none at all.
    ///
    /// Of several whose traits all hold it is the one for most of them, of none of these the first.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let state = state(for: traitCollection) else { return UIImage() }
        let image = UIImage(state)
        image.knownAsset.withLock { $0 = self }
        return image
    }

    /// Returns what is shown where traits hold; nil for an asset without images.
    func state(for traits: UITraitCollection) -> UIImageState? {
        let entries = entries.withLock { $0 }
        var best: Entry?
        for entry in entries where traits.containsTraits(in: entry.traits) {
            if let known = best, !entry.traits.containsTraits(in: known.traits) { continue }
            best = entry
        }
        return (best ?? entries.first).map { AssetCatalogs.shown($0.state, for: traits) }
    }
}

extension UIImage {
    /// The asset of the image: that of its catalog, where it has variants, or one that begins with it.
    public var imageAsset: UIImageAsset? {
        let state = state
        return knownAsset.withLock { known in
            if let known { return known }
            let made = UIImageAsset(state)
            known = made
            return made
        }
    }

    /// Returns the bytes that are shown where traits hold.
    func resource(for traits: UITraitCollection) -> EncodedImage {
        let asset = knownAsset.withLock { $0 }
        return asset?.state(for: traits)?.resource ?? AssetCatalogs.resource(of: state, for: traits)
    }
}
