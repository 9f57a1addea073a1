import CoreGraphics
import RenderTree

/// The elements of scrolling content: a scroller, in it the content and what gives it its extent.
///
/// What lies beyond the content's edges would lengthen a scroller; the content is contained, so
/// that its own size and the insets alone say how far it scrolls.
enum ScrollElements {
    /// Returns the scroller around a node's content.
    static func element(of scroll: ScrollContent, tag: HTMLTag, children: [Element.Child])
        -> Element
    {
        var content = Element(tag: tag, children: children)
        content.attributes.set(.className, "c")
        content.declarations = contentDeclarations(of: scroll)
        var extent = Element(tag: tag)
        extent.attributes.set(.className, "e")
        extent.declarations = extentDeclarations(of: scroll)
        var scroller = Element(tag: tag, children: [.element(content), .element(extent)])
        scroller.attributes.set(.className, "s")
        scroller.attributes += attributes(of: scroll)
        return scroller
    }

    /// Returns the attributes of a scroller that may change.
    static func attributes(of scroll: ScrollContent) -> [Assignment<HTMLAttribute, String>] {
        var list: [Assignment<HTMLAttribute, String>] = []
        var words: [String] = []
        if scroll.axes.contains(.horizontal) { words.append("x") }
        if scroll.axes.contains(.vertical) { words.append("y") }
        if scroll.axes.intersection(scroll.indicators).contains(.horizontal) { words.append("h") }
        if scroll.axes.intersection(scroll.indicators).contains(.vertical) { words.append("v") }
        if !scroll.bounces { words.append("fixed") }
        if scroll.isPaging { words.append("pages") }
        if scroll.isWheel { words.append("wheel") }
        if scroll.takesSideDrags { words.append("rows") }
        if scroll.isPulled { words.append("pull") }
        if scroll.locksDirection { words.append("lock") }
        switch scroll.indicatorStyle {
        case .automatic: break
        case .dark: words.append("dark")
        case .light: words.append("light")
        }
        if scroll.flashes > 0 { words.append("f\(scroll.flashes)") }
        if scroll.indicatorInsets != SceneGeometry.Insets() {
            let insets = scroll.indicatorInsets
            let ends = [insets.top, insets.bottom, insets.left, insets.right]
            words.append("i" + ends.map { StyleDeclarations.css($0) }.joined(separator: ","))
        }
        // Browsers lead keys to content that scrolls; a wheel is a part of the control around it.
        if scroll.isWheel { list.set(.tabIndex, "-1") }
        list.set(.scrolls, words.joined(separator: " "))
        let numbers = [scroll.position.x, scroll.position.y].map { StyleDeclarations.css($0) }
        let place = numbers + [String(scroll.number)] + (way(of: scroll).map { [$0] } ?? [])
        list.set(.offset, place.joined(separator: " "))
        return list
    }

    /// Returns how a page goes to the offset: `1` for its own way, a transition, or by how far.
    private static func way(of scroll: ScrollContent) -> String? {
        if let shift = scroll.shift {
            return "by\(StyleDeclarations.css(shift.x)),\(StyleDeclarations.css(shift.y))"
        }
        guard scroll.isAnimated else { return nil }
        guard let transition = scroll.transition else { return "1" }
        var writer = ByteWriter()
        writer.append(transition)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns the declarations of the content's element, which reaches no farther than one scrolls.
    static func contentDeclarations(of scroll: ScrollContent) -> [Assignment<CSSProperty, CSSValue>]
    {
        let (origin, extent) = (scroll.origin, scroll.extent)
        let size = CGSize(
            width: max(0, min(scroll.contentSize.width, extent.width - origin.x)),
            height: max(0, min(scroll.contentSize.height, extent.height - origin.y))
        )
        return declarations(of: CGRect(origin: origin, size: size))
    }

    /// Returns the declarations of the element that is as large as what can be scrolled.
    static func extentDeclarations(of scroll: ScrollContent) -> [Assignment<CSSProperty, CSSValue>]
    {
        declarations(of: CGRect(origin: .zero, size: scroll.extent))
    }

    private static func declarations(of box: CGRect) -> [Assignment<CSSProperty, CSSValue>] {
        var list: [Assignment<CSSProperty, CSSValue>] = []
        StyleDeclarations.add(frame: box, to: &list)
        return list
    }
}

extension PatchEncoder {
    /// Writes `[10, id, attributes, content, extent]`, the parts that differ.
    func write(
        scroll id: NodeID,
        from: ScrollContent,
        to: ScrollContent,
        to writer: inout ByteWriter
    ) {
        var before = ScrollElements.attributes(of: from)
        var after = ScrollElements.attributes(of: to)
        // The person may have scrolled since: a new offset is always said, an old one never.
        before.removeAll { $0.name == .offset }
        if from.number == to.number { after.removeAll { $0.name == .offset } }
        writer.append(raw: "[10,")
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
        writer.append(difference(from: before, to: after))
        writer.append(UInt8(ascii: ","))
        writer.append(
            difference(
                from: ScrollElements.contentDeclarations(of: from),
                to: ScrollElements.contentDeclarations(of: to)
            )
        )
        writer.append(UInt8(ascii: ","))
        writer.append(
            difference(
                from: ScrollElements.extentDeclarations(of: from),
                to: ScrollElements.extentDeclarations(of: to)
            )
        )
        writer.append(UInt8(ascii: "]"))
    }
}
