import UIKit

/// What is wrong with the layout of a scene, as scripts and tests see it.
package struct LayoutDiagnostics: Codable, Sendable, Equatable {
    /// Constraints that cannot hold together.
    package struct Conflict: Codable, Sendable, Equatable {
        /// The constraints that exclude each other, in words.
        package var constraints: [String]
        /// The constraint that was given up.
        package var broken: String
        /// The whole message, as in the log.
        package var message: String
    }

    /// A view whose frame constraints do not determine.
    package struct Ambiguity: Codable, Sendable, Equatable {
        /// The number of the view within its scene.
        package var id: UInt32
        /// The name of the view's class.
        package var className: String
        /// The accessibility identifier.
        package var identifier: String?
        /// What messages call the view.
        package var description: String
        /// The constraints that name the view, in words.
        package var constraints: [String]

        private enum CodingKeys: String, CodingKey {
            case id, identifier, description, constraints
            case className = "class"
        }
    }

    /// What the framework said to developers.
    package var messages: [String]
    /// The conflicts that were found, oldest first.
    package var conflicts: [Conflict]
    /// The views whose frames are not determined now.
    package var ambiguous: [Ambiguity]
}

extension ScriptedScene {
    /// Returns what is wrong with the layout; finding ambiguous views solves it anew many times.
    package func layoutDiagnostics() -> LayoutDiagnostics {
        let ambiguous = run {
            settle()
            return scene.ambiguousViews()
        }
        return LayoutDiagnostics(
            messages: diagnostics,
            conflicts: scene.layoutReports.map { report in
                LayoutDiagnostics.Conflict(
                    constraints: report.constraints,
                    broken: report.broken,
                    message: report.message
                )
            },
            ambiguous: ambiguous.compactMap { view in
                guard let id = scene.nodeID(of: view) else { return nil }
                return LayoutDiagnostics.Ambiguity(
                    id: id.rawValue,
                    className: String(describing: type(of: view)),
                    identifier: view.accessibilityIdentifier,
                    description: view.layoutDescription,
                    constraints: view.constraintDescriptions
                )
            }
        )
    }
}
