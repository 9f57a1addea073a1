import CoreGraphics
import Foundation

/// The system's own signs at the ends of rows.
@MainActor
enum CellAccessory {
    /// The side of the controls of editing, in points.
    static let controlSide: CGFloat = 30

    /// Returns the size of what stands at the end of a row, in points.
    static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 16)
        case .detailButton: CGSize(width: 24, height: 24)
        case .detailDisclosureButton: CGSize(width: 42, height: 24)
        }
    }

    private static func drawing(_ width: Int, _ height: Int, _ body: String) -> UIImage? {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
            + " viewBox=\"0 0 \(width) \(height)\">\(body)</svg>"
        return UIImage(data: Data(text.utf8))
    }

    private static let line =
        "fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" stroke-linejoin=\"round\""

    // Drawings belong to the process; each is one small document.
    private static let chevron = drawing(
        8,
        14,
        "<path d=\"M1.2 1.2 6.8 7l-5.6 5.8\" stroke-width=\"2\" \(line)/>"
    )?.withRenderingMode(.alwaysTemplate)
    private static let checkmark = drawing(
        16,
        16,
        "<path d=\"M2 9l4 4.5L14 2.5\" stroke-width=\"2\" \(line)/>"
    )?.withRenderingMode(.alwaysTemplate)
    private static let info = drawing(
        24,
        24,
        "<circle cx=\"12\" cy=\"12\" r=\"10\" stroke-width=\"1.5\" \(line)/>"
            + "<path d=\"M10.4 10.6H12v6m-2 0h4\" stroke-width=\"1.5\" \(line)/>"
            + "<circle cx=\"11.8\" cy=\"7.4\" r=\"1.2\"/>"
    )?.withRenderingMode(.alwaysTemplate)
    private static let minus = drawing(
        22,
        22,
        "<circle cx=\"11\" cy=\"11\" r=\"11\" fill=\"#ff3b30\"/>"
            + "<path d=\"M6 11h10\" stroke=\"#fff\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    )
    private static let plus = drawing(
        22,
        22,
        "<circle cx=\"11\" cy=\"11\" r=\"11\" fill=\"#34c759\"/>"
            + "<path d=\"M6 11h10M11 6v10\" stroke=\"#fff\" stroke-width=\"2\""
            + " stroke-linecap=\"round\"/>"
    )
    private static let grip = drawing(
        22,
        12,
        "<path d=\"M1 1.5h20M1 6h20M1 10.5h20\" stroke-width=\"1.5\" \(line)/>"
    )?.withRenderingMode(.alwaysTemplate)
    private static let ring = drawing(
        22,
        22,
        "<circle cx=\"11\" cy=\"11\" r=\"10\" stroke-width=\"1.5\" \(line)/>"
    )?.withRenderingMode(.alwaysTemplate)
    private static let selectedMark = drawing(
        22,
        22,
        "<circle cx=\"11\" cy=\"11\" r=\"11\" fill=\"#007aff\"/>"
            + "<path d=\"M6 11.5l3.5 3.5L16 7.5\" fill=\"none\" stroke=\"#fff\""
            + " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    )

    /// Makes what stands at the end of a row; the button of details calls a function.
    static func make(
        _ type: UITableViewCell.AccessoryType,
        isMirrored: Bool,
        _ action: @escaping () -> Void
    ) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return chevronView(isMirrored)
        case .checkmark: return UIImageView(image: checkmark)
        case .detailButton: return detailButton(action)
        case .detailDisclosureButton:
            let view = UIView(frame: CGRect(origin: .zero, size: size(of: type)))
            let button = detailButton(action)
            let arrow = chevronView(isMirrored)
            button.frame = CGRect(x: isMirrored ? 18 : 0, y: 0, width: 24, height: 24)
            arrow.frame = CGRect(x: isMirrored ? 0 : 34, y: 5, width: 8, height: 14)
            view.addSubview(button)
            view.addSubview(arrow)
            return view
        }
    }

    private static func chevronView(_ isMirrored: Bool) -> UIView {
        let view = UIImageView(image: chevron)
        view.tintColor = .tertiaryLabel
        if isMirrored { view.transform = CGAffineTransform(scaleX: -1, y: 1) }
        return view
    }

    private static func detailButton(_ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(info, for: .normal)
        button.accessibilityLabel = "More Info"
        button.frame.size = CGSize(width: 24, height: 24)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    /// Makes the sign that shows and hides the items below another.
    static func makeOutlineButton(_ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(chevron, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    /// Makes the control of an editing style.
    static func makeControl(
        _ style: UITableViewCell.EditingStyle,
        _ action: @escaping () -> Void
    ) -> UIView {
        let button = UIButton(type: .custom)
        button.setImage(style == .insert ? plus : minus, for: .normal)
        button.accessibilityLabel = style == .insert ? "Insert" : "Delete"
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    /// Makes the mark of rows of which several can be selected.
    static func makeMark() -> UIImageView {
        let view = UIImageView(image: ring, highlightedImage: selectedMark)
        view.contentMode = .center
        view.tintColor = .systemGray3
        return view
    }

    /// Makes the grip that moves a row, by finger and by keys.
    static func makeGrip(_ move: @escaping @MainActor (_ rows: Int) -> Void) -> UIView {
        RowGrip(image: grip, move)
    }
}
