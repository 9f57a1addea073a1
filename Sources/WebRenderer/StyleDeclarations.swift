import CoreGraphics
import RenderTree

/// The CSS declarations and attributes of a node's look.
enum StyleDeclarations {
    typealias Declarations = [Assignment<CSSProperty, CSSValue>]

    /// Adds the declarations of a box.
    static func add(frame: CGRect, to list: inout Declarations) {
        list.set(.left, frame.origin.x)
        list.set(.top, frame.origin.y)
        list.set(.width, frame.size.width)
        list.set(.height, frame.size.height)
    }

    /// Adds the declarations of a look.
    static func add(style: NodeStyle, to list: inout Declarations) {
        if let color = style.backgroundColor { list.set(.backgroundColor, css(color)) }
        if style.opacity != 1 { list.set(.opacity, css(min(max(style.opacity, 0), 1))) }
        if style.clipsToBounds { list.set(.overflow, "clip") }
        if !style.isUserInteractionEnabled { list.set(.pointerEvents, "none") }
        if let action = touchAction(of: style.claims) { list.set(.touchAction, action) }
        if style.isSticky {
            list.set(.position, "sticky")
            // What holds the box lets touches through.
            if style.isUserInteractionEnabled { list.set(.pointerEvents, "auto") }
        }
        if style.zPosition != 0 { list.set(.zIndex, zIndex(style.zPosition)) }
        if let transform = style.transform.flatMap(css) { list.set(.transform, transform) }
        // Animations turn boxes about it that have no transform of their own.
        let anchor = style.anchorPoint
        if anchor != CGPoint(x: 0.5, y: 0.5) {
            list.set(.transformOrigin, "\(css(anchor.x * 100))% \(css(anchor.y * 100))%")
        }
        if let radii = radii(of: style) { list.append(radii) }
        if let shadow = shadow(of: style) { list.append(shadow) }
        if let border = style.border, border.width > 0 {
            list.set(.borderLine, "\(css(border.width))px solid \(css(border.color))")
        }
        addMask(of: style, to: &list)
        if let backdrop = style.backdrop {
            let filter =
                "blur(\(css(max(backdrop.radius, 0)))px) saturate(\(css(backdrop.saturation)))"
            list.set(.backdropFilter, filter)
            list.set(.prefixedBackdropFilter, filter)
        }
        if let gradient = style.gradient { list.set(.backgroundImage, GradientImage.css(gradient)) }
        if style.hasContinuousCorners { list.set(.cornerShape, "superellipse(1.71)") }
        if style.hidesBack { list.set(.backfaceVisibility, "hidden") }
        if let mode = style.blendMode.cssName { list.set(.blendMode, mode) }
        if style.sharesSpace {
            list.set(.transformStyle, "preserve-3d")
            // What is isolated is flat; a space of its own keeps what is in it together as well.
            list.set(.isolation, "auto")
        }
        if case .path(let path, let rule)? = style.mask {
            list.set(.clipPath, PathData.css(path, rule))
        }
    }

    private static func addMask(of style: NodeStyle, to list: inout Declarations) {
        switch style.mask {
        case .gradient(let gradient, let box)?:
            let place = "\(css(box.minX))px \(css(box.minY))px"
            let size = "\(css(box.width))px \(css(box.height))px"
            list.set(.mask, "\(GradientImage.css(gradient)) \(place)/\(size) no-repeat")
        case .node(let id)?: list.set(.mask, "url(#\(ShapeElements.maskName(of: id)))")
        case .path?, nil: break
        }
    }

    /// Adds the attributes of a look.
    static func add(style: NodeStyle, to list: inout [Assignment<HTMLAttribute, String>]) {
        if style.isHidden { list.set(.hidden, "") }
        if style.isPressable { list.set(.pressable, "") }
        if let border = style.border, border.width > 0 { list.set(.border, "") }
        if style.claims.contains(.hover) { list.set(.hovers, "") }
        if style.claims.contains(.menu) { list.set(.menus, "") }
        if style.claims.contains(.drags) { list.set(.drags, "") }
    }

    /// Returns a number as CSS writes it.
    static func css(_ number: Double, decimals: Int = 3) -> String {
        var writer = ByteWriter()
        writer.append(number, decimals: decimals)
        return writer.string
    }

    /// Returns a colour as CSS writes it.
    static func css(_ color: RenderColor) -> String {
        var writer = ByteWriter()
        writer.append(color: color.rgba)
        return writer.string
    }

