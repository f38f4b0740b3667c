import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var other: String {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  private struct Level: View {
    @Environment(\.level) private var level

    var body: some View { Text("level \(level)") }
  }

  private struct Other: View {
    @Environment(\.other) private var other

    var body: some View { Text("other \(other)") }
  }

  @Test("The nearest value has priority")
  func nearest() {
    let app = TestApp {
      VStack {
        Level()
        VStack {
          Level()
          Level().environment(\.level, 3)
        }
        .environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(app.visibleTexts == ["level 1", "level 2", "level 3"])
  }

  private struct Turning: View {
    @State private var direction = LayoutDirection.rightToLeft

    var body: some View {
      VStack {
        Text("inherits")
        Text("says").environment(\.layoutDirection, .leftToRight)
        Button("turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// Returns the roles of the elements with a layout direction, and the directions.
  private func directions(in app: TestApp) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      if let direction = element.content.string(.layoutDirection) { found.append("\(element.role.rawValue) \(direction)") }
      element.children.forEach(visit)
    }
    visit(app.session.root)
    return found
  }

  @Test("A modifier that sets the layout direction is an element with that direction, and changes with it")
  func direction() throws {
    let app = TestApp { Turning() }
    #expect(directions(in: app) == ["vStack rtl", "text ltr"])
    try app.tap("turn")
    #expect(directions(in: app) == ["vStack ltr", "text ltr"])
  }

  private struct TurningPresenter: View {
    @State private var direction = LayoutDirection.rightToLeft
    @State private var isShown = false

    var body: some View {
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("turn") { direction = .leftToRight }
        }
        .environment(\.layoutDirection, direction)
    }
  }

  @Test("A presentation has the layout direction of its presenter, and changes with it")
  func directionOfPresentation() throws {
    let app = TestApp { TurningPresenter() }
    try app.tap("show")
    #expect(directions(in: app) == ["button rtl", "sheet rtl"])
    try app.tap("turn")
    #expect(directions(in: app) == ["button ltr", "sheet ltr"])
  }

  @Test("A transform receives the value around it")
  func transform() {
    let app = TestApp {
      Level()
        .transformEnvironment(\.level) { $0 += 10 }
        .environment(\.level, 5)
    }
    #expect(app.visibleTexts == ["level 15"])
  }

  private struct Changing: View {
    @State private var level = 0

    var body: some View {
      Button("raise") { level += 1 }
      Readers().environment(\.level, level)
    }
  }

  private struct Readers: View {
    var body: some View {
      Level()
      Other()
      Level().environment(\.level, 7)
      Between()
    }
  }

  private struct Between: View {
    var body: some View { Level() }
  }

  @Test("Only readers of a changed key are evaluated, at any depth")
  func readers() throws {
    let app = TestApp { Changing() }
    let cost = try app.measure { try app.tap("raise") }
    // Only the owner and its two readers are evaluated, and neither the views between them nor readers of another key or of a
    // nearer value.
    #expect(cost.bodiesEvaluated == 3)
    #expect(cost.patchesSent == 2)
    #expect(app.visibleTexts == ["raise", "level 1", "other none", "level 7", "level 1"])
  }

  private struct Tinting: View {
    @State private var isBold = false

    var body: some View {
      Button("bold") { isBold.toggle() }
      Sized().bold(isBold)
    }
  }

  private struct Sized: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font

    var body: some View { Text("enabled \(isEnabled), font \(font == .title)") }
  }

  @Test("A view that reads one style value is not evaluated when another changes")
  func styleReaders() throws {
    let app = TestApp { Tinting().font(.title) }
    let cost = try app.measure { try app.tap("bold") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(app.contains("enabled true, font true"))
  }

  private struct Everything: View {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.textCase) private var textCase
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    var body: some View {
      Text("\(lineLimit ?? 0) \(alignment == .center) \(textCase == .uppercase) \(controlSize == .large) \(isEnabled)")
      Text("\(locale.identifier) \(direction == .rightToLeft) \(typeSize == .xLarge)")
      Text("\(horizontal == .compact) \(vertical == .regular) \(timeZone.secondsFromGMT()) \(calendar.identifier == .gregorian)")
    }
  }

  @Test("Values set by modifiers can be read, and values that are written reach texts and controls")
  func publicValues() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let app = TestApp {
      Everything()
        .lineLimit(2).multilineTextAlignment(.center).textCase(.uppercase).controlSize(.large).disabled(true)
        .environment(\.locale, Locale(identifier: "da_DK")).environment(\.layoutDirection, .rightToLeft)
        .environment(\.dynamicTypeSize, .xLarge).environment(\.horizontalSizeClass, .compact)
        .environment(\.verticalSizeClass, .regular)
        .environment(\.timeZone, zone)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    #expect(app.visibleTexts == ["2 TRUE TRUE TRUE FALSE", "DA_DK TRUE TRUE", "TRUE TRUE 3600 TRUE"])
    let button = TestApp { Button("press") {}.environment(\.isEnabled, false) }
    #expect(try !button.isEnabled("press"))
  }

  @Test("Internal values of the runtime cannot be set")
  func readOnly() {
    let isPresented: AnyKeyPath = \EnvironmentValues.isPresented
    let dismiss: AnyKeyPath = \EnvironmentValues.dismiss
    let isEnabled: AnyKeyPath = \EnvironmentValues.isEnabled
    #expect(!(isPresented is WritableKeyPath<EnvironmentValues, Bool>))
    #expect(!(dismiss is WritableKeyPath<EnvironmentValues, DismissAction>))
    #expect(isEnabled is WritableKeyPath<EnvironmentValues, Bool>)
  }
}
