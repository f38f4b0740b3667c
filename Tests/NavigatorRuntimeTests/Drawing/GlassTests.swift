import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Glass")
struct GlassTests {
  nonisolated private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// The backgrounds of all elements, the outermost first.
  private func backgrounds(_ view: some View) -> [Paint] {
    TestApp { view }.session.root.everything.flatMap { element in
      element.style.properties.compactMap { if case .background(let paint) = $0 { paint } else { nil } }
    }
  }

  private func tint(_ opacity: Double) -> Paint { .color(ColorStyle(.named("blue"), opacity: opacity)) }

  @Test("The color of a tint is in front of a material")
  func tint() {
    #expect(backgrounds(Text("a").glassEffect()) == [.material(.regular)])
    #expect(backgrounds(Text("a").glassEffect(.regular.tint(.blue))) == [.material(.ultraThin), tint(0.7)])
    #expect(backgrounds(Text("a").glassEffect(.clear.tint(.blue))) == [.material(.ultraThin), tint(0.4)])
    #expect(backgrounds(Text("a").glassEffect(.regular.tint(.blue).tint(nil))) == [.material(.regular)])
    #expect(backgrounds(Text("a").glassEffect(.identity.tint(.blue))) == [.color(ColorStyle(.named("clear")))])
  }

  @Test("A surface has light edges and a shadow, and the identity has none")
  func edges() {
    func shadows(_ glass: Glass) -> [PaintShadow] {
      let properties = TestApp { Text("a").glassEffect(glass) }.session.root.everything.flatMap(\.style.properties)
      for case .backgroundShadows(let shadows) in properties { return shadows }
      return []
    }
    #expect(shadows(.regular).map(\.isInner) == [true, true, false])
    #expect(shadows(.identity).isEmpty)
  }

  @Test("The element with the surface reacts to presses if the surface is interactive")
  func interactive() {
    func reacting(_ glass: Glass) -> [Element] {
      TestApp { Text("a").padding().glassEffect(glass) }.session.root.everything.filter { $0.content.bool(.reactsToPresses) }
    }
    let surfaces = reacting(.regular.interactive())
    #expect(surfaces.count == 1)
    #expect(surfaces.allSatisfy { $0.style.properties.contains(.background(.material(.regular))) })
    #expect(reacting(.regular).isEmpty && reacting(.regular.interactive(false)).isEmpty)
    #expect(reacting(.identity.interactive()).isEmpty)
  }

  @Test("A surface with an app's shape has its outline")
  func outline() {
    func fills(_ glass: Glass) -> [Paint?] {
      let app = TestApp { Text("a").glassEffect(glass, in: Triangle()) }
      return app.elements(.shape).compactMap { $0.content.drawing?.items.first?.fill }
    }
    #expect(fills(.regular) == [.material(.regular)])
    #expect(fills(.regular.tint(.blue)) == [.material(.ultraThin), tint(0.7)])
    #expect(fills(.identity).isEmpty)
  }

  @Test("A view keeps its state when its surface gets and loses a tint")
  func state() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Tinting: View {
      @State private var isTinted = false
      var body: some View {
        Counter(name: "a").glassEffect(.regular.tint(isTinted ? .blue : nil))
        Counter(name: "b").glassEffect(.regular.tint(isTinted ? .blue : nil), in: Triangle())
        Button("Tint") { isTinted.toggle() }
      }
    }
    let app = TestApp { Tinting() }
    try app.tap("a 0")
    try app.tap("b 0")
    for _ in 0..<2 {
      try app.tap("Tint")
      #expect(app.exists("a 1") && app.exists("b 1"))
      try app.checkInvariants()
    }
  }
}
