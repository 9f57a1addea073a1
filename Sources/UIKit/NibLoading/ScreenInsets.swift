import CoreGraphics
import InterfaceBuilder

/// What the time, a notch and the home indicator take of a document's screen, in points.
///
/// Every version of the tool had those of its time.
struct ScreenInsets: Equatable, Sendable {
    /// Below the time and, on upright phones, the notch.
    let top: CGFloat
    /// Beside the notch of a phone that lies; the same on both sides.
    let side: CGFloat
    /// Above the home indicator.
    let bottom: CGFloat
    /// Above a sheet, which leaves the time and a notch free.
    let sheet: CGFloat
    /// Whether the screen is that of a phone with a notch.
    let isNotched: Bool
    /// Whether the screen is that of a phone that lies.
    let isLyingPhone: Bool

    /// Reads the device and the tool of a document.
    init(_ document: IBDocument) {
        let device = document.shownDevice
        let version = document.toolsGeneration ?? .infinity
        isNotched = Self.isNotched(device)
        isLyingPhone = Self.isLyingPhone(device)
        let isRounded = Self.isRoundedTablet(device)
        let hidesTime = Self.hideTime.contains { $0.contains(version) } && Self.isPhone(device)
        let time = isNotched ? Self.notch(device, version) : isRounded ? 24 : hidesTime ? 0 : 20
        let indicator: CGFloat = isNotched ? 34 : isRounded ? 20 : 0
        sheet = isNotched ? 54 : 20
        // Xcode 14 had what the phone has while it stands.
        if isLyingPhone, !(isNotched && Self.keepsUpright.contains(version)) {
            top = 0
            side = isNotched ? version < 21_000 ? 44 : time : 0
            bottom = isNotched ? 21 : 0
        } else {
            (top, side, bottom) = (time, 0, indicator)
        }
    }

    /// Whether a sheet has the screen to itself: there is no room for less of it on phones that lie,
    /// as the tool had it until Xcode 14.
    static func holdsWholeSheets(_ document: IBDocument) -> Bool {
        isLyingPhone(document.shownDevice)
            && document.toolsGeneration.map { $0 < keepsUpright.upperBound } ?? false
    }

    private static let keepsUpright: Range<Double> = 21_000..<22_000

    /// The tools that left the time out above phones with a home button: Xcode 11.2 and 11.3, and
    /// Xcode 12.5 and 13.
    private static let hideTime: [Range<Double>] = [15_000..<16_000, 18_000..<21_000]

    private static func isPhone(_ device: IBDevice?) -> Bool {
        device?.screenSize.map { min($0.width, $0.height) < 600 } ?? false
    }

    private static func isLyingPhone(_ device: IBDevice?) -> Bool {
        guard let device, let size = device.screenSize else { return false }
        return device.isLandscape && min(size.width, size.height) < 600
    }

    private static func isNotched(_ device: IBDevice?) -> Bool {
        guard let size = device?.screenSize else { return false }
        return max(size.width, size.height) >= 812 && min(size.width, size.height) < 600
    }

    /// Whether a device is a tablet without a home button.
    private static func isRoundedTablet(_ device: IBDevice?) -> Bool {
        device?.id.hasPrefix("ipad") == true
            && (device?.id.hasSuffix("rounded") == true || device?.id == "ipad11_0")
    }

    private static func notch(_ device: IBDevice?, _ version: Double) -> CGFloat {
        let isRecent = version >= 21_000
        return switch device?.id {
        case "retina5_9": isRecent ? 50 : 44
        case "retina6_1": isRecent ? 48 : 44
        case "retina6_0", "retina6_7": 47
        case "retina6_12", "retina6_72": 59
        case "retina6_3", "retina6_9": 62
        default: 44
        }
    }
}

extension NibSource {
    /// What the time, a notch and the home indicator take of the screen of the document's device,
    /// as its tool had it, in points.
    package var screenInsets: UIEdgeInsets {
        let insets = ScreenInsets(document)
        return UIEdgeInsets(
            top: insets.top,
            left: insets.side,
            bottom: insets.bottom,
            right: insets.side
        )
    }
}
