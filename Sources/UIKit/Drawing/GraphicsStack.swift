import CoreGraphics
import Foundation

/// The contexts that drawing functions draw into: each thread has its own, as in UIKit.
final class GraphicsStack {
    /// A context that drawing goes to.
    struct Entry {
        /// Nil for an image without a pixel, which nothing can be drawn into.
        var context: CGContext?
        /// What `UIGraphicsBeginImageContext…` was told; nil for contexts of others.
        var image: (scale: CGFloat, size: CGSize)?
        /// Takes the file that `UIGraphicsBeginPDFContext…` began; nil for other contexts.
        var file: ((Data) -> Void)?
    }

    private var entries: [Entry] = []
    /// What a label or a field finds out with whether overrides draw something of their own.
    var probe: Probe?

    /// A context whose drawing is not shown.
    struct Probe {
        var context: CGContext
        /// Whether text was to stand elsewhere than labels and fields have it.
        var isMoved = false
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<GraphicsStack>.fromOpaque(pointer).release() }
        }
        precondition(result == 0, "UIGraphics: pthread_key_create answered \(result).")
        return key
    }()

    /// The contexts of the running thread.
    static var current: GraphicsStack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = GraphicsStack()
        let kept = Unmanaged.passRetained(stack)
        if pthread_setspecific(key, kept.toOpaque()) != 0 { kept.release() }
        return stack
    }

    /// The context that drawing goes to; nil for none.
    var top: Entry? { entries.last }

    func push(_ entry: Entry) { entries.append(entry) }

    func pop() -> Entry? { entries.popLast() }

    /// Calls a function with a context as the current one.
    func drawing<R>(into context: CGContext, _ body: () -> R) -> R {
        let depth = entries.count
        push(Entry(context: context))
        defer { entries.removeSubrange(depth..<max(entries.count, depth)) }
        return body()
    }

    /// Returns whether a view only finds out whether its overrides draw, and notes whether its text
    /// would be moved or cut.
    func probesText(in bounds: CGRect) -> Bool {
        guard let context = probe?.context, context === top?.context else { return false }
        let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let whole = CGRect(origin: .zero, size: bounds.size)
        let isFree = context.boundingBoxOfClipPath.applying(context.ctm).contains(whole)
        if context.ctm != place || !isFree { probe?.isMoved = true }
        return true
    }

    /// Reports what a drawing does not show.
    static func report(_ problem: String?) {
        guard let problem else { return }
        MainThread.run { Diagnostics.report(problem) }
    }
}
