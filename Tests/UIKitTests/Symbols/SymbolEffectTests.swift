import RenderTree
import Testing

@testable import UIKit

@MainActor
struct SymbolEffectTests {
    private let stage = AnimationScene()
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        view.image = UIImage(systemName: "star")
        stage.view.addSubview(view)
        stage.test.commit()
    }

    /// The factor that the symbol has on screen.
    private var scale: Double { Double(view.layer.presentation()?.transform.m11 ?? .nan) }
    private var opacity: Double { Double(view.layer.presentation()?.opacity ?? .nan) }

    private func note(_ name: String) -> UISymbolEffectCompletion {
        { [log = stage.log] in log("\(name) \($0.isFinished)") }
    }

    @Test func aBounceEnds() {
        defer { stage.end() }
        stage.perform { view.addSymbolEffect(.bounce, completion: note("bounce")) }
        stage.advance(0.21)
        #expect(isNear(scale, 1.18))
        stage.advance(0.4)
        #expect(scale == 1 && stage.log.take() == ["bounce true"])
        #expect(view.layer.animationKeys() == nil && view.symbolEffects.isEmpty)
    }

    @Test func aBounceRunsAsOftenAndAsFastAsTheOptionsSay() {
        defer { stage.end() }
        stage.perform {
            view.addSymbolEffect(
                .bounce.down,
                options: .speed(2).repeat(3),
                completion: note("bounce")
            )
        }
        stage.advance(0.6 + 0.105)
        #expect(isNear(scale, 0.82))
        #expect(stage.log.take().isEmpty)
        stage.advance(0.3)
        #expect(stage.log.take() == ["bounce true"])
    }

    @Test func aPulseGoesOnUntilItIsRemoved() {
        defer { stage.end() }
        stage.perform { view.addSymbolEffect(.pulse, completion: note("pulse")) }
        stage.advance(1.5 * 7 + 0.75)
        #expect(isNear(opacity, 0.35) && stage.log.take().isEmpty)
        stage.perform { view.removeSymbolEffect(ofType: .pulse, completion: note("end")) }
        #expect(opacity == 1)
        #expect(stage.log.take().sorted() == ["end true", "pulse false"])
    }

    @Test func aPulseMayEndByItself() {
        defer { stage.end() }
        stage.perform { view.addSymbolEffect(.pulse, options: .nonRepeating) }
        stage.advance(1.6)
        #expect(view.layer.animationKeys() == nil && view.symbolEffects.isEmpty)
    }

    @Test func aSizeStaysUntilItIsRemoved() {
        defer { stage.end() }
        stage.perform { view.addSymbolEffect(.scale.up, completion: note("up")) }
        stage.advance(5)
        #expect(isNear(scale, 1.2) && stage.log.take() == ["up true"])
        stage.perform { view.addSymbolEffect(.scale.down) }
        stage.advance(5)
        #expect(isNear(scale, 0.8))
        stage.perform { view.removeAllSymbolEffects() }
        #expect(isNear(scale, 0.8))
        stage.advance(0.3)
        #expect(scale == 1 && view.symbolEffects.isEmpty)
    }

    @Test func whatHasGoneComesBack() {
        defer { stage.end() }
        stage.perform { view.addSymbolEffect(.disappear, animated: false) }
        stage.advance(0.1)
        #expect(opacity == 0 && view.layer.opacity == 1)
        stage.perform { view.addSymbolEffect(.appear) }
        stage.advance(0.15)
        #expect(isNear(opacity, 0.5, 0.05))
        stage.advance(0.3)
        #expect(isNear(opacity, 1))
        #expect(view.symbolEffects.count == 1)
    }

    @Test func picturesThatAreNoSymbolsStandStill() {
        defer { stage.end() }
        view.image = UIImage(data: ImageSamples.png)
        stage.perform { view.addSymbolEffect(.wiggle, completion: note("wiggle")) }
        #expect(view.layer.animationKeys() == nil)
        #expect(stage.log.take() == ["wiggle false"])
    }

    @Test func aSymbolTakesThePlaceOfAnother() throws {
        defer { stage.end() }
        let heart = try #require(UIImage(systemName: "heart"))
        stage.perform {
            view.setSymbolImage(heart, contentTransition: .replace.downUp, completion: note("new"))
        }
        #expect(view.image === heart)
        stage.advance(0.15)
        #expect(isNear(scale, 0.8) && stage.log.take().isEmpty)
        stage.advance(0.2)
        #expect(scale == 1 && stage.log.take() == ["new true"])
    }

    @Test func runsRestBetween() throws {
        defer { stage.end() }
        #expect(SymbolEffectOptions.repeat(.continuous) == SymbolEffectOptions.repeating)
        #expect(SymbolEffectOptions.default.repeat(.periodic).runs == 0)
        let options = SymbolEffectOptions.repeat(.periodic(2, delay: 2))
        stage.perform {
            view.addSymbolEffect(.bounce, options: options, completion: note("bounce"))
        }
        let key = try #require(view.layer.animationKeys()?.first)
        let period = try #require(view.layer.animation(forKey: key)).duration
        stage.advance(0.21)
        #expect(isNear(scale, 1.18))
        stage.advance(period - 0.71)
        #expect(isNear(scale, 1))
        stage.advance(0.71)
        #expect(isNear(scale, 1.18))
        stage.advance(period)
        #expect(stage.log.take() == ["bounce true"])
    }
}
