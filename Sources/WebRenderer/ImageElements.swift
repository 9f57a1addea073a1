import CoreGraphics
import RenderTree

/// The element and declarations of a picture in a node's box.
struct ImageElements {
    typealias Declarations = [Assignment<CSSProperty, CSSValue>]

    /// What stands before a picture's hash in its address.
    var addressPrefix: String

    /// Returns the address of a picture.
    func address(of resource: EncodedImage) -> String {
        var writer = ByteWriter()
        writer.append(raw: addressPrefix)
        for byte in resource.hash.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                writer.append(byte)
            default:
                writer.append(raw: byte < 16 ? "%0" : "%")
                writer.append(raw: String(byte, radix: 16))
            }
        }
        return writer.string
    }

    /// Adds the picture that fills the box again and again.
    func addPattern(of style: NodeStyle, to list: inout Declarations) {
        guard let pattern = style.pattern, style.gradient == nil else { return }
        let address = "url(\(StyleDeclarations.css(quoted: self.address(of: pattern.resource))))"
        let scale = StyleDeclarations.css(pattern.scale)
        // The picture's own resolution says how large it is (CSS Images 4 §3).
        let image = pattern.scale == 1 ? address : "image-set(\(address) \(scale)x)"
        list.set(.backgroundImage, image)
    }

    /// Adds the declarations that the node's own element has for its picture.
    static func add(_ image: ImageContent, to list: inout Declarations) {
        // The picture's size follows the box in lengths of the box (CSS Containment 3 §5).
        let isFitted = image.mode == .scaleAspectFit && stretchedParts(of: image) != nil
        if image.mode == .scaleAspectFill || isFitted { list.set(.containerType, "size") }
    }

    /// Whether the picture is an `img`; masks and stretched parts need another element.
    static func isPlain(_ image: ImageContent) -> Bool {
        image.tintColor == nil && stretchedParts(of: image) == nil
    }

    /// Returns the element of a picture, named by what it shows; nil where it decorates.
    func element(of image: ImageContent, label: String?) -> Element {
        var element = Element(tag: Self.isPlain(image) ? .img : .span)
        element.attributes.set(.className, image.isSpinning ? "i spin" : "i")
        if Self.isPlain(image) {
            element.attributes.set(.src, address(of: image.resource) + Self.view(of: image))
            element.attributes.set(.alt, label ?? "")
        } else if let label {
            element.attributes.set(.role, "img")
            element.attributes.set(.ariaLabel, label)
        }
        add(image, to: &element.declarations)
        return element
    }

    /// Returns what follows the address of a drawing that is to fill its box.
    ///
    /// SVG keeps its proportions in a box of others, unless its view says otherwise (SVG 2 §16.6).
    private static func view(of image: ImageContent) -> String {
        guard image.resource.mediaType == "image/svg+xml",
            image.mode == .scaleToFill || image.mode == .redraw
        else { return "" }
        return "#svgView(preserveAspectRatio(none))"
    }

    private func add(_ image: ImageContent, to list: inout Declarations) {
        let placing = Placing(image)
        if placing.left != "0" { list.set(.left, placing.left) }
        if placing.top != "0" { list.set(.top, placing.top) }
        if let width = placing.width { list.append(Assignment(name: .width, value: width)) }
        if let height = placing.height { list.append(Assignment(name: .height, value: height)) }
        let parts = Self.stretchedParts(of: image)
        if let tint = image.tintColor {
            list.set(.backgroundColor, StyleDeclarations.css(tint))
        }
        if image.mode == .scaleAspectFit, image.tintColor == nil, parts == nil {
            list.set(.objectFit, "contain")
        }
        if let translate = placing.translate { list.set(.translate, translate) }
        if image.isFlipped { list.set(.scale, "-1 1") }
        let address = "url(\(StyleDeclarations.css(quoted: self.address(of: image.resource))))"
        switch (image.tintColor, parts) {
        case (nil, nil): break
        case (nil, let parts?): list.set(.borderImage, "\(address) \(parts)")
        case (_, let parts?):
            list.set(.maskBoxImage, "\(address) \(parts)")
            // For browsers that cut no masks: see `client.css`.
            list.set(.cutMask, address)
        case (_, nil):
            let size = image.mode == .scaleAspectFit ? "contain" : "100% 100%"
            list.set(.mask, "\(address) center/\(size) no-repeat")
        }
        // The last: declarations are sorted.
        if image.isPixelated { list.set(.imageRendering, "pixelated") }
    }

    /// Returns how the picture is cut into nine, or nil where it is drawn as a whole.
    private static func stretchedParts(of image: ImageContent) -> String? {
        guard let insets = image.capInsets,
            image.isCut || image.mode == .scaleToFill || image.mode == .redraw,
            image.size.width > 0, image.size.height > 0
        else { return nil }
        let sides = [
            (insets.top, Double(image.size.height)), (insets.right, Double(image.size.width)),
            (insets.bottom, Double(image.size.height)), (insets.left, Double(image.size.width)),
        ]
        let cuts = sides.map { "\(StyleDeclarations.css(max($0.0, 0) / $0.1 * 100))%" }
        if image.isCut { return "\(cuts.joined(separator: " ")) fill/0" }
        let widths = sides.map { "\(StyleDeclarations.css(max($0.0, 0)))px" }
        return "\(cuts.joined(separator: " ")) fill/\(widths.joined(separator: " "))"
    }

    /// Where a picture stands in its box.
    private struct Placing {
        var left = "0"
        var top = "0"
        var width: CSSValue?
        var height: CSSValue?
        var translate: String?

        init(_ image: ImageContent) {
            switch image.mode {
            case .scaleToFill, .redraw: return
            case .scaleAspectFit: if image.isCut { scale(image, "min") }
            // It may stand out of the box, which only clips if the node does.
            case .scaleAspectFill: scale(image, "max")
            case .center: place(image, 0.5, 0.5)
            case .top: place(image, 0.5, 0)
            case .bottom: place(image, 0.5, 1)
            case .left: place(image, 0, 0.5)
            case .right: place(image, 1, 0.5)
            case .topLeft: place(image, 0, 0)
            case .topRight: place(image, 1, 0)
            case .bottomLeft: place(image, 0, 1)
            case .bottomRight: place(image, 1, 1)
            }
        }

        /// Makes the picture as large as the box by one of its sides.
        private mutating func scale(_ image: ImageContent, _ choice: String) {
            let size = image.shownSize
            guard size.width > 0, size.height > 0 else { return }
            let ratio = Double(size.width / size.height)
            let wide = StyleDeclarations.css(ratio * 100)
            let high = StyleDeclarations.css(100 / ratio)
            width = .text("\(choice)(100cqw,\(wide)cqh)")
            height = .text("\(choice)(100cqh,\(high)cqw)")
            set(0.5, 0.5)
        }

        private mutating func place(_ image: ImageContent, _ across: Double, _ down: Double) {
            width = .points(image.shownSize.width)
            height = .points(image.shownSize.height)
            set(across, down)
        }

        private mutating func set(_ across: Double, _ down: Double) {
            func percent(_ part: Double) -> String {
                part == 0 ? "0" : "\(StyleDeclarations.css(part * 100))%"
            }
            left = percent(across)
            top = percent(down)
            if across != 0 || down != 0 { translate = "\(percent(-across)) \(percent(-down))" }
        }
    }
}
