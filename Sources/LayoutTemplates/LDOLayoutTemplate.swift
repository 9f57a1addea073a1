import UIKit

/// A layout of views that stand somewhere else, drawn up in Interface Builder or in code.
///
/// The template is a view that is never shown. Its `targetView`, and those of the views in it, name
/// the views that are laid out. Applying it replaces the constraints between the target views by
/// those of the template, and transfers the attributes that are listed in `templateAttributes` or
/// returned by `transferredTemplateAttributeKeyPaths`:
///
/// ```swift
/// UIView.animate(withDuration: 0.3) {
///     self.largeLayout.apply()
///     self.view.layoutIfNeeded()
/// }
/// ```
/// Constraints count that relate two views with targets, their guides included, or that set the
/// width or the height of one. Constraints that stack views make for themselves do not: a stack
/// view among the views takes over axis, spacing, alignment, distribution and order, where views
/// that it arranges have targets. Views that the template leaves out stay as they are.
@preconcurrency @MainActor
open class LDOLayoutTemplate: UIView {
    private var snapshot: LayoutSnapshot?

    /// Creates a template without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    /// Creates a template from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
    }

    /// Creates a template of how the target views of another one are now.
    ///
    /// It restores the very constraints that are in force now, with their constants and priorities,
    /// the attributes that the other template's views or the target views list, and the
    /// arrangements of stack views.
    public convenience init(withCurrentStateForViewsIn template: LDOLayoutTemplate) {
        self.init(frame: template.frame)
        targetView = template.targetView
        snapshot = template.takeSnapshot()
    }

    /// Always true: a template is never shown.
    open override var isHidden: Bool {
        get { true }
        set {}
    }

    // MARK: - Applying

    /// Brings the target views into the template's layout.
    ///
    /// Frames change with the next layout; call `layoutIfNeeded()` in an animation block to animate
    /// them. Where the views have the layout already, nothing changes. A mistake in the template, or
    /// constraints that exclude each other, are reported to the log and leave the layout as it is.
    ///
    /// - Returns: Whether the layout is in force.
    @discardableResult
    open func apply() -> Bool {
        reporting { () throws(LayoutTemplateError) in try applyOrThrow() }
    }

    /// Brings another instance of the target views into the template's layout, such as a cell.
    ///
    /// - Parameter instance: A view with subviews like those of the template's `targetView`. They
    ///   correspond by accessibility identifier, else by their places among the subviews.
    /// - Returns: Whether the layout is in force.
    @discardableResult
    open func apply(to instance: UIView) -> Bool {
        reporting { () throws(LayoutTemplateError) in try applyOrThrow(to: instance) }
    }

    /// Does what `apply()` does, and throws where it would report.
    ///
    /// - Throws: `LayoutTemplateError`; then the layout is the one from before.
    public func applyOrThrow() throws(LayoutTemplateError) {
        _ = try LayoutTransaction(describe(), name: layoutName).run()
    }

    /// Does what `apply(to:)` does, and throws where it would report.
    ///
    /// - Throws: `LayoutTemplateError`; then the layout is the one from before.
    public func applyOrThrow(to instance: UIView) throws(LayoutTemplateError) {
        let layout = try describe().moved(to: instance, name: layoutName)
        _ = try LayoutTransaction(layout, name: layoutName).run()
    }

    private func reporting(_ body: () throws(LayoutTemplateError) -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            Diagnostics.report("\(error)")
            return false
        }
    }

    // MARK: - Questions

    /// Whether the target views have the template's layout: applying it would change nothing.
    public var isApplied: Bool {
        do {
            return try LayoutDifference(describe()).isEmpty
        } catch {
            return false
        }
    }

    /// What applying the template would change, in the order of the changes.
    ///
    /// - Throws: `LayoutTemplateError` or `KeyPathError` for mistakes in the template.
    public func pendingChanges() throws -> [LayoutTemplateChange] {
        try LayoutDifference(describe()).changes
    }

    // MARK: - Reading

    private func describe() throws(LayoutTemplateError) -> LayoutDescription {
        if let snapshot {
            let layout = snapshot.describe()
            guard !layout.targets.isEmpty else { throw .noTargets(template: layoutName) }
            return layout
        }
        return try TemplateReader(self).read()
    }

    private func takeSnapshot() -> LayoutSnapshot {
        if let snapshot {
            return LayoutSnapshot(
                of: snapshot.describe().targets,
                root: targetView,
                keyPaths: snapshot.keyPaths
            )
        }
        var targets: [UIView] = []
        var keyPaths: [ObjectIdentifier: [String]] = [:]
        for view in TemplateReader(self).views {
            guard let target = view.targetView, !targets.contains(where: { $0 === target }) else {
                continue
            }
            targets.append(target)
            let own = target.templateKeyPaths
            let further = view.templateKeyPaths.filter { !own.contains($0) }
            keyPaths[ObjectIdentifier(target)] = own + further
        }
        return LayoutSnapshot(of: targets, root: targetView) {
            keyPaths[ObjectIdentifier($0)] ?? []
        }
    }
}

/// The same under a shorter name.
public typealias LayoutTemplate = LDOLayoutTemplate
