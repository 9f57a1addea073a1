import CoreGraphics
import Foundation

/// The look of a paragraph as Core Text names it: `style as CTParagraphStyle` works as on iOS.
public typealias CTParagraphStyle = NSParagraphStyle

/// Where lines stand between the edges, as Core Text counts it.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// What happens to lines that are too long, as Core Text counts it.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// What a setting of a paragraph's look is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
}

/// One setting of a paragraph's look, whose value stands in memory.
public struct CTParagraphStyleSetting {
    /// What it is about.
    public var spec: CTParagraphStyleSpecifier
    /// How many bytes the value has.
    public var valueSize: Int
    /// Where the value stands.
    public var value: UnsafeRawPointer

    /// Creates a setting; the value has to stay where it is until the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }

    fileprivate func read<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
        guard valueSize >= MemoryLayout<Value>.size else { return nil }
        return value.loadUnaligned(as: type)
    }
}

/// Creates the look of a paragraph.
///
/// - Parameters:
///   - settings: What differs from the default; nil for nothing.
///   - settingCount: How many settings there are.
/// - Returns: The look, for the attribute `kCTParagraphStyleAttributeName`.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?,
    _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    guard let settings else { return style }
    for setting in UnsafeBufferPointer(start: settings, count: max(0, settingCount)) {
        style.take(setting)
    }
    return style
}

extension NSMutableParagraphStyle {
    fileprivate func take(_ setting: CTParagraphStyleSetting) {
        switch setting.spec {
        case .alignment:
            let value = setting.read(UInt8.self).flatMap(CTTextAlignment.init)
            if let value { alignment = value.alignment }
        case .lineBreakMode:
            let value = setting.read(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }
            if let value { lineBreakMode = value }
        case .baseWritingDirection:
            let value = setting.read(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }
            if let value { baseWritingDirection = value }
        default:
            if let value = setting.read(CGFloat.self) { take(value, as: setting.spec) }
        }
    }

    private func take(_ value: CGFloat, as spec: CTParagraphStyleSpecifier) {
        switch spec {
        case .firstLineHeadIndent: firstLineHeadIndent = value
        case .headIndent: headIndent = value
        case .tailIndent: tailIndent = value
        case .lineHeightMultiple: lineHeightMultiple = value
        case .maximumLineHeight: maximumLineHeight = value
        case .minimumLineHeight: minimumLineHeight = value
        case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: lineSpacing = value
        case .maximumLineSpacing: lineSpacing = min(lineSpacing, value)
        case .paragraphSpacing: paragraphSpacing = value
        case .paragraphSpacingBefore: paragraphSpacingBefore = value
        case .alignment, .lineBreakMode, .baseWritingDirection: break
        }
    }
}
