import CoreGraphics
import Foundation
import RenderTree
import Synchronization

/// The living resources by their hash, so that equal pictures are held and sent once.
enum ImageResources {
    private struct Living {
        var resources: [String: WeakResource] = [:]
        var limit = 64
    }

    private struct WeakResource {
        weak var resource: EncodedImage?
    }

    private static let living = Mutex(Living())

    /// Returns the resource of bytes; an existing one where the bytes are the same.
    static func resource(
        of data: Data,
        mediaType: String,
        drawn: DrawnSteps? = nil
    ) -> EncodedImage {
        // 128 bits: nobody finds two pictures of one address.
        let hash = String(SHA256.hexadecimal(data).prefix(32))
        return living.withLock { living in
            if let found = living.resources[hash]?.resource { return found }
            let resource = EncodedImage(
                hash: hash,
                mediaType: mediaType,
                data: data,
                drawn: drawn
            )
            living.resources[hash] = WeakResource(resource: resource)
            if living.resources.count > living.limit {
                living.resources = living.resources.filter { $0.value.resource != nil }
                living.limit = max(64, living.resources.count * 2)
            }
            return resource
        }
    }
}
