import Foundation

/// Blend modes that need what is there already: Porter and Duff's ("Compositing Digital Images",
/// 1984), by masks.
///
/// They act inside the shape that is drawn alone, as Core Graphics has it.
extension SVGWriter {
    /// Returns what is there with a step composed onto it.
    mutating func compose(_ item: Drawing.Item, onto output: String) -> String {
        let mode = item.blend
        var item = item
        item.blend = .normal
        let source = mode == .clear ? "" : wrap(element(item).text, in: item.clip)
        guard !output.isEmpty else {
            return Self.showsAlone.contains(mode) ? source : ""
        }
        switch mode {
        case .clear: return cut(output, by: item)
        case .copy: return cut(output, by: item) + source
        case .destinationOver: return source + output
        case .destinationOut: return masked(output, mask: outside(source))
        case .destinationIn: return masked(output, mask: inside(source, item))
        default: return both(source, output, item, mode)
        }
    }

    /// The modes that show what is drawn where nothing is.
    private static let showsAlone: Set<CGBlendMode> = [
        .copy, .sourceOut, .destinationOver, .destinationAtop, .xor,
    ]

    /// The modes that leave a part of both, added up.
    private mutating func both(
        _ source: String,
        _ output: String,
        _ item: Drawing.Item,
        _ mode: CGBlendMode
    ) -> String {
        let name = makeName()
        definitions += "<g id=\"\(name)\">\(output)</g>"
        let use = "<use href=\"#\(name)\"/>"
        let kept: String
        switch mode {
        case .sourceAtop, .xor: kept = masked(use, mask: outside(source))
        case .destinationAtop: kept = masked(use, mask: inside(source, item))
        default: kept = cut(use, by: item)
        }
        let place: String
        if mode == .sourceIn || mode == .sourceAtop {
            place = mask(use, kind: "alpha")
        } else {
            let inverse =
                "<feComponentTransfer><feFuncA type=\"table\" tableValues=\"1 0\"/>"
                + "</feComponentTransfer>"
            place = mask("<g filter=\"url(#\(filter(inverse)))\">\(use)</g>", kind: "alpha")
        }
        return "<g style=\"isolation:isolate\">\(kept)<g mask=\"url(#\(place))\""
            + " style=\"mix-blend-mode:plus-lighter\">\(source)</g></g>"
    }

    private func masked(_ content: String, mask: String?) -> String {
        guard let mask else { return content }
        return "<g mask=\"url(#\(mask))\">\(content)</g>"
    }

    private var everything: String {
        "<path d=\"\(numbers.path(CGPath(rect: area, transform: nil).shape))\" fill=\"#fff\"/>"
    }

    /// Returns what is there without what a step covers.
    private mutating func cut(_ content: String, by item: Drawing.Item) -> String {
        if coversEverything(item) { return "" }
        return masked(content, mask: mask(everything + coverage(item), kind: "luminance"))
    }

    /// Returns the mask of what markup lets through, by its opacity.
    private mutating func outside(_ source: String) -> String {
        let black = "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>"
        let name = filter(black)
        return mask(
            "\(everything)<g filter=\"url(#\(name))\">\(source)</g>",
            kind: "luminance"
        )
    }

    /// Returns the mask of what is outside of a step's shape, and of what is inside by its opacity.
    private mutating func inside(_ source: String, _ item: Drawing.Item) -> String {
        if coversEverything(item) { return mask(source, kind: "alpha") }
        let rest = mask(everything + coverage(item), kind: "luminance")
        return mask("<g mask=\"url(#\(rest))\">\(everything)</g>\(source)", kind: "alpha")
    }

    /// Returns the shape of a step in black.
    private mutating func coverage(_ item: Drawing.Item) -> String {
        var shape = Drawing.Path(shape: PathShape(), fill: .black)
        switch item.content {
        case .path(let path):
            shape = path
            if path.fill != nil { shape.fill = .black }
            if let stroke = path.stroke { shape.stroke = (.black, stroke.line) }
        case .gradient(let area): shape.shape = area.shape
        case .picture(let picture): shape.shape = picture.outline
        case .layer: shape.shape = CGPath(rect: area, transform: nil).shape
        }
        let covering = Drawing.Item(content: .path(shape), isAliased: item.isAliased)
        return wrap(element(covering).text, in: item.clip)
    }

    private func coversEverything(_ item: Drawing.Item) -> Bool {
        if let clip = item.clip, !clip.isRect || clip.parent != nil || !clip.bounds.contains(area) {
            return false
        }
        let shape: PathShape
        switch item.content {
        case .path(let path):
            guard path.fill != nil, path.transform == .identity else { return false }
            shape = path.shape
        case .gradient(let area): shape = area.shape
        case .picture(let picture): shape = picture.outline
        case .layer: return true
        }
        var rect = CGRect.zero
        return CGPath(shape: shape).isRect(&rect) && rect.contains(area)
    }
}
