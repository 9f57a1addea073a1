import Foundation

/// What was drawn, as values: the steps of a context.
package enum Drawing {
    /// A colour in sRGB.
    package struct Color: Hashable, Sendable {
        /// The components as 0xRRGGBB.
        package var rgb: UInt32
        /// The opacity, 0…1.
        package var alpha: Double

        /// Opaque black.
        package static let black = Color(rgb: 0, alpha: 1)
        /// Opaque white.
        static let white = Color(rgb: 0xFF_FFFF, alpha: 1)

        init(rgb: UInt32, alpha: Double) {
            self.rgb = rgb
            self.alpha = alpha
        }

        /// Creates the colour of an object; what sRGB cannot show is clipped.
        package init(_ color: CGColor) {
            let values = color.extendedRGB
            func byte(_ value: Double) -> UInt32 {
                value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
            }
            rgb = byte(values.x) << 16 | byte(values.y) << 8 | byte(values.z)
            alpha = values.w > 0 ? min(values.w, 1) : 0
        }

        func opacity(times factor: Double) -> Color {
            Color(rgb: rgb, alpha: alpha * factor)
        }
    }

    /// How lines are drawn, in the coordinates of the drawing.
    package struct Line: Hashable, Sendable {
        var width = 1.0
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miterLimit = 10.0
        var dashes: [Double] = []
        var phase = 0.0

        func scaled(by factor: Double) -> Line {
            var line = self
            line.width *= factor
            line.dashes = dashes.map { $0 * factor }
            line.phase *= factor
            return line
        }
    }

    /// A shadow of what is drawn; not transformed.
    struct Shadow: Hashable, Sendable {
        var offset: CGSize
        /// The standard deviation of the blur.
        var deviation: Double
        var color: Color
    }

    /// A path that is drawn.
    struct Path: Sendable {
        var shape: PathShape
        var fill: Color?
        var rule = CGPathFillRule.winding
        var stroke: (color: Color, line: Line)?
        /// What leads the shape into the drawing, where lines are not equally wide all around.
        var transform = CGAffineTransform.identity
        /// The characters whose outlines the shape is, in contexts of files; nil for other shapes.
        var glyphs: [Glyph]?
    }

    /// A character of a font, for files that keep text as text.
    package struct Glyph: Sendable {
        /// What tells one font from others in the process.
        package var font: ObjectIdentifier
        /// The number in the font.
        package var number: UInt32
        /// How many units of the font its size has.
        package var unitsPerEm: Double
        /// The outline, in units of the font; y grows upwards.
        package var outline: PathShape
        /// How far the next character stands, in units of the font.
        package var advance: Double
        /// What leads units of the font into the drawing.
        package var place: CGAffineTransform
        /// What it stands for; empty where another one stands for it.
        package var text: String

        /// Creates a character.
        package init(
            font: ObjectIdentifier,
            number: UInt32,
            unitsPerEm: Double,
            outline: PathShape,
            advance: Double,
            place: CGAffineTransform,
            text: String
        ) {
            self.font = font
            self.number = number
            self.unitsPerEm = unitsPerEm
            self.outline = outline
            self.advance = advance
            self.place = place
            self.text = text
        }

        /// Returns the character elsewhere.
        package func moved(by transform: CGAffineTransform) -> Glyph {
            var glyph = self
            glyph.place = place.concatenating(transform)
            return glyph
        }
    }

    /// A gradient inside a shape.
    struct GradientArea: Sendable {
        enum Kind: Sendable {
            case linear(CGPoint, CGPoint)
            case radial(CGPoint, CGFloat, CGPoint, CGFloat)
        }

        var gradient: CGGradient
        var kind: Kind
        var shape: PathShape
        var transform: CGAffineTransform
        var alpha: Double
    }

    /// A picture.
    struct Picture: Sendable {
        var image: CGImage
        /// The size before the transform, in points.
        var size: CGSize
        var transform: CGAffineTransform
        var alpha: Double
        /// The colour that replaces the picture's own.
        var tint: Color?
        var isSmooth = true

        /// The four corners in the drawing.
        var outline: PathShape {
            CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).shape
                .applying(transform)
        }
    }

    /// What one step draws.
    indirect enum Content: Sendable {
        case path(Path)
        case gradient(GradientArea)
        case picture(Picture)
        case layer([Item], alpha: Double)
    }

    /// One step with what holds for it.
    package struct Item: Sendable {
        var content: Content
        var clip: Clip?
        var blend = CGBlendMode.normal
        var shadow: Shadow?
        var isAliased = false
    }

    /// What limits drawing: a shape, and what limited it before.
    package final class Clip: Sendable {
        enum Kind: Sendable {
            case shape(PathShape, CGPathFillRule)
            /// What these steps draw, by their opacity.
            case mask(Content)
        }

        let kind: Kind
        /// What limited drawing before; nil where nothing did.
        // Safe: it is written only in `deinit`, in clips whose last reference is held there, so that no
        // other thread reads it. Where threads let clips in the same one go at a time, each finds the
        // other's reference to it and writes nothing; the last release ends it like any other.
        nonisolated(unsafe) private(set) var parent: Clip?
        /// The box around what is left.
        let bounds: CGRect
        /// Whether the shape is a rectangle along the axes.
        let isRect: Bool

        /// Limits what a clip leaves further; two rectangles become one.
        init(_ shape: PathShape, _ rule: CGPathFillRule, in parent: Clip?) {
            let box = shape.boundingBox
            let own = box.isNull ? CGRect.zero : box
            isRect = CGPath(shape: shape).isRect(nil)
            let rest = parent.map { $0.bounds.intersection(own) } ?? own
            bounds = rest.isNull ? CGRect(origin: own.origin, size: .zero) : rest
            if isRect, let parent, parent.isRect {
                kind = .shape(CGPath(rect: bounds, transform: nil).shape, .winding)
                self.parent = parent.parent
            } else {
                kind = .shape(shape, rule)
                self.parent = parent
            }
        }

        /// Limits what a clip leaves to what a step draws, by its opacity.
        init(mask: Content, around box: CGRect, in parent: Clip?) {
            kind = .mask(mask)
            self.parent = parent
            isRect = false
            let rest = parent.map { $0.bounds.intersection(box) } ?? box
            bounds = rest.isNull ? CGRect(origin: box.origin, size: .zero) : rest
        }

        deinit {
            // One after the other: long chains that go each inside of the next would fill the stack.
            var next = parent
            parent = nil
            while isKnownUniquelyReferenced(&next) {
                let outer = next?.parent
                next?.parent = nil
                next = outer
            }
        }
    }
}