    /// Returns a quoted CSS string.
    static func css(quoted text: String) -> String {
        var writer = ByteWriter()
        writer.append(css: text)
        return writer.string
    }

    /// Returns what is left to the browser of the touches on a node; nil for all.
    private static func touchAction(of claims: TouchClaims) -> String? {
        guard !claims.isDisjoint(with: [.horizontal, .vertical, .twoFingers]) else { return nil }
        var actions: [String] = []
        if !claims.contains(.horizontal) { actions.append("pan-x") }
        if !claims.contains(.vertical) { actions.append("pan-y") }
        if !claims.contains(.twoFingers) { actions.append("pinch-zoom") }
        return actions.isEmpty ? "none" : actions.joined(separator: " ")
    }

    /// Layers sort by any number; CSS knows whole ones, so hundredths count.
    private static func zIndex(_ position: Double) -> String {
        // Content and border lie beyond these limits, below and above every child.
        if position == -.infinity { return "-2147483648" }
        let limit = 2_147_483_000.0
        let scaled = position.isNaN ? 0 : min(max(position * 100, -limit), limit)
        return String(Int(scaled.rounded(.awayFromZero)))
    }

    private static func radii(of style: NodeStyle) -> Assignment<CSSProperty, CSSValue>? {
        if let radii = style.cornerRadii {
            let values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
            let text = values.map { $0 > 0 ? "\(css($0))px" : "0" }.joined(separator: " ")
            return Assignment(name: .borderRadius, value: .text(text))
        }
        let radius = style.cornerRadius
        guard radius > 0, !style.maskedCorners.isEmpty else { return nil }
        if style.hasContinuousCorners {
            // Where the page cannot bend them, they are circles: see `client.css`.
            let corners: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
            let value = "calc(\(css(radius))px*var(--bend,1))"
            let values = corners.map { style.maskedCorners.contains($0) ? value : "0" }
            let isEven = style.maskedCorners.isSuperset(of: .all)
            let text = isEven ? value : values.joined(separator: " ")
            return Assignment(name: .borderRadius, value: .text(text))
        }
        if style.maskedCorners.isSuperset(of: .all) {
            return Assignment(name: .borderRadius, value: .points(radius))
        }
        let corners: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        let values = corners.map { style.maskedCorners.contains($0) ? "\(css(radius))px" : "0" }
        return Assignment(name: .borderRadius, value: .text(values.joined(separator: " ")))
    }

    /// Returns the declaration of a shadow.
    ///
    /// A shadow follows what is drawn: an opaque box casts its own, anything else that of its
    /// content and children. A box that clips cuts its shadow off, as CALayer does.
    private static func shadow(of style: NodeStyle) -> Assignment<CSSProperty, CSSValue>? {
        guard let shadow = style.shadow, shadow.color.alpha > 0, !style.clipsToBounds else {
            return nil
        }
        let offset = "\(css(shadow.offset.width))px \(css(shadow.offset.height))px"
        let color = css(shadow.color)
        let radius = max(shadow.radius, 0)
        if style.backgroundColor?.alpha == 255 {
            // The blur of box-shadow is twice the standard deviation (CSS Backgrounds 3 §6.1.1).
            return Assignment(
                name: .boxShadow,
                value: .text("\(offset) \(css(radius * 2))px \(color)")
            )
        }
        // That of drop-shadow is the standard deviation itself (Filter Effects 1 §5).
        return Assignment(
            name: .filter,
            value: .text("drop-shadow(\(offset) \(css(radius))px \(color))")
        )
    }

    private static func css(_ transform: RenderTransform) -> String? {
        switch transform {
        case .affine(let matrix):
            let values: [Double] = [
                matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty,
            ].map(Double.init)
            guard values.allSatisfy(\.isFinite), values != [1, 0, 0, 1, 0, 0] else { return nil }
            if values[..<4] == [1, 0, 0, 1] {
                return "translate(\(css(matrix.tx))px,\(css(matrix.ty))px)"
            }
            return "matrix(\(values.map { css($0, decimals: 6) }.joined(separator: ",")))"
        case .projective(let values):
            // Rows for row vectors are CSS's columns for column vectors: the order is the same.
            guard values.count == 16, values.allSatisfy(\.isFinite) else { return nil }
            return "matrix3d(\(values.map { css($0, decimals: 6) }.joined(separator: ",")))"
        }
    }
}
