import NavigatorTesting
import SwiftUI
import Testing

/// Without a host that measures, the layout computes the space of screens.
@MainActor
@Suite("The space of screens in presentations, columns and tabs")
struct ScreenSpaceTests {
  private static let narrow = CGSize(width: 390, height: 844)
  private static let wide = CGSize(width: 1280, height: 800)

  private var half: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.accessibilityIdentifier("half")
  }

  private func frame(
    of name: String, in size: CGSize, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> CGRect {
    try TestApp(size: size) { view() }.frame(of: name)
  }

  @Test("A relative frame outside of scroll views depends on the size of the screen")
  func screens() throws {
    #expect(try frame(of: "half", in: Self.narrow) { half } == CGRect(x: 97.5, y: 211, width: 195, height: 422))
    let screen = try frame(of: "half", in: Self.narrow) {
      NavigationStack { self.half.navigationTitle("Screen").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(screen.size == CGSize(width: 195, height: 400))
    let tab = try frame(of: "half", in: Self.narrow) {
      TabView { Tab("One", systemImage: "star") { self.half } }
    }
    #expect(tab.size == CGSize(width: 195, height: 397.5))
  }

  @Test("A relative frame in a sheet or in a column depends on the size of the sheet or of the column")
  func sheetsAndColumns() throws {
    let sheet = try frame(of: "half", in: Self.narrow) {
      Text("Root").sheet(isPresented: .constant(true)) { self.half.presentationDetents([.height(300)]) }
    }
    #expect(sheet.size == CGSize(width: 195, height: 150))
    let card = try frame(of: "half", in: Self.wide) {
      Text("Root").sheet(isPresented: .constant(true)) { self.half }
    }
    #expect(card.size == CGSize(width: 290, height: 350) && card.midX == 640 && card.midY == 400)
    let lowCard = try frame(of: "half", in: Self.wide) {
      Text("Root").sheet(isPresented: .constant(true)) { self.half.presentationDetents([.height(300)]) }
    }
    #expect(lowCard.size == CGSize(width: 290, height: 150))
    let cover = try frame(of: "half", in: Self.narrow) {
      Text("Root").fullScreenCover(isPresented: .constant(true)) { self.half }
    }
    #expect(cover.size == CGSize(width: 195, height: 422))
    let column = try frame(of: "half", in: Self.wide) {
      NavigationSplitView {
        Text("Side")
      } detail: {
        self.half
      }
    }
    #expect(column.size == CGSize(width: 480, height: 400) && column.midX == 800)
  }

  @Test("A sheet in a wide window is narrow content, unless it has the size of a page")
  func sheetsInWideWindows() throws {
    func row(_ sizing: some PresentationSizing) throws -> CGRect {
      try frame(of: "row", in: Self.wide) {
        Text("Root").sheet(isPresented: .constant(true)) {
          List { Color.red.accessibilityIdentifier("row") }.presentationSizing(sizing)
        }
      }
    }
    #expect(try row(.automatic).width == 580 - 2 * 32)
    #expect(try row(.page).width == 900 - 2 * 36)
  }

  @Test("A tab view with a sidebar has its content beside the sidebar, and no bar above it")
  func sidebars() throws {
    func content(_ style: some TabViewStyle, in size: CGSize) throws -> CGRect {
      try frame(of: "content", in: size) {
        TabView { Tab("One", systemImage: "star") { Color.red.accessibilityIdentifier("content") } }.tabViewStyle(style)
      }
    }
    #expect(try content(.sidebarAdaptable, in: Self.wide) == CGRect(x: 240, y: 0, width: 1040, height: 800))
    #expect(try content(.sidebarAdaptable, in: Self.narrow) == CGRect(x: 0, y: 0, width: 390, height: 795))
    #expect(try content(.tabBarOnly, in: Self.wide) == CGRect(x: 0, y: 56, width: 1280, height: 744))
  }

  @Test("Only the items of the bottom bar reserve space. The bar of the keyboard is hidden without a focused field")
  func bars() throws {
    func bottom(_ placement: ToolbarItemPlacement) throws -> CGFloat {
      try frame(of: "content", in: Self.narrow) {
        NavigationStack {
          Color.red.accessibilityIdentifier("content").toolbar { ToolbarItem(placement: placement) { Button("Done") {} } }
        }
      }
      .maxY
    }
    #expect(try bottom(.keyboard) == 844)
    #expect(try bottom(.bottomBar) == 792)
  }

  @Test("A bar at the bottom reserves space while one of its items has a view")
  func emptyItems() throws {
    struct Choices: View {
      @State private var isChosen = false

      var body: some View {
        NavigationStack {
          VStack {
            Toggle("Chosen", isOn: $isChosen)
            Color.red.accessibilityIdentifier("content")
          }
          .toolbar { ToolbarItemGroup(placement: .bottomBar) { if isChosen { Button("Delete") {} } } }
        }
      }
    }
    let app = TestApp(size: Self.narrow) { Choices() }
    #expect(try app.frame(of: "content").maxY == 844)
    try app.setToggle("Chosen", to: true)
    #expect(try app.frame(of: "content").maxY == 792)
    try app.setToggle("Chosen", to: false)
    #expect(try app.frame(of: "content").maxY == 844)
  }
}
