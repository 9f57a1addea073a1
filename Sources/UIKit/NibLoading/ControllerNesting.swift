/// Bounds what storyboards put into each other, however their scenes lead to one another.
@MainActor
enum ControllerNesting {
    /// The containers whose relationships are followed just now, outermost first.
    static var containers: [String] = []
    /// Containers in containers; more are taken for a circle.
    static let containerLimit = 16
    /// How many controllers stand in one; scenes that embed two others are twice as many a level.
    static let mostControllers = 1_000
    /// How many controllers are made or filled inside each other just now.
    private static var depth = 0
    /// How many were made since the outermost one began.
    private static var made = 0
    /// Controllers of a container that is not complete yet, which wait to be told that all is there.
    private static var sleeping: [UIViewController] = []
    /// View loading needs more of the stack than a relationship does.
    private static let mostDepth = 64

    /// Whether there is room for a further controller in those that are being made.
    static var hasRoom: Bool {
        depth == 0 || (depth < mostDepth && made < mostControllers)
    }

    /// Calls a closure that makes a controller, or fills one with others.
    static func enter<Result>(making count: Int = 1, _ body: () -> Result) -> Result {
        if depth == 0 { made = 0 }
        depth += 1
        made += count
        defer { depth -= 1 }
        return body()
    }

    /// Tells a controller that all is there, once what it stands in is.
    ///
    /// In `awakeFromNib()`, apps ask for the split view or tab bar controller around.
    static func wake(_ controller: UIViewController) {
        sleeping.append(controller)
        guard containers.isEmpty else { return }
        let complete = sleeping
        sleeping = []
        for controller in complete { controller.awakeFromNib() }
    }

    /// How many controllers wait to be told.
    static var sleeperCount: Int { sleeping.count }

    /// Forgets the controllers that wait since there were so many: their container is none.
    static func forgetSleepers(after count: Int) {
        sleeping.removeLast(max(sleeping.count - count, 0))
    }

    /// Whether there is room for a further controller in what a controller stands in.
    static func hasRoom(around controller: UIViewController) -> Bool {
        let outermost = sequence(first: controller, next: \.parent).prefix(mostControllers)
        var pending = outermost.suffix(1)
        var count = 0
        while let next = pending.popLast() {
            count += 1
            if count > mostControllers { return false }
            pending += next.children
        }
        return true
    }
}
