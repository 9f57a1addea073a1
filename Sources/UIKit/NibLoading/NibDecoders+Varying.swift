import CoreGraphics
import InterfaceBuilder

extension NibLoader {
    /// Sets what variations change of a view between two pairs of size classes.
    ///
    /// What is the same for both stays as the app left it.
    func decodeVarying(from old: IBObject, to new: IBObject, into view: UIView) {
        setVaryingLook(from: old, to: new, of: view)
        setVaryingMargins(from: old, to: new, of: view)
        switch view {
        case let stack as UIStackView: decodeStackView(new, since: old, into: stack)
        case let label as UILabel:
            varyFont(old, new) { label.font = $0 }
            vary("textColor", old, new) { label.textColor = $0 }
            vary("highlightedColor", old, new) { label.highlightedTextColor = $0 }
            vary("shadowColor", old, new) { label.shadowColor = $0 }
        case let button as UIButton:
            guard button.configuration == nil else { break }
            varyFont(old, new) { button.titleLabel?.font = $0 }
        case let field as UITextField:
            varyFont(old, new) { field.font = $0 }
            vary("textColor", old, new) { field.textColor = $0 }
        case let text as UITextView:
            varyFont(old, new) { text.font = $0 }
            vary("textColor", old, new) { text.textColor = $0 }
        case let picture as UIImageView: setVaryingImages(from: old, to: new, of: picture)
        default: break
        }
    }

    private func setVaryingLook(from old: IBObject, to new: IBObject, of view: UIView) {
        let isHidden = new.bool("hidden") ?? false
        if isHidden != (old.bool("hidden") ?? false) { view.isHidden = isHidden }
        let alpha = new.number("alpha") ?? 1
        if alpha != (old.number("alpha") ?? 1) { view.alpha = CGFloat(alpha) }
        vary("backgroundColor", old, new) { view.backgroundColor = $0 }
        vary("tintColor", old, new) { view.tintColor = $0 }
    }

    private func setVaryingMargins(from old: IBObject, to new: IBObject, of view: UIView) {
        let directional = new.directionalLayoutMargins
        guard
            directional != old.directionalLayoutMargins || new.layoutMargins != old.layoutMargins
        else { return }
        if let directional {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(directional)
        } else if let margins = new.layoutMargins {
            view.layoutMargins = UIEdgeInsets(margins)
        } else {
            view.changeMargins { $0.margins = nil }
        }
    }

    private func setVaryingImages(
        from old: IBObject,
        to new: IBObject,
        of view: UIImageView
    ) {
        let line = new.line
        let image = new.image()
        if image != old.image() { view.image = source.image(image, line: line) }
        let highlighted = new.image("highlightedImage")
        if highlighted != old.image("highlightedImage") {
            view.highlightedImage = source.image(highlighted, line: line)
        }
        let values = new.symbolConfiguration()
        if values != old.symbolConfiguration() {
            view.preferredSymbolConfiguration = source.symbolConfiguration(values, line: line)
        }
    }

    /// Calls a closure with a colour that differs; with nil where there is none any more.
    private func vary(
        _ key: String,
        _ old: IBObject,
        _ new: IBObject,
        _ set: (UIColor?) -> Void
    ) {
        let color = new.color(key)
        if color != old.color(key) { set(source.color(color, line: new.line)) }
    }

    /// Calls a closure with a font that differs.
    private func varyFont(_ old: IBObject, _ new: IBObject, _ set: (UIFont) -> Void) {
        guard let font = new.font(), font != old.font() else { return }
        set(source.font(font, line: new.line))
    }
}
