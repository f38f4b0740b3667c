import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Routable("picture")
nonisolated enum GalleryDestinations: NavigationDestination, Codable {
  @Address("picture/:number")
  case picture(_ number: Int)
  case share

  var body: some View {
    switch self {
    case .picture(let number): PictureView(number: number)
    case .share: Text("Copy the link").navigationTitle("Share")
    }
  }

  var method: NavigationMethod {
    if case .share = self { .managedSheet } else { .push }
  }
}

private struct PictureView: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Share") { navigator.navigate(to: GalleryDestinations.share) }
      .navigationTitle(["Sunrise", "Sunset", "Private"][number - 1])
  }
}

private struct GalleryView: View {
  @State private var isUnlocked = false

  var body: some View {
    ManagedNavigationStack(scene: "gallery") {
      List {
        NavigationLink("Sunrise", to: GalleryDestinations.picture(1))
        NavigationLink("Sunset", to: GalleryDestinations.picture(2))
        NavigationLink("Private", to: GalleryDestinations.picture(3))
        Button("Unlock") { isUnlocked = true }
      }
      .navigationTitle("Gallery")
      .navigationRestorable(GalleryDestinations.self)
      .navigationAddresses(GalleryDestinations.self)
      .navigationGuard { destination, _ in
        if case .picture(3)? = destination as? GalleryDestinations, !isUnlocked { return .deny }
        return .allow
      }
    }
  }
}

@Suite("The article on navigation")
struct TestingNavigationArticle {
  @Test("A sheet has its own stack and is swiped away")
  func sheet() throws {
    let app = TestApp { GalleryView() }
    try app.tap("Sunrise")
    try app.tap("Share")
    #expect(app.stacks == [["Gallery", "Sunrise"], ["Share"]])
    #expect(app.presentations == [Presentation(.sheet, title: "Share")])
    try app.swipeAway()
    try app.goBack()
    #expect(app.stack == ["Gallery"])
  }

  @Test("A double tap opens a picture once")
  func doubleTap() throws {
    let app = TestApp { GalleryView() }
    try app.doubleTap("Sunrise")
    #expect(app.stack == ["Gallery", "Sunrise"])
  }

  @Test("An address opens a picture above the gallery")
  func address() throws {
    let app = TestApp(configuration: SessionConfiguration(url: "/picture/2")) { GalleryView() }
    #expect(app.stack == ["Gallery", "Sunset"])
    try app.open("/picture/1")
    #expect(app.stack == ["Gallery", "Sunrise"])
    #expect(app.address == "/picture/1")
  }

  @Test("Private pictures require an unlocked gallery", arguments: [true, false])
  func locked(byAddress: Bool) throws {
    let app = TestApp { GalleryView() }
    if byAddress {
      try app.open("/picture/3")
    } else {
      try app.tap("Private")
    }
    #expect(app.stack == ["Gallery"])
    try app.tap("Unlock")
    try app.tap("Private")
    #expect(app.stack == ["Gallery", "Private"])
  }

  @Test("A restart restores the picture")
  func restoration() throws {
    let app = TestApp { GalleryView() }
    try app.tap("Sunset")
    let restarted = TestApp(configuration: app.continuation) { GalleryView() }
    #expect(restarted.stack == ["Gallery", "Sunset"])
  }
}
