import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Unions of glass surfaces")
struct GlassUnionTests {
  /// Two views of 40 by 40 points with a distance of 10 points.
  private struct Tools: View {
    var unions: [String?] = ["tools", "tools"]
    var glass: [Glass] = [.regular, .regular]
    var shapes: [AnyShape] = [AnyShape(.capsule), AnyShape(.capsule)]
    var direction = LayoutDirection.leftToRight
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 10) {
          ForEach(0..<2, id: \.self) { index in
            Text("\(index)").frame(width: 40 + CGFloat(index) * 20, height: 40)
              .glassEffect(glass[index], in: shapes[index])
              .glassEffectUnion(id: unions[index], namespace: namespace)
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// A surface: its paint, and its place in the container if the container draws it.
  private struct Surface: Equatable, CustomStringConvertible {
    var paint: Paint
    var width: Double?
    var x: Double?

    var description: String { "\(paint) \(width ?? -1) \(x ?? -1)" }
  }

  private func surfaces(_ app: TestApp) -> [Surface] { surfaces(in: app.session.root, x: nil) }

  private func surfaces(in element: Element, x: Double?) -> [Surface] {
    var x = x
    for case .offset(let own, _) in element.style.properties { x = own }
    var found: [Surface] = []
    for case .background(let paint) in element.style.properties where paint != .color(ColorStyle(.named("clear"))) {
      found.append(Surface(paint: paint, width: width(of: element), x: x))
    }
    return found + element.children.flatMap { surfaces(in: $0, x: x) }
  }

  private func width(of element: Element) -> Double? {
    for part in element.everything {
      for case .frame(let frame) in part.style.properties where frame.width != nil { return frame.width }
    }
    return nil
  }

  private let material = Paint.material(.regular)

  @Test("The views of a union have one surface around all of them")
  func union() {
    #expect(surfaces(TestApp { Tools() }) == [Surface(paint: material, width: 110, x: 0)])
  }

  @Test("Views of different unions, variants or shapes have separate surfaces")
  func separate() {
    let two = [Surface(paint: material, width: 40, x: 0), Surface(paint: material, width: 60, x: 50)]
    #expect(surfaces(TestApp { Tools(unions: ["a", "b"]) }) == two)
    #expect(surfaces(TestApp { Tools(shapes: [AnyShape(.capsule), AnyShape(.rect(cornerRadius: 4))]) }) == two)
    let clear = surfaces(TestApp { Tools(glass: [.regular, .clear]) })
    #expect(clear.map(\.paint) == [material, .material(.ultraThin)])
  }

  @Test("A view without a union has its own surface")
  func none() {
    let surfaces = surfaces(TestApp { Tools(unions: ["tools", nil]) })
    #expect(surfaces.contains(Surface(paint: material, width: 40, x: 0)))
    #expect(surfaces.contains(Surface(paint: material, width: 60, x: nil)))
    #expect(surfaces.count == 2)
  }

  @Test("From right to left, a surface has its distance from the right edge")
  func rightToLeft() {
    let app = TestApp { Tools(unions: ["a", "b"], direction: .rightToLeft) }
    #expect(surfaces(app) == [Surface(paint: material, width: 40, x: 0), Surface(paint: material, width: 60, x: 50)])
  }

  @Test("Outside of a container each view has its own surface, and a container draws no surfaces of one inside it")
  func containers() {
    struct Outside: View {
      @Namespace private var namespace
      var body: some View {
        HStack {
          Text("a").glassEffect().glassEffectUnion(id: 1, namespace: namespace)
          Text("b").glassEffect().glassEffectUnion(id: 1, namespace: namespace)
        }
      }
    }
    struct Nested: View {
      @Namespace private var namespace
      var body: some View {
        GlassEffectContainer {
          GlassEffectContainer { Text("a").glassEffect().glassEffectUnion(id: 1, namespace: namespace) }
        }
      }
    }
    #expect(surfaces(TestApp { Outside() }).map(\.paint) == [material, material])
    #expect(surfaces(TestApp { Nested() }).map(\.paint) == [material])
  }

  @Observable final class Grouping {
    var isJoined = true
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Joining: View {
    let grouping: Grouping
    @Namespace private var namespace
    var body: some View {
      GlassEffectContainer {
        VStack {
          Counter().frame(width: 100, height: 40).glassEffect()
            .glassEffectUnion(id: grouping.isJoined ? "all" : nil, namespace: namespace)
          Text("b").frame(width: 100, height: 40).glassEffect().glassEffectUnion(id: "all", namespace: namespace)
        }
      }
    }
  }

  @Test("A view that leaves and joins a union keeps its state")
  func state() async throws {
    let grouping = Grouping()
    let app = TestApp { Joining(grouping: grouping) }
    try app.tap("Count 0")
    #expect(surfaces(app).count == 1)
    grouping.isJoined = false
    await app.settle()
    #expect(surfaces(app).count == 2)
    #expect(app.exists("Count 1"))
    grouping.isJoined = true
    await app.settle()
    #expect(surfaces(app).count == 1)
    #expect(app.exists("Count 1"))
    try app.checkInvariants()
  }

  @Test("A surface that becomes none and one again keeps the state of its view")
  func identity() throws {
    struct Fading: View {
      @State private var isShown = true
      var body: some View {
        Counter().glassEffect(isShown ? .regular : .identity)
        Button("Fade") { isShown.toggle() }
      }
    }
    let app = TestApp { Fading() }
    try app.tap("Count 0")
    try app.tap("Fade")
    #expect(surfaces(app).isEmpty)
    #expect(app.exists("Count 1"))
    try app.tap("Fade")
    #expect(surfaces(app).map(\.paint) == [material])
    #expect(app.exists("Count 1"))
  }
}
