import CoreGraphics
import Foundation
import Testing
import UIKit

struct GeometryValueTests {
    @Test func insetsShrinkARectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test func insetsLargerThanTheRectangleMakeANegativeSize() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            .inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        #expect(rect.size.width == -6)
    }

    @Test(arguments: [
        (UITraitEnvironmentLayoutDirection.leftToRight, 1.0),
        (.unspecified, 1.0),
        (.rightToLeft, 2.0),
    ])
    func leadingIsOnTheSideWhereTextStarts(
        direction: UITraitEnvironmentLayoutDirection,
        left: CGFloat
    ) {
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        #expect(insets.resolved(for: direction).left == left)
        #expect(NSDirectionalEdgeInsets(insets.resolved(for: direction), for: direction) == insets)
    }

    @Test func indexPathHasSectionThenRow() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path == IndexPath(indexes: [1, 3]))
        path.section = 5
        #expect(path == IndexPath(item: 3, section: 5))
    }

    @Test func everyCornerBitIsSetInAllCorners() {
        #expect(UIRectCorner.allCorners.rawValue == .max)
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIAxis.both == [.horizontal, .vertical])
    }
}
