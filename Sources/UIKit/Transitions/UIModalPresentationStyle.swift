/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what is below goes.
    case fullScreen = 0
    /// As a card, in compact widths almost as large as the window.
    case pageSheet = 1
    /// As a card of the controller's preferred size, in compact widths as `pageSheet`.
    case formSheet = 2
    /// Over the controller that defines the context.
    case currentContext = 3
    /// By the presentation controller of the transitioning delegate.
    case custom = 4
    /// Over the whole window; what is below stays.
    case overFullScreen = 5
    /// Over the controller that defines the context; what is below stays.
    case overCurrentContext = 6
    /// In a bubble with an arrow, in compact widths as a sheet.
    case popover = 7
    /// No presentation; in adaptivity: no change.
    case none = -1
    /// As the system decides: a card.
    case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the lower edge upwards.
    case coverVertical = 0
    /// By a turn of the window about its upright middle.
    case flipHorizontal = 1
    /// By a fade.
    case crossDissolve = 2
    /// By a turn of the page, which fades.
    case partialCurl = 3
}
