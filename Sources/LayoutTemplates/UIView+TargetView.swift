import UIKit

extension UIView {
    /// The view that takes over what a layout template says about this one; not kept alive.
    ///
    /// It is set on the views in a template, in code or as an outlet in Interface Builder.
    public var targetView: UIView? {
        get { templateTarget }
        set { templateTarget = newValue }
    }

    /// The key paths of the attributes that a template transfers, separated by commas.
    ///
    /// Interface Builder sets it as a user-defined runtime attribute, such as `alpha, font`.
    public var templateAttributes: String? {
        get { templateAttributeList }
        set { templateAttributeList = newValue }
    }
}
