import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A design system: tokens in the environment, custom styles and SwiftUI's styles, preferences, containers and trait values.

private struct Theme: Equatable {
  var spacing: CGFloat = 8
  var radius: CGFloat = 10
  var accent = Color.purple
  var title = Font.title3.weight(.semibold)

  static let standard = Theme()
  static let compact = Theme(spacing: 2, radius: 4)
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  @Entry fileprivate var track: (String) -> Void = { _ in }
}

extension View {
  fileprivate func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
  fileprivate func theme<Value>(_ path: WritableKeyPath<Theme, Value>, _ value: Value) -> some View {
    transformEnvironment(\.theme) { $0[keyPath: path] = value }
  }
}

private struct ThemedShapeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? environment.theme.accent.opacity(environment.colorScheme == .dark ? 0.8 : 1) : Color.gray.opacity(1)
  }
}

extension ShapeStyle where Self == ThemedShapeStyle {
  fileprivate static var themed: ThemedShapeStyle { ThemedShapeStyle() }
}

private struct FilledButtonStyle<S: InsettableShape>: ButtonStyle {
  let shape: S

  func makeBody(configuration: Configuration) -> some View { Filled(configuration: configuration, shape: shape) }

  private struct Filled: View {
    let configuration: ButtonStyleConfiguration
    let shape: S
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.track) private var track

    var body: some View {
      HStack {
        configuration.label
        if configuration.role == .destructive { Text("careful") }
        if configuration.isPressed { Text("pressed") }
        if !isEnabled { Text("off") }
      }
      .padding(controlSize == .mini ? 0 : theme.spacing)
      .background(.themed, in: shape.inset(by: 1))
      .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { track("press") } }
    }
  }
}

extension ButtonStyle where Self == FilledButtonStyle<Capsule> {
  fileprivate static var filled: Self { .init(shape: Capsule()) }
}

extension ButtonStyle {
  fileprivate static func filled<S: InsettableShape>(in shape: S) -> Self where Self == FilledButtonStyle<S> {
    .init(shape: shape)
  }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.imageScale(.small)
      configuration.title.textCase(.uppercase)
    }
  }
}

extension LabelStyle where Self == StackedLabelStyle {
  fileprivate static var stacked: StackedLabelStyle { .init() }
}

/// A component with its own kind of style, like SwiftUI's components.
private protocol CalloutStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = CalloutStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

private struct CalloutStyleConfiguration {
  struct Title: View {
    let base: AnyView
    var body: some View { base }
  }

  let title: Title
  let content: AnyView
  let level: Int
}

private struct PlainCalloutStyle: CalloutStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.title
      configuration.content
    }
  }
}

private struct NumberedCalloutStyle: CalloutStyle {
  @Environment(\.theme) private var theme
  @State private var isOpen = true

  func makeBody(configuration: Configuration) -> some View {
    Button {
      isOpen.toggle()
    } label: {
      HStack {
        Text("\(configuration.level)."); configuration.title.font(theme.title)
      }
    }
    if isOpen { configuration.content.padding(.leading, theme.spacing) }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var calloutStyle: any CalloutStyle = PlainCalloutStyle()
  @Entry fileprivate var calloutLevel = 1
}

private struct ResolvedCallout<Style: CalloutStyle>: View {
  let style: Style
  let configuration: CalloutStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension CalloutStyle {
  @MainActor fileprivate func resolve(_ configuration: CalloutStyleConfiguration) -> some View {
    ResolvedCallout(style: self, configuration: configuration)
  }
}

private struct Callout<Title: View, Content: View>: View {
  @Environment(\.calloutStyle) private var style
  @Environment(\.calloutLevel) private var level
  private let title: Title
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    (self.title, self.content) = (title(), content())
  }

  var body: some View {
    AnyView(style.resolve(.init(title: .init(base: AnyView(title)), content: AnyView(nested), level: level)))
  }

  private var nested: some View { content.environment(\.calloutLevel, level + 1) }
}

extension Callout where Title == Text {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    switch (value, nextValue()) {
    case (let old?, let new?): value = max(old, new)
    case (nil, let new): value = new
    case (_, nil): break
    }
  }
}

private struct EqualWidths<Content: View>: View {
  @State private var width: CGFloat?
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        subview
          .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
          .frame(width: width, alignment: .leading)
          .accessibilityIdentifier("equal \(subview.containerValues.slot)")
      }
    }
    .onPreferenceChange(WidthKey.self) { [$width] in $width.wrappedValue = $0 }
  }
}

