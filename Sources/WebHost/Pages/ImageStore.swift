import Foundation
import HTTPServer
import RenderTree

/// The pictures that scenes show, by their hash.
@MainActor
final class ImageStore {
    /// The live resources of one hash: each scene may have made its own.
    private struct Entry {
        private struct Weak {
            weak var resource: EncodedImage?
        }

        private var resources: [Weak] = []
        /// The bytes of answers that are under way.
        weak var sent: SharedBytes?

        var resource: EncodedImage? {
            for entry in resources {
                if let resource = entry.resource { return resource }
            }
            return nil
        }

        /// Adds a resource; returns whether it is new here.
        mutating func add(_ resource: EncodedImage) -> Bool {
            guard !resources.contains(where: { $0.resource === resource }) else { return false }
            resources.removeAll { $0.resource == nil }
            resources.append(Weak(resource: resource))
            return true
        }
    }

    private var entries: [String: Entry] = [:]
    private var limit = 256
    private var recent = RecentImages()
    private let now: @MainActor () -> TimeInterval

    /// Creates a store with a clock that gives seconds.
    init(now: @escaping @MainActor () -> TimeInterval) {
        self.now = now
    }

    /// Lets go of what pages had time to ask for.
    func sweep() {
        recent.forget(at: now())
    }

    /// Lets go of what scenes show no more.
    func forgetRecent() {
        recent.forgetAll()
    }

    /// Makes the pictures of a tree available.
    func register(_ tree: RenderSubtree) {
        register(tree.node)
        for child in tree.children { register(child) }
    }

    /// Makes the pictures of a patch available.
    func register(_ patch: Patch) {
        for operation in patch.operations {
            switch operation {
            case .insert(let tree, _, _): register(tree)
            case .content(_, _, let content, _): register(content)
            case .replace(let node, _): register(node)
            case .style(_, _, let style, _): register(style)
            case .perform(.save(let picture, name: _)):
                // No view need show it: the scene keeps it.
                _ = entries[picture.hash, default: Entry()].add(picture)
            case .remove, .move, .frame, .scroll, .semantics, .animate, .endAnimations,
                .changeAppearance, .focus, .perform:
                break
            }
        }
    }

    private func register(_ node: RenderNode) {
        register(node.content)
        register(node.style)
    }

    private func register(_ style: NodeStyle) {
        if let pattern = style.pattern { register(pattern.resource) }
    }

    private func register(_ content: NodeContent) {
        if case .image(let image) = content { register(image.resource) }
    }

    private func register(_ resource: EncodedImage) {
        if entries[resource.hash, default: Entry()].add(resource) {
            recent.add(resource, at: now())
        }
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.resource != nil }
        limit = max(256, entries.count * 2)
    }

    /// Returns the answer to a request for a picture.
    func response(hash: String) -> HTTPResponse {
        guard let resource = entries[hash]?.resource else {
            return .text("There is no such picture.\n", status: 404)
        }
        var headers: HTTPHeaders = [
            "Content-Type": resource.mediaType,
            "Cache-Control": "public, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        ]
        // Pictures can be documents with scripts of their own when opened by themselves.
        headers.append(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
        )
        return HTTPResponse(status: 200, headers: headers, shared: bytes(of: resource))
    }

    /// Returns the bytes of a picture: one copy for all connections, however slowly they take it.
    private func bytes(of resource: EncodedImage) -> SharedBytes {
        if let sent = entries[resource.hash]?.sent { return sent }
        let bytes = resource.data.withUnsafeBytes { SharedBytes(copying: $0) }
        entries[resource.hash]?.sent = bytes
        return bytes
    }
}
