import Testing

/// Blocks of Objective-C.
struct BlockRuleTests {
    @Test func handlersOfAlertsAreClosures() {
        let result = Porting.result(
            """
            import UIKit
            extension UIAlertController {
                typealias Handler = @convention(block) (UIAlertAction) -> Void
                func tapButton(at index: Int) {
                    guard let block = actions[index].value(forKey: "handler") else { return }
                    let handler = unsafeBitCast(block as AnyObject, to: Handler.self)
                    handler(actions[index])
                }
            }
            """
        )
        #expect(result.notes.isEmpty)
        #expect(
            result.sources[0].text == """
                import UIKit
                extension UIAlertController {
                    typealias Handler = (UIAlertAction) -> Void
                    func tapButton(at index: Int) {
                        guard let block = actions[index].value(forKey: "handler") else { return }
                        let handler = (block as! Handler)
                        handler(actions[index])
                    }
                }
                """
        )
    }

    @Test func typesInPlaceAreTakenAsWell() {
        let text =
            "let a = unsafeBitCast(b as AnyObject, to: (@convention(block) (Int) -> Void).self)"
        #expect(Porting.text(text) == "let a = (b as! ((Int) -> Void))")
    }

    @Test func addressesOfBlocksAreNoted() {
        let result = Porting.result(
            """
            typealias Handler = @convention(block) (Int) -> Void
            let handler = unsafeBitCast(address, to: Handler.self)
            """
        )
        #expect(result.notes.map(\.line) == [2])
        #expect(result.notes[0].found == "an address that is taken for a block")
    }

    @Test func otherAddressesStay() {
        let text = "let a = unsafeBitCast(b as AnyObject, to: Int.self)"
        #expect(Porting.text(text) == text)
    }
}
