import Foundation
import Testing

@testable import UIKit

struct UserDefaultsValuesTests {
    @Test func valuesAreSetAndReadByKey() throws {
        let defaults = try #require(UserDefaults(suiteName: "UserDefaultsValuesTests"))
        defer { defaults.removePersistentDomain(forName: "UserDefaultsValuesTests") }
        defaults.setValue("blue", forKey: "colour")
        #expect(defaults.string(forKey: "colour") == "blue")
        #expect(defaults.value(forKey: "colour") as? String == "blue")
        defaults.setValue(nil, forKey: "colour")
        #expect(defaults.value(forKey: "colour") == nil)
    }
}
