import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

struct DrawingTests {
    private func gradient(
        _ kind: Gradient.Kind,
        from start: CGPoint,
        to end: CGPoint,
        size: CGSize = CGSize(width: 200, height: 100),
        colors: [UInt32] = [0xFF00_00FF, 0x0000_FFFF]
    ) -> String {
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(
                location: Double(index) / Double(colors.count - 1),
                color: RenderColor(rgba: color)
            )
        }
        return GradientImage.css(
            Gradient(kind: kind, stops: stops, start: start, end: end, size: size)
        )
    }

    @Test(arguments: [
        (scale: 1.0, css: "url('/images/ab')"),
        (scale: 2.0, css: "image-set(url('/images/ab') 2x)"),
    ])
    func aPatternIsAPictureOfItsOwnSize(scale: Double, css: String) {
        let resource = EncodedImage(hash: "ab", mediaType: "image/png", data: Data())
        var style = NodeStyle()
        style.pattern = Pattern(resource: resource, scale: scale)
        #expect(style != NodeStyle())
        let images = ImageElements(addressPrefix: "/images/")
        var list: ImageElements.Declarations = []
        images.addPattern(of: style, to: &list)
        #expect(list.map(\.name) == [.backgroundImage])
        var expected: ImageElements.Declarations = []
        expected.set(.backgroundImage, css)
        #expect(list.map(\.value) == expected.map(\.value))
        style.pattern = nil
        #expect(style == NodeStyle())
    }

    @Test func aGradientFromTopToBottomPointsDown() {
        let found = gradient(.axial, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
        #expect(found == "linear-gradient(180deg,#f00 0%,#00f 100%)")
    }

    @Test func aPartOfTheBoxHasThePlacesOfThePart() {
        let found = gradient(.axial, from: CGPoint(x: 0.25, y: 0), to: CGPoint(x: 0.75, y: 0))
        #expect(found == "linear-gradient(90deg,#f00 25%,#00f 75%)")
    }

    /// From corner to corner the colour in the middle leads through the other two corners.
    @Test func aDiagonalIsStretchedWithItsBox() {
        let found = gradient(.axial, from: .zero, to: CGPoint(x: 1, y: 1))
        // Upright on the diagonal from (200, 0) to (0, 100): 90° + atan(200 / 100).
        #expect(found == "linear-gradient(153.435deg,#f00 0%,#00f 100%)")
    }

    @Test func aRadialGradientEndsAtAnEllipse() {
        let found = gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
        #expect(found == "radial-gradient(100px 50px at 50% 50%,#f00 0%,#00f 100%)")
    }

    @Test func aConicGradientBeginsWhereItsEndPoints() {
        let found = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        #expect(found == "conic-gradient(from 90deg at 50% 50%,#f00 0%,#00f 100%)")
    }

    @Test func coloursAreMixedWhateverTheirOpacity() {
        let found = gradient(
            .axial,
            from: .zero,
            to: CGPoint(x: 0, y: 1),
            colors: [0x0000_0000, 0xFFFF_FFFF]
        )
        #expect(found.contains("#80808080 50%"))
    }

    private func element(_ shape: ShapeContent) -> String {
        var writer = ByteWriter()
        writer.append(ShapeElements.element(of: shape, in: NodeID(rawValue: 5)))
        return writer.string
    }

    private var line: ShapeContent {
        var path = PathShape()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        var shape = ShapeContent(path: path, fill: nil)
        shape.line = ShapeContent.Line(color: .black, width: 2)
        return shape
    }

    @Test func namesOfShapesAreSpelledOut() {
        #expect(
            element(line)
                == "[\"svg\",0,[0,\"i\",16,\"true\"],[2,1,3,1,6,\"visible\",7,\"none\"],"
                + "[\"path\",0,[\"d\",\"M0 0L100 0\"],[\"fill\",\"none\",\"stroke\",\"#000\","
                + "\"stroke-width\",2,\"stroke-miterlimit\",\"10\"]]]"
        )
    }

    @Test(
        arguments: [
            (0.25, 0.75, [], "50 51", "-25"), (0, 0.5, [], "50 51", ""),
            (0.1, 0.5, [20.0, 10], "10 10 20 61", "-10"),
        ]
    )
    func aPartOfALineIsADash(
        start: Double,
        end: Double,
        dashes: [Double],
        expected: String,
        offset: String
    ) {
        var shape = line
        shape.line?.start = start
        shape.line?.end = end
        shape.line?.dashes = dashes
        let found = element(shape)
        #expect(found.contains("\"stroke-dasharray\",\"\(expected)\""), "\(found)")
        #expect(found.contains("\"stroke-dashoffset\"") == !offset.isEmpty)
        #expect(offset.isEmpty || found.contains("\"stroke-dashoffset\",\(offset)"))
    }

    @Test func dashesThatAreNothingToThePlaceComeToAnEnd() {
        var shape = line
        shape.path.addLine(to: CGPoint(x: 1e17, y: 0))
        // Eight points there are the least that a number can go on.
        shape.line?.start = 0.5
        shape.line?.end = 0.5.nextUp
        shape.line?.dashes = [1, 1]
        let found = element(shape)
        #expect(found.contains("\"path\""))
        #expect(!found.contains("stroke-dasharray"))
    }

    @Test func partsOfAPathAreDrawnOneAfterTheOther() {
        var shape = line
        shape.path.move(to: CGPoint(x: 0, y: 10))
        shape.path.addLine(to: CGPoint(x: 100, y: 10))
        shape.line?.end = 0.75
        let found = element(shape)
        // The first whole, the second by half.
        #expect(found.contains("M0 0L100 0") && found.contains("\"stroke-dasharray\",\"50 51\""))
        shape.line?.end = 0.25
        #expect(element(shape).contains("\"M0 10L100 10\"],[5,\"0\""))
    }

    @Test func aMaskHasTheNameOfItsNode() {
        var shape = line
        shape.use = .mask
        #expect(element(shape).contains("[\"mask\",0,[\"id\",\"m5\",\"maskUnits\""))
        var style = NodeStyle()
        style.mask = .node(NodeID(rawValue: 5))
        var list: StyleDeclarations.Declarations = []
        StyleDeclarations.add(style: style, to: &list)
        #expect(list == [Assignment(name: .mask, value: .text("url(#m5)"))])
    }

    @Test func aPathCutsABox() {
        var style = NodeStyle()
        style.mask = .path(line.path, .evenOdd)
        var list: StyleDeclarations.Declarations = []
        StyleDeclarations.add(style: style, to: &list)
        let expected = "path(evenodd,\"M0 0L100 0\")"
        #expect(list == [Assignment(name: .clipPath, value: .text(expected))])
    }

    @Test func bentCornersAreCirclesWhereABrowserCannotBendThem() {
        var style = NodeStyle()
        style.cornerRadius = 20
        style.hasContinuousCorners = true
        var list: StyleDeclarations.Declarations = []
        StyleDeclarations.add(style: style, to: &list)
        #expect(
            list == [
                Assignment(name: .borderRadius, value: .text("calc(20px*var(--bend,1))")),
                Assignment(name: .cornerShape, value: .text("superellipse(1.71)")),
            ]
        )
    }

    @Test func boxesAreMixedWithWhatIsBelow() {
        var style = NodeStyle()
        style.blendMode = .colorDodge
        var list: StyleDeclarations.Declarations = []
        StyleDeclarations.add(style: style, to: &list)
        #expect(list == [Assignment(name: .blendMode, value: .text("color-dodge"))])
        style.blendMode = .normal
        #expect(style == NodeStyle())
    }

    @Test func whatLiesBelowEverythingLiesBelowContentToo() {
        var style = NodeStyle()
        style.zPosition = -.infinity
        var list: StyleDeclarations.Declarations = []
        StyleDeclarations.add(style: style, to: &list)
        #expect(list == [Assignment(name: .zIndex, value: .text("-2147483648"))])
    }
}
