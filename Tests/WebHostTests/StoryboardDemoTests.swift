import RenderTree
import SceneTesting
import Testing
import UIKit

@testable import Gallery
@testable import WebHost

/// The Gallery's screens that are drawn in Interface Builder's documents.
@MainActor
struct StoryboardDemoTests {
    private typealias Frame = SceneElement.Frame

    /// Opens a demo on a phone.
    private func withDemo(
        _ identifier: String,
        _ body: @MainActor (InProcessDriver) async throws -> Void
    ) async throws {
        try await withHost(delegate: AppDelegate()) { test in
            let scripted = ScriptedScene(
                geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 2),
                environment: SceneEnvironment(),
                connect: test.app.connector(delegate: AppDelegate())
            )
            let driver = InProcessDriver(scripted) {
                String(decoding: test.host.page(of: $0), as: UTF8.self)
            }
            defer { driver.end() }
            if let row = driver.elements(ElementQuery(identifier: identifier)).first?.frame,
                row.y > 700
            {
                let index = ElementQuery(className: "UIScrollView")
                try driver.send([.scroll(index, x: nil, y: row.y - 400)])
            }
            try await driver.tap(identifier)
            try await body(driver)
        }
    }

    /// Taps what leads to another screen or layout and waits for it.
    private func go(_ driver: InProcessDriver, _ identifier: String) async throws {
        try await driver.tap(identifier)
        _ = driver.advance(by: 1)
    }

    private func frame(_ identifier: String, _ driver: InProcessDriver) async throws -> Frame {
        try #require(try await driver.element(identifier)).frame
    }

    @Test func aBoxTakesTheLayoutsOfItsTemplatesAndGoesBack() async throws {
        try await withDemo("demo-boards") { driver in
            try await go(driver, "board-simple")
            let first = try await frame("board-box", driver)
            #expect(first.x == 20 && first.width == 120 && first.height == 120)
            try await go(driver, "board-big")
            let big = try await frame("board-box", driver)
            #expect(big == Frame(x: 20, y: first.y, width: 350, height: 350))
            try await go(driver, "board-right")
            #expect(try await frame("board-box", driver).x == 250)
            try await go(driver, "board-left")
            #expect(try await frame("board-box", driver) == first)
        }
    }

    @Test func attributesOfTemplatesReachThePage() async throws {
        try await withDemo("demo-boards") { driver in
            try await go(driver, "board-attributes")
            let first = try await frame("board-card", driver)
            #expect(!driver.page().contains("opacity: 0.5"))
            try await go(driver, "board-half")
            #expect(driver.page().contains("opacity:0.5"))
            try await go(driver, "board-round")
            #expect(driver.page().contains("border-radius:130px"))
            try await go(driver, "board-opaque")
            #expect(try await frame("board-card", driver) == first)
            #expect(!driver.page().contains("opacity:0.5"))
            #expect(!driver.page().contains("border-radius:130px"))
        }
    }

    @Test func theDashboardShowsItsRowsInBothLayouts() async throws {
        try await withDemo("demo-boards") { driver in
            try await go(driver, "board-dashboard")
            let first = try await frame("board-list", driver)
            let rows = driver.elements(ElementQuery(className: "UITableViewCell"))
            #expect(rows.filter(\.isVisible).count >= 12)
            #expect(rows.first?.frame.height == 44)
            #expect(driver.elements(ElementQuery(text: "Invoice 2041 was paid")).isEmpty == false)
            #expect(driver.elements(ElementQuery(text: "16 min")).count == 1)
            try await go(driver, "board-toggle")
            let large = try await frame("board-list", driver)
            #expect(large.y == first.y - 116 && large.height == first.height + 48)
            let tile = try await frame("board-tile-orders", driver)
            #expect(tile.y > large.y + large.height && tile.height == 56)
            try await go(driver, "board-toggle")
            #expect(try await frame("board-list", driver) == first)
        }
    }

    @Test func aLoginLeadsToTheCellsOfTheXib() async throws {
        try await withDemo("demo-shop") { driver in
            #expect(try await driver.element("login-button")?.isEnabled == false)
            try await go(driver, "login-forgot")
            #expect(driver.elements(ElementQuery(text: "Forgot password?")).count == 2)
            try driver.send([.tap(ElementQuery(label: "OK"))])
            _ = driver.advance(by: 1)
            try driver.send([
                .type(ElementQuery(identifier: "login-name"), characters: "ada@example.org"),
                .type(ElementQuery(identifier: "login-password"), characters: "secret"),
            ])
            #expect(try await driver.element("login-button")?.isEnabled == true)
            try await go(driver, "login-button")
            let cells = driver.elements(ElementQuery(className: "ProductCell"))
            #expect(cells.count == 6)
            #expect(driver.elements(ElementQuery(text: "$1,250.00")).count == 1)
            // The name of the second product takes two lines and more.
            #expect(cells[1].frame.height > cells[0].frame.height)
        }
    }
}
