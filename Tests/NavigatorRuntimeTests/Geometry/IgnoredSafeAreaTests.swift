import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that ignore the safe area")
struct IgnoredSafeAreaTests {
  private var picture: some View { Image(systemName: "cloud").resizable().accessibilityIdentifier("picture") }

  /// Returns the app with a view on a screen with a bar of 44 points and a bar of tabs of 49 points.
  private func app(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> TestApp {
    TestApp {
      TabView {
        NavigationStack {
          view().navigationTitle("Screen").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("Tab") }
      }
    }
  }

  @Test("A picture extends below the bars, and the views around it keep their places")
  func picturesBelowBars() throws {
    let app = app {
      ZStack {
        picture.ignoresSafeArea()
        Color.red.accessibilityIdentifier("red")
      }
    }
    #expect(try app.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try app.frame(of: "red") == CGRect(x: 0, y: 44, width: 390, height: 751))
  }

  @Test("A view extends at the given edges only")
  func edges() throws {
    func frame(_ edges: Edge.Set) throws -> CGRect {
      try app { picture.ignoresSafeArea(edges: edges) }.frame(of: "picture")
    }
    #expect(try frame(.top) == CGRect(x: 0, y: 0, width: 390, height: 795))
    #expect(try frame(.bottom) == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(try frame(.horizontal) == CGRect(x: 0, y: 44, width: 390, height: 751))
    let keyboard = app { picture.ignoresSafeArea(.keyboard) }
    #expect(try keyboard.frame(of: "picture") == CGRect(x: 0, y: 44, width: 390, height: 751))
  }

  @Test("A view below another one in a view that ignores the same edge does not extend over it")
  func nestedBelow() throws {
    let app = app {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        picture.ignoresSafeArea(edges: .top)
      }
      .ignoresSafeArea(edges: .top)
    }
    #expect(try app.frame(of: "picture") == CGRect(x: 0, y: 40, width: 390, height: 755))
  }

  @Test("An offset moves a view that extends, and does not change its height")
  func offsets() throws {
    for distance in [20.0, -20] {
      let app = app { picture.ignoresSafeArea(edges: .top).offset(y: distance) }
      #expect(try app.frame(of: "picture") == CGRect(x: 0, y: distance, width: 390, height: 795))
    }
  }

  @Test("A background extends below the bars behind a view that does not")
  func backgrounds() throws {
    let app = app { Color.red.accessibilityIdentifier("red").background { picture.ignoresSafeArea() } }
    #expect(try app.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try app.frame(of: "red").minY == 44)
  }

  @Test("A view with a height of its own extends at the edge that it reaches, and those after it keep their places")
  func headers() throws {
    let app = app {
      VStack(spacing: 0) {
        picture.ignoresSafeArea(edges: .top).frame(height: 300)
        Color.red.accessibilityIdentifier("red")
      }
    }
    #expect(try app.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 344))
    #expect(try app.frame(of: "red") == CGRect(x: 0, y: 344, width: 390, height: 451))
  }

  @Test("A view that reaches no edge keeps its bounds")
  func distance() throws {
    let below = app {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        picture.ignoresSafeArea(edges: .top)
      }
    }
    #expect(try below.frame(of: "picture") == CGRect(x: 0, y: 144, width: 390, height: 651))
    let padded = app { picture.ignoresSafeArea().padding(10) }
    #expect(try padded.frame(of: "picture") == CGRect(x: 10, y: 54, width: 370, height: 731))
    let scrolled = app { ScrollView { picture.ignoresSafeArea().frame(height: 100) } }
    #expect(try scrolled.frame(of: "picture") == CGRect(x: 0, y: 44, width: 390, height: 100))
  }

  @Test("A stack that fills its space extends with its content, and so does the space of a reader")
  func containers() throws {
    let stack = app {
      VStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("red")
        Spacer()
      }
      .ignoresSafeArea(.container, edges: .top)
    }
    #expect(try stack.frame(of: "red").minY == 0)
    let reader = app { GeometryReader { Text("\(Int($0.size.height)) high") }.ignoresSafeArea() }
    #expect(reader.visibleTexts.contains("844 high"))
  }

  @Test("A view of a height of its own keeps its place")
  func smallViews() throws {
    let ignoring = app { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("red").ignoresSafeArea() }
    #expect(try ignoring.frame(of: "red").midY == 44 + 751 / 2)
  }

  @Test("The content of a scroll view that ignores the top edge begins there")
  func scrollViews() throws {
    func top(_ edges: Edge.Set) throws -> CGFloat {
      let app = app { ScrollView { picture.frame(height: 80) }.ignoresSafeArea(edges: edges) }
      return try app.frame(of: "picture").minY
    }
    #expect(try top([]) == 44)
    #expect(try top(.top) == 0)
    #expect(try top(.bottom) == 44)
  }

  @Test("A view inside of one that extends does not extend twice")
  func nested() throws {
    let app = app {
      ZStack { picture.ignoresSafeArea() }.ignoresSafeArea(edges: .top)
    }
    #expect(try app.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A view in a safe area inset extends below the view at the edge, and below the bar that the edge reaches")
  func insets() throws {
    func bar(_ height: CGFloat) -> some View { Color.blue.frame(height: height) }
    let bottom = app { picture.ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .bottom, spacing: 8) { bar(40) } }
    #expect(try bottom.frame(of: "picture") == CGRect(x: 0, y: 44, width: 390, height: 800))
    let top = app { picture.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { bar(40) } }
    #expect(try top.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 755))
    let twice = app {
      picture.ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(40) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar(20) }
    }
    #expect(try twice.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
    let inside = app {
      VStack(spacing: 0) {
        bar(100)
        picture.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { bar(40) }
        bar(100)
      }
    }
    #expect(try inside.frame(of: "picture") == CGRect(x: 0, y: 144, width: 390, height: 551))
    let overlay = app { Color.green.overlay { picture.ignoresSafeArea() }.safeAreaInset(edge: .top, spacing: 0) { bar(40) } }
    #expect(try overlay.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
    let first = app {
      VStack(spacing: 0) {
        picture.ignoresSafeArea()
        bar(30)
      }
      .safeAreaInset(edge: .top, spacing: 0) { bar(40) }
    }
    #expect(try first.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 765))
    let plain = TestApp { picture.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { bar(40) } }
    #expect(try plain.frame(of: "picture") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A container of screens has no box of its own")
  func screens() {
    let app = TestApp {
      TabView { NavigationStack { Text("Root") }.ignoresSafeArea().tabItem { Text("Tab") } }.ignoresSafeArea()
    }
    #expect(app.elements(.tabContent).first?.children.map(\.role) == [.navigationStack])
    #expect(app.elements(.window).first?.children.map(\.role) == [.tabView])
  }
}
