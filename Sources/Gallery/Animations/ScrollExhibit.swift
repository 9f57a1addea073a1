import UIKit

/// Tiles that are scrolled by an animation block, with its own time and curve.
class ScrollExhibit: Exhibit {
    private lazy var label = makeLabel("The offset follows the block's curve")
    private let scroller = UIScrollView()
    private let tiles: [UIView] = [
        UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen,
        .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ].map { color in
        let tile = UIView()
        tile.backgroundColor = color
        tile.layer.cornerRadius = 12
        return tile
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroller.accessibilityIdentifier = "offset-scroller"
        addSubview(scroller)
        for tile in tiles { scroller.addSubview(tile) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        scroller.frame = CGRect(x: 0, y: 48, width: bounds.width, height: 140)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: CGFloat(index) * 150, y: 0, width: 140, height: 140)
        }
        scroller.contentSize = CGSize(width: CGFloat(tiles.count) * 150 - 10, height: 140)
    }

    override func play() {
        let isAway = scroller.contentOffset.x > 0
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .allowUserInteraction]) {
            self.scroller.contentOffset.x = isAway ? 0 : 600
        }
    }
}
