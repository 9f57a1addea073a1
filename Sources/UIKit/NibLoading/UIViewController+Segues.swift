import InterfaceBuilder

extension UIViewController {
    /// Follows the segue of an identifier; ends the process where the storyboard has none.
    func followSegue(_ identifier: String, _ sender: Any?) {
        loadViewIfNeeded()
        guard let segue = archive?.segues.first(where: { $0.identifier == identifier }) else {
            preconditionFailure(
                "\(type(of: self)) has no segue with identifier \"\(identifier)\"."
            )
        }
        follow(segue, sender: sender, isAsked: false)
    }

    /// Follows a segue: asks, makes the destination, hands it over, performs.
    ///
    /// As in UIKit, `shouldPerformSegue` is asked where the storyboard begins the segue, not where
    /// code does. A popover points at the anchor; without one at that of the segue's document.
    func follow(_ segue: IBSegue, sender: Any?, isAsked: Bool, anchor: AnyObject? = nil) {
        if isAsked, let identifier = segue.identifier,
            !shouldPerformSegue(withIdentifier: identifier, sender: sender)
        {
            return
        }
        if case .unwind = segue.kind { return unwind(segue, sender: sender) }
        guard let archive, let storyboard = archive.storyboard,
            let destination = makeDestination(of: segue, in: storyboard, sender: sender)
        else {
            archive?.loader.source.warn(
                .segue(id: segue.id ?? "", reason: "leads nowhere."),
                line: segue.line
            )
            return
        }
        let anchor = anchor ?? archive.anchors[segue.id ?? ""]?.object
        SegueSteps.configure(segue, self, destination, anchor: anchor ?? sender as AnyObject?)
        let step = makeSegue(segue, to: destination, sender: sender)
        prepare(for: step, sender: sender)
        if segue.animates {
            step.perform()
        } else {
            UIView.performWithoutAnimation { step.perform() }
        }
    }

    private func makeDestination(
        of segue: IBSegue,
        in storyboard: UIStoryboard,
        sender: Any?
    ) -> UIViewController? {
        guard let scene = storyboard.source.document.scene(containing: segue.destination) else {
            return nil
        }
        var made: UIViewController?
        // Variations are chosen by the traits of where the destination is shown.
        traitCollection.performAsCurrent {
            made = storyboard.makeController(
                of: scene,
                creator: creator(for: segue, sender: sender)
            )
        }
        return made
    }

    private func makeSegue(
        _ segue: IBSegue,
        to destination: UIViewController,
        sender: Any? = nil
    ) -> UIStoryboardSegue {
        let step =
            customSegue(segue, to: destination)
            ?? UIStoryboardSegue(
                identifier: segue.identifier,
                source: self,
                destination: destination
            )
        if step.handler == nil {
            step.handler = { [weak self] in
                guard let self else { return }
                SegueSteps.perform(segue, self, destination, sender: sender)
            }
        }
        return step
    }

    private func customSegue(
        _ segue: IBSegue,
        to destination: UIViewController
    ) -> UIStoryboardSegue? {
        guard let name = segue.customClass, let source = archive?.loader.source,
            !source.isPreview
        else { return nil }
        let modules = [segue.customModule].compactMap { $0 } + NibModules.app
        guard
            let type = NibClasses.find(name, modules: modules) as? UIStoryboardSegue.Type
        else {
            source.warn(.missingClass(name: name, used: "UIStoryboardSegue"), line: segue.line)
            return nil
        }
        return ObjectFactory.segue(type, segue.identifier, self, destination)
    }

    // MARK: - Embedding

    /// How many controllers can be in each other; more are taken for a circle.
    private static var embeddingLimit: Int { 16 }

    /// Puts the destination of an embed segue into a container view.
    func embed(_ segue: IBSegue, in container: UIView) {
        guard let archive, let storyboard = archive.storyboard,
            !storyboard.source.document.isCyclic(segue)
        else { return }
        // In a circle through several storyboards, a controller of the same scene is around it.
        let place = archive.place
        let around = Array(sequence(first: self, next: \.parent).dropFirst())
        guard around.count < Self.embeddingLimit,
            !around.contains(where: { $0.archive?.place == place })
        else {
            return archive.loader.warnOfCircle(segue)
        }
        guard ControllerNesting.hasRoom, ControllerNesting.hasRoom(around: self) else {
            return archive.loader.warnOfCrowd(segue)
        }
        ControllerNesting.enter(making: 0) { embed(segue, of: storyboard, in: container) }
    }

    private func embed(_ segue: IBSegue, of storyboard: UIStoryboard, in container: UIView) {
        guard let child = makeDestination(of: segue, in: storyboard, sender: container)
        else { return }
        let step = makeSegue(segue, to: child)
        step.handler = { [weak self] in
            guard let self else { return }
            addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: self)
        }
        if let identifier = segue.identifier,
            !shouldPerformSegue(withIdentifier: identifier, sender: container)
        {
            return
        }
        prepare(for: step, sender: container)
        step.perform()
    }

    // MARK: - Unwinding

    private func unwind(_ segue: IBSegue, sender: Any?) {
        if archive?.loader.source.isPreview == true { return unwindInPreview(segue) }
        guard let name = segue.unwindAction else { return }
        let action = Selector(named: name)
        let origin = UIStoryboardUnwindSegueSource(
            source: self,
            unwindAction: action,
            sender: sender
        )
        for controller in SegueSteps.candidates(from: origin)
        where controller.canPerformUnwindSegueAction(action, from: self, sender: sender) {
            let step = makeUnwindSegue(segue, to: controller)
            prepare(for: step, sender: sender)
            _ = action.action.call(controller, step, nil)
            if segue.animates {
                step.perform()
            } else {
                UIView.performWithoutAnimation { step.perform() }
            }
            return
        }
        archive?.loader.source.warn(
            .segue(id: segue.id ?? "", reason: "has no controller to go back to."),
            line: segue.line
        )
    }

    private func makeUnwindSegue(
        _ segue: IBSegue,
        to destination: UIViewController
    ) -> UIStoryboardSegue {
        let step =
            customSegue(segue, to: destination)
            ?? olderUnwindSegue(segue, to: destination)
            ?? UIStoryboardSegue(
                identifier: segue.identifier,
                source: self,
                destination: destination
            )
        if step.handler == nil {
            step.handler = { [unowned step] in
                SegueSteps.goBack(from: step.source, to: step.destination, step)
            }
        }
        return step
    }

    /// Returns the segue that the destination or what it stands in makes; nil for none.
    private func olderUnwindSegue(
        _ segue: IBSegue,
        to destination: UIViewController
    ) -> UIStoryboardSegue? {
        for controller in sequence(first: destination, next: \.parent).prefix(1_000) {
            let made = controller.segueForUnwinding(
                to: destination,
                from: self,
                identifier: segue.identifier
            )
            if let made { return made }
        }
        return nil
    }

    /// Without the app's code nobody knows where the action is: it goes back by one controller.
    private func unwindInPreview(_ segue: IBSegue) {
        let origin = UIStoryboardUnwindSegueSource(
            source: self,
            unwindAction: Selector(named: segue.unwindAction ?? ""),
            sender: nil
        )
        let candidates = SegueSteps.candidates(from: origin).filter { $0.children.isEmpty }
        guard let previous = candidates.first else { return }
        let step = UIStoryboardSegue(
            identifier: segue.identifier,
            source: self,
            destination: previous
        )
        SegueSteps.goBack(from: self, to: previous, step)
    }
}
