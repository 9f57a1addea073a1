/// Names of symbols that apps for iOS use.
enum UsedSymbolNames {
    static let all = [first, second, third].flatMap { text in
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
