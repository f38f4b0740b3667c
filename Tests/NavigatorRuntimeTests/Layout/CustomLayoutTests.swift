import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Layouts of apps")
struct CustomLayoutTests {
  /// Arranges subviews in lines.
  private struct Flow: Layout {
    var spacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let (size, _) = arrange(proposal, subviews)
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, origin) in zip(subviews, arrange(proposal, subviews).1) {
        subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
      var (x, y, line, width) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      var origins: [CGPoint] = []
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > proposal.width ?? .infinity { (x, y, line) = (0, y + line + spacing, 0) }
        origins.append(CGPoint(x: x, y: y))
        x += size.width + spacing
        width = max(width, x - spacing)
        line = max(line, size.height)
      }
      return (CGSize(width: width, height: y + line), origins)
    }
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Gives subviews widths in the ratio of their weights.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      let total = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: 30))
        x += width
      }
    }

    func makeCache(subviews: Subviews) -> Int { 0 }
  }

  private func block(_ name: String, _ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 20).accessibilityIdentifier(name)
  }

  @Test("A layout places its subviews in lines, and hosts receive their places")
  func flow() throws {
    let app = TestApp {
      VStack(alignment: .leading, spacing: 0) {
        Flow {
          block("a", 200)
          ForEach(0..<2, id: \.self) { block("b\($0)", 150) }
          if true { block("c", 100) }
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(try app.frame(of: "a") == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(try app.frame(of: "b0") == CGRect(x: 210, y: 0, width: 150, height: 20))
    #expect(try app.frame(of: "b1") == CGRect(x: 0, y: 30, width: 150, height: 20))
    #expect(try app.frame(of: "c") == CGRect(x: 160, y: 30, width: 100, height: 20))
  }

  @Test("Subviews that come and go are arranged again, and keep their state")
  func changes() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        VStack(spacing: 0) {
          Toggle("Wide", isOn: $isWide)
          Flow {
            if isWide { Color.red.frame(width: 380, height: 20).accessibilityIdentifier("wide") }
            Counter()
          }
          Spacer()
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Count 0")
    #expect(try app.frame(of: "Count 1").minY == 31)
    try app.tap("Wide")
    #expect(try app.frame(of: "Count 1").minY == 61)
    try app.tap("Count 1")
    #expect(app.exists("Count 2"))
  }

  @Test("Values, anchors, proposals and caches of subviews are used")
  func values() throws {
    let app = TestApp {
      Weighted {
        Color.red.accessibilityIdentifier("one")
        Color.blue.accessibilityIdentifier("two").layoutValue(key: Weight.self, value: 2)
      }
      .frame(width: 300, height: 100)
    }
    #expect(try app.frame(of: "one") == CGRect(x: 45, y: 407, width: 100, height: 30))
    #expect(try app.frame(of: "two") == CGRect(x: 145, y: 407, width: 200, height: 30))
  }

  @Test("A layout reads values that the bodies of its subviews set, and follows their changes")
  func valuesInBodies() throws {
    struct Heavy: View {
      let name: String
      @State private var weight = 2.0
      var body: some View {
        Button(name) { weight = 4 }.padding(1).layoutValue(key: Weight.self, value: weight)
      }
    }
    struct Outer: View {
      let name: String
      var body: some View { if true { Heavy(name: name).opacity(0.9) } }
    }
    let app = TestApp {
      Weighted {
        Color.red.accessibilityIdentifier("light")
        Outer(name: "heavy").frame(maxWidth: .infinity).accessibilityIdentifier("frame")
        Heavy(name: "light anyway").layoutValue(key: Weight.self, value: 1)
        VStack { Heavy(name: "inside") }
      }
      .frame(width: 300, height: 100)
    }
    // The value in the stack belongs to a subview of the stack, and the outermost value of a subview counts.
    #expect(try app.frame(of: "light").width == 60)
    #expect(try app.frame(of: "frame").width == 120)
    try app.tap("heavy")
    #expect(try abs(app.frame(of: "light").width - 300 / 7) < 0.01)
    try app.tap("light anyway")
    #expect(try abs(app.frame(of: "light").width - 300 / 7) < 0.01)
  }

  @Test("The value of a body ends with its view")
  func removedValueInBody() throws {
    struct Child: View {
      @State private var isHeavy = true
      var body: some View {
        let button = Button("Child") { isHeavy = false }
        if isHeavy { button.layoutValue(key: Weight.self, value: 4) } else { button }
      }
    }
    let app = TestApp {
      Weighted {
        Color.red.accessibilityIdentifier("light")
        Child()
      }
      .frame(width: 300, height: 100)
    }
    #expect(try app.frame(of: "light").width == 60)
    try app.tap("Child")
    #expect(try app.frame(of: "light").width == 150)
  }

  @Test("A layout reads values of bodies through positions, frames with guides, and layers")
  func valuesInPlacedBodies() throws {
    struct Heavy: View {
      var body: some View { Color.blue.layoutValue(key: Weight.self, value: 2) }
    }
    let app = TestApp {
      Weighted {
        Color.red.accessibilityIdentifier("light")
        Heavy().position(x: 10, y: 10)
        Heavy().frame(maxWidth: .infinity, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
        Heavy().overlay { Heavy().layoutValue(key: Weight.self, value: 9) }
        Heavy().position(x: 10, y: 10).layoutValue(key: Weight.self, value: 3)
      }
      .frame(width: 300, height: 100)
    }
    // The value of a view in an overlay is not that of the subview, and the outermost value counts.
    #expect(try app.frame(of: "light").width == 30)
  }

  @Test("A layout reads values through the modifiers around them")
  func valuesBelowModifiers() throws {
    let heavy = Color.blue.layoutValue(key: Weight.self, value: 2)
    let app = TestApp {
      Weighted {
        Color.red.accessibilityIdentifier("light")
        heavy.gesture(DragGesture()).accessibilityIdentifier("gesture")
        heavy.onDrag { NSItemProvider() }.accessibilityIdentifier("drag")
        heavy.dropDestination(for: String.self) { _, _ in true }.accessibilityIdentifier("drop")
        heavy.contextMenu { Button("Remove") {} }.accessibilityIdentifier("menu")
        heavy.clipShape(.capsule).mask { Color.black }.accessibilityIdentifier("mask")
        heavy.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in }.accessibilityIdentifier("geometry")
        heavy.focusable().visualEffect { effect, _ in effect.opacity(0.5) }.accessibilityIdentifier("effect")
        heavy.overlay { Text("Badge") }.rotationEffect(.degrees(1)).accessibilityIdentifier("overlay")
      }
      .frame(width: 340, height: 100)
    }
    #expect(try app.frame(of: "light").width == 20)
    for name in ["gesture", "drag", "drop", "menu", "mask", "geometry", "effect", "overlay"] {
      #expect(try app.frame(of: name).width == 40, "\(name)")
    }
  }

  @Test("A switched AnyLayout arranges the same views, which keep their state")
  func anyLayout() throws {
    struct Screen: View {
      @State private var isVertical = false
      @State private var count = 0
      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
        layout {
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("red")
          Field()
        }
        Button("Switch") { isVertical.toggle() }
      }
    }
    struct Field: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let app = TestApp { Screen() }
    try app.tap("Count 0")
    #expect(try app.frame(of: "red").maxX + 10 == app.frame(of: "Count 1").minX)
    try app.tap("Switch")
    #expect(try app.frame(of: "red").maxY + 10 == app.frame(of: "Count 1").minY)
  }

  @Test("A layout with invalid sizes has a layout without invalid numbers")
  func invalidSizes() throws {
    struct Broken: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
          subview.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .init(width: .nan, height: -.infinity))
        }
      }
    }
    let app = TestApp { Broken { block("a", 10) } }
    let frame = try app.frame(of: "a")
    #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite)
  }

  @Test("The first view that fits is shown, and the last one if none fits")
  func viewThatFits() throws {
    struct Choices: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("A long description of the item").fixedSize()
          Text("An item").fixedSize()
          Image(systemName: "star").accessibilityIdentifier("star")
        }
      }
    }
    for (width, shown) in [(390.0, "A long description of the item"), (100, "An item"), (10, "")] {
      let app = TestApp(environment: TestEnvironment(windowSize: CGSize(width: width, height: 800))) { Choices() }
      #expect(app.visibleTexts.joined() == shown)
    }
    let app = TestApp { Choices() }
    app.environment.windowSize = CGSize(width: 100, height: 800)
    #expect(app.visibleTexts == ["An item"])
    app.environment.windowSize = CGSize(width: 390, height: 800)
    #expect(app.visibleTexts == ["A long description of the item"])
  }

  @Test("A text is wrapped if only its height must fit")
  func heightThatFits() {
    let long = String(repeating: "A text that needs several lines. ", count: 10)
    for (height, isShort) in [(60.0, true), (600, false)] {
      let app = TestApp {
        ViewThatFits(in: .vertical) {
          Text(long)
          Text("Short")
        }
        .frame(width: 300, height: height)
      }
      #expect(app.exists("Short") == isShort)
    }
  }

  @Test("In a bar, the first view that fits beside the title is shown", arguments: [1_000.0, 240])
  func viewThatFitsInBar(width: Double) throws {
    struct Choices: View {
      let name: String
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("A long description of the \(name) item").fixedSize()
          Text("The \(name) item").fixedSize()
        }
      }
    }
    let app = TestApp(environment: TestEnvironment(windowSize: CGSize(width: width, height: 800))) {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Choices(name: "first") }
            ToolbarItem(placement: .bottomBar) { Choices(name: "last") }
          }
      }
    }
    for name in ["first", "last"] {
      let texts = app.visibleTexts.filter { $0.hasSuffix("\(name) item") }
      #expect(texts == [width > 500 ? "A long description of the \(name) item" : "The \(name) item"])
    }
  }
}
