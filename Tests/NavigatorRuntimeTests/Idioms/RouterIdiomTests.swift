import NavigatorTesting
import SwiftUI
import Testing

/// A router that is an `ObservableObject`, tabs with one path each, and view models behind protocols.
@MainActor
@Suite("An app with routers")
struct RouterIdiomTests {
  enum TabName: String, CaseIterable, Hashable {
    case feed, profile
  }

  @MainActor
  final class Router: ObservableObject {
    @Published var tab = TabName.feed
    @Published var paths: [TabName: [String]] = [:]
    @Published var cover: String?

    func path(of tab: TabName) -> Binding<[String]> {
      Binding(get: { self.paths[tab, default: []] }, set: { self.paths[tab] = $0 })
    }

    func open(_ words: [String]) {
      guard let tab = words.first.flatMap({ TabName(rawValue: $0) }) else { return }
      self.tab = tab
      paths[tab] = Array(words.dropFirst())
    }
  }

  protocol ProfileModel: ObservableObject {
    var name: String { get set }
    var isPublic: Bool { get set }
    var summary: String { get }
  }

  final class LiveProfile: ProfileModel {
    @Published var name = "Ada"
    @Published var isPublic = false
    var summary: String { "\(name), \(isPublic ? "public" : "private")" }
  }

  private struct Root: View {
    @StateObject private var router = Router()
    @StateObject private var profile = LiveProfile()

    var body: some View {
      TabView(selection: $router.tab) {
        ForEach(TabName.allCases, id: \.self) { tab in
          TabRoot(tab: tab, profile: profile)
            .tabItem { Text(tab.rawValue) }
            .tag(tab)
        }
      }
      .environmentObject(router)
      .fullScreenCover(item: Binding(get: { router.cover.map(Cover.init) }, set: { router.cover = $0?.id })) { cover in
        Button("Close \(cover.id)") { router.cover = nil }
      }
    }
  }

  private struct Cover: Identifiable {
    let id: String
  }

  private struct TabRoot<Model: ProfileModel>: View {
    let tab: TabName
    @ObservedObject var profile: Model
    @EnvironmentObject private var router: Router

    var body: some View {
      NavigationStack(path: router.path(of: tab)) {
        Group {
          switch tab {
          case .feed: FeedScreen()
          case .profile: ProfileScreen(model: profile)
          }
        }
        .navigationTitle(tab.rawValue)
        .navigationDestination(for: String.self) { word in
          NavigationLink("Deeper", value: "\(word)+").navigationTitle(word)
        }
      }
    }
  }

  private struct FeedScreen: View {
    @EnvironmentObject private var router: Router

    var body: some View {
      NavigationLink("Post", value: "post")
      Button("Jump") { router.open(["profile", "friends", "Bob"]) }
      Button("Story") { router.cover = "story" }
    }
  }

  private struct ProfileScreen<Model: ProfileModel>: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(model.summary)
      ProfileForm(name: $model.name, isPublic: $model.isPublic)
    }
  }

  private struct ProfileForm: View {
    @Binding var name: String
    @Binding var isPublic: Bool

    var body: some View {
      TextField("Name", text: $name)
      Toggle("Public", isOn: $isPublic)
    }
  }

  @Test("Each tab keeps its path, and a link in one tab opens a screen in another")
  func flow() throws {
    let app = TestApp { Root() }
    try app.tap("Post")
    try app.tap("Deeper")
    #expect(app.stack == ["feed", "post", "post+"])
    try app.selectTab("profile")
    #expect(app.exists("Ada, private"))
    try app.setToggle("Public", to: true)
    try app.type("h", into: "Name")
    #expect(app.exists("Adah, public"))
    try app.selectTab("feed")
    #expect(app.stack == ["feed", "post", "post+"])
    try app.goBack()
    try app.goBack()
    try app.tap("Jump")
    #expect(app.stack == ["profile", "friends", "Bob"])
    try app.goBack()
    try app.goBack()
    #expect(app.exists("Adah, public"))
    try app.selectTab("feed")
    try app.tap("Story")
    try app.tap("Close story")
    #expect(app.stack == ["feed"])
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
