import Foundation

/// What an app found as it looked for news in the background.
///
/// It stands in methods of delegates that wake an app. Nothing wakes one here, so that none is called.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData
    /// There was nothing new.
    case noData
    /// Looking for it failed.
    case failed
}

/// Whether an app may look for news in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It may not, and the person cannot change that.
    case restricted
    /// The person does not want it.
    case denied
    /// It may.
    case available
}

extension UIApplication {
    /// Whether the app may look for news in the background: restricted, as nothing wakes it for that.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
}
