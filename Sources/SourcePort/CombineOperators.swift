/// The operators of Combine that OpenCombine has not: a module that ported packages get for them.
public enum CombineOperators {
    /// The name of the module.
    public static let module = "CombineOperators"

    /// Names that stand for one of the operators.
    static let names: Set<String> = [
        "CombineLatest", "CombineLatest3", "CombineLatest4", "combineLatest", "merge", "Merge",
        "Merge3", "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany",
    ]

    /// The sources of the module, by the names of their files.
    static var files: [(name: String, text: String)] {
        [("CombineLatest.swift", latest), ("MergeMany.swift", merge), ("Merge.swift", merges)]
    }

    /// Whether a ported source uses the module.
    static func isUsed(in source: String) -> Bool {
        source.split(whereSeparator: \.isNewline).contains {
            $0.split(separator: " ").suffix(2) == ["import", module[...]]
        }
    }
}
