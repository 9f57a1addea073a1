/// The style of the interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}
