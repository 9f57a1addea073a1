import Testing

/// `override func responds(to:)`.
struct RespondingRuleTests {
    @Test func theFirstClassSaysTheProtocolAndThoseBelowOverride() {
        let result = Porting.result(
            """
            class Proxy: NSObject, UITextFieldDelegate {
                override func responds(to aSelector: Selector!) -> Bool {
                    return super.responds(to: aSelector)
                }
            }
            class Quiet: Proxy {
                override func responds(to aSelector: Selector!) -> Bool { false }
            }
            """
        )
        #expect(
            result.sources[0].text == """
                class Proxy: NSObject, UITextFieldDelegate, SelectorResponding {
                    func responds(to aSelector: Selector!) -> Bool {
                        return super.responds(to: aSelector)
                    }
                }
                class Quiet: Proxy {
                    override func responds(to aSelector: Selector!) -> Bool { false }
                }
                """
        )
        #expect(result.counts[.responding] == 1)
    }
}
