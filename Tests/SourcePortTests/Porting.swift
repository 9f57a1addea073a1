import SourcePort

/// Ports texts, for tests that look at what came of them.
enum Porting {
    static func result(
        _ texts: String...,
        documents: [String] = [],
        bridgedModules: Set<String> = []
    ) -> SourcePort.Result {
        let files = texts.enumerated().map { number, text in
            SourceFile(path: "File\(number).swift", text: text)
        }
        let documents = documents.enumerated().map { number, text in
            SourceFile(path: "Board\(number).storyboard", text: text)
        }
        return SourcePort(
            sources: files,
            documents: documents,
            bridgedModules: bridgedModules,
            frameworks: StandInTypes()
        ).run()
    }

    static func text(_ text: String) -> String { result(text).sources[0].text }
}