extension ContainerValues {
  @Entry fileprivate var slot = "none"
}

private struct Catalog: View {
  @State private var isCompact = false
  @State private var isEnabled = true
  @State private var events: [String] = []
  @State private var isNumbered = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Toggle("Compact", isOn: $isCompact)
        Toggle("Enabled", isOn: $isEnabled)
        Toggle("Numbered", isOn: $isNumbered)
        Group {
          Button("Send") { events.append("send") }.buttonStyle(.filled)
          Button("Erase", role: .destructive) { events.append("erase") }
            .buttonStyle(.filled(in: .rect(cornerRadius: 3))).controlSize(.mini)
        }
        .disabled(!isEnabled)
        .environment(\.track, { events.append($0) })
        Label("Home", systemImage: "house").labelStyle(.stacked).accessibilityIdentifier("label")
        Callout("Outer") {
          Callout(String("Inner")) { Text("Deep") }
          Callout {
            Text("Side")
          } title: {
            Label("Second", systemImage: "2.circle")
          }
        }
        .environment(\.calloutStyle, isNumbered ? NumberedCalloutStyle() as any CalloutStyle : PlainCalloutStyle())
        EqualWidths {
          Text("A").containerValue(\.slot, "first")
          Text("A much longer text").containerValue(\.slot, "second")
          if isCompact { Text("Compact only") }
        }
        Text(events.formatted()).accessibilityIdentifier("events")
      }
      .theme(isCompact ? .compact : .standard)
      .theme(\.accent, .teal)
    }
  }
}

/// A design system with custom styles, keys and containers.
@MainActor
@Suite("A design system")
struct DesignSystemAppTests {
  private func app() -> TestApp { TestApp(size: CGSize(width: 390, height: 900)) { Catalog() } }

  private func events(_ app: TestApp) throws -> String { try app.element("events").content.string(.text) ?? "" }

  @Test("A style of a button shows its role, its press and that it is disabled, and writes to an action of the environment")
  func buttons() throws {
    let app = app()
    #expect(app.visibleTexts.filter { $0 == "careful" }.count == 1)
    try app.hold("Send") { #expect(app.exists("pressed")) }
    #expect(!app.exists("pressed"))
    #expect(try events(app) == "press and send")
    try app.setToggle("Enabled", to: false)
    #expect(app.visibleTexts.filter { $0 == "off" }.count == 2)
    #expect(throws: TestFailure.self) { try app.tap("Erase") }
    try app.setToggle("Enabled", to: true)
    try app.hold("Erase")
    #expect(try events(app) == "press, send, press, and erase")
  }

  @Test("A label has its icon above its title, in upper case")
  func label() throws {
    let app = app()
    #expect(app.exists("HOME"))
    #expect(try app.frame(of: "house").midY < app.frame(of: "HOME").midY)
  }

  @Test("A style of the environment draws nested components, and keeps a state for each of them")
  func styles() throws {
    let app = app()
    #expect(app.exists("Deep") && !app.exists("1."))
    try app.setToggle("Numbered", to: true)
    #expect(app.visibleTexts.filter { $0.hasSuffix(".") } == ["1.", "2.", "2."])
    try app.tap("Inner")
    #expect(!app.exists("Deep") && app.exists("Side"))
    try app.tap("Outer")
    #expect(!app.exists("Inner") && !app.exists("Second"))
    try app.tap("Outer")
    #expect(app.exists("Deep"))
    try app.setToggle("Numbered", to: false)
    try app.setToggle("Numbered", to: true)
    #expect(app.exists("Deep") && app.exists("Side"))
  }

  @Test("A theme in the environment changes distances at once")
  func theme() throws {
    let app = app()
    let before = try app.frame(of: "Erase").minY - app.frame(of: "Send").maxY
    try app.setToggle("Compact", to: true)
    let after = try app.frame(of: "Erase").minY - app.frame(of: "Send").maxY
    #expect(abs(before - after - 6) < 0.1)
  }

  @Test("Views have the width of the widest, which follows views that come and go")
  func widths() throws {
    let app = app()
    let (first, second) = (try app.frame(of: "equal first"), try app.frame(of: "equal second"))
    #expect(first.width == second.width && first.width > 50)
    try app.setToggle("Compact", to: true)
    #expect(try app.frame(of: "equal none").width == second.width)
    try app.setToggle("Compact", to: false)
    #expect(!app.exists("equal none"))
  }
}
