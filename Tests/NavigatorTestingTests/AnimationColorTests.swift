import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Colors and filters in the middle of animated changes")
struct AnimationColorTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private struct Colored: View {
    @State private var isChanged = false
    var first = AnimationColorTests.red
    let last: Color

    var body: some View {
      VStack {
        Text("Word").foregroundStyle(isChanged ? last : first)
        Button("Change") { withAnimation(.linear(duration: 2)) { isChanged.toggle() } }
      }
    }
  }

  /// Returns the colors of the word at a time after the change.
  private func colors(in app: TestApp, at time: Duration) throws -> [ColorStyle] {
    try app.tap("Change")
    let changes = app.takeAnimations().filter { $0.kind == .change && $0.texts == ["Word"] }
    return changes.flatMap { $0.style(at: time).properties }.compactMap {
      if case .foreground(.color(let color)) = $0 { color } else { nil }
    }
  }

  @Test("A color half way has components between those at the start and at the end")
  func fixedColors() throws {
    let app = TestApp { Colored(last: Self.blue) }
    #expect(try colors(in: app, at: .seconds(1)) == [ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0.5))])
    // The change back has the same middle, and its own end.
    #expect(try colors(in: app, at: .seconds(1)) == [ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0.5))])
    #expect(try colors(in: app, at: .seconds(2)) == [ColorStyle(.sRGB(red: 0, green: 0, blue: 1))])
  }

  @Test("A transparent color has no influence on the hue")
  func transparentColors() throws {
    let app = TestApp { Colored(last: Self.blue.opacity(0)) }
    #expect(try colors(in: app, at: .seconds(1)) == [ColorStyle(.sRGB(red: 1, green: 0, blue: 0), opacity: 0.5)])
  }

  @Test("Named colors are resolved in the color scheme of the session, of the window or of the presentation")
  func namedColors() throws {
    let light = [ColorStyle(.sRGB(red: 1, green: 59.0 / 255 / 2, blue: 48.0 / 255 / 2))]
    let dark = [ColorStyle(.sRGB(red: 1, green: 69.0 / 255 / 2, blue: 58.0 / 255 / 2))]
    #expect(try colors(in: TestApp { Colored(last: .red) }, at: .seconds(1)) == light)
    let darkApp = TestApp(environment: TestEnvironment(colorScheme: .dark)) { Colored(last: .red) }
    #expect(try colors(in: darkApp, at: .seconds(1)) == dark)
    let darkWindow = TestApp { Colored(last: .red).preferredColorScheme(.dark) }
    #expect(try colors(in: darkWindow, at: .seconds(1)) == dark)
    let darkSheet = TestApp {
      Text("Below").sheet(isPresented: .constant(true)) { Colored(last: .red).preferredColorScheme(.dark) }
    }
    #expect(try colors(in: darkSheet, at: .seconds(1)) == dark)
    // At its end, the change has the name.
    #expect(try colors(in: TestApp { Colored(last: .red) }, at: .seconds(2)) == [ColorStyle(.named("red"))])
  }

  private struct Filtered: View {
    @State private var isChanged = false

    var body: some View {
      VStack {
        Text("Blurred").blur(radius: isChanged ? 8 : 0)
        Text("Pale").saturation(isChanged ? 0 : 1).hueRotation(.degrees(isChanged ? 90 : 0))
        Text("Bright").brightness(isChanged ? 0.5 : 0)
        Text("Shaded").colorMultiply(isChanged ? AnimationColorTests.red : AnimationColorTests.blue)
        Button("Change") { withAnimation(.linear(duration: 2)) { isChanged.toggle() } }
        if isChanged { Text("New").transition(.blurReplace) }
      }
    }
  }

  @Test("Filters half way have numbers and colors between those at the start and at the end")
  func filters() throws {
    let app = TestApp { Filtered() }
    try app.tap("Change")
    let changes = app.takeAnimations()
    func filters(of text: String, at time: Duration = .seconds(1)) -> [Filter] {
      let own = changes.filter { $0.texts == [text] && $0.kind != .keyframes }
      let properties = own.flatMap { $0.style(at: time).properties }
      return properties.flatMap { property -> [Filter] in
        if case .filters(let list) = property { list.map(\.rounded) } else { [] }
      }
    }
    #expect(filters(of: "Blurred") == [.blur(radius: 4)])
    #expect(filters(of: "Blurred", at: .seconds(2)) == [.blur(radius: 8)])
    #expect(filters(of: "Pale") == [.saturation(0.5), .hueRotation(degrees: 45)])
    #expect(filters(of: "Bright") == [.brightness(0.25)])
    #expect(filters(of: "Shaded") == [.multiply(red: 0.5, green: 0, blue: 0.5, opacity: 1)])
    #expect(filters(of: "Shaded", at: .seconds(2)) == [.multiply(red: 1, green: 0, blue: 0, opacity: 1)])
    #expect(filters(of: "New") == [.blur(radius: 5)])
    #expect(filters(of: "New", at: .seconds(2)) == [.blur(radius: 0)])
  }

  @Test("Hosts receive the filters with colors of an animated change at equidistant times, and those of other changes only once")
  func sampledFilters() throws {
    let app = TestApp { Filtered() }
    try app.tap("Change")
    let sampled = app.takeAnimations().filter { $0.kind == .keyframes }
    #expect(sampled.map(\.texts) == [["Shaded"]])
    let styles = try #require(sampled.first?.keyframeStyles)
    let reds = styles.flatMap(\.properties).compactMap { property -> Double? in
      guard case .filters(let list) = property, case .multiply(let red, _, _, _)? = list.first else { return nil }
      return (red * 100).rounded() / 100
    }
    #expect(reds.count > 10 && reds.first == 0 && reds.last == 1 && reds[reds.count / 2] == 0.5)
    #expect(reds == reds.sorted())
  }

  private struct Concatenated: View {
    @State private var isChanged = false
    private var color: Color { isChanged ? AnimationColorTests.blue : AnimationColorTests.red }

    var body: some View {
      VStack {
        Text("Red").foregroundColor(color) + Text(" and ") + Text("large").font(.system(size: isChanged ? 40 : 20))
        Text("Total \(Text(isChanged ? "2" : "1").foregroundStyle(color))")
        Button("Change") { withAnimation(.linear(duration: 2)) { isChanged.toggle() } }
        Button("Jump") { isChanged.toggle() }
      }
    }
  }

  @Test("The colors and sizes of the parts of a text change gradually, also if their characters change")
  func runs() throws {
    let app = TestApp { Concatenated() }
    try app.tap("Change")
    let changes = app.takeAnimations().filter { $0.kind == .keyframes }
    let middle = changes.map { $0.runStyles(at: .seconds(1)) }
    let purple = StyleProperty.foreground(.color(ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0.5))))
    #expect(changes.map(\.texts) == [["Red and large"], ["Total 2"]])
    #expect(middle.first?.first?.properties == [purple])
    #expect(middle.first?.dropFirst().first?.isEmpty == true)
    #expect(changes.first?.keyframeRuns.last?.count == 2)
    #expect(middle.last?.last?.properties.contains(purple) == true)
    try app.tap("Jump")
    #expect(app.takeAnimations().isEmpty)
  }

  private struct Shaded: View {
    @State private var isChanged = false

    var body: some View {
      VStack {
        Text("Word").shadow(
          color: isChanged ? .black : AnimationColorTests.red, radius: isChanged ? 10 : 2, x: isChanged ? 4 : 0, y: 0)
        Button("Change") { withAnimation(.linear(duration: 2)) { isChanged.toggle() } }
      }
    }
  }

  @Test("A shadow half way has a color, a radius and distances between those at the start and at the end")
  func shadows() throws {
    let app = TestApp { Shaded() }
    try app.tap("Change")
    let properties = app.takeAnimations().flatMap { $0.style(at: .seconds(1)).properties }
    let color = ColorStyle(.sRGB(red: 0.5, green: 0, blue: 0))
    #expect(properties.contains(.shadow(color, radius: 6, x: 2, y: 0)))
  }
}

extension Filter {
  /// The filter with the parts of its color in thousandths, because colors have parts of single precision.
  fileprivate var rounded: Filter {
    guard case .multiply(let red, let green, let blue, let opacity) = self else { return self }
    let parts = [red, green, blue, opacity].map { ($0 * 1000).rounded() / 1000 }
    return .multiply(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
