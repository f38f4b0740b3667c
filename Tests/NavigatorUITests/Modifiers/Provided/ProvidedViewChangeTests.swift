import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class Switches {
  var isProvided = false
  var usesOther = false
}

private struct LateView: View {
  let switches: Switches

  var body: some View {
    NavigationProvidedView(for: CardDestinations.orders) { Text("waiting") }
    if switches.isProvided {
      Text("provider").onNavigationProvidedView(CardDestinations.self) { _ in Text("provided") }
    }
  }
}

private struct BesideView: View {
  let switches: Switches

  var body: some View {
    ManagedNavigationStack(name: "stack") { Text("root") }
    if switches.isProvided {
      Text("provider").onNavigationProvidedView(CardDestinations.self) { _ in Text("provided") }
    }
  }
}

private struct SwappedView: View {
  let switches: Switches

  var body: some View {
    NavigationProvidedView(for: CardDestinations.orders)
    if switches.usesOther {
      Text("b").onNavigationProvidedView(CardDestinations.self) { _ in Text("from b") }
    } else {
      Text("a").onNavigationProvidedView(CardDestinations.self) { _ in Text("from a") }
    }
  }
}

private struct CapturingView: View {
  @State private var count = 0

  var body: some View {
    let message = "count \(count)"
    Button("Count") { count += 1 }
    Capturing(message: message)
  }

  private struct Capturing: View {
    let message: String

    var body: some View {
      Unchanging().onNavigationProvidedView(CardDestinations.self) { _ in Text(message) }
    }
  }

  private struct Unchanging: View {
    var body: some View { NavigationProvidedView(for: CardDestinations.orders) }
  }
}

@Suite("Providers that are added and removed")
struct ProvidedViewChangeTests {
  @Test("A provider that is added later is used, and its removal takes effect")
  func late() throws {
    let switches = Switches()
    let stage = Stage { LateView(switches: switches) }
    #expect(stage.app.exists("waiting"))
    switches.isProvided = true
    #expect(stage.app.exists("provided"))
    switches.isProvided = false
    #expect(stage.app.exists("waiting"))
  }

  @Test("A pushed screen is updated as well, wherever the provider is")
  func latePushed() throws {
    let switches = Switches()
    let navigator = Navigator()
    let app = TestApp { BesideView(switches: switches).navigationRoot(navigator) }
    withKnownIssue {
      navigator.named("stack")?.push(CardDestinations.orders)
      #expect(app.exists("Nothing provides CardDestinations"))
    } matching: {
      $0.description.contains("Nothing provides CardDestinations. Put onNavigationProvidedView(CardDestinations.self)")
    }
    switches.isProvided = true
    #expect(app.exists("provided"))
  }

  @Test("A provider that replaces another is not reported as a second one")
  func swapped() {
    let switches = Switches()
    let stage = Stage { SwappedView(switches: switches) }
    #expect(stage.app.exists("from a"))
    switches.usesOther = true
    #expect(stage.app.exists("from b"))
  }

  @Test("A provider uses the latest captured values")
  func captured() throws {
    let stage = Stage { CapturingView() }
    #expect(stage.app.exists("count 0"))
    try stage.app.tap("Count")
    #expect(stage.app.exists("count 1"))
    let cost = try stage.app.measure { try stage.app.tap("Count") }
    #expect(stage.app.exists("count 2"))
    #expect(cost.bodiesEvaluated <= 6)
  }

  @Test("A provider on a covered screen is effective")
  func covered() throws {
    let stage = Stage {
      NavigationLink("Next", to: CardDestinations.orders)
        .onNavigationProvidedView(CardDestinations.self) { _ in
          Text("provided").navigationTitle("Provided")
        }
    }
    try stage.app.tap("Next")
    #expect(stage.app.stack == ["Home", "Provided"])
    try stage.navigator.push(CardDestinations.order(1))
    #expect(stage.app.stack == ["Home", "Provided", "Provided"])
  }
}

@Suite("Misused providers")
struct ProvidedViewMisuseTests {
  @Test("A type without a provider shows a placeholder and is reported once")
  func missing() throws {
    withKnownIssue {
      let stage = Stage {
        NavigationProvidedView(for: CardDestinations.orders)
        NavigationProvidedView(for: CardDestinations.order(1))
      }
      #expect(stage.app.visibleTexts.filter { $0 == "Nothing provides CardDestinations" }.count == 2)
    } matching: {
      $0.description.contains("Nothing provides CardDestinations")
    }
    let issues = Issues()
    let navigator = Navigator(configuration: NavigationConfiguration(logger: { issues.note($0) }))
    withKnownIssue {
      let app = TestApp {
        NavigationProvidedView(for: CardDestinations.orders)
        NavigationProvidedView(for: CardDestinations.order(1))
          .navigationRoot(navigator)
      }
      #expect(app.presentations.isEmpty)
    }
    #expect(issues.errors.count == 1)
  }

  private final class Issues {
    var errors: [String] = []

    func note(_ event: NavigationEvent) {
      if case .error(let text) = event.event { errors.append(text) }
    }
  }

  @Test("Of two providers at one navigator the first is used, and the other is reported")
  func second() {
    withKnownIssue {
      let stage = Stage {
        NavigationProvidedView(for: CardDestinations.orders)
          .onNavigationProvidedView(CardDestinations.self) { _ in Text("inner") }
          .onNavigationProvidedView(CardDestinations.self) { _ in Text("outer") }
      }
      #expect(stage.app.exists("outer"))
    } matching: {
      $0.description.contains("onNavigationProvidedView(CardDestinations.self) occurs more than once")
    }
  }

  @Test("A provider outside of all managed views is reported")
  func outside() {
    withKnownIssue {
      let app = TestApp {
        Text("alone").onNavigationProvidedView(CardDestinations.self) { _ in Text("provided") }
      }
      #expect(app.exists("alone"))
    } matching: {
      $0.description.contains("onNavigationProvidedView(CardDestinations.self) is outside of every managed view")
    }
  }

  @Test("A provider that returns its destination is reported, and the process continues")
  func itself() {
    withKnownIssue {
      let stage = Stage {
        NavigationProvidedView(for: CardDestinations.orders)
          .onNavigationProvidedView(CardDestinations.self) { $0 }
      }
      #expect(stage.app.exists("CardDestinations is provided by itself"))
    } matching: {
      $0.description.contains("without end")
    }
  }
}
