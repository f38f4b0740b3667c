import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers")
struct ModifierTests {
  private func shown(_ view: some View) -> Element {
    let app = TestApp { view }
    return app.session.root.children.first ?? app.session.root
  }

  private func style(_ view: some View) -> Set<StyleProperty> {
    Set(shown(view).style.properties)
  }

  private func color(_ name: String) -> Paint { .color(ColorStyle(.named(name))) }

  // MARK: Texts

  @Test("Text modifiers apply to all texts below, and a text's own modifiers have priority")
  func texts() {
    let stack = shown(
      VStack {
        Text("a")
        Text("b").font(.caption).foregroundStyle(.blue)
      }
      .font(.title).fontWeight(.semibold).fontDesign(.serif).italic().foregroundStyle(.red).lineLimit(2)
      .multilineTextAlignment(.trailing).textCase(.uppercase).underline().strikethrough().monospacedDigit())
    let shared: Set<StyleProperty> = [
      .lineLimit(2), .textAlignment(.trailing), .textCase(.uppercase), .underline(true), .strikethrough(true),
    ]
    let font = FontStyle(textStyle: .title, weight: 600, design: .serif, isItalic: true, isMonospacedDigit: true)
    #expect(Set(stack.children[0].style.properties) == shared.union([.font(font), .foreground(color("red"))]))
    var own = font
    own.textStyle = .caption
    #expect(Set(stack.children[1].style.properties) == shared.union([.font(own), .foreground(color("blue"))]))
  }

  @Test("The inner of two modifiers of one kind has priority")
  func inner() {
    #expect(style(Group { Text("a").font(.body) }.font(.title)) == style(Text("a").font(.body)))
    #expect(style(Group { Text("a") }.bold(false).bold()) == [])
    #expect(style(Group { Text("a") }.monospaced()) == [.font(FontStyle(design: .monospaced))])
    #expect(style(Group { Text("a") }.foregroundColor(.red)) == [.foreground(color("red"))])
  }

  @Test("A hierarchical style is a level of the style around it")
  func levels() {
    let faded = Paint.color(ColorStyle(.named("red"), opacity: 0.5))
    #expect(style(Group { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.red)) == [.foreground(faded)])
    #expect(style(Group { Text("a") }.foregroundStyle(.secondary)) == [.foreground(color("secondary"))])
  }

