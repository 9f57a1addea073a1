import CoreGraphics
import Foundation
import Testing

struct CGContextTests {
    /// Returns what stands in the document of a drawing of 100 × 50 points.
    func drawn(_ body: (CGContext) -> Void) -> String {
        let context = CGContext(size: CGSize(width: 100, height: 50))
        body(context)
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\""
            + " viewBox=\"0 0 100 50\">"
        let document = context.document
        #expect(document.hasPrefix(head) && document.hasSuffix("</svg>"))
        return String(document.dropFirst(head.count).dropLast(6))
    }

    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    // MARK: - Paths

    @Test func rectanglesAreFilledInTheColourOfFillings() {
        let text = drawn {
            $0.setFillColor(red)
            $0.fill(rect)
        }
        #expect(text == "<path d=\"M10 20H40V60H10Z\" fill=\"#f00\"/>")
        #expect(drawn { $0.fill(rect) } == "<path d=\"M10 20H40V60H10Z\"/>")
    }

    @Test func neighboursThatLookAlikeStandInAGroup() {
        let text = drawn {
            $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            $0.fill(CGRect(x: 5, y: 0, width: 1, height: 2))
        }
        #expect(
            text
                == "<g fill=\"#00f\" fill-opacity=\".5\"><path d=\"M0 0H1V2H0Z\"/>"
                + "<path d=\"M5 0H6V2H5Z\"/></g>"
        )
    }

    @Test func linesHaveWidthEndsCornersAndDashes() {
        let text = drawn {
            $0.setStrokeColor(gray: 0.2, alpha: 1)
            $0.setLineWidth(2.5)
            $0.setLineCap(.round)
            $0.setLineJoin(.bevel)
            $0.setLineDash(phase: 1, lengths: [4, 2])
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 5))
            $0.addQuadCurve(to: CGPoint(x: 20, y: 5), control: CGPoint(x: 15, y: 0))
            $0.addCurve(
                to: CGPoint(x: 30, y: 5),
                control1: CGPoint(x: 22, y: 1),
                control2: CGPoint(x: 28, y: 9)
            )
            $0.strokePath()
        }
        #expect(
            text
                == "<path d=\"M0 0L10 5Q15 0 20 5C22 1 28 9 30 5\" fill=\"none\" stroke=\"#333\""
                + " stroke-width=\"2.5\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""
                + " stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>"
        )
    }

    @Test func pathsAreFilledAndLinedAtOnce() {
        let text = drawn {
            $0.setFillColor(red)
            $0.addRect(rect)
            $0.addRect(rect.insetBy(dx: 5, dy: 5))
            $0.drawPath(using: .eoFillStroke)
        }
        #expect(
            text
                == "<path d=\"M10 20H40V60H10ZM15 25H35V55H15Z\" fill=\"#f00\""
                + " fill-rule=\"evenodd\" stroke=\"#000\" stroke-miterlimit=\"10\"/>"
        )
        #expect(drawn { $0.fillPath() } == "" && drawn { $0.strokePath() } == "")
    }

    @Test func arcsGoTheWayThatCoreGraphicsGoes() {
        let text = drawn {
            $0.addArc(
                center: CGPoint(x: 10, y: 10),
                radius: 10,
                startAngle: 0,
                endAngle: .pi / 2,
                clockwise: false
            )
            $0.fillPath()
        }
        // Towards greater angles: to the right, then down.
        #expect(text == "<path d=\"M20 10C20 15.523 15.523 20 10 20\"/>")
        let other = drawn {
            $0.addArc(
                center: CGPoint(x: 10, y: 10),
                radius: 10,
                startAngle: 0,
                endAngle: .pi / 2,
                clockwise: true
            )
            $0.fillPath()
        }
        #expect(other.hasPrefix("<path d=\"M20 10C20 4.477 15.523 0 10 0C"))
    }

    @Test func lineSegmentsAreLinesBetweenEachTwoPoints() {
        let points = [0, 10, 20, 30, 40].map { CGPoint(x: $0, y: 1) }
        let text = drawn { $0.strokeLineSegments(between: points) }
        #expect(text.contains("d=\"M0 1H10M20 1H30\""))
    }

    @Test func pathIsToldInCoordinatesThatAreUsed() throws {
        let context = CGContext(size: CGSize(width: 100, height: 50))
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(try #require(context.path).boundingBox == context.boundingBoxOfPath)
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
        #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 5, y: 3), mode: .fill))
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil)
    }

    // MARK: - Transforms

    @Test func pointsAreTransformedAsTheyAreAdded() {
        let text = drawn {
            $0.translateBy(x: 10, y: 5)
            $0.scaleBy(x: 2, y: 2)
            $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.translateBy(x: 100, y: 100)
            $0.fillPath()
        }
        #expect(text == "<path d=\"M10 5H20V15H10Z\"/>")
    }

    @Test func linesGrowWithTheScale() {
        let text = drawn {
            $0.scaleBy(x: 3, y: -3)
            $0.setLineWidth(2)
            $0.setLineDash(phase: 0, lengths: [1])
            $0.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
            $0.strokePath()
        }
        #expect(text.contains("d=\"M0 0H30\"") && text.contains("stroke-width=\"6\""))
        #expect(text.contains("stroke-dasharray=\"3\"") && !text.contains("transform"))
    }

    @Test func linesOfUnevenScalesAreTransformedAsAWhole() {
        let text = drawn {
            $0.scaleBy(x: 2, y: 1)
            $0.stroke(CGRect(x: 1, y: 1, width: 10, height: 10))
        }
        #expect(text.contains("d=\"M1 1H11V11H1Z\" fill=\"none\""))
        #expect(text.contains("transform=\"matrix(2 0 0 1 0 0)\""))
    }

    @Test func statesNest() {
        let text = drawn {
            $0.saveGState()
            $0.setFillColor(red)
            $0.translateBy(x: 10, y: 0)
            $0.saveGState()
            $0.setFillColor(gray: 1, alpha: 1)
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.restoreGState()
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(
            text == "<path d=\"M10 0H11V1H10Z\" fill=\"#f00\"/><path d=\"M0 0H1V1H0Z\"/>"
        )
    }

    // MARK: - Clips

    @Test func rectanglesThatLimitBecomeOne() {
        let text = drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 50))
            $0.clip(to: CGRect(x: 10, y: 10, width: 50, height: 20))
            #expect($0.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 20))
            $0.fill(rect)
        }
        #expect(
            text
                == "<defs><clipPath id=\"a1\"><path d=\"M10 10H20V30H10Z\"/></clipPath></defs>"
                + "<g clip-path=\"url(#a1)\"><path d=\"M10 20H40V60H10Z\"/></g>"
        )
    }

    @Test func shapesLimitWhatIsLeft() {
        let text = drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 20, y: 5))
            $0.addLine(to: CGPoint(x: 5, y: 20))
            $0.closePath()
            $0.clip(using: .evenOdd)
            $0.fill(rect)
            $0.fill(rect)
        }
        #expect(
            text
                == "<defs><clipPath id=\"a1\"><path d=\"M0 0H20V20H0Z\"/></clipPath>"
                + "<clipPath id=\"a2\" clip-path=\"url(#a1)\"><path d=\"M0 0L20 5L5 20Z\""
                + " clip-rule=\"evenodd\"/></clipPath></defs><g clip-path=\"url(#a2)\">"
                + "<path d=\"M10 20H40V60H10Z\"/><path d=\"M10 20H40V60H10Z\"/></g>"
        )
    }

    @Test func limitsMayLieInAnyNumberOfOthers() {
        let count = 40_000
        let text = drawn {
            for _ in 0..<count {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 20, y: 5))
                $0.addLine(to: CGPoint(x: 5, y: 20))
                $0.clip()
            }
            $0.fill(rect)
        }
        #expect(text.components(separatedBy: "<clipPath").count == count + 1)
        #expect(text.hasSuffix("<path d=\"M10 20H40V60H10Z\"/></g>"))
    }

    @Test func limitsAroundEverythingAreLeftOut() {
        let text = drawn {
            $0.clip(to: CGRect(x: -5, y: 0, width: 200, height: 50))
            $0.fill(rect)
        }
        #expect(text == "<path d=\"M10 20H40V60H10Z\"/>")
    }

    @Test func outlineOfALineLimits() {
        let text = drawn {
            $0.setLineWidth(4)
            $0.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 50, y: 10)])
            $0.replacePathWithStrokedPath()
            $0.clip()
            $0.fill(rect)
        }
        #expect(text.contains("<mask id=\"a1\"") && text.contains("mask=\"url(#a1)\""))
        #expect(
            text.contains("<path d=\"M0 10H50\" fill=\"none\" stroke=\"#000\" stroke-width=\"4\"")
        )
    }

    // MARK: - Looks

    @Test func opacityMultipliesThatOfColours() {
        let text = drawn {
            $0.setFillColor(gray: 1, alpha: 0.5)
            $0.setAlpha(0.5)
            $0.fill(rect)
        }
        #expect(text.hasSuffix("fill=\"#fff\" fill-opacity=\".25\"/>"))
        #expect(
            drawn {
                $0.setAlpha(0); $0.fill(rect)
            } == ""
        )
    }

    @Test func shadowsAreFilters() {
        let text = drawn {
            $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: red)
            $0.fill(rect)
        }
        #expect(
            text
                == "<defs><filter id=\"a1\" filterUnits=\"userSpaceOnUse\" x=\"-11\" y=\"-11\""
                + " width=\"122\" height=\"72\" color-interpolation-filters=\"sRGB\">"
                + "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#f00\""
                + " flood-opacity=\"1\"/></filter></defs><g filter=\"url(#a1)\">"
                + "<path d=\"M10 20H40V60H10Z\"/></g>"
        )
    }

    @Test func layersAreDrawnAsAWhole() {
        let text = drawn {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(red)
            $0.fill(rect)
            $0.endTransparencyLayer()
            $0.fill(rect)
        }
        #expect(
            text
                == "<g opacity=\".5\"><path d=\"M10 20H40V60H10Z\" fill=\"#f00\"/></g>"
                + "<path d=\"M10 20H40V60H10Z\" fill-opacity=\".5\"/>"
        )
    }

    @Test(arguments: [
        (CGBlendMode.multiply, "multiply"), (.colorDodge, "color-dodge"),
        (.plusLighter, "plus-lighter"),
    ])
    func blendModesOfPagesAreTheirs(mode: CGBlendMode, name: String) {
        let text = drawn {
            $0.fill(rect)
            $0.setBlendMode(mode)
            $0.fill(rect)
        }
        #expect(
            text.hasSuffix(
                "<g style=\"mix-blend-mode:\(name)\"><path d=\"M10 20H40V60H10Z\"/></g>"
            )
        )
    }

    @Test func clearingTakesAwayWhatIsThere() {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            drawn {
                $0.fill(rect); $0.clear(whole)
            } == ""
        )
        let text = drawn {
            $0.fill(whole)
            $0.clear(rect)
        }
        #expect(
            text
                == "<defs><mask id=\"a1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\""
                + " height=\"50\"><path d=\"M0 0H100V50H0Z\" fill=\"#fff\"/>"
                + "<path d=\"M10 20H40V60H10Z\"/></mask></defs>"
                + "<g mask=\"url(#a1)\"><path d=\"M0 0H100V50H0Z\"/></g>"
        )
    }

    @Test func destinationInKeepsWhatIsCovered() throws {
        let image = try #require(
            CGImage(data: Data([1]), mediaType: "image/png", size: CGSize(width: 2, height: 1))
        )
        let text = drawn {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            $0.setBlendMode(.destinationIn)
            $0.drawUpright(
                image,
                in: CGRect(x: 0, y: 0, width: 100, height: 50),
                tint: nil,
                alpha: 1
            )
        }
        #expect(
            text
                == "<defs><symbol id=\"a1\" viewBox=\"0 0 2 1\" preserveAspectRatio=\"none\">"
                + "<image width=\"2\" height=\"1\" preserveAspectRatio=\"none\""
                + " href=\"data:image/png;base64,AQ==\"/></symbol>"
                + "<mask id=\"a2\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\""
                + " height=\"50\" style=\"mask-type:alpha\">"
                + "<use href=\"#a1\" width=\"100\" height=\"50\"/></mask></defs>"
                + "<g mask=\"url(#a2)\"><path d=\"M0 0H100V50H0Z\" fill=\"#f00\"/></g>"
        )
    }

    @Test(arguments: [
        CGBlendMode.clear, .destinationIn, .destinationOut, .sourceIn, .sourceAtop,
    ])
    func modesThatNeedSomethingShowNothingAlone(mode: CGBlendMode) {
        #expect(
            drawn {
                $0.setBlendMode(mode); $0.fill(rect)
            } == ""
        )
    }

    // MARK: - Bad input

    @Test func numbersThatAreNoneNeverReachTheDocument() {
        let (nan, far) = (CGFloat.nan, CGFloat.infinity)
        let text = drawn {
            $0.translateBy(x: nan, y: 0)
            $0.scaleBy(x: far, y: 1)
            $0.rotate(by: nan)
            $0.setLineWidth(nan)
            $0.setLineDash(phase: nan, lengths: [far, 1])
            $0.setMiterLimit(nan)
            $0.setAlpha(1)
            $0.setShadow(offset: CGSize(width: nan, height: 0), blur: nan, color: red)
            $0.move(to: CGPoint(x: nan, y: 0))
            $0.addLine(to: CGPoint(x: 1, y: far))
            $0.addArc(
                center: .zero,
                radius: nan,
                startAngle: 0,
                endAngle: far,
                clockwise: true
            )
            $0.addRect(CGRect(x: nan, y: 0, width: 1, height: 1))
            $0.addRect(.null)
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: far, height: 1))
            $0.drawPath(using: .fillStroke)
            $0.fill(.infinite)
            $0.stroke(CGRect(x: 0, y: 0, width: 1e300, height: 1e-300))
            $0.clip(to: CGRect(x: 0, y: nan, width: 1, height: 1))
            $0.fill(rect)
        }
        #expect(!text.contains("nan") && !text.contains("inf"))
        #expect(text.range(of: "[0-9]e[-+]?[0-9]", options: .regularExpression) == nil)
    }

    @Test func drawingsHaveASizeThatPagesCanShow() {
        for side in [CGFloat.nan, -1, 20_000, .infinity] {
            let context = CGContext(size: CGSize(width: side, height: 10))
            context.fill(rect)
            #expect(context.isBlank && context.problem?.contains("left out") == true)
        }
    }

    @Test func endlessDrawingStops() {
        let context = CGContext(size: CGSize(width: 10, height: 10))
        let points = (0..<40_000).map { CGPoint(x: Double($0 % 10), y: Double($0 % 7)) }
        for _ in 0..<40 {
            context.addLines(between: points)
            context.strokePath()
        }
        #expect(context.items.count < 40)
        #expect(context.problem?.contains("1000000 steps and points") == true)
    }

    @Test func unbalancedStatesAndLayersDoNoHarm() {
        let text = drawn {
            $0.restoreGState()
            $0.endTransparencyLayer()
            $0.beginTransparencyLayer()
            $0.restoreGState()
            $0.fill(rect)
        }
        #expect(text == "<path d=\"M10 20H40V60H10Z\"/>")
    }
}
