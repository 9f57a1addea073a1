import Foundation

extension URL {
    /// Makes a document that a person chose accessible to the app; here all are.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Ends what `startAccessingSecurityScopedResource()` began.
    public func stopAccessingSecurityScopedResource() {}
}
