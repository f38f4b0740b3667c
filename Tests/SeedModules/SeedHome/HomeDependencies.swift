import SwiftUI

/// The dependencies of the home feature.
public protocol HomeDependencies {
  /// The user's name in the pages.
  var userName: String { get }

  /// A view of a feature that this module does not import.
  @MainActor func externalView() -> AnyView
}

extension EnvironmentValues {
  @Entry public var homeDependencies: HomeDependencies = MissingHomeDependencies()
}

/// The default dependencies of a page.
private struct MissingHomeDependencies: HomeDependencies {
  var userName: String { "nobody" }

  func externalView() -> AnyView {
    AnyView(Text("No external view"))
  }
}
