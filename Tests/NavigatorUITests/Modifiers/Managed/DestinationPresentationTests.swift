import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private struct Sized: NavigationDestination {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var method = NavigationMethod.sheet
  var presentationName: String?

  @MainActor var body: some View { SizedView() }
}

private struct SizedView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text("sized, in \(navigator.name ?? "a navigator without a name")")
  }
}

@Suite("The presentation of a destination")
struct DestinationPresentationTests {
  /// Returns the detents of the sheet's element.
  private func sheet(_ stage: Stage) throws -> String {
    try #require(stage.app.tree().split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.first { $0.hasPrefix("sheet") })
      .description
  }

  @Test("A sheet has the detents of its destination, or the default detent if it has none")
  func detents() throws {
    let stage = Stage()
    try stage.navigator.navigate(to: Sized(detents: [.medium, .large]))
    #expect(try sheet(stage).contains("detents: medium large"))
    try stage.navigator.dismissPresentedViews()
    try stage.navigator.navigate(to: Sized())
    #expect(try !sheet(stage).contains("detents"))
  }

  @Test(
    "A sheet opens at its destination's selected detent, which is added to the offered ones, and the user may select another",
    arguments: [
      ([.medium, .large], .large, .medium), ([.medium], .fraction(0.3), .medium), ([], .medium, .large),
    ] as [(Set<PresentationDetent>, PresentationDetent, PresentationDetent)])
  func selected(detents: Set<PresentationDetent>, selected: PresentationDetent, other: PresentationDetent) throws {
    let stage = Stage()
    try stage.navigator.navigate(to: Sized(detents: detents, selectedDetent: selected))
    #expect(stage.app.detent == selected)
    try stage.app.resizeSheet(to: other)
    #expect(stage.app.detent == other)
  }

  @Test("A sheet with its own stack has the detents as well", arguments: [NavigationMethod.sheet, .managedSheet])
  func managed(method: NavigationMethod) throws {
    let stage = Stage()
    try stage.navigator.navigate(to: Sized(detents: [.medium], method: method))
    #expect(try sheet(stage).contains("detents: medium"))
  }

  @Test(
    "The navigator of a presentation has the destination's name",
    arguments: [NavigationMethod.sheet, .managedSheet, .cover, .managedCover])
  func name(method: NavigationMethod) throws {
    let stage = Stage()
    try stage.navigator.navigate(to: Sized(method: method, presentationName: "settings"))
    #expect(stage.app.exists("sized, in settings"))
    let presented = try #require(stage.navigator.named("settings"))
    #expect(presented.isPresented)
    #expect(presented.dismiss())
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A destination without customization is pushed, and in a sheet has the default detent and no name")
  func defaults() {
    let destination = HomeDestinations.pageN(1)
    #expect(destination.detents.isEmpty)
    #expect(destination.selectedDetent == nil)
    #expect(destination.presentationName == nil)
    #expect(SettingsDestinations.main.method == .push)
  }

  @Test("The properties of a destination that declares none can be read from any isolation")
  func anyIsolation() async {
    let facts = await Task.detached {
      let destination = AboutDestinations.main
      let any = AnyNavigationDestination(destination)
      return [
        "\(destination.method)", "\(destination.detents.count)", "\(any == AnyNavigationDestination(Sized()))",
        "\(Set([any, any]).count)",
      ]
    }.value
    #expect(facts == ["push", "0", "false", "1"])
  }
}
