import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@Animatable
private struct Sector: Shape {
  var start: Double
  var end: Double
  @AnimatableIgnored var isClosed: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: start, y: 0))
      path.addLine(to: CGPoint(x: end, y: 0))
      if isClosed { path.closeSubpath() }
    }
  }
}

@Animatable
private struct Meter: View {
  var value: Double
  var body: some View { Rectangle().frame(width: 10 + value, height: 10) }
}

@MainActor
@Suite("Types with @Animatable")
struct AnimatableMacroTests {
  private struct Screen: View {
    @State private var isLarge = false
    var body: some View {
      Sector(start: isLarge ? 10 : 0, end: isLarge ? 90 : 50, isClosed: true)
      Meter(value: isLarge ? 100 : 0)
      Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  /// The rounded horizontal positions of the steps.
  private func positions(_ drawing: Drawing) -> [Double] {
    drawing.items[0].steps.compactMap {
      switch $0 {
      case .move(let x, _), .line(let x, _): x.rounded()
      default: nil
      }
    }
  }

  @Test("The data of a shape are its variables without the ignored one")
  func data() {
    var sector = Sector(start: 1, end: 2, isClosed: true)
    #expect(sector.animatableData.value == (1, 2))
    sector.animatableData = (sector.animatableData + AnimatableValues(2, 4)).scaled(by: 2)
    #expect(sector.start == 6 && sector.end == 12 && sector.isClosed)
    #expect(Meter(value: 3).animatableData == 3)
  }

  @Test("A shape with several animated variables, and a view, are drawn for values between")
  func frames() throws {
    let session = ViewRunner { Screen() }.makeSession(SessionConfiguration())
    var frames: [Motion.Frames] = []
    session.onPatches = { for case .animate(let motion) in $0 { frames += motion.frames } }
    let button = try #require(session.root.all { $0.role == .button }.first)
    session.perform(InputEvent(target: button.id, action: .tap))
    let drawings = try #require(frames.first { !$0.drawings.isEmpty }).drawings
    #expect(drawings.first.map(positions) == [0, 50] && drawings.last.map(positions) == [10, 90])
    let last = Double(drawings.count - 1)
    #expect(last > 2 && positions(drawings[1]) == [(10 / last).rounded(), (50 + 40 / last).rounded()])
    #expect(frames.contains { !$0.styles.isEmpty })
  }
}
