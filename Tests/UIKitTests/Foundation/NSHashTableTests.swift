import Foundation
import Testing

@testable import UIKit

private protocol Listener: AnyObject {
    func hear() -> String
}

private final class Ear: Listener {
    func hear() -> String { "heard" }
}

private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
    override var hash: Int { name.hashValue }
}

@MainActor struct NSHashTableTests {
    @Test func weakTablesLetTheirObjectsGo() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let stays = UIView()
        var goes: UIView? = UIView()
        table.add(stays)
        table.add(goes)
        table.add(stays)
        table.add(nil)
        #expect(table.count == 2)
        goes = nil
        #expect(table.count == 1)
        #expect(table.allObjects.first === stays)
        #expect(table.contains(stays))
        table.remove(stays)
        #expect(table.count == 0)
        #expect(table.anyObject == nil)
    }

    @Test func listenersOfAProtocolAreCalled() {
        let table = NSHashTable<any Listener>.weakObjects()
        let ear = Ear()
        var other: Ear? = Ear()
        table.add(ear)
        table.add(other)
        #expect(table.contains(ear) && !table.contains(Ear()))
        #expect(table.allObjects.map { $0.hear() } == ["heard", "heard"])
        other = nil
        #expect(table.allObjects.count == 1)
    }

    @Test func tablesHoldWhatTheyAreToldTo() {
        let table = NSHashTable<Named>()
        table.add(Named("a"))
        table.add(Named("a"))
        #expect(table.count == 1)
        #expect(table.member(Named("a"))?.name == "a")
        let places = NSHashTable<Named>(options: [.objectPointerPersonality])
        places.add(Named("a"))
        places.add(Named("a"))
        #expect(places.count == 2)
        let other = NSHashTable<Named>()
        other.add(Named("a"))
        other.add(Named("b"))
        #expect(table.isSubset(of: other) && table.intersects(other))
        table.union(other)
        #expect(table.count == 2)
        table.minus(other)
        #expect(table.count == 0)
        let copy = other.copy() as? NSHashTable<Named>
        other.removeAllObjects()
        #expect(copy?.count == 2)
        #expect(copy?.objectEnumerator().allObjects.count == 2)
    }

    @Test func endedObjectsTakeNoRoom() {
        let table = NSHashTable<NSObject>.weakObjects()
        for _ in 0..<10_000 { table.add(NSObject()) }
        #expect(table.count == 0)
        let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
        for _ in 0..<10_000 { map.setObject(NSObject(), forKey: NSObject()) }
        #expect(map.count == 0)
    }

    @Test func mapsForgetPairsOfWhichOneEnded() {
        let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
        var view: UIView? = UIView()
        views.setObject(view, forKey: "a")
        let found = views.object(forKey: "a") === view
        #expect(found)
        view = nil
        #expect(views.object(forKey: "a") == nil && views.count == 0)

        let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
        var key: UIView? = UIView()
        names.setObject("x", forKey: key)
        names.setObject("y", forKey: key)
        #expect(names.object(forKey: key) == "y" && names.count == 1)
        key = nil
        #expect(names.count == 0)
    }

    @Test func mapsHoldAndGiveUpTheirPairs() {
        let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        map.setObject(1, forKey: "one")
        map.setObject(2, forKey: "two")
        map.setObject(nil, forKey: "three")
        #expect(map.count == 2)
        #expect(map.dictionaryRepresentation()["two" as NSString] == 2)
        let keys = map.keyEnumerator().allObjects.compactMap { $0 as? String }
        #expect(keys.sorted() == ["one", "two"])
        #expect(map.objectEnumerator()?.allObjects.count == 2)
        map.removeObject(forKey: "one")
        #expect(map.object(forKey: "one") == nil)
        map.removeAllObjects()
        #expect(map.count == 0)
    }
}
