import Testing

/// Tests of XCTest that belong to the main actor.
struct ActorTestRuleTests {
    @Test func testsOfAClassOnTheMainActorRunOnItFromOutside() {
        let text = Porting.text(
            """
            import XCTest
            @MainActor final class CardTests: XCTestCase {
                override func setUp() {
                    super.setUp()
                }
                func testOne() throws {
                    try check()
                }
                func testTwo() async {}
                private func testless() {}
                func check() throws {}
            }
            """
        )
        let expected = """
            @MainActor final class CardTests: XCTestCase, @unchecked Sendable {
                override nonisolated func setUp() { MainActor.assumeIsolated {
                    super.setUp()
                } }
                nonisolated func testOne() throws { try MainActor.assumeIsolated {
                    try check()
                } }
                func testTwo() async {}
                private func testless() {}
                func check() throws {}
            }
            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test func soDoSingleTestsAndThoseBelowAClassOfTheSources() {
        let result = Porting.result(
            """
            class Base: XCTestCase { @MainActor func testOne() {} }
            @MainActor class Middle: Base {}
            class Last: Middle { func testTwo() { check() } }
            """
        )
        let expected = """
            class Base: XCTestCase, @unchecked Sendable { func testOne() { MainActor.assumeIsolated {} } }
            @MainActor class Middle: Base {}
            class Last: Middle, @unchecked Sendable { nonisolated func testTwo() { MainActor.assumeIsolated { check() } } }
            """
        #expect(result.sources[0].text.hasSuffix(expected), "\(result.sources[0].text)")
        #expect(result.counts[.actorTests] == 2)
    }

    @Test func otherClassesKeepTheirMethods() {
        let text = "@MainActor class Screen: UIViewController { func testOne() {} }"
        #expect(Porting.result(text).counts[.actorTests] == nil)
        #expect(Porting.result("class A: XCTestCase { func testOne() {} }").counts.isEmpty)
    }
}
