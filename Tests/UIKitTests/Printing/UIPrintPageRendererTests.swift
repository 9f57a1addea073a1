import Foundation
import Testing
import WebKit

@testable import UIKit

@MainActor struct UIPrintPageRendererTests {
    /// A renderer that notes what it is asked to draw.
    private final class Renderer: UIPrintPageRenderer {
        var calls: [String] = []

        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            calls.append("header \(pageIndex) \(headerRect)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            calls.append("content \(pageIndex) \(contentRect)")
        }
        override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt page: Int) {
            calls.append("formatter \(page)")
            super.drawPrintFormatter(printFormatter, forPageAt: page)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            calls.append("footer \(pageIndex) \(footerRect)")
        }
    }

    private func makeRenderer() -> Renderer {
        let renderer = Renderer()
        let paper = CGRect(x: 0, y: 0, width: 200, height: 300)
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(paper.insetBy(dx: 20, dy: 50), forKey: "printableRect")
        return renderer
    }

    private func text(lines: Int) -> UISimpleTextPrintFormatter {
        let all = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        let formatter = UISimpleTextPrintFormatter(text: all)
        formatter.font = .systemFont(ofSize: 20)
        return formatter
    }

    @Test func theRectanglesOfThePaperAreSetByName() {
        let renderer = UIPrintPageRenderer()
        #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 612, height: 792))
        #expect(renderer.printableRect == renderer.paperRect)
        #expect(makeRenderer().paperRect.size == CGSize(width: 200, height: 300))
        #expect(makeRenderer().printableRect == CGRect(x: 20, y: 50, width: 160, height: 200))
        #expect(renderer.numberOfPages == 0)
    }

    @Test func textTakesAsManyPagesAsItNeeds() {
        let renderer = makeRenderer()
        let formatter = text(lines: 30)
        #expect(formatter.pageCount == 0)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        // Lines of 24 points: eight on a page of 200.
        #expect(renderer.numberOfPages == 4)
        renderer.headerHeight = 60
        #expect(renderer.numberOfPages == 6)
        let rect = formatter.rectForPage(at: 0)
        #expect(rect.minY == 110)
        #expect(rect.width == 160)
        #expect(formatter.rectForPage(at: 6) == .zero)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0)
    }

    @Test func aPageIsDrawnFromItsHeaderToItsFooter() {
        let renderer = makeRenderer()
        renderer.headerHeight = 10
        renderer.footerHeight = 20
        renderer.addPrintFormatter(text(lines: 1), startingAtPageAt: 1)
        #expect(renderer.numberOfPages == 2)
        renderer.drawPage(at: 0, in: renderer.printableRect)
        renderer.drawPage(at: 1, in: renderer.printableRect)
        let parts = [
            "header N (20.0, 50.0, 160.0, 10.0)", "content N (20.0, 60.0, 160.0, 170.0)",
            "formatter N", "footer N (20.0, 230.0, 160.0, 20.0)",
        ]
        let first = parts.filter { !$0.hasPrefix("formatter") }
        #expect(
            renderer.calls
                == first.map { $0.replacing("N", with: "0") }
                + parts.map { $0.replacing("N", with: "1") }
        )
    }

    @Test func aViewIsDrawnAsWideAsThePageOnAsManyAsItNeeds() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
        let mark = UIView(frame: CGRect(x: 0, y: 500, width: 40, height: 40))
        mark.backgroundColor = .red
        view.addSubview(mark)
        let renderer = makeRenderer()
        let formatter = view.viewPrintFormatter()
        #expect(formatter.view === view && formatter.pageCount == 0)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        // Half as wide and 450 points high, on pages of 160 × 200.
        #expect(renderer.numberOfPages == 3)
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 20, y: 50, width: 160, height: 200))
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 20, y: 50, width: 160, height: 50))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let paper = UIGraphicsImageRenderer(size: renderer.paperRect.size, format: format)
        let image = paper.image { _ in renderer.drawPage(at: 1, in: renderer.printableRect) }
        let data = try #require(image.cgImage?.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        func color(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { bytes[(y * 200 + x) * 4 + $0] } }
        // The mark begins 250 points below the first page's upper edge, 50 below the second's.
        #expect(color(25, 105) == [255, 0, 0, 255])
        #expect(color(25, 95) == [0, 0, 0, 0])
        view.frame.size = .zero
        #expect(renderer.numberOfPages == 0)
    }

    @Test func aTextViewPrintsAllOfItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.font = .systemFont(ofSize: 20)
        view.text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
        let renderer = makeRenderer()
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 4)
    }

    @Test func aWebViewPrintsThePageThatTheAppGaveIt() {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let renderer = makeRenderer()
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 0)
        view.loadHTMLString(String(repeating: "<p>Line</p>", count: 40), baseURL: nil)
        let page = makeRenderer()
        page.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        #expect(page.numberOfPages > 2)
    }

    @Test func markupBecomesPagesOfAFile() {
        let renderer = makeRenderer()
        let items = (1...40).map { "<p>Item <b>\($0)</b></p>" }.joined()
        let formatter = UIMarkupTextPrintFormatter(markupText: items)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
        for page in 0..<renderer.numberOfPages {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
        }
        UIGraphicsEndPDFContext()
        let file = String(decoding: data as Data, as: UTF8.self)
        #expect(renderer.numberOfPages > 2)
        #expect(file.contains("/Count \(renderer.numberOfPages)"))
        #expect(file.contains("/ToUnicode"))
    }
}
