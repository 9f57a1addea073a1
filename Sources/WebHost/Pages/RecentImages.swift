import Foundation
import RenderTree

/// Pictures that pages were told of lately: these may ask for them when they are shown no more.
///
/// A view that is drawn anew many times a second replaces its picture before a page has loaded it.
struct RecentImages {
    /// How long a page may take to ask, in seconds.
    static let time: TimeInterval = 30
    /// How much all of them may hold; the oldest go first.
    static let byteLimit = 16 * 1024 * 1024

    private var entries: [(resource: EncodedImage?, time: TimeInterval)] = []
    /// The place of the oldest one; what is before it is gone.
    private var first = 0
    private var byteCount = 0

    /// Keeps a picture for a while.
    mutating func add(_ resource: EncodedImage, at now: TimeInterval) {
        entries.append((resource, now))
        byteCount += resource.data.count
        while byteCount > Self.byteLimit { dropOldest() }
        forget(at: now)
    }

    /// Lets go of those whose time is over.
    mutating func forget(at now: TimeInterval) {
        while first < entries.count, now - entries[first].time >= Self.time { dropOldest() }
        // What is left moves to the front once that is less than what went.
        if first > entries.count / 2 {
            entries.removeFirst(first)
            first = 0
        }
    }

    /// Lets go of all.
    mutating func forgetAll() {
        self = RecentImages()
    }

    private mutating func dropOldest() {
        byteCount -= entries[first].resource?.data.count ?? 0
        entries[first].resource = nil
        first += 1
    }
}
