import Foundation
import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// What pages and scenes say to each other over a WebSocket.
@MainActor
struct SocketTests {
    private func withSocket(
        _ body: @MainActor (TestHost, TestPage, WebSocketClient) async throws -> Void
    ) async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect()
            #expect(try await socket.next() == .text("[\(page.patch),0]"))
            try await body(test, page, socket)
        }
    }

    @Test func tapIsAnsweredByThePatchThatItCaused() async throws {
        try await withSocket { _, page, socket in
            try await socket.send("[1,\"tap\",70,35]")
            let answer = try await socket.next()
            #expect(answer.number == page.patch + 1)
            #expect(answer.input == 1)
            #expect(answer.text?.contains("\"1\"") == true)
        }
    }

    @Test func touchThatLostItsEndIsCancelledByTheNextConnection() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[1,\"down\",0,70,35]")
            _ = try await socket.next()
            let pads = test.app.lastController?.view.subviews.compactMap { $0 as? Pad } ?? []
            let pad = try #require(pads.first { $0.accessibilityIdentifier == "count" })
            #expect(pad.isHighlighted)
            try await socket.close()
            let next = try await page.connect()
            try await next.send("[2,\"up\",0,70,35]")
            while try await next.next().input != 2 {}
            #expect(!pad.isHighlighted)
            #expect(test.app.lastController?.count == 0)
        }
    }

    @Test func keyThatLostItsEndIsCancelledByTheNextConnection() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[1,\"key\",1,\"b\",\"KeyB\",0]")
            _ = try await socket.next()
            #expect(test.app.lastScene?.holdsInput == true)
            try await socket.close()
            let next = try await page.connect()
            _ = try await next.next()
            #expect(test.app.lastScene?.holdsInput == false)
        }
    }

    @Test func whatAPageHoldsDownIsTakenBackWhenItStaysAway() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[[1,\"down\",0,70,35],[2,\"key\",1,\"b\",\"KeyB\",0]]")
            _ = try await socket.next()
            let pads = test.app.lastController?.view.subviews.compactMap { $0 as? Pad } ?? []
            let pad = try #require(pads.first { $0.accessibilityIdentifier == "count" })
            let session = try #require(test.firstSession)
            #expect(session.absence == nil)
            try await socket.close()
            try await test.waitUntil { !session.isConnected }
            #expect(session.absence != nil)
            test.pass(BrowserSession.absenceTimeout - 0.5)
            session.checkAbsence()
            #expect(pad.isHighlighted && session.absence != nil)
            test.pass(0.5)
            session.checkAbsence()
            #expect(!pad.isHighlighted && session.absence == nil)
            #expect(!session.scene.holdsInput)
            #expect(test.app.lastController?.count == 0)
        }
    }

    @Test func touchOfAPageThatIsReplacedIsCancelled() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[1,\"down\",0,70,35]")
            _ = try await socket.next()
            let pads = test.app.lastController?.view.subviews.compactMap { $0 as? Pad } ?? []
            let pad = try #require(pads.first { $0.accessibilityIdentifier == "count" })
            _ = try await TestPage(test, page.scene, headers: page.reload)
            #expect(!pad.isHighlighted)
            #expect(test.app.lastController?.count == 0)
        }
    }

    @Test func facesComeBeforeTheCharactersThatNeedThem() async throws {
        try await withSocket { test, page, socket in
            let label = try #require(test.app.lastController?.counter)
            for (text, needsFace) in [("12", false), ("Ω", true), ("13", false), ("Ж1", true)] {
                label.text = text
                var answer = try await socket.nextEvent().text ?? ""
                #expect(answer.hasPrefix("[\"fonts\"") == needsFace, "\(text): \(answer)")
                if answer.hasPrefix("[\"fonts\"") {
                    answer = try await socket.nextEvent().text ?? ""
                }
                #expect(answer.contains("\"\(text)\""), "\(text)")
            }
            // Another face needs its own file, for plain letters as well.
            label.font = .systemFont(ofSize: 17, weight: .heavy)
            #expect(try await socket.nextEvent().text?.hasPrefix("[\"fonts\"") == true)
        }
    }

    @Test func inputWithoutEffectIsAcknowledged() async throws {
        try await withSocket { _, page, socket in
            try await socket.send("[1,\"tap\",5,700]")
            #expect(try await socket.next() == .text("[\(page.patch),1]"))
        }
    }

    @Test func inputIsHandledOnceHoweverOftenItComes() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[1,\"tap\",70,35]")
            _ = try await socket.next()
            try await socket.send("[[1,\"tap\",70,35],[1,\"tap\",70,35],[0,\"tap\",70,35]]")
            #expect(try await socket.next() == .text("[\(page.patch + 1),1]"))
            #expect(test.app.lastController?.count == 1)
        }
    }

    @Test func numbersMayLeaveGapsButNotGoBack() async throws {
        try await withSocket { test, _, socket in
            try await socket.send("[7,\"tap\",70,35]")
            #expect(try await socket.next().input == 7)
            try await socket.send("[[6,\"tap\",70,35],[8,\"tap\",70,35]]")
            #expect(try await socket.next().input == 8)
            #expect(test.app.lastController?.count == 2)
        }
    }

    @Test func pageThatMissedPatchesGetsThemAgain() async throws {
        try await withSocket { test, page, socket in
            try await socket.send("[1,\"tap\",70,35]")
            let first = try await socket.next()
            try await socket.send("[2,\"tap\",70,35]")
            let second = try await socket.next()
            try await socket.close()
            let next = try await page.open()
            try await next.send("[[\"hello\",1,\(page.patch)],[2,\"tap\",70,35],[3,\"tap\",70,35]]")
            #expect(try await next.next() == first)
            #expect(try await next.next() == second)
            let third = try await next.next()
            #expect(third.number == page.patch + 3)
            #expect(third.input == 3)
            #expect(test.app.lastController?.count == 3)
        }
    }

    @Test func pageThatMissedTooMuchGetsTheTree() async throws {
        try await withSocket { _, page, socket in
            for number in 1...(PatchHistory.maximumCount + 1) {
                try await socket.send("[\(number),\"tap\",70,35]")
                _ = try await socket.next()
            }
            try await socket.close()
            let next = try await page.connect()
            let answer = try await next.next()
            #expect(answer.isTree)
            #expect(answer.text?.contains("\"65\"") == true)
        }
    }

    @Test(arguments: [999, -1])
    func pageWithANumberThatNeverWasGetsTheTree(offset: Int) async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            let socket = try await page.connect(after: page.patch + offset)
            #expect(try await socket.next().isTree)
        }
    }

    @Test func whatChangedWhileCutOffComesWithTheNextConnection() async throws {
        try await withSocket { test, page, socket in
            try await socket.close()
            test.app.lastController?.increment()
            let next = try await page.connect()
            #expect(try await next.next().text?.contains("\"1\"") == true)
        }
    }

    @Test func changesWithoutInputAreSentByThemselves() async throws {
        try await withSocket { test, page, socket in
            test.app.lastController?.increment()
            let answer = try await socket.next()
            #expect(answer.number == page.patch + 1)
            #expect(answer.input == 0)
        }
    }

    @Test func severalWishesForTheTreeAreOneTree() async throws {
        try await withSocket { _, page, socket in
            let wishes = [String](repeating: "[\"tree\"]", count: 500).joined(separator: ",")
            try await socket.send("[" + wishes + "]")
            #expect(try await socket.next().isTree)
            try await socket.send("[1,\"tap\",5,700]")
            #expect(try await socket.next() == .text("[\(page.patch + 1),1]"))
        }
    }

    @Test func treesThatAreAskedForTooOftenComeLater() async throws {
        try await withSocket { test, page, socket in
            for _ in 0..<Int(TreeBudget.most) {
                try await socket.send("[\"tree\"]")
                #expect(try await socket.next().isTree)
            }
            try await socket.send("[\"tree\"]")
            try await test.waitUntil { test.firstSession?.owesTree == true }
            // What happens meanwhile is in the tree.
            try await socket.send("[1,\"tap\",70,35]")
            try await test.waitUntil { test.app.lastController?.count == 1 }
            test.pass(1)
            let tree = try await socket.next()
            #expect(tree.isTree && tree.text?.contains("\"1\"") == true)
            try await socket.send("[2,\"tap\",70,35]")
            #expect(try await socket.next().input == 2)
        }
    }

    @Test func whatIsDoneOnceIsDoneWhereATreeTakesThePlaceOfAPatch() async throws {
        try await withSocket { test, page, socket in
            try await socket.close()
            try await test.waitUntil { test.firstSession?.isConnected == false }
            test.app.lastScene?.perform { UIPasteboard.general.string = "copied" }
            // A number that never was: the page gets the tree.
            let next = try await page.connect(after: 999)
            let tree = try await next.next()
            try #require(tree.isTree)
            let effect = try await next.next()
            #expect(effect.text?.contains("[17,1,\"copied\"]") == true)
            #expect(effect.number == tree.treeNumber.map { $0 + 1 })
            // It is one of the patches that a page may have missed.
            try await next.close()
            let again = try await page.connect(after: tree.treeNumber)
            #expect(try await again.next() == effect)
        }
    }

    @Test func whatIsDoneOnceIsDoneWhereItWasSaidBeforeThePageCame() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            test.app.lastScene?.perform { UIPasteboard.general.string = "copied" }
            let next = try await TestPage(test, page.scene, headers: page.reload)
            let socket = try await next.connect()
            let effect = try await socket.next()
            #expect(effect == .text("[\(next.patch + 1),0,[[17,1,\"copied\"]]]"))
            try await socket.send("[1,\"tap\",5,700]")
            #expect(try await socket.next().text?.contains("copied") == false)
        }
    }

    @Test func whatAConnectionMissedIsSentOnce() async throws {
        try await withSocket { _, page, socket in
            try await socket.send("[1,\"tap\",70,35]")
            _ = try await socket.next()
            let hello = "[\"hello\",1,\(page.patch)]"
            let many = [String](repeating: hello, count: 500).joined(separator: ",")
            try await socket.send("[" + many + "]")
            #expect(try await socket.next() == .text("[\(page.patch + 1),1]"))
        }
    }

    @Test func newerSocketTakesOver() async throws {
        try await withSocket { _, page, socket in
            let newer = try await page.connect()
            #expect(try await socket.next() == WebSocketClient.gone)
            #expect(try await socket.next() == .close(1001))
            #expect(try await newer.next() == .text("[\(page.patch),0]"))
        }
    }

    // MARK: - Bad input

    @Test(arguments: [
        "", "[", "{}", "[1,\"tap\",1e999,0]", "[1,\"tap\",NaN,0]", "[1,\"tap\",\"a\",0]",
        "[1,\"pinch\",1,1]", "[\"bye\"]", "[[1,\"tap\",70,35],[2,\"tap\"]]",
        "[1,\"tap\",1,1" + String(repeating: " ", count: 65_000),
    ])
    func messageThatCannotBeReadCountsForNothing(message: String) async throws {
        try await withSocket { test, page, socket in
            try await socket.send(message)
            #expect(try await socket.next().text?.hasPrefix("[\"error\",\"Message, byte ") == true)
            #expect(test.app.lastController?.count == 0)
            try await socket.send("[1,\"tap\",70,35]")
            #expect(try await socket.next().number == page.patch + 1)
        }
    }

    @Test(arguments: [
        "[1,\"activate\",4294967295]", "[1,\"tap\",-999999,999999]", "[1,\"up\",9,1,1]",
        "[1,\"size\",100000,1,1,0,0,0,0]",
    ])
    func inputThatTheSceneRefusesIsAcknowledged(message: String) async throws {
        try await withSocket { _, page, socket in
            try await socket.send(message)
            #expect(try await socket.next() == .text("[\(page.patch),1]"))
        }
    }

    @Test func binaryMessagesAreAnsweredWithAnError() async throws {
        try await withSocket { _, _, socket in
            try await socket.send(opcode: 2, Array("[1,\"tap\",70,35]".utf8))
            let error = "[\"error\",\"Found a binary message, expected text.\"]"
            #expect(try await socket.next() == .text(error))
        }
    }

    @Test(arguments: [([0xFF, 0xFE], 1007), ([UInt8](repeating: 0x20, count: 70_000), 1009)])
    func textThatIsNoUTF8OrTooLongClosesTheSocket(payload: [UInt8], code: Int) async throws {
        try await withSocket { test, _, socket in
            try await socket.send(opcode: 1, payload)
            #expect(try await socket.next() == .close(code))
            #expect(test.store.count == 1)
        }
    }

    @Test func unknownSceneIsToldSoOverTheSocket() async throws {
        try await withHost { test in
            let socket = try await WebSocketClient(port: test.port, path: "/scene/9/socket")
            #expect(try await socket.next() == WebSocketClient.gone)
            #expect(try await socket.next() == .close(1001))
        }
    }

    @Test func otherVersionOfTheProtocolLoadsThePageAnew() async throws {
        try await withHost { test in
            let socket = try await TestPage(test).open()
            try await socket.send("[\"hello\",2,0]")
            #expect(try await socket.next() == WebSocketClient.gone)
        }
    }

    @Test func scrollingThatWaitsIsCommittedOnce() async throws {
        try await withSocket { test, _, socket in
            let controller = try #require(test.app.lastController)
            let content = UIScrollView(frame: CGRect(x: 0, y: 460, width: 100, height: 100))
            content.contentSize.height = 5_000
            content.contentInsetAdjustmentBehavior = .never
            let log = OffsetLog(controller.status)
            content.delegate = log
            controller.view.addSubview(content)
            _ = try await socket.next()
            let node = try #require(test.app.lastScene?.nodeID(of: content)?.rawValue)
            let reports = (1...20).map { "[\($0),\"scroll\",\(node),0,\($0 * 10),0,0]" }
            try await socket.send(together: reports + ["[21,\"tap\",70,35]"])
            var inputs: [Int] = []
            while inputs.last != 21 { inputs.append(try #require(try await socket.next().input)) }
            // All that was scrolled is laid out before the tap; patches say so a few times.
            #expect(inputs.contains(20))
            #expect(inputs.count < 15)
            #expect(log.offsets == (1...20).map { CGFloat($0 * 10) })
            #expect(controller.count == 1)
        }
    }

    // MARK: - Back-pressure

    @Test func pageThatNeverConfirmsIsHeldBackAndThenGetsTheTree() async throws {
        try await withSocket { test, _, socket in
            let controller = try #require(test.app.lastController)
            var received = 0
            var number = 0
            var last = 0
            while received <= PatchHistory.unconfirmedLimit.bytes {
                number += 1
                try await socket.send("[\(number),\"tap\",70,115]")
                let message = try await socket.next()
                received += message.text?.utf8.count ?? 0
                last = try #require(message.number)
            }
            try await socket.send("[\(number + 1),\"tap\",70,35]")
            try await socket.send("[\"seen\",\(last - 1)]")
            try await socket.send("[\"seen\",\(last)]")
            let answer = try await socket.next()
            #expect(answer.isTree)
            #expect(controller.count == 1)
            try await socket.send("[\(number + 2),\"tap\",70,35]")
            #expect(try await socket.next().input == number + 2)
        }
    }

    @Test func pageThatConfirmsLateIsNotHeldBack() async throws {
        try await withSocket { _, _, socket in
            var received = 0
            var number = 0
            var last = 0
            while received <= PatchHistory.unconfirmedLimit.bytes * 2 {
                number += 1
                let seen = last > 1 ? ",[\"seen\",\(last - 1)]" : ""
                try await socket.send("[[\(number),\"tap\",70,115]\(seen)]")
                let message = try await socket.next()
                received += message.text?.utf8.count ?? 0
                last = try #require(message.number)
            }
        }
    }
}

/// Notes each place that a scroll view's content comes to, and shows it.
@MainActor
private final class OffsetLog: UIScrollViewDelegate {
    private(set) var offsets: [CGFloat] = []
    private let label: UILabel

    init(_ label: UILabel) { self.label = label }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        label.text = "\(scrollView.contentOffset.y)"
    }
}
