import UIKit

/// A ring that is filled by a share, with the share written inside; drawn anew when it changes.
final class DrawnRing: UIView {
    var share: CGFloat = 0.25 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - 10
        let track = UIBezierPath(
            arcCenter: center,
            radius: radius,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        track.lineWidth = 14
        UIColor.systemFill.setStroke()
        track.stroke()
        let arc = UIBezierPath(
            arcCenter: center,
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * share,
            clockwise: true
        )
        arc.lineWidth = 14
        arc.lineCapStyle = .round
        UIColor.systemGreen.setStroke()
        arc.stroke()
        let text = "\(Int((share * 100).rounded())) %"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 28, weight: .semibold),
            .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
            withAttributes: attributes
        )
    }
}

/// Bars of a gradient above a line, with their names.
final class DrawnBars: UIView {
    private let values: [(name: String, share: CGFloat)] = [
        ("Mon", 0.4), ("Tue", 0.75), ("Wed", 0.55), ("Thu", 1), ("Fri", 0.3),
    ]

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor] as CFArray
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors,
            locations: [0, 1]
        )
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
            .paragraphStyle: style,
        ]
        let width = rect.width / CGFloat(values.count)
        let floor = rect.maxY - 24
        for (index, value) in values.enumerated() {
            let height = (floor - rect.minY - 4) * value.share
            let left = rect.minX + CGFloat(index) * width
            let bar = CGRect(
                x: left + width * 0.2,
                y: floor - height,
                width: width * 0.6,
                height: height
            )
            context.saveGState()
            UIBezierPath(
                roundedRect: bar,
                byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 6, height: 6)
            ).addClip()
            if let gradient {
                context.drawLinearGradient(
                    gradient,
                    start: CGPoint(x: 0, y: floor),
                    end: CGPoint(x: 0, y: rect.minY),
                    options: []
                )
            }
            context.restoreGState()
            let room = CGRect(x: left, y: floor + 4, width: width, height: 20)
            value.name.draw(in: room, withAttributes: attributes)
        }
        UIColor.separator.setFill()
        UIRectFillUsingBlendMode(
            CGRect(x: rect.minX, y: floor, width: rect.width, height: 1),
            .normal
        )
    }
}

/// A dashed line above a card with a shadow.
final class DrawnLines: UIView {
    override func draw(_ rect: CGRect) {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: rect.minX + 2, y: rect.minY + 10))
        line.addLine(to: CGPoint(x: rect.maxX - 2, y: rect.minY + 10))
        line.lineWidth = 3
        line.lineCapStyle = .round
        line.setLineDash([12, 8], count: 2, phase: 0)
        UIColor.systemPurple.setStroke()
        line.stroke()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(
            offset: CGSize(width: 0, height: 3),
            blur: 8,
            color: UIColor.black.withAlphaComponent(0.4).cgColor
        )
        UIColor.secondarySystemGroupedBackground.setFill()
        let card = CGRect(x: rect.minX + 12, y: rect.minY + 30, width: rect.width - 24, height: 44)
        UIBezierPath(roundedRect: card, cornerRadius: 10).fill()
    }
}

/// Images that are drawn once.
@MainActor
enum DrawnImages {
    /// A red dot with a number.
    static let badge = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
        context in
        UIColor.systemRed.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 56, height: 56))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 30, weight: .bold), .foregroundColor: UIColor.white,
        ]
        let size = "7".size(withAttributes: attributes)
        "7".draw(
            at: CGPoint(x: 30 - size.width / 2, y: 30 - size.height / 2),
            withAttributes: attributes
        )
    }

    /// A star with a hole, for the tint colour.
    static let star = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
        context in
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius: CGFloat = corner % 2 == 0 ? 28 : 12
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: 30 + radius * cos(angle), y: 30 + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        path.fill()
        context.cgContext.setBlendMode(.clear)
        context.cgContext.fillEllipse(in: CGRect(x: 24, y: 24, width: 12, height: 12))
    }
}
