import Foundation

extension UIApplication {
    /// Tells the delegate that Apple's server knows no browsers, after what runs now.
    func refuseRemoteNotifications() {
        let registration = RemoteRegistration()
        refusals.append(registration)
        DispatchQueue.main.async { self.refuse(registration) }
    }

    /// Takes back what the scene that runs registered and what was not refused yet.
    func takeBackRegistrations() {
        let origin = RenderContext.running?.origin ?? SceneOrigin.current
        refusals.removeAll { $0.origin === origin }
    }

    /// Tells the delegate of a refusal, unless the registration was taken back.
    func refuse(_ registration: RemoteRegistration) {
        guard let index = refusals.firstIndex(where: { $0 === registration }) else { return }
        refusals.remove(at: index)
        guard let origin = registration.origin else { return tellRefusal() }
        // Nobody is there to hear of it where the scene has ended meanwhile.
        origin.context?.scene?.perform { tellRefusal() }
    }

    private func tellRefusal() {
        delegate?.application(
            self,
            didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError()
        )
    }
}

/// A registration for notifications from Apple's server whose refusal was not told yet.
@MainActor
final class RemoteRegistration {
    /// The scene whose code registered; nil for code of none.
    let origin = RenderContext.running?.origin ?? SceneOrigin.current
}

/// Why nothing comes from Apple's server of notifications.
struct RemoteNotificationsError: LocalizedError {
    var errorDescription: String? {
        "Browsers have no address at Apple's server of notifications."
    }
}
