extension IBDocumentChecker {
    /// Returns the scene that an element is in, by halves: scenes are in document order.
    func scene(of element: IBElement) -> IBScene? {
        var low = 0
        var high = scenes.count
        while low < high {
            let middle = (low + high) / 2
            if scenes[middle].element.index <= element.index {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0, scenes[low - 1].element.contains(element) else { return nil }
        return scenes[low - 1]
    }

    /// Finds the containment segues that close a circle, in which no controller could be loaded.
    mutating func checkContainment(_ segues: [Int]) {
        var edges: [Int: [(segue: IBSegue, target: Int)]] = [:]
        for number in segues {
            let element = IBElement(tape: tape, index: number)
            guard let segue = IBSegue(element), segue.kind.isContainment,
                let source = controller(around: element),
                let target = index.element(id: segue.destination, in: tape)
            else { continue }
            edges[source, default: []].append((segue, target))
        }
        var finished: Set<Int> = []
        for start in edges.keys.sorted() where !finished.contains(start) {
            walk(from: start, along: edges, finished: &finished)
        }
    }

    /// Goes through the controllers depth first, with a stack of its own: chains can be long.
    private mutating func walk(
        from start: Int,
        along edges: [Int: [(segue: IBSegue, target: Int)]],
        finished: inout Set<Int>
    ) {
        var path: [(controller: Int, next: Int)] = [(start, 0)]
        var onPath: Set<Int> = [start]
        while let (controller, next) = path.last {
            let leaving = edges[controller] ?? []
            guard next < leaving.count else {
                finished.insert(controller)
                onPath.remove(controller)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let (segue, target) = leaving[next]
            if onPath.contains(target) {
                reportCycle(segue, of: target)
            } else if !finished.contains(target) {
                onPath.insert(target)
                path.append((target, 0))
            }
        }
    }

    private mutating func reportCycle(_ segue: IBSegue, of controller: Int) {
        cyclicSegues.insert(segue.element.index)
        let kind = if case .embed = segue.kind { "embed" } else { "relationship" }
        let id = IBElement(tape: tape, index: controller).id ?? ""
        let problem = WarningProblem.containmentCycle(
            kind: kind,
            id: segue.id ?? "",
            controller: id
        )
        warn(problem, at: segue.element.index)
    }

    private func controller(around element: IBElement) -> Int? {
        var candidate = element.parent
        while let element = candidate {
            if IBClass(element).kind == .viewController { return element.index }
            candidate = element.parent
        }
        return nil
    }
}
