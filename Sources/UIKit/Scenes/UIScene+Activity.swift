import Foundation

extension UIScene {
    /// Posted before a scene's delegate is asked to show something; the object is the scene.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification"
    )
    /// Posted when a scene was removed from the app; the object is the scene.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification"
    )
    /// Posted when a scene became active; the object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification"
    )
    /// Posted when a scene is about to become inactive; the object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification"
    )
    /// Posted when a scene is about to come to the foreground; the object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    /// Posted when a scene went to the background; the object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    // MARK: - Steps

    /// Comes to the foreground and becomes active, as far as it is not.
    func becomeActive(fromBackground: Bool) {
        if fromBackground {
            delegate?.sceneWillEnterForeground(self)
            if activationState == .background {
                appDelegate?.applicationWillEnterForeground(UIApplication.shared)
            }
            post(Self.willEnterForegroundNotification)
            if isFirst(in: [.foregroundActive, .foregroundInactive]) {
                UIApplication.shared.post(UIApplication.willEnterForegroundNotification)
            }
            activationState = .foregroundInactive
        }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        appDelegate?.applicationDidBecomeActive(UIApplication.shared)
        post(Self.didActivateNotification)
        if isFirst(in: [.foregroundActive]) {
            UIApplication.shared.post(UIApplication.didBecomeActiveNotification)
        }
    }

    /// Becomes inactive and goes to the background, as far as it is not there.
    func enterBackground() {
        if activationState == .foregroundActive {
            delegate?.sceneWillResignActive(self)
            appDelegate?.applicationWillResignActive(UIApplication.shared)
            post(Self.willDeactivateNotification)
            if isFirst(in: [.foregroundActive]) {
                UIApplication.shared.post(UIApplication.willResignActiveNotification)
            }
            activationState = .foregroundInactive
        }
        guard activationState == .foregroundInactive else { return }
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        keepActivity()
        appDelegate?.applicationDidEnterBackground(UIApplication.shared)
        post(Self.didEnterBackgroundNotification)
        if isFirst(in: [.foregroundActive, .foregroundInactive]) {
            UIApplication.shared.post(UIApplication.didEnterBackgroundNotification)
        }
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Whether no other scene is in one of some states: what the app as a whole changes by.
    private func isFirst(in states: Set<ActivationState>) -> Bool {
        UIApplication.shared.servedScenes.allSatisfy {
            $0 === self || !states.contains($0.activationState)
        }
    }
}

extension UIApplication {
    /// Posted when the app has launched; the object is the app.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted when the first scene is about to come to the foreground; the object is the app.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted when a scene became active and none was; the object is the app.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted when the only active scene is about to become inactive; the object is the app.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the last scene went to the background; the object is the app.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted when the app is about to end; the object is the app.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
