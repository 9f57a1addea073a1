import Foundation

/// What a picture was drawn with, for the drawings that it is drawn into.
///
/// They take its steps in place of its document: one document inside of another is a third longer
/// each time, so that a picture that is drawn into the next one again and again would have no bound.
package final class DrawnSteps: Sendable {
    let items: [Drawing.Item]
    /// The size of the drawing, in points.
    let size: CGSize
    /// How many such pictures stand inside of each other in the steps.
    let depth: Int
    /// The number of steps and points.
    let cost: Int
    /// How many steps the page draws for it, those of pictures in it as often as they are drawn.
    let shown: Int
    /// From how many on the document stands for the picture: each takes room on the stack.
    static let mostDepth = 64

    init(_ items: [Drawing.Item], size: CGSize, depth: Int, cost: Int, shown: Int) {
        self.items = items
        self.size = size
        self.depth = depth
        self.cost = cost
        self.shown = shown
    }

    /// Whether the steps leave what is below them as it is, but for what they cover.
    var isPlain: Bool { items.allSatisfy { $0.blend == .normal } }
}

extension CGContext {
    /// Draws a picture; what was drawn in this context's size goes on as the steps it consists of.
    func add(_ picture: Drawing.Picture) {
        if let drawn = picture.image.drawn, isWhole(picture, drawn.size),
            isBlankGroup || drawn.isPlain, add(stepsOf: drawn)
        {
            return
        }
        add(.picture(picture))
    }

    /// Whether all of a picture covers the drawing point by point, as it is.
    private func isWhole(_ picture: Drawing.Picture, _ drawn: CGSize) -> Bool {
        guard picture.image.isWhole, drawn == size, picture.tint == nil, picture.alpha == 1,
            picture.isSmooth, state.blend == .normal, state.shadow == nil, !state.isAliased,
            allowsAntialiasing
        else { return false }
        if let clip = state.clip {
            let area = CGRect(origin: .zero, size: size)
            guard clip.isRect, clip.parent == nil, clip.bounds.contains(area) else { return false }
        }
        let corner = CGPoint(x: picture.size.width, y: picture.size.height)
        let (start, end) = (
            CGPoint.zero.applying(picture.transform), corner.applying(picture.transform)
        )
        let slant = max(abs(picture.transform.b), abs(picture.transform.c))
        return slant < 1e-9 && abs(start.x) < 1e-6 && abs(start.y) < 1e-6
            && abs(end.x - size.width) < 1e-6 && abs(end.y - size.height) < 1e-6
    }
}
