import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, made where it is missing.
    ///
    /// It lies in the folder for application support of the user that runs the server, and is the
    /// same for all tabs.
    ///
    /// - Parameter groupIdentifier: The name of the group, such as "group.org.example.notes".
    /// - Returns: The folder; nil for what is no name of one, and where it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String)
        -> URL?
    {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"),
            !groupIdentifier.contains("\0"), groupIdentifier.first != ".",
            let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = support.appendingPathComponent("Group Containers")
            .appendingPathComponent(groupIdentifier)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            let message = "The folder of \(groupIdentifier) cannot be made: \(error)"
            Task { @MainActor in Diagnostics.report(message) }
            return nil
        }
        return folder
    }

    /// Whose documents are in iCloud; nil, since there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder of documents in iCloud; nil, since there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
