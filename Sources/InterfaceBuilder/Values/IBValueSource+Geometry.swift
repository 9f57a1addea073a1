import CoreGraphics

extension IBValueSource {
    /// The rectangle with a key, such as `frame`, `bounds` or `contentStretch`.
    ///
    /// Components that are missing or absurd are 0.
    package func rect(_ key: String) -> CGRect? {
        guard let rect = child(keyed: key), rect.name == "rect", rect.has("x") || rect.has("width")
        else { return nil }
        return CGRect(
            x: rect.length("x") ?? 0,
            y: rect.length("y") ?? 0,
            width: rect.length("width") ?? 0,
            height: rect.length("height") ?? 0
        )
    }

    /// The point with a key, such as `canvasLocation` or `contentOffset`.
    package func point(_ key: String) -> CGPoint? {
        guard let point = child(keyed: key), point.name == "point" else { return nil }
        return CGPoint(x: point.length("x") ?? 0, y: point.length("y") ?? 0)
    }

    /// The size with a key, such as `itemSize` or `freeformSize`.
    package func size(_ key: String) -> CGSize? {
        guard let size = child(keyed: key) else { return nil }
        // A few sizes are written as values with a type.
        let isValue = size.name == "value" && size.attribute("type", is: "size")
        guard size.name == "size" || isValue else { return nil }
        return CGSize(width: size.length("width") ?? 0, height: size.length("height") ?? 0)
    }

    /// The offset with a key, such as `titlePositionAdjustment`.
    package func offset(_ key: String) -> CGVector? {
        guard let offset = child(keyed: key), offset.name == "offsetWrapper" else { return nil }
        return CGVector(dx: offset.length("horizontal") ?? 0, dy: offset.length("vertical") ?? 0)
    }

    /// The range with a key.
    package func range(_ key: String) -> Range<Int>? {
        guard let range = child(keyed: key), range.name == "range",
            let location = range.integer("location"), let length = range.integer("length"),
            length >= 0, case (let end, false) = location.addingReportingOverflow(length)
        else { return nil }
        return location..<end
    }

    /// The insets with a key, such as `layoutMargins` or `sectionInset`.
    package func insets(_ key: String) -> IBEdgeInsets? {
        child(keyed: key).flatMap(IBEdgeInsets.init)
    }

    /// The insets by reading direction with a key, such as `directionalLayoutMargins`.
    package func directionalInsets(_ key: String) -> IBDirectionalEdgeInsets? {
        child(keyed: key).flatMap(IBDirectionalEdgeInsets.init)
    }

    /// The mask of flexible edges; with no element, nothing is flexible.
    ///
    /// Interface Builder leaves the element out for the mask without any flag, as for views
    /// that constraints place.
    package var autoresizingMask: IBAutoresizingMask {
        child(keyed: "autoresizingMask").map(IBAutoresizingMask.init) ?? []
    }

    /// Whether a key's value is given as nil, as by `<nil key="textColor"/>`.
    package func isNil(_ key: String) -> Bool {
        child(keyed: key)?.name == "nil"
    }

    /// The text with a key: an attribute, or an element where it has line breaks.
    package func localizedText(_ key: String) -> String? {
        if let text = string(key) { return text }
        guard let child = child(keyed: key),
            child.name == "string" || child.name == "mutableString"
        else { return nil }
        // Long texts that are no valid text of XML are in base 64.
        if child.attribute("base64-UTF8", is: "YES") { return Base64Text.decode(child.text) }
        return child.text
    }
}
