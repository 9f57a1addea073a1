import CoreGraphics
import Foundation

/// Points, sizes and their like in archives: texts, as on iOS.
///
/// What is read where nothing is stored, or another thing, is zero; of a transform the identity.
extension NSCoder {
    /// Writes a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector) as NSString, forKey: key)
    }

    /// Writes a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as NSString, forKey: key)
    }

    /// Writes insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Writes insets of the reading direction under a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Writes an offset under a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset) as NSString, forKey: key)
    }

    private func text(_ key: String) -> String { storedText(key) ?? "" }

    /// Returns the point under a key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    /// Returns the size under a key.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    /// Returns the rectangle under a key.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    /// Returns the vector under a key.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

    /// Returns the transform under a key; the identity where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        storedText(key).map(NSCoder.cgAffineTransform(for:)) ?? .identity
    }

    /// Returns the insets under a key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: text(key))
    }

    /// Returns the insets of the reading direction under a key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.directionalEdgeInsets(for: text(key))
    }

    /// Returns the offset under a key.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }
}
