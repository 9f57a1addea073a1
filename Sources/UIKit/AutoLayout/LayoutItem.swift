/// What a constraint can name: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// What others hold of the item.
    var layoutReference: ItemReference { get }
    /// The view itself, or the guide's owner.
    var layoutView: UIView? { get }
    /// What messages call the item.
    var layoutName: String { get }
    /// The distance of the first baseline from the top of the frame, in points.
    var firstBaselineOffset: CGFloat { get }
    /// The distance of the last baseline from the bottom of the frame, in points.
    var lastBaselineOffset: CGFloat { get }
}

extension UIView: LayoutItem {
    /// What others hold of the view.
    package var layoutReference: ItemReference { requireAutoLayout().reference }
    var layoutView: UIView? { self }

    /// What messages call the view.
    package var layoutName: String {
        let type = String(describing: type(of: self))
        if let identifier = accessibility?.identifier { return "\(type) \"\(identifier)\"" }
        if let text = spokenText, !text.isEmpty { return "\(type) \"\(text)\"" }
        return type
    }

    var firstBaselineOffset: CGFloat {
        let view = forFirstBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return ownFirstBaseline }
        return view.ownFirstBaseline + view.convert(CGPoint.zero, to: self).y - bounds.minY
    }

    var lastBaselineOffset: CGFloat {
        let view = forLastBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return ownLastBaseline }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: self).y
        return view.ownLastBaseline + bounds.maxY - bottom
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutReference: ItemReference { reference }
    var layoutView: UIView? { owningView }

    /// What messages call the guide.
    package var layoutName: String {
        let type = String(describing: type(of: self))
        let owner = owningView.map { " of \($0.layoutName)" } ?? ""
        return (identifier.isEmpty ? type : "\(type) \"\(identifier)\"") + owner
    }

    var firstBaselineOffset: CGFloat { 0 }
    var lastBaselineOffset: CGFloat { 0 }
}
