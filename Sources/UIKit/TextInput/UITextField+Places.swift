import CoreGraphics

/// Where characters stand in a text field that is edited, in its own coordinates.
///
/// They are taken to stand from left to right.
extension UITextField {
    /// Returns where the text before a place ends.
    private func edge(before offset: Int) -> CGFloat {
        let string = isSecureTextEntry ? Self.bullets(field.edited.length) : field.edited.string
        let rect = editingRect(forBounds: bounds)
        func width(_ text: String) -> CGFloat {
            TextRuler.size(of: text, font: shownFont, in: self).width
        }
        let slack: CGFloat =
            switch field.alignment {
            case .left, .justified: 0
            case .center: (rect.width - width(string)) / 2
            case .right: rect.width - width(string)
            case .natural: isRightToLeft ? rect.width - width(string) : 0
            }
        return rect.minX + max(0, slack) + width(string.characters(in: 0..<max(0, offset)))
    }

    /// Returns where the caret stands before a place.
    func place(before offset: Int) -> CGRect {
        let rect = editingRect(forBounds: bounds)
        let height = roundedUpToPixel(shownFont.lineHeight)
        return CGRect(
            x: edge(before: offset),
            y: roundedToPixel(rect.midY - height / 2),
            width: 2,
            height: height
        )
    }

    /// Returns the rectangle of some characters.
    func place(of range: Range<Int>) -> CGRect {
        var rect = place(before: range.lowerBound)
        rect.size.width = max(0, edge(before: range.upperBound) - rect.minX)
        return rect
    }

    /// Returns the number of the first edge of characters that is at a point or right of it.
    private func firstEdge(at x: CGFloat, _ edges: [Int]) -> Int {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edge(before: edges[middle]) < x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the place between characters that is nearest to a point.
    func offset(nearest x: CGFloat) -> Int {
        let edges = characterEdges
        let index = firstEdge(at: x, edges)
        guard index > 0 else { return 0 }
        guard index < edges.count else { return edges[edges.count - 1] }
        let (before, after) = (edge(before: edges[index - 1]), edge(before: edges[index]))
        return x - before < after - x ? edges[index - 1] : edges[index]
    }

    /// Returns the character at a point; nil where there is none.
    func character(at point: CGPoint) -> Range<Int>? {
        let line = place(before: 0)
        guard line.minX <= point.x, line.minY <= point.y, point.y < line.maxY else { return nil }
        let edges = characterEdges
        let index = max(1, firstEdge(at: point.x, edges))
        return index < edges.count ? edges[index - 1]..<edges[index] : nil
    }
}
