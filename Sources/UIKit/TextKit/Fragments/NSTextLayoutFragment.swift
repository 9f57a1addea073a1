import CoreGraphics
import Foundation

/// A paragraph that is laid out; subclasses draw it in a way of their own.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// The ways of going through fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes may be guessed, which none is.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Fragments are laid out, as they always are.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    }

    /// How far a fragment is laid out.
    public enum State: UInt, Sendable {
        case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }

    /// What lays the paragraph out; nil once it is laid out anew.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open var textElement: NSTextElement? { element }
    private let element: NSTextElement
    /// The characters of the paragraph that are laid out, as places of the whole text.
    public let rangeInElement: NSTextRange
    /// The lines.
    open internal(set) var textLineFragments: [NSTextLineFragment] = []
    /// The box of the lines, in points, in the region's coordinates.
    open internal(set) var layoutFragmentFrame = CGRect.zero

    /// Creates the fragment of a paragraph, which what lays it out gives lines.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(0..<0)
        super.init()
    }

    /// How far the fragment is laid out.
    open var state: State { textLineFragments.isEmpty ? .none : .layoutAvailable }

    /// What the fragment draws on, in points, from its upper left corner; default its box.
    ///
    /// Overrides that draw beyond the box say so here.
    open var renderingSurfaceBounds: CGRect {
        CGRect(origin: .zero, size: layoutFragmentFrame.size)
    }

    /// Draws the lines, whose box begins at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard point.x.isFinite, point.y.isFinite else { return }
        for line in textLineFragments { line.drawInFragment(at: point, in: context) }
    }

    /// Takes over lines of a region.
    func take(
        _ lines: ArraySlice<TextKitLayout.Line>,
        _ text: NSAttributedString,
        _ start: Int,
        padding: CGFloat
    ) {
        let box = lines.reduce(CGRect.null) {
            $0.union($1.usedRect.insetBy(dx: padding, dy: 0))
        }
        layoutFragmentFrame = box.isNull ? .zero : box
        let origin = layoutFragmentFrame.origin
        textLineFragments = lines.map {
            NSTextLineFragment($0, text, start: start, origin: origin, padding: padding)
        }
    }
}
