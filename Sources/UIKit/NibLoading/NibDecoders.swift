import InterfaceBuilder

/// What elements say beyond what every view has, by the elements' names.
///
/// A class of UIKit that is new needs an entry here, and no other change of the loader.
@MainActor
enum NibDecoders {
    /// Takes values from an element into the view that was made of it.
    typealias Decoder = @MainActor (NibLoader, IBObject, UIView) -> Void

    static let table: [String: Decoder] = [
        "label": decoder(UILabel.self) { $0.decodeLabel($1, into: $2) },
        "button": decoder(UIButton.self) { $0.decodeButton($1, into: $2) },
        "imageView": decoder(UIImageView.self) { $0.decodeImageView($1, into: $2) },
        "scrollView": decoder(UIScrollView.self) { $0.decodeScrollView($1, into: $2) },
        "textField": decoder(UITextField.self) { $0.decodeTextField($1, into: $2) },
        "textView": decoder(UITextView.self) { $0.decodeTextView($1, into: $2) },
        "searchBar": decoder(UISearchBar.self) { $0.decodeSearchBar($1, into: $2) },
        "collectionView": decoder(UICollectionView.self) {
            $0.decodeCollectionView($1, into: $2)
        },
        "collectionViewCell": decoder(UICollectionViewCell.self) {
            $0.decodeCollectionCell($1, into: $2)
        },
        "tableView": decoder(UITableView.self) { $0.decodeTableView($1, into: $2) },
        "tableViewCell": decoder(UITableViewCell.self) { $0.decodeTableViewCell($1, into: $2) },
        "tableViewHeaderFooterView": decoder(UITableViewHeaderFooterView.self) {
            $0.decodeHeaderFooterView($1, into: $2)
        },
        "stackView": decoder(UIStackView.self) { $0.decodeStackView($1, into: $2) },
        "navigationBar": decoder(UINavigationBar.self) { $0.decodeNavigationBar($1, into: $2) },
        "tabBar": decoder(UITabBar.self) { $0.decodeTabBar($1, into: $2) },
        "toolbar": decoder(UIToolbar.self) { $0.decodeToolbar($1, into: $2) },
        "switch": decoder(UISwitch.self) { $0.decodeSwitch($1, into: $2) },
        "slider": decoder(UISlider.self) { $0.decodeSlider($1, into: $2) },
        "stepper": decoder(UIStepper.self) { $0.decodeStepper($1, into: $2) },
        "colorWell": decoder(UIColorWell.self) { $0.decodeColorWell($1, into: $2) },
        "segmentedControl": decoder(UISegmentedControl.self) {
            $0.decodeSegmentedControl($1, into: $2)
        },
        "progressView": decoder(UIProgressView.self) { $0.decodeProgressView($1, into: $2) },
        "activityIndicatorView": decoder(UIActivityIndicatorView.self) {
            $0.decodeActivityIndicator($1, into: $2)
        },
        "refreshControl": decoder(UIRefreshControl.self) { loader, object, control in
            if let title = object.attributedString("attributedTitle") {
                control.attributedTitle = loader.source.attributedString(title, line: object.line)
            }
        },
        "pageControl": decoder(UIPageControl.self) { $0.decodePageControl($1, into: $2) },
        "datePicker": decoder(UIDatePicker.self) { $0.decodeDatePicker($1, into: $2) },
        "visualEffectView": decoder(UIVisualEffectView.self) {
            $0.decodeVisualEffectView($1, into: $2)
        },
    ]

    /// Returns a decoder for views of one class; others, of app classes, are left alone.
    private static func decoder<View: UIView>(
        _ type: View.Type,
        _ body: @escaping @MainActor (NibLoader, IBObject, View) -> Void
    ) -> Decoder {
        { loader, object, view in
            if let view = view as? View { body(loader, object, view) }
        }
    }
}

extension NibLoader {
    /// Sets what the element's own class has.
    func decodeElement(_ object: IBObject, into view: UIView) {
        if let control = view as? UIControl { decodeControl(object, into: control) }
        NibDecoders.table[object.elementName]?(self, object, view)
        if let view = view as? NibStandInView {
            configure(view, object)
            addParts(of: object, to: view)
            if source.isPreview, view.subviews.isEmpty { addCaption(of: object, to: view) }
        }
    }

    private func decodeControl(_ object: IBObject, into control: UIControl) {
        if let flag = object.bool("enabled") { control.isEnabled = flag }
        if let flag = object.bool("selected") { control.isSelected = flag }
        if let flag = object.bool("highlighted") { control.isHighlighted = flag }
        switch object.string("contentHorizontalAlignment") {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        case "center": control.contentHorizontalAlignment = .center
        default: break
        }
        switch object.string("contentVerticalAlignment") {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        case "center": control.contentVerticalAlignment = .center
        default: break
        }
    }

    /// Shows a designer what a view without a class stands for: its text, or the class's name.
    private func addCaption(of object: IBObject, to view: NibStandInView) {
        let caption = UILabel(frame: view.bounds)
        let titles = object.segments.compactMap(\.title).joined(separator: "  |  ")
        caption.text =
            object.localizedText("text") ?? object.localizedText("placeholder")
            ?? (titles.isEmpty ? object.customClass ?? object.baseClass.name : titles)
        caption.font =
            object.font().map { source.font($0, line: object.line) }
            ?? .systemFont(ofSize: 13)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        caption.adjustsFontSizeToFitWidth = true
        caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(caption)
        guard view.layer.borderWidth == 0 else { return }
        view.layer.borderWidth = 0.5
        view.layer.borderColor = UIColor.systemGray3.cgColor
    }

    /// Makes what a table, cell or effect view has beside its subviews, at the places it has in
    /// the document.
    private func addParts(of object: IBObject, to view: NibStandInView) {
        let parts =
            [
                object.contentView, object.object("tableHeaderView"),
                object.object("tableFooterView"),
            ]
            .compactMap { $0 }
        // Prototypes are made when they are needed; a preview shows them where they stand.
        let cells = source.isPreview ? object.prototypes + object.sections.flatMap(\.cells) : []
        for part in parts + cells {
            guard let subview = makeView(part, outerSize: view.bounds.size) else { continue }
            view.addSubview(subview)
        }
    }
}
