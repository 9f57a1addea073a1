/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable {
        case capsule(maximum: Double?)
        /// Of the upper left, upper right, lower left and lower right corner; nil for none.
        case corners([UICornerRadius?])
    }

    let shape: Shape
    /// The corners that have the largest radius of them all, in groups; numbered as in the shape.
    let uniform: [[Int]]

    private init(_ shape: Shape, uniform: [[Int]] = []) {
        self.shape = shape
        self.uniform = uniform
    }

    /// Returns a configuration whose shorter sides are half circles, up to a radius in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// Returns a configuration of one radius, which each corner takes by itself.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners([radius, radius, radius, radius]))
    }

    /// Returns a configuration of a radius for each corner; nil leaves a corner square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
        )
    }

    /// Returns a configuration whose corners all are as round as the roundest.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners([radius, radius, radius, radius]), uniform: [[0, 1, 2, 3]])
    }

    /// Returns a configuration whose corners are the same along the upper and along the lower edge.
    public static func uniformEdges(
        topRadius: UICornerRadius? = nil,
        bottomRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topRadius, topRadius, bottomRadius, bottomRadius]),
            uniform: [[0, 1], [2, 3]]
        )
    }

    /// Returns a configuration whose corners are the same along the left and along the right edge.
    public static func uniformEdges(
        leftRadius: UICornerRadius? = nil,
        rightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([leftRadius, rightRadius, leftRadius, rightRadius]),
            uniform: [[0, 2], [1, 3]]
        )
    }

    /// Returns a configuration whose upper corners are the same.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]),
            uniform: [[0, 1]]
        )
    }

    /// Returns a configuration whose lower corners are the same.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius?,
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]),
            uniform: [[2, 3]]
        )
    }

    /// Returns a configuration whose left corners are the same.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]),
            uniform: [[0, 2]]
        )
    }

    /// Returns a configuration whose right corners are the same.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius?,
        topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]),
            uniform: [[1, 3]]
        )
    }
}
