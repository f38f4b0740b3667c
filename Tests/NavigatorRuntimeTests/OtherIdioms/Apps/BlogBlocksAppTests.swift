import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// Generic parts as blogs publish them: a value that loads, its container, styles, a dynamic property, preferences and dividers.

private enum Loadable<Value> {
  case notRequested, isLoading(last: Value?), loaded(Value), failed(any Error)

  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .isLoading(let last): last
    default: nil
    }
  }
}

@MainActor
private protocol LoadableObject: ObservableObject {
  associatedtype Output
  var state: Loadable<Output> { get }
  func load() async
}

private struct AsyncContentView<Source: LoadableObject, Loading: View, Failure: View, Content: View>: View {
  @ObservedObject var source: Source
  var loading: Loading
  let failure: (any Error, @escaping () -> Void) -> Failure
  let content: (Source.Output) -> Content

  init(
    source: Source, loading: Loading, @ViewBuilder content: @escaping (Source.Output) -> Content,
    @ViewBuilder failure: @escaping (any Error, @escaping () -> Void) -> Failure
  ) {
    self.source = source
    self.loading = loading
    self.content = content
    self.failure = failure
  }

  var body: some View {
    switch source.state {
    case .notRequested: Color.clear.task { await source.load() }
    case .isLoading(.some(let last)): content(last).overlay(loading)
    case .isLoading(nil): loading
    case .failed(let error): failure(error) { Task { await source.load() } }
    case .loaded(let value): content(value)
    }
  }
}

extension AsyncContentView where Loading == ProgressView<Text, EmptyView>, Failure == ErrorView {
  fileprivate init(
    _ title: LocalizedStringKey, source: Source, @ViewBuilder content: @escaping (Source.Output) -> Content
  ) {
    self.init(source: source, loading: ProgressView(title), content: content) { ErrorView(error: $0, retry: $1) }
  }
}

private struct ErrorView: View {
  let error: any Error
  var retry: (() -> Void)?

  var body: some View {
    VStack {
      Text(error.localizedDescription)
      if let retry { Button("Retry") { retry() } }
    }
  }
}

private final class NamesSource: LoadableObject {
  struct Offline: LocalizedError { var errorDescription: String? { "You are offline" } }

  @Published private(set) var state = Loadable<[String]>.notRequested
  private var attempts = 0
  private var pending: CheckedContinuation<Void, Never>?

  func load() async {
    state = .isLoading(last: state.value)
    await withCheckedContinuation { pending = $0 }
    attempts += 1
    state = attempts == 1 ? .failed(Offline()) : .loaded(["Ada", "Bo", "Cy"])
  }

  var isPending: Bool { pending != nil }

  func answer() {
    pending?.resume()
    pending = nil
  }
}

@MainActor
@propertyWrapper
private struct Limited: DynamicProperty {
  @State private var count = 0
  @Binding private var limit: Int
  @Environment(\.step) private var step

  init(limit: Binding<Int>) { _limit = limit }

  var wrappedValue: Int {
    get { min(count, limit) }
    nonmutating set { count = min(newValue, limit) }
  }
  var projectedValue: Self { self }

  func advance() { wrappedValue += step }
}

extension EnvironmentValues {
  @Entry fileprivate var step = 1
}

private struct ElasticButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Elastic(configuration: configuration) }

  private struct Elastic: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @GestureState private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size

    var body: some View {
      configuration.label
        .padding(size == .small ? 4 : 12)
        .background(Capsule().fill(configuration.role == .destructive ? Color.red : .accentColor))
        .scaleEffect(isPressed ? 0.9 : 1)
        .saturation(isEnabled ? 1 : 0)
        .gesture(
          LongPressGesture(minimumDuration: .infinity, maximumDistance: 20)
            .updating($isPressed) { value, state, _ in state = value }
            .simultaneously(with: TapGesture().onEnded { if isEnabled { configuration.trigger() } })
        )
        .accessibilityAddTraits(.isButton)
    }
  }
}

private struct CheckboxStyle<Box: View>: ToggleStyle {
  @ViewBuilder var box: (_ isOn: Bool, _ isMixed: Bool) -> Box

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        box(configuration.isOn, configuration.isMixed); configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckboxStyle<Text> {
  fileprivate static var check: Self { CheckboxStyle { isOn, isMixed in Text(isMixed ? "–" : isOn ? "☑" : "☐") } }
}

private struct Heading: Equatable {
  var title: String
  var level: Int
}

private struct HeadingsKey: PreferenceKey {
  static var defaultValue: [Heading] { [] }
  static func reduce(value: inout [Heading], nextValue: () -> [Heading]) { value.append(contentsOf: nextValue()) }
}

private struct HeadingModifier: ViewModifier {
  let level: Int
  let title: String

  func body(content: Content) -> some View {
    content
      .font(.system(size: 34 / CGFloat(level)))
      .preference(key: HeadingsKey.self, value: [Heading(title: title, level: level)])
      .accessibilityHeading(level == 1 ? .h1 : .h2)
  }
}

private struct Outline<Content: View>: View {
  let name: String
  @State private var headings: [Heading] = []
  private let content: () -> Content

