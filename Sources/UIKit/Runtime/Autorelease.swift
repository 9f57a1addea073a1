import Dispatch

/// Calls a function; what UIKit made of documents in it ends with it, unless something refers to it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let count = MainActor.assumeIsolated { AutoreleasePool.count }
    defer { MainActor.assumeIsolated { AutoreleasePool.drain(downTo: count) } }
    return try body()
}

/// What UIKit made of storyboards and xibs in this turn, which lives as long, as on iOS.
///
/// Apps keep such objects in weak variables until they are shown.
@MainActor
enum AutoreleasePool {
    private static var objects: [AnyObject] = []

    static var count: Int { objects.count }

    /// Keeps objects until the turn of the scene, or of the main run loop, is over.
    static func keep(_ new: [AnyObject]) {
        guard !new.isEmpty else { return }
        if objects.isEmpty { DispatchQueue.main.async { drain() } }
        objects += new
    }

    /// Lets go of all objects but the first ones.
    static func drain(downTo count: Int = 0) {
        guard objects.count > count else { return }
        // What ends may make other objects.
        let old = objects[count...]
        objects.removeSubrange(count...)
        withExtendedLifetime(old) {}
    }
}
