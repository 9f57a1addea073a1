import CoreGraphics

/// A length in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
    }

    /// Returns a share of the width of what is around.
    open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fraction)
    }

    /// Returns a share of the height of what is around.
    open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fraction)
    }

    /// Returns a length in points.
    open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, length)
    }

    /// Returns a length that counts until the content is measured, in points.
    open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, length)
    }

    /// Returns a length that counts until the content is measured, in points.
    ///
    /// Beside each other in a group, all items with such a length are as long as the longest one.
    open class func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    /// Whether the length is a share of the width around.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a share of the height around.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is given in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the content is measured.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether the content is measured, and the longest one counts for all in a group.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// Whether the content is measured in either way.
    var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

    func length(in container: CGSize) -> CGFloat {
        let length =
            switch kind {
            case .fractionalWidth: container.width * dimension
            case .fractionalHeight: container.height * dimension
            case .absolute, .estimated, .uniform: dimension
            }
        return length.isFinite ? min(max(0, length), 1_000_000) : 0
    }
}
