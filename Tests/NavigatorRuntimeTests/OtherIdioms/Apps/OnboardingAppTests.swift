import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// An onboarding: pages, preferences that a button reads, anchors of a spotlight, previews, and a flag that is stored.

private enum Page: Int, CaseIterable, Identifiable {
  case welcome, permissions, finish
  var id: Int { rawValue }
}

private struct PageAction: Equatable {
  let title: String
  let id: UUID
  let perform: @MainActor () -> Void
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title && lhs.id == rhs.id }
}

private struct PageActionKey: PreferenceKey {
  static let defaultValue: [Page: PageAction] = [:]
  static func reduce(value: inout [Page: PageAction], nextValue: () -> [Page: PageAction]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct SpotlightKey: PreferenceKey {
  typealias Value = [String: Anchor<CGRect>]
  static var defaultValue: Value { [:] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue(), uniquingKeysWith: { $1 }) }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  fileprivate func pageAction(_ page: Page, _ title: String, id: UUID, perform: @escaping @MainActor () -> Void) -> some View {
    preference(key: PageActionKey.self, value: [page: PageAction(title: title, id: id, perform: perform)])
  }

  fileprivate func spotlight(_ id: String) -> some View {
    anchorPreference(key: SpotlightKey.self, value: .bounds) { [id: $0] }
  }

  fileprivate func readHeight(_ height: Binding<CGFloat>) -> some View {
    background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      .onPreferenceChange(HeightKey.self) { height.wrappedValue = $0 }
  }

  @ViewBuilder
  fileprivate func ifLet<Value, Content: View>(_ value: Value?, @ViewBuilder _ transform: (Self, Value) -> Content) -> some View {
    if let value { transform(self, value) } else { self }
  }
}

private struct UnderlinedFieldStyle: TextFieldStyle {
  var isValid = true

  // swift-format-ignore
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 4)
      .overlay(alignment: .bottom) { Divider().overlay(isValid ? Color.secondary : .red) }
  }
}

private struct OutlineLabelStyle: LabelStyle {
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).symbolVariant(.circle).labelStyle(.titleAndIcon).foregroundStyle(tint)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var tint: Color = .accentColor
}

private struct WelcomePage: View {
  @Binding var name: String
  @State private var id = UUID()
  @FocusState private var isFocused
  let next: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Welcome").font(.largeTitle).spotlight("title")
      TextField("Name", text: $name)
        .textFieldStyle(UnderlinedFieldStyle(isValid: !name.isEmpty))
        .focused($isFocused)
        .spotlight("field")
    }
    .pageAction(.welcome, name.isEmpty ? "Skip" : "Hello \(name)", id: id, perform: next)
  }
}

private struct PermissionPage: View {
  @State private var isGranted = false
  @State private var id = UUID()
  let next: @MainActor () -> Void

  var body: some View {
    VStack {
      Label("Notifications", systemImage: "bell").labelStyle(OutlineLabelStyle())
      Text(isGranted ? "Granted" : "Not granted").ifLet(isGranted ? Color.green : nil) { $0.foregroundColor($1) }
    }
    .pageAction(.permissions, isGranted ? "Continue" : "Allow", id: id) { if isGranted { next() } else { isGranted = true } }
  }
}

private struct OnboardingView: View {
  @Binding var isDone: Bool
  @State private var page = Page.welcome
  @State private var actions: [Page: PageAction] = [:]
  @State private var name = ""
  @State private var spotlight: String?
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(Page.allCases) { page in
          content(page)
            .tag(page)
            .padding(.bottom, 40)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      .onPreferenceChange(PageActionKey.self) { actions = $0 }
      VStack(spacing: 8) {
        if let action = actions[page] {
          Button(action.title, action: action.perform).buttonStyle(.borderedProminent).controlSize(.extraLarge)
        }
        if page != .finish { Button("Help") { spotlight = spotlight == nil ? "field" : nil } }
      }
      .readHeight($height)
      Text("Height \(height > 0 ? "known" : "unknown"), page \(page.rawValue + 1)")
    }
    .overlayPreferenceValue(SpotlightKey.self) { anchors in
      GeometryReader { proxy in
        if let spotlight, let anchor = anchors[spotlight] {
          let rect = proxy[anchor]
          Rectangle().stroke(.yellow, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .accessibilityIdentifier("spotlight")
            .position(x: rect.midX, y: rect.midY)
        }
      }
      .allowsHitTesting(false)
    }
    .interactiveDismissDisabled()
  }

  @ViewBuilder
  private func content(_ page: Page) -> some View {
    switch page {
    case .welcome: WelcomePage(name: $name, next: advance)
    case .permissions: PermissionPage(next: advance)
    case .finish:
      VStack {
        Text("Ready")
        Button("Start") { isDone = true }
      }
    }
  }

  private func advance() {
    guard let next = Page(rawValue: page.rawValue + 1) else { return }
    withAnimation { page = next }
  }
}

private struct RootView: View {
  @AppStorage("onboarded") private var isOnboarded = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Home")
      Button("Reset") { isOnboarded = false }
    }
    .onAppear { isShown = !isOnboarded }
    .onChange(of: isOnboarded) { isShown = !$1 }
    .fullScreenCover(isPresented: $isShown) { OnboardingView(isDone: $isOnboarded) }
  }
}

#Preview("Dark") {
  @Previewable @State var isDone = false
  OnboardingView(isDone: $isDone).preferredColorScheme(.dark)
}

/// An onboarding whose pages give the action of a button outside of them.
@MainActor
@Suite("An onboarding")
struct OnboardingAppTests {
  private func app(_ configuration: SessionConfiguration = SessionConfiguration()) -> TestApp {
    TestApp(configuration: configuration, environment: .phone) { RootView() }
  }

  @Test("The button has the title and the action of the page in front, whose state changes them")
  func actions() throws {
    let app = app()
    #expect(app.presentations.map(\.kind) == [.cover])
    #expect(app.exists("Skip") && app.exists("Height known, page 1"))
    try app.type("Ann", into: "Name")
    try app.tap("Hello Ann")
    #expect(app.exists("Height known, page 2") && app.exists("Not granted"))
    try app.tap("Allow")
    #expect(app.exists("Granted"))
    try app.tap("Continue")
    #expect(app.exists("Ready") && !app.exists("Help"))
    try app.turnPage(to: 0)
    #expect(app.exists("Hello Ann"))
    try app.turnPage(to: 1)
    #expect(app.exists("Continue"))
  }

  @Test("The end closes the cover, which stays away after a restart until it is reset")
  func finishing() throws {
    let app = app()
    try app.turnPage(to: 2)
    try app.tap("Start")
    #expect(app.presentations.isEmpty && app.exists("Home"))
    let restarted = self.app(app.continuation)
    #expect(restarted.presentations.isEmpty)
    try restarted.tap("Reset")
    #expect(restarted.presentations.map(\.kind) == [.cover])
    #expect(restarted.exists("Skip"))
  }

  @Test("The spotlight is around the field to which its anchor belongs")
  func spotlight() throws {
    let app = app()
    #expect(!app.exists("spotlight"))
    try app.tap("Help")
    let (light, field) = try (app.frame(of: "spotlight"), app.frame(of: "Name"))
    #expect(abs(light.midY - field.midY) <= 4 && light.width >= field.width)
    try app.tap("Help")
    #expect(!app.exists("spotlight"))
  }
}
