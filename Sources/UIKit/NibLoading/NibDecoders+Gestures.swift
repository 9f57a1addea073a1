import InterfaceBuilder

extension NibLoader {
    /// Sets what a gesture recognizer's element has.
    func decodeGesture(_ object: IBObject, into recognizer: UIGestureRecognizer) {
        if let flag = object.bool("enabled") { recognizer.isEnabled = flag }
        if let flag = object.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
        if let flag = object.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
        if let flag = object.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = object.integer("numberOfTapsRequired") {
                tap.numberOfTapsRequired = count
            }
            if let count = object.integer("numberOfTouchesRequired") {
                tap.numberOfTouchesRequired = count
            }
        case let press as UILongPressGestureRecognizer:
            decodeLongPress(object, into: press)
        case let swipe as UISwipeGestureRecognizer:
            if let count = object.integer("numberOfTouchesRequired") {
                swipe.numberOfTouchesRequired = count
            }
            if let word = object.string("direction") { swipe.direction = Self.direction(word) }
        case let edge as UIScreenEdgePanGestureRecognizer:
            edge.edges = edges(of: object)
        case let pan as UIPanGestureRecognizer:
            if let count = object.integer("minimumNumberOfTouches") {
                pan.minimumNumberOfTouches = count
            }
            if let count = object.integer("maximumNumberOfTouches") {
                pan.maximumNumberOfTouches = count
            }
        case let pinch as UIPinchGestureRecognizer:
            if let scale = object.number("scale") { pinch.scale = CGFloat(scale) }
        case let rotation as UIRotationGestureRecognizer:
            if let angle = object.number("rotation") { rotation.rotation = CGFloat(angle) }
        default: break
        }
    }

    private func decodeLongPress(_ object: IBObject, into press: UILongPressGestureRecognizer) {
        if let time = object.number("minimumPressDuration") { press.minimumPressDuration = time }
        if let way = object.number("allowableMovement") { press.allowableMovement = CGFloat(way) }
        if let count = object.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
        if let count = object.integer("numberOfTouchesRequired") {
            press.numberOfTouchesRequired = count
        }
    }

    private static func direction(_ word: String) -> UISwipeGestureRecognizer.Direction {
        switch word {
        case "left": .left
        case "up": .up
        case "down": .down
        default: .right
        }
    }

    /// Reads `<rectEdge key="edges" left="YES"/>`.
    private func edges(of object: IBObject) -> UIRectEdge {
        guard let element = object.child(keyed: "edges") else { return [] }
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return names.reduce(into: []) { edges, name in
            if element.bool(name.0) == true { edges.insert(name.1) }
        }
    }
}
