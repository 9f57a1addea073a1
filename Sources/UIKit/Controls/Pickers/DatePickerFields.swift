import CoreGraphics
import Foundation
import RenderTree

/// The texts of a compact date picker, each of which opens what its part is chosen with.
@MainActor
final class DatePickerFields {
    /// What a field stands for.
    enum Part {
        case day, time
    }

    static let height: CGFloat = 34
    private static let gap: CGFloat = 6
    private static let padding: CGFloat = 11
    private static let font = UIFont.systemFont(ofSize: 17)

    weak var owner: UIDatePicker?
    private(set) var fields: [(part: Part, button: UIButton)] = []
    /// The texts of the fields, and those for too little room.
    private var titles: [(long: String, short: String)] = []
    private weak var opened: DatePickerController?
    /// Whether the row has no room for the longer texts.
    private var isNarrow = false
    /// The colour of the texts; nil: the system's.
    var textColor: UIColor? {
        didSet {
            for (_, button) in fields { button.setTitleColor(textColor ?? .label, for: .normal) }
        }
    }

    init(_ owner: UIDatePicker) {
        self.owner = owner
    }

    /// Shows a field for each part.
    func show(_ parts: [Part]) {
        guard parts != fields.map(\.part) else { return updateTitles() }
        for (_, button) in fields { button.removeFromSuperview() }
        fields = parts.map { part in
            let button = UIButton(type: .custom)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 8
            button.titleLabel?.font = Self.font
            button.setTitleColor(textColor ?? .label, for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(
                top: 0,
                left: Self.padding,
                bottom: 0,
                right: Self.padding
            )
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.open(part, from: button) }
                },
                for: .touchUpInside
            )
            owner?.addSubview(button)
            return (part, button)
        }
        updateTitles()
    }

    /// Takes the date over.
    func updateTitles() {
        guard let owner else { return }
        let formatter = DateFormatter()
        let calendar = owner.calendarInUse
        formatter.locale = owner.localeInUse
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        func text(_ template: String) -> String {
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter.string(from: owner.date)
        }
        titles = fields.map { part, _ in
            part == .day ? (text("yMMMd"), text("yyMd")) : (text("jmm"), text("jmm"))
        }
        showTitles()
        for (_, button) in fields {
            button.isEnabled = owner.isEnabled
            button.alpha = owner.isEnabled ? 1 : 0.5
        }
        opened?.dateDidChange()
    }

    private func showTitles() {
        for (field, title) in zip(fields, titles) {
            let text = isNarrow ? title.short : title.long
            guard field.button.title(for: .normal) != text else { continue }
            field.button.setTitle(text, for: .normal)
        }
    }

    /// The size that the fields ask for, in points.
    var size: CGSize {
        let widths = titles.map { Self.width(of: $0.long) }
        return CGSize(width: widths.reduce(gaps, +), height: Self.height)
    }

    private var gaps: CGFloat { Self.gap * CGFloat(max(0, fields.count - 1)) }

    private static func width(of title: String) -> CGFloat {
        (title.size(withAttributes: [.font: font]).width + 2 * padding).rounded(.up)
    }

    /// The widths of the fields in a row, which shorter texts and less room make fit.
    private func widths(in row: CGRect) -> [CGFloat] {
        let widths = titles.map { Self.width(of: isNarrow ? $0.short : $0.long) }
        let all = widths.reduce(0, +)
        let room = max(0, row.width - gaps)
        return all > room ? widths.map { $0 * room / all } : widths
    }

    /// Places the fields in a row, from where reading begins.
    func layOut(in row: CGRect, isMirrored: Bool) {
        isNarrow = row.width > 0 && size.width > row.width
        showTitles()
        var x = row.minX
        for ((_, button), width) in zip(fields, widths(in: row)) {
            button.frame = CGRect(
                x: isMirrored ? row.maxX - (x - row.minX) - width : x,
                y: row.midY - Self.height / 2,
                width: width,
                height: Self.height
            )
            x += width + Self.gap
        }
    }

    /// Opens what a part is chosen with, in a bubble at its field.
    func open(_ part: Part, from button: UIButton) {
        guard let owner, owner.isEnabled, let presenter = owner.presentingController else { return }
        let controller = DatePickerController(owner, part)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        controller.popoverPresentationController?.delegate = controller
        opened = controller
        presenter.present(controller, animated: true)
    }
}

/// What a part of a date is chosen with, in a bubble.
final class DatePickerController: UIViewController, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIDatePicker?
    private let part: DatePickerFields.Part
    private(set) var monthView: CalendarMonthView?
    private(set) var wheels: UIDatePicker?

    init(_ owner: UIDatePicker, _ part: DatePickerFields.Part) {
        self.owner = owner
        self.part = part
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        guard let owner else { return super.loadView() }
        switch part {
        case .day:
            let month = CalendarMonthView(owner)
            month.show(owner.date)
            month.tintColor = owner.tintColor
            monthView = month
            view = month
            preferredContentSize = CalendarMonthView.naturalSize
        case .time:
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .time
            picker.locale = owner.localeInUse
            picker.calendar = owner.calendarInUse
            picker.minuteInterval = owner.minuteInterval
            picker.minimumDate = owner.minimumDate
            picker.maximumDate = owner.maximumDate
            picker.date = owner.date
            picker.addAction(
                UIAction { [weak owner, weak picker] _ in
                    if let owner, let picker { owner.choose(picker.date) }
                },
                for: .valueChanged
            )
            wheels = picker
            view = picker
            preferredContentSize = CGSize(width: 220, height: 180)
        }
    }

    func dateDidChange() {
        guard let owner else { return }
        monthView?.show(owner.date)
        if let wheels, wheels.date != owner.date { wheels.date = owner.date }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

extension UIView {
    /// The controller that presents what the view opens: the nearest one, in front.
    fileprivate var presentingController: UIViewController? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let controller = candidate as? UIViewController {
                var front = controller
                while let next = front.presentedViewController { front = next }
                return front
            }
            responder = candidate.next
        }
        return window?.rootViewController
    }
}
