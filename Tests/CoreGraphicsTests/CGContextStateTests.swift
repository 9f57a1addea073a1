import CoreGraphics
import Testing

struct CGContextStateTests {
    private func isSmooth(_ body: (CGContext) -> Void) -> Bool {
        let context = CGContext(size: CGSize(width: 10, height: 10))
        body(context)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
        return !context.document.contains("crispEdges")
    }

    @Test func edgesAreSmoothWhereTheContextAllowsIt() {
        #expect(isSmooth { _ in })
        #expect(!isSmooth { $0.setShouldAntialias(false) })
        #expect(!isSmooth { $0.setAllowsAntialiasing(false) })
        let isSmoothAgain = isSmooth {
            $0.setAllowsAntialiasing(false)
            $0.setAllowsAntialiasing(true)
        }
        #expect(isSmoothAgain)
        let isRestored = isSmooth {
            $0.saveGState()
            $0.setAllowsAntialiasing(false)
            $0.restoreGState()
        }
        #expect(!isRestored)
    }
}
