import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// The tree for the first view of a page.
@MainActor
@Suite("First tree of a page")
struct OpeningRootTests {
  private func edgeSpaces(_ view: some View) -> [String: Double] {
    let session = TestApp(size: CGSize(width: 390, height: 844)) { view }.session
    #expect(!session.root.everything.contains { $0.content[.edgeSpace] != nil })
    var spaces: [String: Double] = [:]
    for element in session.openingRoot().everything {
      guard let edge = element.content.insetEdge, let space = element.content.number(.edgeSpace) else { continue }
      spaces[edge.rawValue] = space
    }
    return spaces
  }

  private func bar(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

  @Test("The first tree has the lengths of the views at the edges of the scroll view of a screen")
  func screen() {
    let list = List { Text("a") }
    let filtered = list.safeAreaInset(edge: .top, spacing: 0) { bar(40) }
    #expect(edgeSpaces(NavigationStack { filtered.navigationTitle("Title") }) == ["top": 40])
    #expect(
      edgeSpaces(
        NavigationStack {
          list.safeAreaInset(edge: .top, spacing: 4) { bar(40) }.safeAreaInset(edge: .bottom, spacing: 0) { bar(60) }
        }) == ["top": 44, "bottom": 60])
    #expect(
      edgeSpaces(TabView { ScrollView { Text("a") }.safeAreaInset(edge: .bottom, spacing: 0) { bar(60) }.tabItem { Text("A") } })
        == ["bottom": 60])
    #expect(edgeSpaces(NavigationStack { list.safeAreaInset(edge: .top, spacing: .nan) { bar(40) } })["top"]?.isFinite == true)
  }

  @Test("Other views at edges have no predicted length")
  func others() {
    #expect(edgeSpaces(NavigationStack { Color.blue.safeAreaInset(edge: .top) { bar(40) } }).isEmpty)
    #expect(edgeSpaces(NavigationStack { VStack { List { Text("a") }.safeAreaInset(edge: .top) { bar(40) } } }).isEmpty)
    #expect(edgeSpaces(List { Text("a") }.overlay(alignment: .top) { bar(40) }).isEmpty)
  }
}
