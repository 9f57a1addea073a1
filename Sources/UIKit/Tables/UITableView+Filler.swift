import CoreGraphics

/// The lines of empty rows below a plain table's last one.
extension UITableView {
    /// The height of empty rows, in points; 0 for none.
    private var fillerHeight: CGFloat {
        // A view below the rows, even without height, is how apps leave empty rows out.
        guard style == .plain, separatorStyle != .none, table.footerView == nil else { return 0 }
        guard fillerRowHeight == UITableView.automaticDimension else {
            return fillerRowHeight.isFinite ? max(0, fillerRowHeight) : 0
        }
        return rowHeight > 0 ? rowHeight : CellMetrics.rowHeight
    }

    /// Puts lines where empty rows end, as far as the view reaches.
    func placeFiller() {
        let height = fillerHeight
        guard height > 0 || !table.fillers.isEmpty else { return }
        let pixel = 1 / pixelsPerPoint
        let top = table.layout.footerTop + table.layout.footerHeight
        // Rows thinner than a line would be a surface.
        let room = bounds.maxY - top
        let count = height > pixel && room > 0 ? Int(min(room / height, 1_000)) : 0
        while table.fillers.count > count { table.fillers.removeLast().removeFromSuperview() }
        while table.fillers.count < count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            table.fillers.append(line)
            insertSubview(line, at: table.backgroundView == nil ? 0 : 1)
        }
        let inset = separatorInset
        for (number, line) in table.fillers.enumerated() {
            let color = separatorColor ?? .separator
            if line.backgroundColor != color { line.backgroundColor = color }
            let frame = CGRect(
                x: inset.left,
                y: roundedToPixel(top + CGFloat(number + 1) * height) - pixel,
                width: max(0, bounds.width - inset.left - inset.right),
                height: pixel
            )
            if line.frame != frame { line.frame = frame }
        }
    }
}
