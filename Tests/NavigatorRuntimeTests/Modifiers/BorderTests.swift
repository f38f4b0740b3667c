import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Borders with gradients")
struct BorderTests {
  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func borders(_ app: TestApp) -> [Paint] {
    app.session.root.everything.flatMap { element in
      element.style.properties.compactMap { if case .border(let paint, _) = $0 { paint } else { nil } }
    }
  }

  private func lines(_ app: TestApp) -> [Drawing.Stroke] {
    app.elements(.shape).compactMap { $0.content.drawing?.items.first?.stroke }
  }

  private func isGradient(_ paint: Paint?) -> Bool {
    if case .linearGradient = paint { true } else { false }
  }

  @Test("A border in one color belongs to the box of a view, and a gradient is a line in front of the view")
  func paints() {
    let color = TestApp { Text("a").frame(width: 60, height: 40).border(.red, width: 4) }
    #expect(borders(color) == [.color(ColorStyle(.named("red")))])
    #expect(lines(color).isEmpty)
    let tinted = TestApp { Text("a").frame(width: 60, height: 40).border(gradient, width: 4) }
    #expect(lines(tinted).map(\.width) == [4])
    #expect(isGradient(lines(tinted).first?.paint))
  }

  @Test("A view keeps its state when a gradient replaces the color of its border")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Changing: View {
      @State private var isGradient = false
      var body: some View {
        Counter().border(isGradient ? AnyShapeStyle(Color.blue.gradient) : AnyShapeStyle(.red), width: 2)
        Button("Change") { isGradient.toggle() }
      }
    }
    let app = TestApp { Changing() }
    try app.tap("Count 0")
    for isGradient in [true, false] {
      try app.tap("Change")
      #expect(app.exists("Count 1"))
      #expect(lines(app).count == (isGradient ? 1 : 0))
      #expect(borders(app) == [.color(ColorStyle(.named(isGradient ? "clear" : "red")))])
      try app.checkInvariants()
    }
  }

  @Test("The border of a shape may be a gradient")
  func shapes() {
    func border(_ shape: some InsettableShape) -> AnyView { AnyView(shape.strokeBorder(gradient, lineWidth: 4)) }
    for line in [border(.circle), border(.capsule), border(.rect)] {
      let app = TestApp { line.frame(width: 60, height: 40) }
      #expect(lines(app).map(\.width) == [4])
      #expect(isGradient(lines(app).first?.paint))
    }
  }
}
