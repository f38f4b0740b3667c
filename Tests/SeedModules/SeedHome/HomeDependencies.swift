import SwiftUI

/// The dependencies of the home feature.
public protocol HomeDependencies {
  /// What pages call their user.
  var userName: String { get }

  /// A view of a feature that this one does not know.
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
