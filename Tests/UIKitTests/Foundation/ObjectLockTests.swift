import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit

struct ObjectLockTests {
    private final class Box: Sendable {}

    @Test func oneThreadAtATimeIsInside() {
        let object = Box()
        let inside = Atomic(0)
        let most = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 400) { _ in
            objc_sync_enter(object)
            objc_sync_enter(object)
            let now = inside.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
            _ = most.max(now, ordering: .sequentiallyConsistent)
            _ = inside.wrappingSubtract(1, ordering: .sequentiallyConsistent)
            objc_sync_exit(object)
            objc_sync_exit(object)
        }
        #expect(most.load(ordering: .sequentiallyConsistent) == 1)
    }

    @Test func leavingWithoutHavingEnteredIsAnError() {
        let object = Box()
        #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        #expect(objc_sync_enter(nil) == OBJC_SYNC_SUCCESS)
    }
}
