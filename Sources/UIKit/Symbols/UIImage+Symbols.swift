import CoreGraphics
import RenderTree

extension UIImage {
    /// The weights of symbols; numbered as in UIKit.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the weight of fonts that goes with the symbol's.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The sizes of symbols beside text of one size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The picture of further actions.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The picture of what is to be added.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The picture of what is to be removed.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The picture of what is chosen.
    public class var checkmark: UIImage {
        UIImage(systemName: "checkmark.circle.fill") ?? UIImage()
    }
    /// The picture of what is chosen, in lines.
    public class var strokedCheckmark: UIImage {
        UIImage(systemName: "checkmark.circle") ?? UIImage()
    }

    /// Creates the image of a symbol; nil for what cannot be a symbol's name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the image of a symbol in a configuration; nil for what cannot be a symbol's name.
    ///
    /// - Note: Differs from UIKit: nobody here knows the names of all symbols. A grey shape stands for
    ///   one that is not drawn here, unless the name is that of an image of the app.
    public convenience init?(
        systemName name: String,
        withConfiguration configuration: Configuration?
    ) {
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
        guard let state = UIImageState(symbol: name, values) ?? Self.standIn(for: name, values)
        else { return nil }
        self.init(state)
    }

    /// Creates the image of a symbol with a value; nil for what cannot be a symbol's name.
    ///
    /// - Note: Differs from UIKit: the drawings here have one layer, so that no value is seen, as on
    ///   iOS in symbols that have none to show.
    public convenience init?(
        systemName name: String,
        variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    private static func standIn(for name: String, _ values: SymbolValues) -> UIImageState? {
        // What an app looks up under both kinds of names is its own image.
        guard SymbolDrawing.mayBeName(name), UIImage(named: name) == nil else { return nil }
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                Diagnostics.reportOnce(
                    "The symbol \"\(name)\" is not drawn here: a grey shape stands for it."
                )
            }
        }
        return UIImageState(symbol: name, values, standIn: SymbolDrawing.usualSize)
    }

    /// Creates the image of a symbol; nil for what cannot be a symbol's name.
    public convenience init?(
        systemName name: String,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { state.symbol != nil }

    /// How the symbol is drawn; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        state.symbol.map { SymbolConfiguration($0.values) }
    }

    /// How the image is drawn; nil for images that are no symbols.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the symbol in a configuration, in place of the one it has.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return redrawn { _ in configuration.values }
    }

    /// Returns the symbol with what a configuration says in addition to the one it has.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard state.symbol != nil else { return nil }
        return redrawn { $0.applying(configuration.values) }
    }

    /// Returns the symbol as a view's preference has it: what the symbol itself says counts more.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, state.symbol != nil else { return self }
        return redrawn { configuration.values.applying($0) }
    }

    private func redrawn(_ change: (SymbolValues) -> SymbolValues) -> UIImage {
        guard let symbol = state.symbol else { return self }
        let values = change(symbol.values)
        guard values != symbol.values,
            var new = UIImageState(symbol: symbol.name, values, standIn: symbol.standIn)
        else { return self }
        new.renderingMode = state.renderingMode
        // A colour that the configuration gave goes with it.
        if values.color == nil, symbol.values.color == nil { new.tintColor = state.tintColor }
        return UIImage(new)
    }
}

/// What a symbol configuration says; what is nil is left open.
struct SymbolValues: Equatable, Sendable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var color: UIColor?
    /// Whether a colour that is said before does not count.
    var isMonochrome = false

    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            pointSize: other.pointSize ?? pointSize,
            weight: other.weight ?? weight,
            scale: other.scale ?? scale,
            color: other.isMonochrome ? nil : other.color ?? color,
            isMonochrome: other.isMonochrome || isMonochrome && other.color == nil
        )
    }
}

/// The symbol that an image was made of.
final class SymbolState: Equatable, Sendable {
    let name: String
    let values: SymbolValues
    /// The size in text of 17 points of a grey shape in place of what is not drawn here.
    let standIn: CGSize?

    init(name: String, values: SymbolValues, standIn: CGSize?) {
        self.name = name
        self.values = values
        self.standIn = standIn
    }

    static func == (left: SymbolState, right: SymbolState) -> Bool {
        left.name == right.name && left.values == right.values && left.standIn == right.standIn
    }
}

extension UIImageState {
    /// Draws a symbol; nil for names that are not drawn here, and that have no stand-in.
    ///
    /// A stand-in has a size in text of 17 points, and grows as the symbol would.
    init?(symbol name: String, _ values: SymbolValues, standIn: CGSize? = nil) {
        let size = values.pointSize ?? 17
        let key = SymbolDrawing.Key(
            name: name,
            // A size from a document may be anything.
            pointSize: size > 0 && size.isFinite ? min(size, 2_000) : 17,
            weight: values.weight ?? .regular,
            scale: values.scale ?? .medium
        )
        let drawn = standIn.map { SymbolDrawing.standIn($0, key) } ?? SymbolDrawing.image(key)
        guard let drawn else { return nil }
        self = drawn
        symbol = SymbolState(name: name, values: values, standIn: standIn)
        if let color = values.color { tintColor = color }
    }
}
