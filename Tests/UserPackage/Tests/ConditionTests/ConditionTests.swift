import Container
import Feed
import Locator
import NavigatorTesting
import SwiftUI
import Testing

private struct FeedScreen: View {
  @InjectedObject private var feed: Feed

  init(container: Container) {
    _feed = InjectedObject(container) { Feed(headlines: ["Rain", "Sun", "Wind"]) }
  }

  var body: some View {
    TextField("Search", text: $feed.query)
    Text(feed.headlines.joined(separator: ", "))
  }
}

/// Scripts/user_package.py runs these tests after a build from an empty folder and again after targets were recompiled.
@MainActor
@Suite struct ConditionTests {
  @Test("The target with the option imports Combine; the one without imports SwiftUI alone")
  func conditions() {
    #expect(Feed.canImportCombine)
    #expect(Container.modules == ["SwiftUI"])
  }

  @Test("A library of another package without a dependency on SwiftUI does not find it")
  func library() {
    #expect(Locator.modules == [])
    var locator = Locator()
    locator.register("a service")
    #expect(locator.resolve() == "a service")
  }

  @Test("A view shows what a pipeline of the target with the option publishes")
  func pipeline() throws {
    let app = TestApp { FeedScreen(container: Container()) }
    #expect(app.visibleTexts.contains("Rain, Sun, Wind"))
    try app.type("in", into: "Search")
    #expect(app.visibleTexts.contains("Rain, Wind"))
  }

  @Test("A file that imports UniformTypeIdentifiers has the types of files")
  func contentType() {
    #expect(FeedFile.contentType == UTType.json)
  }

  @Test("A file that imports CoreTransferable alone declares a transferable type, which views share")
  func transferable() throws {
    let app = TestApp { ShareLink("Share", item: FeedClipping(headline: "Rain"), preview: SharePreview("Rain")) }
    #expect(app.exists("Share"))
    #expect(FeedClipping.isImported)
  }

  @Test("A file that imports Accessibility alone announces texts")
  func announcement() throws {
    let app = TestApp { Button("Announce") { FeedAnnouncement(headline: "Rain").post() } }
    try app.tap("Announce")
    #expect(app.announcements == ["Rain"])
  }

  @Test("The container returns the same observable object for each use")
  func shared() {
    let container = Container()
    let feed = container.shared { Feed(headlines: []) }
    #expect(container.shared { Feed(headlines: []) } === feed)
  }
}
