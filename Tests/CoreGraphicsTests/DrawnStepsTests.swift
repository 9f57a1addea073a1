import Foundation
import Testing

@testable import CoreGraphics

struct DrawnStepsTests {
    private let size = CGSize(width: 100, height: 50)
    private var area: CGRect { CGRect(origin: .zero, size: size) }

    private func picture(_ context: CGContext) throws -> CGImage {
        try #require(
            CGImage(
                data: Data(context.document.utf8),
                mediaType: "image/svg+xml",
                size: CGSize(width: size.width * 2, height: size.height * 2),
                drawn: context.drawnSteps
            )
        )
    }

    private func drawn(_ body: (CGContext) -> Void) -> CGContext {
        let context = CGContext(size: size)
        body(context)
        return context
    }

    @Test func pictureInItsOwnSizeGoesOnAsItsSteps() throws {
        let first = drawn { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let image = try picture(first)
        let second = drawn {
            $0.drawUpright(image, in: area, tint: nil, alpha: 1)
            $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        let direct = drawn {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        #expect(second.document == direct.document)
    }

    @Test func pictureInAnotherPlaceIsASymbolOfItsSteps() throws {
        let image = try picture(drawn { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) })
        let half = drawn {
            $0.drawUpright(
                image,
                in: CGRect(x: 0, y: 0, width: 50, height: 25),
                tint: nil,
                alpha: 1
            )
        }
        #expect(
            half.document.hasSuffix(
                "<defs><symbol id=\"a1\" viewBox=\"0 0 100 50\" preserveAspectRatio=\"none\"><g>"
                    + "<path d=\"M0 0H1V1H0Z\"/></g></symbol></defs>"
                    + "<use href=\"#a1\" width=\"50\" height=\"25\"/></svg>"
            )
        )
        let part = try #require(
            image.cropping(to: CGRect(x: 20, y: 10, width: 20, height: 20))
        )
        let cut = drawn { $0.drawUpright(part, in: area, tint: nil, alpha: 1) }
        #expect(cut.document.contains("viewBox=\"10 5 10 10\""))
    }

    @Test func holesShowNothingOfWhatIsBelowAPicture() throws {
        let image = try picture(
            drawn {
                $0.fill(area)
                $0.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        )
        let alone = drawn { $0.drawUpright(image, in: area, tint: nil, alpha: 1) }
        #expect(!alone.document.contains("<symbol"))
        // Taken by itself, the step that clears would clear what is below as well.
        let above = drawn {
            $0.fill(area)
            $0.drawUpright(image, in: area, tint: nil, alpha: 1)
        }
        #expect(above.document.contains("<g style=\"isolation:isolate\">"))
        #expect(above.document.contains("<use href=\"#a1\""))
    }

    @Test(arguments: [0, 1] as [CGFloat])
    func picturesInPicturesGrowByWhatIsAdded(inset: CGFloat) throws {
        var context = CGContext(size: size)
        for step in 0..<60 {
            let image = try picture(context)
            context = drawn {
                $0.fill(CGRect(x: step, y: 0, width: 1, height: 1))
                $0.drawUpright(image, in: area.insetBy(dx: inset, dy: 0), tint: nil, alpha: 1)
            }
        }
        #expect(context.document.utf8.count < 20_000)
    }

    @Test func picturesOfVeryManyStepsAreNotLost() throws {
        let steps = DrawnSteps([], size: size, depth: 0, cost: 600_000, shown: 1)
        let image = try #require(
            CGImage(data: Data(), mediaType: "", size: size, drawn: steps)
        )
        let full = drawn {
            for _ in 0..<2 { $0.drawUpright(image, in: area, tint: nil, alpha: 1) }
        }
        #expect(full.problem == nil && full.items.count == 1)
    }

    @Test func veryManyPicturesInsideOfEachOtherAreWritten() throws {
        var context = CGContext(size: size)
        for _ in 0..<200 {
            let image = try picture(context)
            context = drawn {
                $0.drawUpright(image, in: area.insetBy(dx: 1, dy: 0), tint: nil, alpha: 1)
            }
        }
        #expect(context.document.contains("href=\"data:image/svg+xml;base64,"))
        #expect(context.document.utf8.count < 100_000)
    }

    @Test func picturesThatDoubleEachTimeEndWithAProblem() throws {
        var context = drawn { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        var problems = 0
        for _ in 0..<30 {
            let image = try picture(context)
            context = drawn {
                for x in [0, 50] as [CGFloat] {
                    let half = CGRect(x: x, y: 0, width: 50, height: 50)
                    $0.drawUpright(image, in: half, tint: nil, alpha: 1)
                }
            }
            if context.problem != nil { problems += 1 }
        }
        #expect(problems > 0)
        #expect(context.drawnSteps.shown <= 250_000)
        #expect(context.document.utf8.count < 10_000)
    }
}
