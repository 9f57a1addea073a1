/// Something that a person can do with a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction is of; nil without one.
    var view: UIView? { get }
    /// Tells that the interaction is about to belong to a view, or to none.
    func willMove(to view: UIView?)
    /// Tells that the interaction belongs to a view, or to none.
    func didMove(to view: UIView?)
}

extension UIView {
    func add(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        requireRare().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func remove(_ interaction: any UIInteraction) {
        guard let index = rare?.interactions.firstIndex(where: { $0 === interaction }) else {
            return
        }
        interaction.willMove(to: nil)
        rare?.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
