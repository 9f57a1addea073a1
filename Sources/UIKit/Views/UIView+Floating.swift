import CoreGraphics

extension UIView {
    /// Looks as what floats over a screen: round corners and a shadow, and a view that keeps what it
    /// holds within the corners.
    ///
    /// - Parameters:
    ///   - clip: The view that holds the content.
    ///   - opacity: How dark the shadow is, from 0 to 1.
    ///   - radius: How far the shadow fades out, in points.
    ///   - drop: How far down the shadow falls, in points.
    func float(clipping clip: UIView, opacity: Float, radius: CGFloat, drop: CGFloat) {
        let corner: CGFloat = 13
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: drop)
        layer.cornerRadius = corner
        clip.layer.cornerRadius = corner
        clip.clipsToBounds = true
    }
}
