import Foundation
import Testing

@testable import UIKit

@MainActor struct UIColorCodingTests {
    private func archived(_ color: UIColor) throws -> UIColor? {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: color,
            requiringSecureCoding: true
        )
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }

    @Test(arguments: [
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), UIColor(white: 0.3, alpha: 1),
        .systemRed, .label, .clear, UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1),
    ])
    func aColourComesBackFromAnArchive(_ color: UIColor) throws {
        #expect(try archived(color) == color)
    }

    @Test func aDynamicColourComesBackAsItIsNow() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
        #expect(try archived(color) == .red)
    }

    @Test func whatIsNoColourIsNone() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(0.5, forKey: "UIAlpha")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: coder) == nil)
    }

    @Test func coloursInsideOfOtherArchivesAreFound() throws {
        let text = NSDictionary(dictionary: ["color": UIColor.systemBlue])
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: text,
            requiringSecureCoding: false
        )
        let classes = [NSDictionary.self, NSString.self, UIColor.self]
        let found = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
        #expect((found as? NSDictionary)?["color"] as? UIColor == .systemBlue)
    }
}
