import CoreGraphics
import Testing

@testable import UIKit

/// Cells that are measured at another width than they have.
@MainActor
struct CellFittingTests {
    private func makeCell(_ width: CGFloat) -> (UITableViewCell, UILabel) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Some words that take several lines. ", count: 9)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        cell.layoutIfNeeded()
        return (cell, label)
    }

    private func height(_ cell: UITableViewCell, at width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test func marginsAreThoseOfTheWidthThatIsMeasured() {
        let (cell, _) = makeCell(390)
        for width in stride(from: CGFloat(320), through: 844, by: 13) {
            #expect(height(cell, at: width) == height(makeCell(width).0, at: width), "\(width)")
        }
        #expect(cell.contentView.directionalLayoutMargins.leading == 16)
    }

    @Test func aCellThatWasMeasuredBeforeTakesTheNewMargins() {
        let (cell, label) = makeCell(390)
        #expect(label.frame.minX == 16)
        _ = height(cell, at: 844)
        cell.frame.size.width = 844
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 20 && label.frame.maxX == 824)
        _ = height(cell, at: 390)
        cell.frame.size.width = 390
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 16 && label.frame.maxX == 374)
    }
}
