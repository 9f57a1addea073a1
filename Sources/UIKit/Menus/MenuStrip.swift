import CoreGraphics

/// Choices of a menu side by side.
final class MenuStrip: UIScrollView {
    private static let tileHeights: [UIMenu.ElementSize: CGFloat] = [.small: 44, .medium: 66]
    /// The least width of a choice in a palette, which scrolls where there are many, in points.
    private static let paletteWidth: CGFloat = 44
    private let tiles: [MenuRow]
    private let lines: [UIView]
    private let columns: Int
    private let tileHeight: CGFloat
    private let isPalette: Bool

    init(_ tiles: [MenuRow], _ shape: MenuSection.Shape) {
        self.tiles = tiles
        isPalette = shape.isPalette
        columns = shape.isPalette ? tiles.count : shape.size == .small ? 4 : 3
        tileHeight = Self.tileHeights[shape.size] ?? 44
        lines = shape.isPalette ? [] : tiles.map { _ in UIView() }
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        for tile in tiles { addSubview(tile) }
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The height of all rows, in points.
    var naturalHeight: CGFloat {
        guard columns > 0 else { return 0 }
        return CGFloat((tiles.count + columns - 1) / columns) * tileHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var width = bounds.width
        if isPalette { width = max(width, CGFloat(tiles.count) * Self.paletteWidth) }
        contentSize = CGSize(width: width, height: bounds.height)
        isScrollEnabled = width > bounds.width
        for (index, tile) in tiles.enumerated() {
            let row = index / columns
            let inRow = min(columns, tiles.count - row * columns)
            let (side, place) = (width / CGFloat(inRow), CGFloat(index - row * columns))
            let start = isRightToLeft ? width - (place + 1) * side : place * side
            let y = CGFloat(row) * tileHeight
            tile.frame = CGRect(x: start, y: y, width: side, height: tileHeight)
            guard lines.indices.contains(index) else { continue }
            lines[index].isHidden = place == 0
            let edge = isRightToLeft ? start + side : start
            lines[index].frame = CGRect(x: edge, y: y, width: 0.5, height: tileHeight)
        }
    }
}
