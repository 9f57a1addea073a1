import Testing
import UIKit

private final class Token {
    nonisolated(unsafe) static var living = 0
    init() { Token.living += 1 }
    deinit { Token.living -= 1 }
}

private struct Keys {
    static var tag: UInt8 = 0
    static var owner: Void?
    static var token: UInt8 = 0
}

extension UIView {
    /// A property in an extension, as libraries add it.
    fileprivate var note: String? {
        get { objc_getAssociatedObject(self, &Keys.tag) as? String }
        set {
            objc_setAssociatedObject(self, &Keys.tag, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

@MainActor @Suite(.serialized)
struct AssociatedObjectClientTests {
    @Test func valuesBelongToOneObjectAndKey() {
        let (view, other) = (UIView(), UIView())
        view.note = "note"
        #expect(view.note == "note" && other.note == nil)
        objc_setAssociatedObject(view, &Keys.owner, [1, 2], .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Keys.owner) as? [Int] == [1, 2])
        view.note = nil
        #expect(view.note == nil)
        #expect(objc_getAssociatedObject(view, &Keys.owner) as? [Int] == [1, 2])
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Keys.owner) == nil)
        objc_setAssociatedObject(3, &Keys.owner, "lost", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(3, &Keys.owner) == nil)
    }

    @Test func valuesEndWithTheirObject() {
        Token.living = 0
        var view: UIView? = UIView()
        if let view {
            objc_setAssociatedObject(view, &Keys.token, Token(), .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(view.layer, &Keys.token, Token(), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Token.living == 2)
        view = nil
        #expect(Token.living == 0)
        // Objects that are not UIKit's tell nobody of their end.
        for _ in 0..<1_000 {
            objc_setAssociatedObject(Token(), &Keys.token, Token(), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Token.living < 500)
    }

    @Test func assignedObjectsAreNotKept() {
        let view = UIView()
        var token: Token? = Token()
        objc_setAssociatedObject(view, &Keys.owner, token, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Keys.owner) as? Token === token)
        token = nil
        #expect(objc_getAssociatedObject(view, &Keys.owner) == nil)
    }

    @Test func copiesAreTaken() {
        let (view, text) = (UIView(), NSMutableString(string: "before"))
        objc_setAssociatedObject(view, &Keys.owner, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append(" and after")
        #expect(objc_getAssociatedObject(view, &Keys.owner) as? NSString == "before")
    }
}
