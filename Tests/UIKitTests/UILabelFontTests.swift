import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UILabelFontTests {
    @Test func theSmallestSizeOfTheFontIsKnownByItsName() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.setValue(8, forKey: "minimumFontSize")
        #expect(abs(label.minimumScaleFactor - 0.4) < 0.001)
        #expect(label.value(forKey: "minimumFontSize") as? CGFloat == 8)
    }

    @Test(arguments: [(0, ["clig=0", "liga=0"]), (1, nil), (nil, nil)] as [(Int?, [String]?)])
    func ligaturesCanBeTakenAway(_ ligature: Int?, _ features: [String]?) {
        let scene = ControlScene()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        label.attributedText = NSAttributedString(
            string: "fi",
            attributes: ligature.map { [.ligature: $0] } ?? [:]
        )
        scene.show(label)
        let found = scene.text(of: label)?.style.decoration?.features ?? []
        #expect(found == features ?? [])
    }

    /// The widths are those of documents of Xcode 12 and 13.
    @Test(
        arguments: [
            ("비밀번호를 잊으셨나요?", 11, 105), ("계정이 없으신가요?", 17, 131),
            ("숫자를 맞추어 보세요!", 34, 289),
        ] as [(String, CGFloat, CGFloat)]
    )
    func koreanIsAsNarrowAsThatOfIOS(text: String, size: CGFloat, width: CGFloat) {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        #expect(abs(label.intrinsicContentSize.width - width) <= 1)
    }
}
