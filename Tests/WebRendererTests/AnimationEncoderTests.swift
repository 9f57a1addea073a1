import RenderTree
import Testing

@testable import WebRenderer

struct AnimationEncoderTests {
    private func message(_ operations: [Patch.Operation], _ transitions: [Transition] = [])
        -> String
    {
        let patch = Patch(operations: operations, transitions: transitions)
        return String(decoding: PatchEncoder().message(patch, number: 2, input: 1), as: UTF8.self)
    }

    private let node = NodeID(rawValue: 7)

    @Test func animationsCarryValuesTimesAndTransition() {
        var transition = Transition(duration: 0.5, delay: -0.25, timing: .linear)
        transition.repeatCount = .infinity
        transition.autoreverses = true
        var animation = LayerAnimation(
            key: "shake",
            property: .translation,
            values: [[0, 0], [9, 0.5], [0, 0]],
            times: [0, 0.25, 1],
            timings: [.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1), .linear],
            transition: transition
        )
        animation.isAdditive = true
        animation.fillsForwards = true
        #expect(
            message([.animate(node, animation)])
                == "[2,1,[[11,7,\"shake\",0,[[0,0],[9,0.5],[0,0]],[0,0.25,1],"
                + "[[0,0,0.58,1],0],[0.5,-0.25,0,-1,1],5]]]"
        )
    }

    @Test(
        arguments: [
            (LayerAnimation.Property.opacity, [0.5], "0.5"),
            (.cornerRadius, [8], "8"),
            (.backgroundColor, [0.5, 0, 0, 0.5], "\"#ff000080\""),
            (.border, [2, 0, 0, 1, 1], "\"2px solid #00f\""),
            (.shadow, [1, 2, 3, 0, 0, 0, 1], "\"1px 2px 6px #000\""),
            (.backgroundColor, [.nan, .nan, .nan, .nan], "\"#0000\""),
        ]
    )
    func valuesAreCSS(property: LayerAnimation.Property, value: [Double], css: String) {
        let animation = LayerAnimation(
            key: "",
            property: property,
            values: [value, value],
            times: [0, 1],
            transition: Transition(duration: 1, timing: .linear)
        )
        #expect(message([.animate(node, animation)]).contains("[\(css),\(css)],0,0,[1,0,0],0]"))
    }

    @Test func endingsNameWhatEnds() {
        let targets: [AnimationTarget] = [.all, .frame, .style, .key("a\"b")]
        #expect(
            message(targets.map { .endAnimations(node, $0) })
                == "[2,1,[[12,7],[12,7,0],[12,7,1],[12,7,\"a\\\"b\"]]]"
        )
    }

    @Test func appearancesNameTheirKindAndTransition() {
        var transition = Transition(duration: 1, timing: .linear)
        transition.replaces = true
        #expect(
            message([.changeAppearance(node, .flipFromRight, transition: 0)], [transition])
                == "[2,1,[[13,7,2,0]],[[1,0,0,1,2]]]"
        )
        transition.addsWays = true
        #expect(
            message([.changeAppearance(node, .flipFromRight, transition: 0)], [transition])
                == "[2,1,[[13,7,2,0]],[[1,0,0,1,6]]]"
        )
    }
}
