/// Something that a document needs of the tools.
package struct IBCapability: Sendable, Hashable {
    /// Such as `Named colors`.
    package let name: String
    /// The first version of the tools that has it.
    package let minToolsVersion: String?

    init?(_ element: IBElement) {
        guard let name = element.string("name") else { return nil }
        self.name = name
        minToolsVersion = element.string("minToolsVersion")
    }
}
