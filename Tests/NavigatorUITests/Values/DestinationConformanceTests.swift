import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum ByBody: NavigationDestination {
  case a

  var body: some View { Text("by body") }
}

nonisolated private enum ByView: NavigationDestination {
  case a

  var view: some View { Counter() }
}

nonisolated private enum ByBoth: NavigationDestination {
  case a

  var body: some View { Text("by body") }
  var view: some View { Text("by view") }
}

nonisolated private protocol Provided: NavigationDestination {}

extension Provided {
  @MainActor var body: some View { Text("by protocol") }
}

nonisolated private enum ByProtocol: Provided {
  case a
}

nonisolated private enum BySeparateExtensions: NavigationDestination {
  case a

  var body: some View { Text("by extension") }
}

extension BySeparateExtensions {
  var method: NavigationMethod { .managedSheet }
  var receiveResumeType: NavigationReceiveResumeType { .pause }
  var detents: Set<PresentationDetent> { [.medium, .large] }
  var selectedDetent: PresentationDetent? { .medium }
  var presentationName: String? { "separate" }
}

private struct Counter: View {
  @State private var count = 0

  init() {}

  var body: some View {
    Button("Count: \(count)") { count += 1 }
    NavigationLink("Deeper", to: ByBody.a)
  }
}

/// Returns the deprecated `view` of a destination of any type.
private protocol ViewReading {
  var older: AnyView { get }
}

private struct ViewReader<D: NavigationDestination>: ViewReading {
  let destination: D

  @available(*, deprecated)
  var older: AnyView { AnyView(destination.view) }
}

private func older(_ destination: some NavigationDestination) -> AnyView {
  (ViewReader(destination: destination) as any ViewReading).older
}

@Suite("Destinations with body or view")
struct DestinationConformanceTests {
  @Test("A destination shows its body, or its view if it has no body")
  func shown() {
    let app = TestApp {
      ByBody.a
      ByView.a
      ByProtocol.a
    }
    for text in ["by body", "Count: 0", "by protocol"] { #expect(app.exists(text)) }
  }

  @Test("If there are both, the body is shown, and view returns the view")
  func both() {
    #expect(TestApp { ByBoth.a }.visibleTexts == ["by body"])
    #expect(TestApp { older(ByBoth.a) }.visibleTexts == ["by view"])
  }

  @Test("view returns the body if a destination has no view")
  func viewOfBody() {
    #expect(TestApp { older(ByBody.a) }.visibleTexts == ["by body"])
    #expect(TestApp { older(ByProtocol.a) }.visibleTexts == ["by protocol"])
  }

  @Test("A screen of a destination with a view keeps its state while it is covered")
  func state() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: ByView.a)
    try stage.app.tap("Count: 0")
    try stage.app.tap("Deeper")
    try stage.app.goBack()
    #expect(stage.app.exists("Count: 1"))
  }

  @Test("A destination's method, detents and names can be in another extension than the conformance")
  func separateExtensions() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: BySeparateExtensions.a)
    #expect(stage.app.presentations == [Presentation(.sheet)])
    #expect(stage.app.exists("by extension"))
    #expect(try stage.navigator.named("separate") != nil)
    guard case .pause = (BySeparateExtensions.a as any NavigationDestination).receiveResumeType else {
      Issue.record("The extension's value is not used.")
      return
    }
  }

  @Test("A destination with `body` or `view` can be created and compared off the main actor")
  func isolation() async {
    let count = await Task.detached {
      let destinations: [any NavigationDestination] = [ByBody.a, ByView.a, ByBoth.a, ByProtocol.a, BySeparateExtensions.a]
      return Set((destinations + destinations).map { AnyNavigationDestination($0) }).count
    }.value
    #expect(count == 5)
  }

  @Test("A destination without `body` and `view` does not compile, and the error explains the requirement")
  nonisolated func neither() throws {
    guard let said = try diagnostics(member: "") else { return }
    #expect(said.contains("error: type 'Place' does not conform to protocol 'NavigationDestination'"))
    #expect(said.contains("Give the destination a body"))
    #expect(try diagnostics(member: "var body: some View { EmptyView() }") == "")
    #expect(try diagnostics(member: "var view: some View { EmptyView() }") == "")
  }

  /// Returns the compiler's messages for a destination with one member.
  nonisolated private func diagnostics(member: String) throws -> String? {
    try Tool.withTemporaryFolder { folder in
      let source = """
        import NavigatorUI
        import SwiftUI
        enum Place: NavigationDestination {
          case here
          \(member)
        }
        """
      let file = folder.appending(path: "Place.swift")
      try Data(source.utf8).write(to: file)
      return try Tool.compile(file, ["-typecheck"])?.output
    }
  }
}
