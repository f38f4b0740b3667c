import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Accessories of tab views")
struct TabAccessoryTests {
  private struct Player: View {
    @State private var count = 0
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      Button("Played \(count)") { count += 1 }
      Text(placement == .expanded ? "expanded" : "elsewhere")
    }
  }

  private struct Tabs: View {
    @State private var isEnabled = true
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          Text(placement == nil ? "no placement" : "a placement")
          Button("toggle") { isEnabled.toggle() }
        }
        Tab("Two", systemImage: "2.circle") {
          TabView { Tab("Inner", systemImage: "3.circle") { Text("inside") } }
        }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
    }
  }

  @Test("The accessory keeps its state when another tab is selected")
  func state() throws {
    let app = TestApp { Tabs() }
    #expect(app.exists("expanded"))
    #expect(app.exists("no placement"))
    try app.tap("Played 0")
    try app.selectTab("Two")
    #expect(app.exists("inside"))
    try app.tap("Played 1")
    #expect(app.exists("Played 2"))
  }

  @Test("A tab view in a tab does not repeat the accessory")
  func nesting() throws {
    let app = TestApp { Tabs() }
    try app.selectTab("Two")
    #expect(app.session.root.everything.filter { $0.content.hasKind(.bottomAccessory) }.count == 1)
  }

  @Test("The app shows and hides the accessory")
  func enabling() throws {
    let app = TestApp { Tabs() }
    try app.tap("toggle")
    #expect(!app.exists("Played 0"))
    try app.tap("toggle")
    #expect(app.exists("Played 0"))
  }

  @Test("The accessory is above the tabs, and the content ends above it")
  func place() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      TabView { Tab("One", systemImage: "1.circle") { Color.red.accessibilityIdentifier("content") } }
        .tabViewBottomAccessory { Text("Playing") }
    }
    let (content, accessory) = (try app.frame(of: "content"), try app.frame(of: "Playing"))
    #expect(accessory.minY >= content.maxY)
    #expect(accessory.maxY <= 844 - 49)
  }
}
