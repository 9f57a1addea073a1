import RenderTree

/// What the colours of a copy are multiplied by, each part 0…1; default white.
struct ReplicaTint: Equatable {
    var red = 1.0, green = 1.0, blue = 1.0

    /// Returns a colour, multiplied.
    func applied(to color: RenderColor) -> RenderColor {
        RenderColor(
            red: Double(color.red) / 255 * red,
            green: Double(color.green) / 255 * green,
            blue: Double(color.blue) / 255 * blue,
            alpha: Double(color.alpha) / 255
        )
    }

    /// Multiplies the colours of a node.
    func apply(to node: inout RenderNode) {
        node.style.backgroundColor = node.style.backgroundColor.map(applied)
        if var border = node.style.border {
            border.color = applied(to: border.color)
            node.style.border = border
        }
        if var shadow = node.style.shadow {
            shadow.color = applied(to: shadow.color)
            node.style.shadow = shadow
        }
        if var gradient = node.style.gradient {
            for index in gradient.stops.indices {
                gradient.stops[index].color = applied(to: gradient.stops[index].color)
            }
            node.style.gradient = gradient
        }
        switch node.content {
        case .shape(var shape):
            shape.fill = shape.fill.map(applied)
            if let color = shape.line?.color { shape.line?.color = applied(to: color) }
            node.content = .shape(shape)
        case .text(var text):
            text.style.color = applied(to: text.style.color)
            for line in text.lines.indices {
                for run in text.lines[line].runs.indices {
                    guard let color = text.lines[line].runs[run].style?.color else { continue }
                    text.lines[line].runs[run].style?.color = applied(to: color)
                }
            }
            node.content = .text(text)
        default: break
        }
    }

    /// Multiplies the colours that an animation leads.
    func apply(to animation: inout LayerAnimation) {
        guard self != ReplicaTint() else { return }
        let property = animation.property
        // Where in the numbers of a value colours begin.
        func starts(_ count: Int) -> [Int] {
            switch property {
            case .backgroundColor, .fillColor, .lineColor: [0]
            case .border: [1]
            case .shadow: [3]
            case .gradient: Array(stride(from: 8, to: count, by: 5))
            default: []
            }
        }
        for index in animation.values.indices {
            for start in starts(animation.values[index].count)
            where start + 2 < animation.values[index].count {
                animation.values[index][start] *= red
                animation.values[index][start + 1] *= green
                animation.values[index][start + 2] *= blue
            }
        }
    }
}
