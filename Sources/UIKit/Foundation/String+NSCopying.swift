/// Strings stand where Apple's frameworks take objects that are copied, such as identifiers.
///
/// On iOS a string is bridged to one there; Linux has no bridging.
extension String: @retroactive NSCopying {
    /// Returns the string itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
