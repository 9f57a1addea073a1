import CoreGraphics
import Foundation
import Testing

/// Gradients and pictures.
extension CGContextTests {
    // MARK: - Gradients

    @Test func linearGradientsFillTheBandBetweenTheirEnds() throws {
        let colors = [red, CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.75])
        )
        let text = drawn {
            $0.drawLinearGradient(
                gradient,
                start: CGPoint(x: 10, y: 0),
                end: CGPoint(x: 90, y: 0),
                options: []
            )
        }
        #expect(
            text
                == "<defs><linearGradient id=\"a1\" gradientUnits=\"userSpaceOnUse\" x1=\"10\""
                + " y1=\"0\" x2=\"90\" y2=\"0\"><stop offset=\"0\" stop-color=\"#f00\"/>"
                + "<stop offset=\".75\" stop-color=\"#00f\" stop-opacity=\".5\"/>"
                + "</linearGradient></defs><path d=\"M10 -401H90V401H10Z\" fill=\"url(#a1)\""
                + " fill-rule=\"evenodd\"/>"
        )
    }

    @Test func radialGradientsLeaveTheInnerCircleFree() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil,
                colors: [red, CGColor.black] as CFArray,
                locations: nil
            )
        )
        func text(_ options: CGGradientDrawingOptions) -> String {
            drawn {
                $0.drawRadialGradient(
                    gradient,
                    startCenter: CGPoint(x: 50, y: 25),
                    startRadius: 5,
                    endCenter: CGPoint(x: 50, y: 25),
                    endRadius: 20,
                    options: options
                )
            }
        }
        let plain = text([])
        #expect(plain.contains("cx=\"50\" cy=\"25\" r=\"20\" fr=\"5\""))
        #expect(plain.contains("d=\"M70 25C") && plain.contains("ZM55 25C"))
        #expect(!text([.drawsBeforeStartLocation]).contains("M55 25"))
        #expect(text([.drawsAfterEndLocation]).contains("d=\"M-371 "))
    }

    @Test func gradientsNeedColours() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    // MARK: - Pictures

    @Test func picturesStandOnTheirHeadWhereYGrowsDownwards() throws {
        let image = try #require(
            CGImage(data: Data([1]), mediaType: "image/png", size: CGSize(width: 4, height: 4))
        )
        let text = drawn { $0.draw(image, in: CGRect(x: 10, y: 20, width: 8, height: 6)) }
        #expect(text.contains("<use href=\"#a1\" width=\"8\" height=\"6\""))
        #expect(text.contains("transform=\"matrix(1 0 0 -1 10 26)\""))
        let upright = drawn {
            $0.translateBy(x: 0, y: 50)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(image, in: CGRect(x: 10, y: 20, width: 8, height: 6))
        }
        #expect(upright.hasSuffix("<use href=\"#a1\" width=\"8\" height=\"6\" x=\"10\" y=\"24\"/>"))
    }

    @Test func partsOfPicturesAreViewsOfThem() throws {
        let image = try #require(
            CGImage(data: Data([1]), mediaType: "image/png", size: CGSize(width: 40, height: 30))
        )
        let part = try #require(image.cropping(to: CGRect(x: 10, y: 5, width: 100, height: 10)))
        #expect(part.width == 30 && part.height == 10 && image.width == 40)
        let inner = try #require(part.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(inner.part == CGRect(x: 11, y: 6, width: 2, height: 2))
        #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
        #expect(
            part.drawing(size: CGSize(width: 15, height: 5)).document
                .contains("viewBox=\"10 5 30 10\"")
        )
    }

    @Test func aPictureIsInADocumentOnce() throws {
        let image = try #require(
            CGImage(data: Data([1]), mediaType: "image/png", size: CGSize(width: 4, height: 4))
        )
        let text = drawn {
            $0.draw(image, in: rect, byTiling: false)
            $0.draw(image, in: rect.offsetBy(dx: 1, dy: 1))
        }
        #expect(text.components(separatedBy: "base64").count == 2)
    }
}
