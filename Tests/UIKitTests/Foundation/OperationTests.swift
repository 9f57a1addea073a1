import Foundation
import Testing
import UIKit

struct OperationTests {
    /// An operation that says itself when it has finished, as those of apps do.
    private final class Download: Operation, @unchecked Sendable {
        private(set) var isStarted = false
        private var isDone = false {
            willSet { willChangeValue(forKey: "isFinished") }
            didSet { didChangeValue(forKey: "isFinished") }
        }
        override var isAsynchronous: Bool { true }
        override var isFinished: Bool { isDone }

        override func start() {
            isStarted = true
            isDone = true
        }
    }

    @Test func changesOfAnOperationAreToldToItsQueue() {
        let (first, second, queue) = (Download(), Download(), OperationQueue())
        second.addDependency(first)
        queue.maxConcurrentOperationCount = 1
        queue.addOperations([second, first], waitUntilFinished: true)
        #expect(first.isStarted && second.isStarted)
    }
}
