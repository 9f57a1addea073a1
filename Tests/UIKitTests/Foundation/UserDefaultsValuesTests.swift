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

    @Test func writtenOutNilRemovesAValue() throws {
        let defaults = try #require(UserDefaults(suiteName: "UserDefaultsNilTests"))
        defer { defaults.removePersistentDomain(forName: "UserDefaultsNilTests") }
        defaults.set("secret", forKey: "token")
        defaults.set(nil, forKey: "token")
        #expect(defaults.object(forKey: "token") == nil)
    }

    @Test func lengthsAreKept() throws {
        let defaults = try #require(UserDefaults(suiteName: "UserDefaultsLengthTests"))
        defer { defaults.removePersistentDomain(forName: "UserDefaultsLengthTests") }
        let none: CGFloat? = nil
        defaults.set(CGFloat(17.5), forKey: "size")
        defaults.set(["width": CGFloat(3), "name": "x"] as [String: Any], forKey: "values")
        defaults.set([CGFloat(1), CGFloat(2)], forKey: "list")
        defaults.setValue(CGFloat(4), forKey: "other")
        #expect(defaults.double(forKey: "size") == 17.5)
        #expect(defaults.dictionary(forKey: "values")?["width"] as? Double == 3)
        #expect(defaults.dictionary(forKey: "values")?["name"] as? String == "x")
        #expect(defaults.array(forKey: "list") as? [Double] == [1, 2])
        #expect(defaults.double(forKey: "other") == 4)
        defaults.set(none, forKey: "size")
        #expect(defaults.object(forKey: "size") == nil)
    }

    @Test func addressesAreRead() throws {
        let defaults = try #require(UserDefaults(suiteName: "UserDefaultsAddressTests"))
        defer { defaults.removePersistentDomain(forName: "UserDefaultsAddressTests") }
        let address = try #require(URL(string: "https://example.com/a?b=c"))
        defaults.set(address, forKey: "page")
        defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "file")
        #expect(defaults.url(forKey: "page") == address)
        #expect(defaults.url(forKey: "file")?.path == "/tmp/a")
    }
}
