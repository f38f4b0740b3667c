import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Behavior of modifiers")
struct ModifierBehaviorTests {
  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  private func color(_ name: String) -> Paint { .color(ColorStyle(.named(name))) }

  private struct Tapped: View {
    @State private var count = 0
    @State private var isDisabled = false

    var body: some View {
      Text("taps \(count)").onTapGesture { count += 1 }.disabled(isDisabled)
      Text("double").onTapGesture(count: 2) { count += 10 }
      Button("disable") { isDisabled = true }
    }
  }

  @Test("A tap gesture runs its action, with a count after as many quick taps, and never while disabled")
  func taps() throws {
    let app = TestApp { Tapped() }
    try app.tap("taps 0")
    #expect(app.contains("taps 1"))
    try app.tap("double")
    try app.tap("double")
    #expect(app.contains("taps 1"))
    try app.doubleTap("double")
    #expect(app.contains("taps 11"))
    try app.tap("disable")
    #expect(throws: TestFailure.self) { try app.tap("taps 11") }
  }

  @Test("A control inside a disabled view stays disabled")
  func disabled() throws {
    let app = TestApp {
      VStack {
        Button("inner") {}.disabled(false)
      }
      .disabled(true)
    }
    #expect(try !app.isEnabled("inner"))
  }

  @Test("A hidden view keeps its space, is invisible, and accepts no events")
  func hidden() throws {
    let app = TestApp { Button("secret") {}.hidden() }
    let button = try #require(app.elements(.button).first)
    #expect(app.visibleTexts == [])
    #expect(button.content.bool(.isHidden))
    #expect(app.session.send(InputEvent(target: button.id, action: .tap)) == .dropped(.disabled))
  }

  @Test("Accessibility modifiers and help add content to an element")
  func accessibility() throws {
    let button = shown(
      Button("x") {}
        .accessibilityIdentifier("close").accessibilityLabel("Close").accessibilityHint(Text("Closes it"))
        .accessibilityValue("open" as String).help("closes"))
    #expect(button.role == .button)
    #expect(
      button.content == [
        .identifier: "close", .label: "Close", .hint: "Closes it", .accessibilityValue: "open", .help: "closes",
      ])
  }

  @Test("A header is a heading for screen readers")
  func traits() {
    #expect(shown(Text("part").accessibilityAddTraits(.isHeader)).content == [.text: "part", .level: 1])
    #expect(shown(Text("row").accessibilityAddTraits([.isSelected])).content == [.text: "row", .isSelected: true])
    var traits: AccessibilityTraits = [.isHeader, .isSelected]
    #expect(traits.remove(.isHeader) == .isHeader)
    #expect(traits == .isSelected)
    #expect(!traits.insert(.isSelected).inserted)
  }

  @Test("A modifier of a group applies to each of its views")
  func groups() {
    let app = TestApp {
      Group {
        Text("a")
        Text("b")
      }
      .opacity(0.5)
    }
    #expect(app.elements(.text).map(\.style.properties) == [[.opacity(0.5)], [.opacity(0.5)]])
  }

  private struct Fading: View {
    @State private var opacity = 1.0
    @State private var isTinted = false

    var body: some View {
      Button("fade") { opacity = 0.25 }
      Button("tint") { isTinted = true }
      Text("a").background(.tint).opacity(opacity).tint(isTinted ? Color.green : nil)
    }
  }

  @Test("A changed modifier sends one style patch")
  func changes() throws {
    let app = TestApp { Fading() }
    var cost = try app.measure { try app.tap("fade") }
    #expect(cost.patchesSent == 1)
    cost = try app.measure { try app.tap("tint") }
    #expect(cost.patchesSent == 1)
    #expect(app.elements(.text).last?.style.properties == [.background(color("green")), .opacity(0.25)])
  }

  private struct Same: View, Equatable {
    let number: Int
    let action: () -> Void
    let journal: Journal

    var body: some View {
      let _ = journal.note("body \(number)")
      Text("number \(number / 2)")
    }

    nonisolated static func == (lhs: Same, rhs: Same) -> Bool { lhs.number / 2 == rhs.number / 2 }
  }

  private struct Owner: View {
    let journal: Journal
    @State private var number = 0

    var body: some View {
      Button("next") { number += 1 }
      Same(number: number, action: { number = 0 }, journal: journal).equatable()
    }
  }

  @Test("An equatable view is evaluated only if it is not equal to its previous value")
  func equatable() throws {
    let journal = Journal()
    let app = TestApp { Owner(journal: journal) }
    try app.tap("next")
    #expect(journal.take() == ["body 0"])
    try app.tap("next")
    #expect(journal.take() == ["body 2"])
  }

  // MARK: Modifiers of modifiers

  private struct Tinted: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Colored(color: environment.isEnabled ? .red : .blue)
    }
  }

  private struct Colored: ViewModifier {
    let color: Color
    func body(content: _ViewModifier_Content<Self>) -> some View { content.foregroundStyle(color) }
  }

  @Test("A modifier that depends on the environment uses the environment of its position, and follows changes")
  func environmentalModifier() throws {
    struct Screen: View {
      @State private var isDisabled = false
      var body: some View {
        Text("Colored").modifier(Tinted()).disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
    let app = TestApp { Screen() }
    func foreground() -> Paint? {
      for case .foreground(let paint) in app.elements(.text).first?.style.properties ?? [] { return paint }
      return nil
    }
    #expect(foreground() == color("red"))
    try app.tap("Disable")
    #expect(foreground() == color("blue"))
  }

  @Test("The empty modifier changes nothing")
  func emptyModifier() {
    #expect(shown(Text("a").modifier(EmptyModifier.identity)).style == shown(Text("a")).style)
  }

  @Test("The nearest view that sets the prominence of badges determines it")
  func badgeProminence() {
    struct Reader: View {
      @Environment(\.badgeProminence) private var prominence
      var body: some View { Text(prominence == .decreased ? "decreased" : prominence == .standard ? "standard" : "increased") }
    }
    let app = TestApp {
      Reader()
      VStack { Reader().badgeProminence(.decreased) }.badgeProminence(.increased)
    }
    #expect(app.visibleTexts == ["standard", "decreased"])
  }
}
