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
        let values = configuration?.values ?? SymbolValues()
        if let drawn = UIImageState(symbol: reference.name, values) {
            var image = UIImage(drawn)
            if let first = reference.colors.first, let color = color(first, line: line) {
                image = image.applyingSymbolConfiguration(.init(hierarchicalColor: color)) ?? image
            }
            if let resource = document.resources.images[reference.name], scale == nil,
                resource.size.width > 0, resource.size.height > 0
            {
                let size = symbolSize(resource, drawnHeight: image.size.height)
                image = image.sized(size, insets: Self.symbolInsets(size))
            }
            return reference.renderingMode == "original"
                ? image.withRenderingMode(.alwaysOriginal) : image
        }
        if !isPreview { warn(.missingSymbol(name: reference.name), line: line) }
        return standIn(reference, configuration)
    }

    /// Returns a grey shape of the size that the tool knew of a symbol; nil where it is not known.
    private func standIn(
        _ reference: IBImageReference,
        _ configuration: UIImage.SymbolConfiguration?
    ) -> UIImage? {
        guard let resource = document.resources.images[reference.name], resource.isSystem,
            resource.size.width > 0, resource.size.height > 0
        else { return previewImage(reference.name) }
        let values = configuration?.values ?? SymbolValues()
        let size = symbolSize(resource)
        return UIImageState(symbol: reference.name, values, standIn: size).map { UIImage($0) }
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

    /// Returns the insets of a symbol: it is aligned as high as the line of text that it stands in.
    static func symbolInsets(_ size: CGSize) -> UIEdgeInsets {
        // The line of text of 17 points.
        let room = max(0, (20.29 - size.height) / 2)
        return UIEdgeInsets(top: -room, left: 0, bottom: -room, right: 0)
    }

    /// Finds the size of a symbol in text of 17 points, for its shape in the document.
    ///
    /// Symbols that are wider than high have about the same width, the others a height of their
    /// own.
    ///
    /// - Parameters:
    ///   - resource: The shape.
    ///   - drawnHeight: The height of the symbol as it is drawn here, in points; nil for one that
    ///     is not.
    /// - Returns: The size in points.
    func symbolSize(_ resource: IBImageResource, drawnHeight: CGFloat? = nil) -> CGSize {
        let size = resource.size
        guard size.height > size.width else {
            return CGSize(width: 20, height: (40 * size.height / size.width).rounded() / 2)
        }
        let height = drawnHeight ?? 20
        return CGSize(width: (2 * height * size.width / size.height).rounded() / 2, height: height)
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
