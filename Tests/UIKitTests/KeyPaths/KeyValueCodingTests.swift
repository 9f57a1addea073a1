import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct KeyValueCodingTests {
    private final class Badge: UIView, KeyPathNaming {
        var count = 0
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("count", \Badge.count)] }
    }

    private func messages(_ body: () -> Void) -> [String] {
        let outer = Diagnostics.handler
        defer { Diagnostics.handler = outer }
        var messages: [String] = []
        Diagnostics.handler = { messages.append($0) }
        body()
        return messages
    }

    @Test func propertiesAreReadAndSetByName() {
        let view = Badge()
        view.setValue(3, forKey: "count")
        view.setValue(0.5, forKey: "alpha")
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        #expect(view.count == 3)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }

    @Test func aNameThatDoesNotExistIsReported() {
        let view = UIView()
        let found = messages {
            view.setValue(1, forKey: "wings")
            #expect(view.value(forKey: "wings") == nil)
            view.setValue("wide", forKey: "tag")
        }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.contains("UIView") })
        #expect(view.tag == 0)
    }

    @Test func theApplicationIsReachedByName() {
        let application = UIApplication.value(forKeyPath: "sharedApplication")
        #expect(application as? UIApplication === UIApplication.shared)
        let idle = UIApplication.value(forKeyPath: "sharedApplication.isIdleTimerDisabled")
        #expect(idle == nil)
        let found = messages { #expect(UIApplication.value(forKey: "otherApplication") == nil) }
        #expect(found == [#"UIApplication has no value for the key "otherApplication"."#])
    }
}
