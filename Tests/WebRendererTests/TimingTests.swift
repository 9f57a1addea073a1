import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

/// Times of what every tap costs, printed where `MEASURE` is set; bars hold in release builds.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil)
)
struct TimingTests {
    private func nanoseconds(_ name: String, count: Int, _ body: () throws -> Int) rethrows
        -> Double
    {
        var best = Double.infinity
        var sum = 0
        for _ in 0..<5 {
            let start = ContinuousClock.now
            for _ in 0..<count { sum &+= try body() }
            let time = ContinuousClock.now - start
            best = min(best, Double(time.components.attoseconds) / 1e9 / Double(count))
        }
        print("\(name): \(best) ns (\(sum))")
        return best
    }

    @Test func aLabelsPatchTakesLessThanAMicrosecond() {
        let operation = Patch.Operation.content(
            NodeID(rawValue: 1234),
            from: .line("Count: 99"),
            to: .line("Count: 100"),
            transition: nil
        )
        let patch = Patch(operations: [operation])
        let encoder = PatchEncoder()
        let time = nanoseconds("label patch", count: 100_000) {
            encoder.message(patch, number: 123_456, input: 234_567).count
        }
        #expect(time < 1000)
    }

    @Test func aTapIsReadInAMicrosecond() throws {
        let bytes = Array("[234567,\"tap\",150.5,115]".utf8)
        let decoder = EventDecoder()
        let time = try nanoseconds("tap", count: 100_000) { try decoder.messages(bytes).count }
        #expect(time < 1000)
    }

    @Test func aChangeOfOneNodeCostsTheSameAmongManySiblings() {
        let siblings = (1...10_000).map { NodeID(rawValue: $0) }
        let old = RenderNode(id: NodeID(rawValue: 1), frame: .zero, content: .line("1"))
        var new = old
        new.content = .line("2")
        let time = nanoseconds("build patch", count: 10_000) {
            var builder = PatchBuilder(existed: { _ in true }, node: { _ in old })
            builder.change(from: old, to: new)
            return builder.makePatch().operations.count
        }
        #expect(time < 5000)
        let difference = nanoseconds("10,000 children, last to first", count: 10) {
            let moved = [siblings[9_999]] + siblings.dropLast()
            return Differ.difference(from: siblings, to: moved).placements.count
        }
        #expect(difference < 20_000_000)
    }

    @Test func aPageOfTenThousandNodesIsWritten() {
        var scene = SampleScene()
        for index in 0..<10_000 {
            scene.add(CGRect(x: 8, y: Double(index) * 22, width: 200, height: 22), role: .text) {
                $0.content = .line("Row \(index)")
            }
        }
        let tree = scene.tree
        let parameters = PageParameters(title: "Rows", nonce: "abc")
        _ = nanoseconds("page of 10,000 labels", count: 1) {
            PageRenderer().page(tree, parameters: parameters).count
        }
    }
}
