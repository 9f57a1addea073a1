import Foundation

/// What names the wheels of a picker for people who do not see them.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the name of a wheel; default nil, the picker's own `accessibilityLabel`.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int
    ) -> String?
    /// Returns what turning a wheel does; default nil, for nothing to be said.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityHintForComponent component: Int
    ) -> String?
    /// Returns the name of a wheel, of which the text counts; it goes before the plain one.
    ///
    /// The default is nil.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    /// Returns what turning a wheel does, of which the text counts; it goes before the plain one.
    ///
    /// The default is nil.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int
    ) -> String? { nil }

    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityHintForComponent component: Int
    ) -> String? { nil }

    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }

    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
}

extension UIPickerView {
    private var speaker: (any UIPickerViewAccessibilityDelegate)? {
        delegate as? any UIPickerViewAccessibilityDelegate
    }

    /// Returns the name of a wheel, which every wheel has.
    func spokenName(ofComponent component: Int) -> String {
        let name =
            speaker?.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
            ?? speaker?.pickerView(self, accessibilityLabelForComponent: component)
        return name ?? accessibilityLabel ?? "Picker"
    }

    /// Returns what turning a wheel does, where the app says it.
    func spokenHint(ofComponent component: Int) -> String? {
        speaker?.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
            ?? speaker?.pickerView(self, accessibilityHintForComponent: component)
    }
}
