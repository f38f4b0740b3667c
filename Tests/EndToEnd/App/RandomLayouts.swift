import SwiftUI

/// Random views whose frames in the browser are compared with those of the layout, as those of `LayoutScenarios` are. The same
/// seed makes the same views.
struct RandomLayouts: View {
  let seed: UInt64
  private static let count = 120

  /// The seed of the environment.
  static var environmentSeed: UInt64 { ProcessInfo.processInfo.environment["LAYOUT_SEED"].flatMap(UInt64.init) ?? 1 }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<Self.count, id: \.self) { index in
          layout(index).view
            .frame(width: 360, height: 160)
            .accessibilityIdentifier("s\(index)")
        }
      }
    }
  }

  /// The sources of the views, by their identifiers.
  var sources: [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<Self.count).map { ("s\($0)", layout($0).source) })
  }

  private func layout(_ index: Int) -> RandomView {
    var generator = RandomViewGenerator(seed: seed &* 1_000 &+ UInt64(index), prefix: "s\(index)")
    return generator.container(depth: 0)
  }
}

/// A view and its source.
struct RandomView {
  let view: AnyView
  let source: String

  init(_ view: some View, _ source: String) {
    self.view = AnyView(view)
    self.source = source
  }
}

/// Generates the views that the rows and cards of apps consist of.
@MainActor
struct RandomViewGenerator {
  private var state: UInt64
  private let prefix: String
  private var named = 0
  private static let maximumDepth = 3

  init(seed: UInt64, prefix: String) {
    state = seed
    self.prefix = prefix
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }

  private mutating func name() -> String {
    named += 1
    return "\(prefix).\(named)"
  }

  /// Returns a stack of views.
  mutating func container(depth: Int) -> RandomView {
    var children = (0..<pick([1, 2, 2, 3])).map { _ in view(depth: depth + 1) }
    let spacing = pick([0.0, 4, 8])
    let kind = pick(["h", "h", "v", "v", "z"])
    if kind == "z" || children.count == 1 {
      children = children.map { $0.source == "Spacer(0)" || $0.source == "Divider" ? block() : $0 }
    }
    let content = ForEach(children.indices, id: \.self) { children[$0].view }
    let inner = children.map(\.source).joined(separator: "; ")
    switch kind {
    case "h":
      let alignment = pick([VerticalAlignment.center, .center, .top, .bottom])
      return RandomView(
        HStack(alignment: alignment, spacing: spacing) { content }, "HStack(\(alignment.short), \(spacing)) { \(inner) }")
    case "v":
      let alignment = pick([HorizontalAlignment.center, .leading, .leading, .trailing])
      return RandomView(
        VStack(alignment: alignment, spacing: spacing) { content }, "VStack(\(alignment.short), \(spacing)) { \(inner) }")
    default:
      let alignment = pick([Alignment.center, .topLeading, .bottomTrailing, .leading])
      return RandomView(ZStack(alignment: alignment) { content }, "ZStack(\(alignment.short)) { \(inner) }")
    }
  }

  private mutating func view(depth: Int) -> RandomView {
    switch pick([0, 0, 1, 1, 2, 2]) {
    case 0 where depth < Self.maximumDepth: container(depth: depth)
    case 1 where depth < Self.maximumDepth: modified(depth: depth)
    default: leaf()
    }
  }

  private mutating func block() -> RandomView {
    let name = name()
    let (width, height) = (pick([10.0, 24, 40, 60]), pick([10.0, 24, 30]))
    return RandomView(
      Color.blue.frame(width: width, height: height).accessibilityIdentifier(name), "\(name): block(\(width), \(height))")
  }

  private mutating func leaf() -> RandomView {
    let name = name()
    switch pick(["block", "text", "text", "long", "symbol", "fill", "spacer", "divider"]) {
    case "block": return block()
    case "text":
      let text = pick(["AB", "Title", "12 items"])
      return RandomView(Text(text).accessibilityIdentifier(name), "\(name): Text(\(text))")
    case "long":
      let text = Text("The ferry to the island leaves at nine, and the last one returns at six.")
      return RandomView(
        text.frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(name),
        "\(name): long.frame(maxWidth: .infinity)")
    case "symbol": return RandomView(Image(systemName: "star").accessibilityIdentifier(name), "\(name): symbol")
    case "fill": return RandomView(Color.green.accessibilityIdentifier(name), "\(name): Color")
    case "spacer": return RandomView(Spacer(minLength: 0), "Spacer(0)")
    default: return RandomView(Divider(), "Divider")
    }
  }

  private mutating func modified(depth: Int) -> RandomView {
    var inner = view(depth: depth + 1)
    while inner.source == "Divider" || inner.source == "Spacer(0)" { inner = leaf() }
    let (view, source) = (inner.view, inner.source)
    let name = name()
    switch pick([
      "padding", "horizontal", "width", "height", "wide", "leading", "large", "minimum", "background", "overlay", "maximum",
    ]) {
    case "padding": return RandomView(view.padding(6).accessibilityIdentifier(name), "\(name): (\(source)).padding(6)")
    case "horizontal":
      return RandomView(
        view.padding(.horizontal, 8).accessibilityIdentifier(name), "\(name): (\(source)).padding(.horizontal, 8)")
    case "width": return RandomView(view.frame(width: 70).accessibilityIdentifier(name), "\(name): (\(source)).frame(width: 70)")
    case "height":
      return RandomView(view.frame(height: 40).accessibilityIdentifier(name), "\(name): (\(source)).frame(height: 40)")
    case "wide":
      return RandomView(
        view.frame(maxWidth: .infinity).accessibilityIdentifier(name), "\(name): (\(source)).frame(maxWidth: .infinity)")
    case "leading":
      return RandomView(
        view.frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(name),
        "\(name): (\(source)).frame(maxWidth: .infinity, .leading)")
    case "large":
      return RandomView(
        view.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier(name),
        "\(name): (\(source)).frame(max: .infinity)")
    case "minimum":
      return RandomView(view.frame(minWidth: 80).accessibilityIdentifier(name), "\(name): (\(source)).frame(minWidth: 80)")
    case "maximum":
      return RandomView(view.frame(maxWidth: 90).accessibilityIdentifier(name), "\(name): (\(source)).frame(maxWidth: 90)")
    case "background":
      return RandomView(view.background { Color.green }.accessibilityIdentifier(name), "\(name): (\(source)).background")
    default:
      return RandomView(
        view.overlay(alignment: .topTrailing) { Color.red.frame(width: 8, height: 8) }.accessibilityIdentifier(name),
        "\(name): (\(source)).overlay")
    }
  }
}

extension VerticalAlignment {
  fileprivate var short: String { self == .top ? "top" : self == .bottom ? "bottom" : "center" }
}

extension HorizontalAlignment {
  fileprivate var short: String { self == .leading ? "leading" : self == .trailing ? "trailing" : "center" }
}

extension Alignment {
  fileprivate var short: String {
    self == .center ? "center" : self == .topLeading ? "topLeading" : self == .leading ? "leading" : "bottomTrailing"
  }
}
