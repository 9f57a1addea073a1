import Foundation
import Testing
import UIKit

/// What Foundation has on iOS and UIKit has here.
struct FoundationNamesTests {
    @Test func foldersAreThoseOfTheFileManager() {
        let manager = FileManager.default
        let documents = manager.urls(for: .documentDirectory, in: .userDomainMask).first
        let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first
        #expect(URL.documentsDirectory == documents)
        #expect(URL.cachesDirectory == caches && URL.cachesDirectory != .documentsDirectory)
        #expect(URL.libraryDirectory == .applicationSupportDirectory)
    }

    @Test func arraysOfOneClassAreUnarchived() throws {
        let texts: [NSString] = ["a", "b"]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: texts,
            requiringSecureCoding: true
        )
        let result = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
            ofClass: NSString.self,
            from: data
        )
        #expect(result == texts)
        let rubbish = Data("rubbish".utf8)
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: rubbish)
        }
    }
}
