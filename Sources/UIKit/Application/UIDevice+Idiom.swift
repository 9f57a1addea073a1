/// Returns what kind of device the scene that runs looks like, for older code.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
