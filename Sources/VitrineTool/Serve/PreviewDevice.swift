import CoreGraphics
import InterfaceBuilder

/// A device in whose size scenes are shown.
struct PreviewDevice: Equatable, Sendable {
    /// The name as people know it.
    let name: String
    /// The screen in points, upright.
    let size: CGSize

    /// The devices to choose from.
    static let all = [
        PreviewDevice(name: "iPhone SE", size: CGSize(width: 375, height: 667)),
        PreviewDevice(name: "iPhone 16", size: CGSize(width: 393, height: 852)),
        PreviewDevice(name: "iPhone Plus", size: CGSize(width: 430, height: 932)),
        PreviewDevice(name: "iPad", size: CGSize(width: 834, height: 1_194)),
    ]

    /// Returns the device that a document was made for.
    static func of(_ document: IBDocument) -> PreviewDevice {
        guard let device = document.device, let size = device.screenSize else { return all[1] }
        let upright = CGSize(
            width: min(size.width, size.height),
            height: max(size.width, size.height)
        )
        return all.first { $0.size == upright } ?? PreviewDevice(name: "As designed", size: upright)
    }

    /// Returns the size classes, upright or lying.
    func sizeClasses(isLandscape: Bool) -> IBSizeClasses {
        if size.width >= 600 { return IBSizeClasses(width: .regular, height: .regular) }
        guard isLandscape else { return IBSizeClasses(width: .compact, height: .regular) }
        return IBSizeClasses(width: size.height >= 896 ? .regular : .compact, height: .compact)
    }
}
