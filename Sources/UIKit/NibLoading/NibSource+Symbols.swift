import CoreGraphics
import InterfaceBuilder

extension NibSource {
    /// Returns a symbol, or a grey picture in place of one that is not drawn here.
    func symbol(_ reference: IBImageReference, line: Int) -> UIImage? {
        let scales: [String: UIImage.SymbolScale] = [
            "small": .small, "medium": .medium, "large": .large,
        ]
        let scale = reference.symbolScale.flatMap { scales[$0] }
        let configuration = scale.map { UIImage.SymbolConfiguration(scale: $0) }
        if var image = UIImage(systemName: reference.name, withConfiguration: configuration) {
            if let first = reference.colors.first, let color = color(first, line: line) {
                image = image.applyingSymbolConfiguration(.init(hierarchicalColor: color)) ?? image
            }
            if let resource = document.resources.images[reference.name], scale == nil,
                resource.size.width > 0, resource.size.height > 0
            {
                image = image.sized(symbolSize(resource), insets: Self.symbolInsets)
            }
            return reference.renderingMode == "original"
                ? image.withRenderingMode(.alwaysOriginal) : image
        }
        if !isPreview { warn(.missingSymbol(name: reference.name), line: line) }
        return previewImage(reference.name)
    }

    /// Returns how a document wants symbols drawn.
    func symbolConfiguration(
        _ values: IBSymbolConfiguration?,
        line: Int
    ) -> UIImage.SymbolConfiguration? {
        guard let values else { return nil }
        var result = SymbolValues()
        if let font = values.font.map({ font($0, line: line) }) {
            result = UIImage.SymbolConfiguration(font: font).values
        }
        if let style = values.textStyle {
            result =
                UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)).values
        }
        if let size = values.pointSize { result.pointSize = CGFloat(size) }
        if let weight = values.weight {
            result.weight = UIImage.SymbolWeight(UIFont.Weight(CGFloat(weight.rawUIKitValue)))
        }
        let scales: [String: UIImage.SymbolScale] = [
            "small": .small, "medium": .medium, "large": .large, "default": .default,
        ]
        result.scale = values.scale.flatMap { scales[$0] }
        return UIImage.SymbolConfiguration(result)
    }

    /// Symbols are aligned by the height of capitals, which is a little more than theirs.
    static let symbolInsets = UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0)

    /// The size of a symbol in text of 17 points, for its shape in the document.
    func symbolSize(_ resource: IBImageResource) -> CGSize {
        let size = resource.size
        return CGSize(width: 20, height: (40 * size.height / size.width).rounded() / 2)
    }
}

extension UIImage {
    /// Returns the picture with another size and other insets.
    func sized(_ size: CGSize, insets: UIEdgeInsets) -> UIImage {
        var state = state
        state.storedSize = size
        state.alignmentRectInsets = insets
        return UIImage(state)
    }
}
