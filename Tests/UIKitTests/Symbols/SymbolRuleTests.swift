import Foundation
import FoundationXML
import Testing

@testable import UIKit

struct SymbolRuleTests {
    @Test func namesThatAppsUseAreDrawn() {
        #expect(UsedSymbolNames.all.count > 1_900)
        for name in UsedSymbolNames.all {
            #expect(SymbolDrawing.image(.init(name: name)) != nil, "\(name)")
        }
    }

    @Test func drawingsAreSmallDocumentsThatAreWellFormed() throws {
        var total = 0
        for name in UsedSymbolNames.all {
            let image = try #require(SymbolDrawing.image(.init(name: name)))
            let data = image.resource.data
            total += data.count
            #expect(XMLParser(data: data).parse(), "\(name)")
            #expect(data.count < 4_000, "\(name): \(data.count)")
        }
        #expect(total / UsedSymbolNames.all.count < 700)
    }

    @Test(arguments: [
        "star.circle.circle.circle.fill.fill", "star.fill.fill", "chevron.left.fill", "51.circle",
        "100.circle", "aa.circle", "13.lane", "star.badge.nothing", "bell.slash.slash",
        "a", "1", "_circle", "star.fill.circle", "star.octagon", "badge.plus", ".slash", "slash",
        "folder.badge.",
    ])
    func whatThereIsNotIsNotInvented(name: String) {
        #expect(SymbolDrawing.image(.init(name: name)) == nil)
    }

    private func symbol(_ name: String) throws -> SymbolComposition {
        try #require(try SymbolRules.composition(name), "\(name)")
    }

    @Test(arguments: ["bell", "mic.fill", "video", "star"])
    func aSlashIsALineInFrontWithAirAroundIt(name: String) throws {
        let (plain, slashed) = (try symbol(name), try symbol(name + ".slash"))
        #expect(slashed.layers.count == plain.layers.count + 1)
        let line = try #require(slashed.layers.last)
        #expect(line.hasAir && line.shape.isEmpty && line.lines.segments.count == 2)
        #expect(slashed.box.holds(plain.box))
    }

    @Test(arguments: ["plus", "minus", "checkmark", "xmark", "exclamationmark", "clock"])
    func aBadgeIsAFilledPartBelowOnTheRight(sign: String) throws {
        let (plain, badged) = (try symbol("folder"), try symbol("folder.badge." + sign))
        let badge = try #require(badged.layers.last)
        let bounds = try #require(badge.bounds)
        #expect(badge.isFilled == true && badge.hasAir)
        #expect(bounds.midX > plain.box.midX && bounds.midY > plain.box.midY)
        #expect(badged.box.holds(bounds))
        #expect(try symbol("folder.fill.badge." + sign).layers.first?.isFilled == true)
    }

    @Test(arguments: [
        ("plus.circle", "circle"), ("heart.square", "square"), ("lock.shield", "shield"),
        ("plus.rectangle.on.folder", "rectangle.on.folder"), ("play.tv", "tv"),
        ("checkmark.seal", "seal"), ("questionmark.folder", "folder"),
    ])
    func anEnclosureHasTheOtherSymbolInside(name: String, frame: String) throws {
        let (whole, outer) = (try symbol(name), try symbol(frame))
        let inside = whole.layers.flatMap(\.inside).compactMap(\.bounds)
        #expect(!inside.isEmpty && inside.allSatisfy { whole.box.holds($0) })
        #expect(whole.layers.count == outer.layers.count && whole.canBeFilled)
        #expect(try symbol(name + ".fill").layers.allSatisfy { $0.isFilled == true })
    }

    @Test func numbersAreMadeOfDigits() throws {
        #expect(try symbol("7.circle").layers.last?.inside.count == 1)
        #expect(try symbol("42.square").layers.last?.inside.count == 2)
    }

    @Test(arguments: [
        ("document.badge.plus", "doc.badge.plus"), ("microphone.slash", "mic.slash"),
        ("gobackward", "arrow.counterclockwise"), ("person.2.fill", "person.2.fill"),
    ])
    func newNamesAreThoseOfOldSymbols(new: String, old: String) throws {
        #expect(try symbol(new) == symbol(old))
    }

    @Test func filledVariantsLeaveDetailsOut() throws {
        func text(_ name: String) throws -> String {
            let image = try #require(SymbolDrawing.image(.init(name: name)))
            return String(decoding: image.resource.data, as: UTF8.self)
        }
        #expect(try !text("envelope").contains("<mask"))
        #expect(try text("envelope.fill").contains("<mask"))
        #expect(try !text("heart.fill").contains("<mask"))
        #expect(try text("heart.slash").contains("<mask"))
    }

    @Test(arguments: [
        ("star", 20.5, 19.5), ("chevron.right", 9, 17), ("person", 18, 19), ("eye.slash", 23, 19),
        ("plus.circle.fill", 20.5, 20.5), ("square", 19, 19), ("text.bubble", 21, 19.5),
    ])
    func sizesFitTheLinesOfText(name: String, width: CGFloat, height: CGFloat) throws {
        let image = try #require(SymbolDrawing.image(.init(name: name)))
        #expect(image.storedSize == CGSize(width: width, height: height), "\(image.storedSize)")
    }
}
