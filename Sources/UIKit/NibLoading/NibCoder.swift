import Foundation
import InterfaceBuilder

/// The coder that `init(coder:)` gets for objects of Interface Builder documents.
///
/// It has no keys for the app: UIKit's own initialisers take what the document says.
final class NibCoder: NSCoder {
    let loader: NibLoader
    let object: IBObject
    /// The size of the view that will be the superview, for frames given by distances.
    let outerSize: CGSize?
    /// Whether the values of the element's own class were set.
    @MainActor private var didDecodeElement = false

    init(_ object: IBObject, loader: NibLoader, outerSize: CGSize?) {
        self.object = object
        self.loader = loader
        self.outerSize = outerSize
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    /// Sets what every view has, and makes the subviews.
    @MainActor
    func decode(_ view: UIView) {
        loader.decodeView(object, into: view, outerSize: outerSize)
    }

    /// Sets what the element's own class has; only once.
    ///
    /// Classes whose initialisers prepare something first call it themselves; for others the
    /// loader does.
    @MainActor
    func decodeElement(_ view: UIView) {
        guard !didDecodeElement else { return }
        didDecodeElement = true
        loader.decodeElement(object, into: view)
    }
}
