import Testing

@testable import UIKit

/// Objects that are known by a protocol alone and asked which methods they have.
@MainActor
struct ProtocolRespondingTests {
    @MainActor
    private final class Owner: NSObject, UIScrollViewDelegate {
        func tapped() {}
    }

    @MainActor
    private final class Other: NSObject {
        func tapped() {}
    }

    @Test func objectsAnswerAsTheirClassDoes() {
        let owner = Owner()
        let object: any NSObjectProtocol = owner
        let delegate: (any NSObjectProtocol & UIScrollViewDelegate)? = owner
        #expect(object.responds(to: Selector("tapped", Owner.tapped)))
        #expect(delegate?.responds(to: Selector("tapped", Owner.tapped)) == true)
        #expect(!object.responds(to: Selector("tapped", Other.tapped)))
        #expect(owner.responds(to: Selector("tapped", Owner.tapped)))
    }
}
