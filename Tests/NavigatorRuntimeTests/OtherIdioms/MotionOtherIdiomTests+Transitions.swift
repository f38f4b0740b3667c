import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Views that come, leave and replace others.
extension MotionOtherIdiomTests {
  private struct Fly: Transition {
    let distance: CGFloat
    func body(content: Self.Content, phase: TransitionPhase) -> some View {
      content.offset(x: distance * phase.value).opacity(phase.isIdentity ? 1 : 0.25)
    }
  }

  @Test("A transition of the app comes from its first phase and leaves to its last one")
  func transition() throws {
    struct Screen<T: Transition>: View {
      let transition: T
      @State private var selected: String? = nil
      var body: some View {
        VStack {
          if let selected { Text(selected).transition(transition) }
          Button("Change") { withAnimation(.linear(duration: 2)) { selected = selected == nil ? "Flying" : nil } }
        }
      }
    }
    func ends<T: Transition>(_ transition: T) throws -> [[StyleProperty]] {
      let app = TestApp { Screen(transition: transition) }
      try app.tap("Change")
      try app.tap("Change")
      let changes = app.takeAnimations().filter { $0.texts == ["Flying"] }
      #expect(changes.map(\.kind) == [.insertion, .removal])
      return changes.map { $0.style(at: $0.kind == .insertion ? .zero : .seconds(2)).properties }
    }
    let single = try ends(Fly(distance: 100))
    #expect(single.first?.contains(.offset(x: -100, y: 0)) == true && single.first?.contains(.opacity(0.25)) == true)
    #expect(single.last?.contains(.offset(x: 100, y: 0)) == true && single.last?.contains(.opacity(0.25)) == true)
    let different = try ends(AsymmetricTransition(insertion: Fly(distance: 40), removal: Fly(distance: -70)))
    #expect(different.first?.contains(.offset(x: -40, y: 0)) == true)
    #expect(different.last?.contains(.offset(x: -70, y: 0)) == true)
  }

  @Test("A view begins in the frame of the view with the same identifier that it replaces")
  func matchedGeometry() throws {
    struct Gallery: View {
      @Namespace private var namespace
      @State private var selection: [String: Int] = [:]
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if let picture = selection["picture"] {
            Color.red.matchedGeometryEffect(id: picture, in: namespace).frame(width: 200, height: 300)
              .accessibilityIdentifier("large")
          } else {
            HStack(spacing: 0) {
              ForEach(0..<3) { number in
                Color.red.matchedGeometryEffect(id: number, in: namespace).frame(width: 50, height: 40)
                  .accessibilityIdentifier("small \(number)")
              }
            }
          }
        }
        Button("Open") { withAnimation(.linear(duration: 1)) { selection["picture"] = 2 } }
        Button("Close") { withAnimation(.linear(duration: 1)) { selection["picture"] = nil } }
      }
    }
    let app = TestApp(size: CGSize(width: 300, height: 400)) { Gallery() }
    let small = try app.frame(of: "small 2")
    try app.tap("Open")
    let large = try app.frame(of: "large")
    let opening = app.takeAnimations().filter { $0.kind == .match }
    #expect(opening.map(\.startFrame) == [small] && opening.map(\.endFrame) == [large])
    try app.tap("Close")
    let closing = app.takeAnimations().filter { $0.kind == .match }
    #expect(closing.map(\.startFrame) == [large] && closing.map(\.endFrame) == [small])
  }
}
