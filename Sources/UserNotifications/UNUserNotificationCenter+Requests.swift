import Foundation
import UIKit

extension UNUserNotificationCenter {
    /// Has a notification told when it is due; one that waits under the same name is taken back.
    ///
    /// Without a person's permission nothing is told, and the completion hears of it.
    @preconcurrency
    public nonisolated func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? =
            nil
    ) {
        use { center in
            let error = center.take(request)
            if let completionHandler { center.later { completionHandler(error) } }
        }
    }

    /// Has a notification told when it is due.
    public func add(_ request: UNNotificationRequest) async throws {
        if let error = meant.take(request) { throw error }
    }

    /// Has a request wait for its time; returns why it does not.
    private func take(_ request: UNNotificationRequest) -> UNError? {
        guard status != .denied else { return UNError(.notificationsNotAllowed) }
        wait(for: request)
        return nil
    }

    func wait(for request: UNNotificationRequest) {
        stopWaiting { $0.identifier == request.identifier }
        guard let scene else {
            waiting.append(Waiting(request: request, timer: nil))
            return
        }
        let now = Date()
        guard let due = request.trigger.map({ $0.nextDate(after: now) }) ?? now else { return }
        let timer = scene.call(after: due.timeIntervalSince(now)) { [weak self] in
            self?.isDue(request)
        }
        waiting.append(Waiting(request: request, timer: timer))
    }

    // MARK: - Before their time

    /// Tells what waits for its time.
    @preconcurrency
    public nonisolated func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
    ) {
        use { center in
            let requests = center.waiting.map(\.request)
            center.later { completionHandler(requests) }
        }
    }

    /// Returns what waits for its time.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        meant.waiting.map(\.request)
    }

    /// Takes back what waits under some names.
    public nonisolated func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    {
        use { center in center.stopWaiting { identifiers.contains($0.identifier) } }
    }

    /// Takes back all that waits.
    public nonisolated func removeAllPendingNotificationRequests() {
        use { center in center.stopWaiting { _ in true } }
    }

    func stopWaiting(where isOne: (UNNotificationRequest) -> Bool) {
        for entry in waiting where isOne(entry.request) { entry.timer?.cancel() }
        waiting.removeAll { isOne($0.request) }
    }

    // MARK: - Told

    /// Tells what was told and not acted upon.
    @preconcurrency
    public nonisolated func getDeliveredNotifications(
        completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void
    ) {
        use { center in
            let list = center.delivered
            center.later { completionHandler(list) }
        }
    }

    /// Returns what was told and not acted upon.
    public func deliveredNotifications() async -> [UNNotification] { meant.delivered }

    /// Takes notifications of some names off the list.
    public nonisolated func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        use { $0.forget(identifiers) }
    }

    func forget(_ identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
        unseen.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Takes all notifications off the list.
    public nonisolated func removeAllDeliveredNotifications() {
        use { center in (center.delivered, center.unseen) = ([], []) }
    }

    /// Sets the number in the page's title; 0 for none.
    @preconcurrency
    public nonisolated func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? =
            nil
    ) {
        use { center in
            center.scene?.badgeNumber = max(0, newBadgeCount)
            if let completionHandler { center.later { completionHandler(nil) } }
        }
    }

    /// Sets the number in the page's title; 0 for none.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        meant.scene?.badgeNumber = max(0, newBadgeCount)
    }
}
