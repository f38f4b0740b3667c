import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A managed stack with a test app around it, and its navigator.
final class Stage {
  private final class Probe {
    var navigator: Navigator?
  }

  private let probe = Probe()
  let app: TestApp

  init<Content: View>(name: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    let probe = probe
    app = TestApp {
      ManagedNavigationStack(name: name) { navigator in
        content()
          .navigationTitle("Home")
          .onAppear { probe.navigator = navigator }
      }
    }
  }

  convenience init(name: String? = nil) {
    self.init(name: name) { Text("The root") }
  }

  /// The stack's navigator.
  var navigator: Navigator {
    get throws {
      app.session.settle()
      return try #require(probe.navigator)
    }
  }

  /// The stack as numbers: the tests' screens are `pageN`.
  var pages: [HomeDestinations] {
    get throws { try navigator.destinations(of: HomeDestinations.self) }
  }
}
