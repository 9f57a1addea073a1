import CoreGraphics
import Foundation
import RenderTree

/// An image in an archive, under keys of our own.
extension UIImageState {
    private enum Key {
        static let data = "UIImageData"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let renderingMode = "UIRenderingMode"
        static let caps = ["UITopCap", "UILeftCap", "UIBottomCap", "UIRightCap"]
        static let resizingMode = "UIResizingMode"
        static let margins = ["UITopMargin", "UILeftMargin", "UIBottomMargin", "UIRightMargin"]
        static let flips = "UIFlipsForRightToLeft"
        static let isMirrored = "UIIsMirrored"
        static let baseline = "UIBaselineOffset"
        static let tintColor = "UITintColor"
        static let symbol = "UISystemSymbolName"
        static let symbolSize = "UISymbolPointSize"
        static let symbolWeight = "UISymbolWeight"
        static let symbolScale = "UISymbolScale"
        static let symbolColor = "UISymbolColor"
    }

    /// Reads an archive, which may be anybody's; nil where it holds no image.
    init?(_ coder: NSCoder) {
        guard let scale = coder.storedNumber(Key.scale) else { return nil }
        if let name = coder.storedText(Key.symbol) {
            self.init(symbol: name, Self.symbolValues(coder))
        } else if let data = coder.storedObject(NSData.self, Key.data) {
            self.init(data: Data(referencing: data), scale: scale)
        } else {
            self = UIImage().state
        }
        if let value = coder.storedInteger(Key.orientation).flatMap(UIImage.Orientation.init) {
            orientation = value
        }
        if let mode = coder.storedInteger(Key.renderingMode).flatMap(UIImage.RenderingMode.init) {
            renderingMode = mode
        }
        if let mode = coder.storedInteger(Key.resizingMode).flatMap(UIImage.ResizingMode.init) {
            resizingMode = mode
        }
        capInsets = Self.insets(coder, Key.caps)
        alignmentRectInsets = Self.insets(coder, Key.margins)
        flipsForRightToLeftLayoutDirection = coder.storedInteger(Key.flips) == 1
        isMirrored = coder.storedInteger(Key.isMirrored) == 1
        if let baseline = coder.storedNumber(Key.baseline) { baselineOffset = baseline }
        if let color = coder.storedObject(UIColor.self, Key.tintColor) { tintColor = color }
    }

    private static func symbolValues(_ coder: NSCoder) -> SymbolValues {
        SymbolValues(
            pointSize: coder.storedNumber(Key.symbolSize),
            weight: coder.storedInteger(Key.symbolWeight).flatMap(UIImage.SymbolWeight.init),
            scale: coder.storedInteger(Key.symbolScale).flatMap(UIImage.SymbolScale.init),
            color: coder.storedObject(UIColor.self, Key.symbolColor)
        )
    }

    private static func insets(_ coder: NSCoder, _ keys: [String]) -> UIEdgeInsets {
        let lengths = keys.map { coder.storedNumber($0) ?? 0 }
        return UIEdgeInsets(
            top: lengths[0],
            left: lengths[1],
            bottom: lengths[2],
            right: lengths[3]
        )
    }

    /// Writes the image.
    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.store([Key.scale: scale])
        if let symbol, symbol.standIn == nil {
            coder.encode(symbol.name as NSString, forKey: Key.symbol)
            if let size = symbol.values.pointSize { coder.store([Key.symbolSize: size]) }
            if let weight = symbol.values.weight {
                coder.encode(weight.rawValue, forKey: Key.symbolWeight)
            }
            if let scale = symbol.values.scale {
                coder.encode(scale.rawValue, forKey: Key.symbolScale)
            }
            if let color = symbol.values.color { coder.encode(color, forKey: Key.symbolColor) }
        } else if size.width > 0, size.height > 0 {
            let resource = AssetCatalogs.resource(of: self, for: .current)
            coder.encode(NSData(data: resource.data), forKey: Key.data)
        }
        coder.encode(orientation.rawValue, forKey: Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
        coder.encode(resizingMode.rawValue, forKey: Key.resizingMode)
        for (keys, insets) in [(Key.caps, capInsets), (Key.margins, alignmentRectInsets)]
        where insets != .zero {
            let lengths = [insets.top, insets.left, insets.bottom, insets.right]
            for (key, length) in zip(keys, lengths) { coder.store([key: length]) }
        }
        coder.encode(flipsForRightToLeftLayoutDirection ? 1 : 0, forKey: Key.flips)
        coder.encode(isMirrored ? 1 : 0, forKey: Key.isMirrored)
        if let baselineOffset { coder.store([Key.baseline: baselineOffset]) }
        if let tintColor { coder.encode(tintColor, forKey: Key.tintColor) }
    }
}
