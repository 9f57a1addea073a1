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

    @Test func indexPathsOfTheClassHaveRowsAndSections() {
        let path = IndexPath(row: 3, section: 2) as NSIndexPath
        #expect(path.row == 3 && path.item == 3 && path.section == 2)
        #expect(NSIndexPath(row: 3, section: 2) as IndexPath == IndexPath(row: 3, section: 2))
        #expect(NSIndexPath(item: 3, section: 2).isEqual(path))
    }

    @Test func dictionariesSetValuesOfTexts() {
        let values = NSMutableDictionary()
        values.setValue(1, forKey: "a")
        values.setValue("b", forKey: "c")
        values.setValue(nil, forKey: "a")
        #expect(values.count == 1)
        #expect(values.value(forKey: "c") as? String == "b")
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
