import CoreGraphics
import Foundation
import TextMetrics

/// The function that hears of the end of a run delegate, with the app's own pointer.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// The functions that say how far something reaches, with the app's own pointer.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// The function that says how far something reaches below the baseline.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// The function that says how wide something is.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions of a run delegate.
public struct CTRunDelegateCallbacks {
    /// The form of this list: `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// What is called at the end.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// How far the thing reaches above the baseline, in points.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// How far it reaches below, in points.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// How wide it is, in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates the list.
    public init(
        version: CFIndex,
        dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The form of `CTRunDelegateCallbacks`.
public let kCTRunDelegateCurrentVersion: CFIndex = 1
/// The form of `CTRunDelegateCallbacks` since the first.
public let kCTRunDelegateVersion1: CFIndex = 1

/// What says how much room something takes that stands in a line in the place of a character.
///
/// It is the value of the attribute `kCTRunDelegateAttributeName`; the app draws the thing itself.
public final class CTRunDelegate {
    private let callbacks: CTRunDelegateCallbacks
    private let pointer: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ pointer: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.pointer = pointer
    }

    deinit { callbacks.dealloc(pointer) }

    /// How much room the thing takes.
    var room: ObjectSize {
        ObjectSize(
            width: Double(callbacks.getWidth(pointer)),
            ascent: Double(callbacks.getAscent(pointer)),
            descent: Double(callbacks.getDescent(pointer))
        )
    }
}

/// Creates a run delegate.
///
/// - Parameters:
///   - callbacks: The functions, which are copied.
///   - refCon: What they get.
/// - Returns: The delegate.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
    _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    // Functions that need nothing get an address that nobody reads, as Swift has no null here.
    let pointer = refCon ?? UnsafeMutableRawPointer(bitPattern: 1)
    return pointer.map { CTRunDelegate(callbacks.pointee, $0) }
}
