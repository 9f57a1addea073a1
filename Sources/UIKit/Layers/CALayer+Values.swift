import CoreGraphics

extension CALayer {
    /// Returns what a name means of the layer, or what the app noted by it.
    func findValue(_ name: String) -> Any? {
        if let path = AnimatedKeyPath(name), let value = path.boxedValue(of: self) { return value }
        switch name {
        case "frame": return frame
        case "hidden": return NSNumber(value: isHidden)
        case "masksToBounds": return NSNumber(value: masksToBounds)
        case "doubleSided": return NSNumber(value: isDoubleSided)
        case "sublayerTransform": return sublayerTransform
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "contentsCenter": return contentsCenter
        case "contentsScale": return NSNumber(value: Double(contentsScale))
        case "mask": return mask
        case "name": return self.name
        case "shadowPath": return shadowPath
        case "path": return (self as? CAShapeLayer)?.path
        case "colors": return (self as? CAGradientLayer)?.colors
        default: return extras?.notes?[name] ?? type(of: self).defaultValue(forKey: name)
        }
    }

    /// Sets what a name means of the layer, or notes a value by it.
    func take(_ value: Any?, for name: String) {
        if take(value as? CGColor, isNone: value == nil, for: name) { return }
        if let path = AnimatedKeyPath(name) {
            if let value, path.setValue(value, of: self) { return }
            return Diagnostics.report(
                "\"\(name)\" of \(self) was not set: \(value.map { "\($0)" } ?? "nil") is no value of it."
            )
        }
        let flag = value as? Bool ?? (value as? NSNumber)?.boolValue
        switch name {
        case "frame": frame = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? frame
        case "hidden": isHidden = flag ?? false
        case "masksToBounds": masksToBounds = flag ?? false
        case "doubleSided": isDoubleSided = flag ?? true
        case "sublayerTransform":
            sublayerTransform =
                value as? CATransform3D ?? (value as? NSValue)?.caTransform3DValue
                ?? CATransform3DIdentity
        case "contents": contents = value
        case "contentsRect":
            contentsRect = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? contentsRect
        case "contentsCenter":
            contentsCenter = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? contentsCenter
        case "mask": mask = value as? CALayer
        case "name": self.name = value as? String
        default: keep(value, by: name)
        }
    }

    /// Sets a colour as it is, or none; false for what is no colour of the layer.
    private func take(_ color: CGColor?, isNone: Bool, for name: String) -> Bool {
        guard color != nil || isNone else { return false }
        switch name {
        case "backgroundColor": backgroundColor = color
        case "borderColor": borderColor = color
        case "shadowColor": shadowColor = color
        default: return false
        }
        return true
    }
}
