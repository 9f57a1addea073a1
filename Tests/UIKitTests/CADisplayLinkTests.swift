import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import UIKit

@MainActor
struct CADisplayLinkTests {
    @MainActor
    final class Ticker {
        var times: [CFTimeInterval] = []
        var plain = 0
        var onTick: ((CADisplayLink) -> Void)?
        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            onTick?(link)
        }
        func count() { plain += 1 }
    }

    let test = TestScene()
    let ticker = Ticker()

    private func start(_ link: CADisplayLink) {
        test.scene.perform { link.add(to: .main, forMode: .common) }
    }

    @Test func callsComeThirtyTimesASecond() {
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        start(link)
        test.clock.advance(by: 1)
        #expect(ticker.times.count == 30)
        #expect(abs(link.duration - 1.0 / 30) < 1e-9)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        #expect(abs((ticker.times.last ?? 0) - 1) < 1e-6)
        link.invalidate()
    }

    @Test func theModeOfTouchesIsAModeLikeOthers() {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        test.scene.perform { link.add(to: .main, forMode: .tracking) }
        test.clock.advance(by: 1)
        #expect(ticker.plain == 30)
        link.invalidate()
    }

    @Test(arguments: [(wish: 10, calls: 10), (wish: 60, calls: 60), (wish: 120, calls: 60)])
    func theRateIsTheAppsWithinLimits(wish: Int, calls: Int) {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        link.preferredFramesPerSecond = wish
        start(link)
        test.clock.advance(by: 1.001)
        #expect(ticker.plain == calls)
        link.invalidate()
    }

    @Test(arguments: [(frames: 4, calls: 15), (frames: 1, calls: 60), (frames: 0, calls: 60)])
    func sixtiethsOfASecondSayTheRateToo(frames: Int, calls: Int) {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        #expect(link.frameInterval == 1)
        link.frameInterval = frames
        #expect(link.frameInterval == max(frames, 1))
        start(link)
        test.clock.advance(by: 1.001)
        #expect(ticker.plain == calls)
        link.invalidate()
    }

    @Test func rangesOfRatesCountAsWell() {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 20, preferred: 12)
        start(link)
        test.clock.advance(by: 1.001)
        #expect(ticker.plain == 12)
        link.invalidate()
    }

    @Test func aPausedLinkRests() {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        start(link)
        link.isPaused = true
        test.clock.advance(by: 1)
        #expect(ticker.plain == 0)
        link.isPaused = false
        test.clock.advance(by: 0.101)
        #expect(ticker.plain == 3)
        link.invalidate()
    }

    @Test func anInvalidatedLinkLetsGoOfItsTarget() {
        weak var gone: Ticker?
        let link: CADisplayLink
        do {
            let short = Ticker()
            gone = short
            link = CADisplayLink(target: short, selector: Ticker.count)
            start(link)
        }
        test.clock.advance(by: 0.1)
        #expect(gone != nil)
        link.invalidate()
        test.clock.advance(by: 0.1)
        #expect(gone == nil)
    }

    @Test func aCallMayEndTheLink() {
        let link = CADisplayLink(target: ticker, selector: Selector("tick", Ticker.tick))
        ticker.onTick = { [ticker] link in
            if ticker.times.count == 2 { link.invalidate() }
        }
        start(link)
        test.clock.advance(by: 1)
        #expect(ticker.times.count == 2)
    }

    @Test func callsRestInTheBackgroundAndChangesReachThePage() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        test.add(view)
        test.commit()
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        ticker.onTick = { _ in view.frame.origin.x += 1 }
        start(link)
        test.clock.advance(by: 0.101)
        #expect(view.frame.minX == 3)
        #expect(!test.commit().isEmpty)
        try test.scene.deliver(.visibility(isVisible: false))
        test.clock.advance(by: 1)
        #expect(view.frame.minX == 3)
        link.invalidate()
    }
}
