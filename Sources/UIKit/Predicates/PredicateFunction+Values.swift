import Foundation

extension PredicateFunction {
    /// Returns the function's value; nil where the arguments have none.
    func value(_ arguments: [PredicateValue]) -> Any? {
        switch self {
        case .now: return Date()
        case .add, .subtract, .multiply, .divide, .modulus, .raise:
            return arithmetic(arguments[0], arguments[1])
        case .sum, .count, .min, .max, .average:
            return PredicateKeys.aggregate(rawValue, of: arguments[0].list ?? [])
        case .uppercase: return arguments[0].text?.uppercased()
        case .lowercase: return arguments[0].text?.lowercased()
        case .length: return arguments[0].text.map { ($0 as NSString).length }
        case .sqrt, .ln, .log, .exp, .floor, .ceiling, .trunc, .abs:
            return arguments[0].number.map(number)
        }
    }

    private func number(_ value: Double) -> Double {
        switch self {
        case .sqrt: value.squareRoot()
        case .ln: Foundation.log(value)
        case .log: Foundation.log10(value)
        case .exp: Foundation.exp(value)
        case .floor: value.rounded(.down)
        case .ceiling: value.rounded(.up)
        case .trunc: value.rounded(.towardZero)
        default: Swift.abs(value)
        }
    }

    private func arithmetic(_ left: PredicateValue, _ right: PredicateValue) -> Any? {
        if case .integer(let left) = left, case .integer(let right) = right,
            let whole = whole(left, right)
        {
            return whole
        }
        if case .date(let date) = left, let seconds = right.number {
            return self == .subtract ? date - seconds : date + seconds
        }
        guard let left = left.number, let right = right.number else { return nil }
        switch self {
        case .add: return left + right
        case .subtract: return left - right
        case .multiply: return left * right
        case .divide: return right == 0 ? nil : left / right
        case .modulus: return right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
        default: return pow(left, right)
        }
    }

    /// Whole numbers stay whole where they have room.
    private func whole(_ left: Int, _ right: Int) -> Int? {
        let result: (partialValue: Int, overflow: Bool)
        switch self {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .divide: result = left.dividedReportingOverflow(by: right)
        case .modulus: result = left.remainderReportingOverflow(dividingBy: right)
        default: return nil
        }
        return result.overflow ? nil : result.partialValue
    }
}