  @Test("A view indicates that it receives no taps, or that its whole area receives taps")
  func hitTesting() {
    #expect(shown(Text("a").allowsHitTesting(false)).content[.allowsHitTesting] == .bool(false))
    #expect(shown(Text("a").allowsHitTesting(true)).content[.allowsHitTesting] == nil)
    #expect(shown(Text("a").allowsHitTesting(false).allowsHitTesting(true)).content[.allowsHitTesting] == .bool(false))
    let shaped = shown(Text("a").contentShape(Rectangle()).allowsHitTesting(false)).content
    #expect(shaped.bool(.hasContentShape))
    #expect(shaped[.allowsHitTesting] == .bool(false))
  }

  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2)) }
  }

  private func outline(_ element: Element) -> ContentOutline? {
    for case .contentShape(let outline) in element.style.properties { return outline }
    return nil
  }

  @Test("A view has the outline in which it receives taps, and measures its size for a custom shape")
  func contentShape() throws {
    #expect(outline(shown(Text("a").contentShape(Circle()))) == .circle)
    #expect(outline(shown(Text("a").contentShape(AnyShape(.capsule)))) == .roundedRectangle(.infinity))
    #expect(outline(shown(Text("a").contentShape(.rect(cornerRadius: 8)))) == .roundedRectangle(8))
    #expect(shown(Text("a").contentShape(Circle())).content[.measures] == nil)
    let framed = shown(Text("a").frame(width: 40, height: 20).contentShape(Corner()))
    #expect(framed.role == .box && framed.content[.measures] == nil)
    guard case .drawing(let known)? = outline(framed) else { throw Missing() }
    #expect(known.width == 40 && known.height == 20)
    let element = shown(Text("a").contentShape(Corner()))
    guard case .drawing(let measured)? = outline(element) else { throw Missing() }
    #expect(element.content[.measures] != nil && measured.width > 0 && measured.width < 40)
    #expect(outline(shown(Text("a").contentShape(.hoverEffect, Circle()))) == nil)
  }

  private struct Missing: Error {}

  @Test("A content shape keeps the tags and the parts of its content")
  func contentShapeParts() throws {
    let app = TestApp {
      TabView(selection: .constant(2)) {
        Text("One").contentShape(Rectangle()).tag(1).tabItem { Text("First") }
        Text("Two").tag(2).contentShape(Rectangle()).tabItem { Text("Second") }
      }
    }
    #expect(app.exists("Two") && !app.exists("One"))
    let group = TestApp {
      VStack {
        Group(
          subviews: Group {
            Text("a"); Text("b")
          }.contentShape(Circle())
        ) { parts in Text("\(parts.count) parts") }
      }
    }
    #expect(group.exists("2 parts"))
  }

  @Test("A tint applies to the bars: tabs and the Back button")
  func barTint() throws {
    @MainActor
    struct Tinted: View {
      @State private var isRed = false

      var body: some View {
        TabView {
          Tab("First", systemImage: "star") {
            NavigationStack {
              NavigationLink("Go on") { Button("Red") { isRed = true } }
            }
          }
        }
        .tint(isRed ? Color.red : .green)
      }
    }
    let app = TestApp { Tinted() }
    try app.tap("Go on")
    for name in ["green", "red"] {
      let bars = app.elements(.tabBar) + app.elements(.backButton)
      #expect(bars.map(\.style.properties) == [[.tint(color(name))], [.tint(color(name))]])
      try app.tap("Red")
    }
  }

  @Test("Containers around a bordered button are outside its border")
  func surfaces() {
    let plain = shown(Button("go") {}.padding(8))
    #expect(plain.role == .button)
    let bordered = shown(Button("go") {}.buttonStyle(.bordered).padding(8).opacity(0.5))
    #expect(bordered.role == .box)
    #expect(Set(bordered.style.properties) == [.padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)), .opacity(0.5)])
    #expect(bordered.children.map(\.role) == [.button])
    #expect(bordered.children[0].style.properties.isEmpty)
  }

  @Test("A tint applies to controls and to tinted drawings")
  func tint() {
    let stack = shown(
      VStack {
        Button("go") {}
        Text("a").background(.tint)
        Button("plain") {}.tint(nil)
      }
      .tint(.green))
    #expect(stack.children[0].style.properties == [.tint(color("green"))])
    #expect(stack.children[1].style.properties == [.background(color("green"))])
    #expect(stack.children[2].style.properties == [])
  }

  // MARK: Boxes

  @Test("Modifiers that one element supports are combined on it; an order that it cannot express creates boxes")
  func boxes() {
    let plain = shown(Text("a").padding(8).background(.red).cornerRadius(4).opacity(0.5))
    #expect(plain.role == .text)
    #expect(
      plain.style.properties == [
        .padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)), .background(color("red")), .cornerRadius(4),
        .clipsContent(true), .opacity(0.5),
      ])
    let boxed = shown(Text("a").background(.red).padding())
    #expect(boxed.role == .box)
    #expect(boxed.style.properties == [.padding(Insets(top: nil, leading: nil, bottom: nil, trailing: nil))])
    #expect(boxed.children.map(\.style.properties) == [[.background(color("red"))]])
  }

  @Test("Padding applies to one edge, all edges, or insets")
  func padding() {
    #expect(style(Text("a").padding(.leading, 3)) == [.padding(Insets(leading: 3))])
    #expect(style(Text("a").padding([.top, .horizontal])) == [.padding(Insets(top: nil, leading: nil, trailing: nil))])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(style(Text("a").padding(insets)) == [.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))])
  }

  @Test("A frame has a size or bounds, and an alignment of its content")
  func frame() {
    #expect(
      style(Text("a").frame(width: 10, height: 20, alignment: .topLeading))
        == [.frame(Frame(width: 10, height: 20, alignment: .topLeading))])
    #expect(
      style(Text("a").frame(minWidth: 1, maxWidth: .infinity, alignment: .leading))
        == [.frame(Frame(minWidth: 1, maxWidth: .infinity, alignment: .leading))])
  }

  @Test("Invalid lengths are ignored")
  func hostileLengths() {
    #expect(style(Text("a").frame(width: .nan, height: -5)) == [.frame(Frame(height: 0))])
    #expect(style(Text("a").frame(width: .infinity)) == [.frame(Frame())])
    #expect(style(Text("a").opacity(.nan)) == [.opacity(0)])
    #expect(style(Text("a").offset(x: .infinity, y: 2)) == [.offset(x: 0, y: 2)])
  }

  @Test("Effects are properties of the element")
  func effects() {
    #expect(style(Text("a").offset(x: 1, y: 2)) == [.offset(x: 1, y: 2)])
    #expect(style(Text("a").border(.red, width: 2)) == [.border(color("red"), width: 2)])
    #expect(style(Text("a").clipShape(Capsule())) == [.cornerRadius(.infinity), .clipsContent(true)])
    #expect(style(Text("a").clipped()) == [.clipsContent(true)])
    #expect(style(Text("a").background(.red, in: .rect(cornerRadius: 6))) == [.background(color("red")), .cornerRadius(6)])
    #expect(
      style(Text("a").shadow(color: .black, radius: 3, x: 1, y: 2))
        == [.shadow(ColorStyle(.named("black")), radius: 3, x: 1, y: 2)])
    #expect(style(Text("a").aspectRatio(2, contentMode: .fit)) == [.aspectRatio(2, fills: false)])
    #expect(style(Text("a").scaledToFill()) == [.aspectRatio(nil, fills: true)])
    #expect(style(Text("a").fixedSize()) == [.fixedSize(horizontal: true, vertical: true)])
    #expect(style(Text("a").layoutPriority(2)) == [.layoutPriority(2)])
    #expect(style(Button("a") {}.controlSize(.small)) == [.controlSize(.small)])
  }

  @Test("Views in the background and the overlay of a view are layers around it")
  func layers() {
    let app = TestApp {
      Text("middle")
        .background(alignment: .top) { Text("behind") }
        .overlay { Text("before") }
    }
    #expect(
      app.tree() == """
        window [dismiss openURL scenePhase]
          layers
            layerContent
              layers
                layerContent
                  text "middle"
                layerBackground alignment: top
                  text "behind"
            layerOverlay
              text "before"
        """)
    #expect(shown(Text("a").background(Text("b"))).role == .layers)
    #expect(shown(Text("a").overlay(Color.red.opacity(0.5))).role == .layers)
    #expect(shown(Text("a").background(Color.white.opacity(0.5))).role == .text)
  }
}
