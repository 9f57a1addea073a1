/// What a view is in a layout template.
@MainActor
struct TemplatePart {
    /// The view that takes over constraints and attributes.
    var target: ItemReference?
    /// The key paths of the attributes, separated by commas, as Interface Builder has them.
    var attributes: String?
}

extension UIView {
    private var templatePart: TemplatePart {
        get { rare?.templatePart ?? TemplatePart() }
        set { requireRare().templatePart = newValue }
    }

    /// The view that takes over what a layout template says about this one; not kept alive.
    package var templateTarget: UIView? {
        get { rare?.templatePart?.target?.view }
        set {
            guard newValue != nil || rare?.templatePart != nil else { return }
            templatePart.target = newValue?.layoutReference
        }
    }

    /// The key paths of the attributes to transfer, separated by commas.
    package var templateAttributeList: String? {
        get { rare?.templatePart?.attributes }
        set {
            guard newValue != nil || rare?.templatePart != nil else { return }
            templatePart.attributes = newValue
        }
    }

    /// The key paths that Interface Builder lists.
    var listedTemplateKeyPaths: [String] {
        guard let list = templateAttributeList else { return [] }
        return list.split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
    }
}