  init(_ name: String, @ViewBuilder content: @escaping () -> Content) {
    self.name = name
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(name + headings.map { " \($0.level)-\($0.title)" }.joined())
      content()
    }
    .onPreferenceChange(HeadingsKey.self) { [$headings] in $headings.wrappedValue = $0 }
    .transformPreference(HeadingsKey.self) { $0.removeAll() }
  }
}

private struct DividedStack<Content: View, Divided: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let divider: () -> Divided

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          subview
          if subview.id != subviews.last?.id { divider() }
        }
      }
    }
  }
}

private struct Counter: View {
  @Limited var count: Int
  @Binding var limit: Int

  init(limit: Binding<Int>) {
    _limit = limit
    _count = Limited(limit: limit)
  }

  var body: some View {
    HStack {
      Text("Count \(count)")
      Button("More", action: $count.advance)
      Button("None", role: .destructive) { count = 0 }.controlSize(.small)
      Button("Lower") { limit -= 1 }.disabled(limit == 0)
    }
  }
}

private struct BlocksView: View {
  @ObservedObject var names: NamesSource
  @State private var query = ""
  @State private var limit = 3
  @State private var flags = [true, false]
  @State private var showsDetails = false

  var body: some View {
    Outline("All:") {
      Text("Names").modifier(HeadingModifier(level: 1, title: "Names"))
      TextField("Filter", text: $query)
      AsyncContentView("Loading names", source: names) { names in
        DividedStack {
          ForEach(names.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self, content: Text.init(verbatim:))
          if showsDetails { Text("Details") }
        } divider: {
          Text("—")
        }
      }
      Outline("Inner:") {
        Text("Counter").modifier(HeadingModifier(level: 2, title: "Counter"))
        Counter(limit: $limit).environment(\.step, 2)
        if showsDetails { Text("More").modifier(HeadingModifier(level: 2, title: "Details")) }
      }
      Toggle("Details", isOn: $showsDetails)
      Toggle(sources: [$flags[0], $flags[1]], isOn: \.self) { Text("Both") }.toggleStyle(.check)
      Toggle("First", isOn: $flags[0])
    }
    .buttonStyle(ElasticButtonStyle())
  }
}

/// Parts of blogs in one app.
@MainActor
@Suite("Generic parts of blogs")
struct BlogBlocksAppTests {
  private func start() async -> (TestApp, NamesSource) {
    let names = NamesSource()
    let app = TestApp(environment: .phone) { BlocksView(names: names) }
    await app.settle()
    return (app, names)
  }

  private func dividers(_ app: TestApp) -> Int { app.visibleTexts.filter { $0 == "—" }.count }

  @Test("A value that is requested shows progress, then its error with an action, then its content")
  func loading() async throws {
    let (app, names) = await start()
    #expect(app.exists("Loading names") && names.isPending)
    names.answer()
    try await app.settle { app.exists("You are offline") }
    #expect(!app.exists("Loading names"))
    try app.tap("Retry")
    try await app.settle { names.isPending }
    #expect(app.exists("Loading names"))
    names.answer()
    try await app.settle { app.exists("Ada") }
    #expect(app.exists("Cy") && !app.exists("Retry"))
  }

  @Test("A container of subviews places dividers between those that a loop and a condition create")
  func dividing() async throws {
    let (app, names) = await start()
    names.answer()
    try await app.settle { app.exists("Retry") }
    try app.tap("Retry")
    try await app.settle { names.isPending }
    names.answer()
    try await app.settle { app.exists("Ada") }
    #expect(dividers(app) == 2)
    try app.setToggle("Details", to: true)
    #expect(dividers(app) == 3)
    try app.type("B", into: "Filter")
    #expect(app.exists("Bo") && !app.exists("Ada") && dividers(app) == 1)
    try app.setToggle("Details", to: false)
    #expect(dividers(app) == 0)
  }

  @Test("A preference is collected by the nearest reader, which removes it for the readers around it")
  func outline() async throws {
    let (app, _) = await start()
    #expect(app.exists("All: 1-Names") && app.exists("Inner: 2-Counter"))
    try app.setToggle("Details", to: true)
    #expect(app.exists("Inner: 2-Counter 2-Details") && app.exists("All: 1-Names"))
    try app.setToggle("Details", to: false)
    #expect(app.exists("Inner: 2-Counter"))
  }

  @Test("A property wrapper with a state, a binding and an environment value updates its view")
  func counting() async throws {
    let (app, _) = await start()
    try app.tap("More")
    #expect(app.exists("Count 2"))
    try app.tap("More")
    #expect(app.exists("Count 3"))
    for _ in 0..<3 { try app.tap("Lower") }
    #expect(app.exists("Count 0"))
    // The style ignores taps while the button is disabled.
    try? app.tap("Lower")
    #expect(app.exists("Count 0"))
  }

  @Test("A toggle of several values is mixed while they differ, and turns all of them on")
  func mixed() async throws {
    let (app, _) = await start()
    #expect(app.exists("–"))
    try app.tap("Both")
    #expect(app.exists("☑"))
    try app.setToggle("First", to: false)
    #expect(app.exists("–"))
    try app.setToggle("First", to: true)
    try app.tap("Both")
    #expect(app.exists("☐"))
    #expect(try app.value(of: "First") == .bool(false))
  }
}
