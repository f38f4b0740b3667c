import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Animatable shapes and views")
struct AnimatableShapeTests {
  /// Starts a session and returns the frames of the motions that a tap on a button announces.
  private func frames(
    _ session: any HostSession, _ button: String
  ) throws -> [(frames: Motion.Frames, timing: AnimationStyle)] {
    var found: [(Motion.Frames, AnimationStyle)] = []
    session.onPatches = {
      for case .animate(let motion) in $0 { found += motion.frames.map { ($0, motion.animation) } }
    }
    let target = try #require(
      session.root.all { $0.role == .button && $0.all { $0.content.string(.text) == button }.count > 0 }.first)
    session.perform(InputEvent(target: target.id, action: .tap))
    return found
  }

  private struct Ring: View {
    @State private var part = 0.0
    var body: some View {
      VStack {
        Circle().trim(from: 0, to: part).stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        Button("Fill") { withAnimation(.linear(duration: 2)) { part = part == 0 ? 0.75 : 0 } }
        Button("Plain") { part = 1 }
      }
    }
  }

  /// The end of the last step.
  private func end(_ drawing: Drawing) -> [Double] {
    switch drawing.items[0].steps.last {
    case .curve(let x, let y, _, _, _, _), .line(let x, let y), .move(let x, let y): [x.rounded(), y.rounded()]
    default: []
    }
  }

  @Test("A ring that is filled in an animated change is drawn for parts between, with the same steps in each")
  func ring() throws {
    let session = ViewRunner { Ring() }.makeSession(SessionConfiguration())
    let (frames, timing) = try #require(try frames(session, "Fill").first)
    #expect(frames.styles.isEmpty && timing.duration == 2 && frames.drawings.count == 31)
    #expect(Set(frames.drawings.map { $0.items[0].steps.count }) == [5])
    #expect(end(frames.drawings[0]) == [100, 50] && end(frames.drawings[30]) == [50, 0])
    #expect(Set(frames.drawings.map(\.scaling)) == [.fit])
    let back = try #require(try self.frames(session, "Fill").first?.frames)
    #expect(back.drawings.last.map(end) == [100, 50] && Set(back.drawings.map(\.scaling)) == [.fit])
    #expect(try self.frames(session, "Plain").isEmpty)
  }

  nonisolated private struct Pie: Shape {
    var degrees: Double
    var animatableData: Double {
      get { degrees }
      set { degrees = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX + cos(degrees * .pi / 180) * 10, y: rect.midY))
      return path
    }
  }

  private struct Turning: View {
    @State private var degrees = 0.0
    let animation: Animation
    var body: some View {
      VStack {
        Pie(degrees: degrees).stroke(.red).frame(width: 40, height: 40)
        Button("Turn") { withAnimation(animation) { degrees = 180 - degrees } }
      }
    }
  }

  @Test("An app's shape is drawn for values between the old and the new one, and an interrupted change starts at the shown one")
  func shape() async throws {
    let clock = TestClock()
    let session = ViewRunner(clock: clock) { Turning(animation: .linear(duration: 2)) }.makeSession(SessionConfiguration())
    func places(_ frames: [(frames: Motion.Frames, timing: AnimationStyle)]) -> [Double] {
      frames.first?.frames.drawings.map { end($0)[0] } ?? []
    }
    let first = places(try frames(session, "Turn"))
    #expect(first.first == 30 && first.last == 10 && first.contains { $0 > 15 && $0 < 25 })
    await clock.advance(by: .seconds(1))
    let second = places(try frames(session, "Turn"))
    #expect(second.first == 20 && second.last == 30)
    await clock.advance(by: .seconds(5))
    #expect(places(try frames(session, "Turn")).first == 30)
  }

  @Test("An interrupted spring continues with its velocity")
  func velocity() async throws {
    let clock = TestClock()
    let session = ViewRunner(clock: clock) { Counting(animation: .spring(duration: 1)) }.makeSession(SessionConfiguration())
    _ = try frames(session, "Count")
    await clock.advance(by: .seconds(0.3))
    let (frames, timing) = try #require(try frames(session, "Count").first { !$0.frames.texts.isEmpty })
    let values = frames.texts.compactMap { Double($0.split(separator: " ")[0]) }
    // It first moves on in its old direction.
    #expect((values.max() ?? 0) > values[0] + 1 && values.last == 0)
    #expect(timing.curve == .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  private struct Number: View, @preconcurrency Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      Text("\(Int(value.rounded())) points")
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: value, height: 10)), with: .color(.red))
      }
      .frame(width: 100, height: 10)
    }
  }

  private struct Counting: View {
    let animation: Animation
    @State private var value = 0.0
    var body: some View {
      VStack {
        Number(value: value)
        Button("Count") { withAnimation(animation) { value = 100 - value } }
      }
    }
  }

  @Test("The texts and the drawings of an animatable view change gradually")
  func textAndCanvas() throws {
    let session = ViewRunner { Counting(animation: .linear(duration: 1)) }.makeSession(SessionConfiguration())
    let frames = try frames(session, "Count").map(\.frames)
    let texts = try #require(frames.first { !$0.texts.isEmpty }?.texts)
    #expect(texts.count == 16 && texts.first == "0 points" && texts[3] == "20 points" && texts.last == "100 points")
    let drawings = try #require(frames.first { !$0.drawings.isEmpty }?.drawings)
    #expect(drawings.count == 16 && drawings[3].items[0].steps.contains(.line(x: 20, y: 0)))
  }

  @Test("Shapes have Apple's animatable data")
  func data() {
    #expect(RoundedRectangle(cornerRadius: 4).animatableData == AnimatablePair(4, 4))
    #expect(Rectangle().animatableData == EmptyAnimatableData())
    var shape = Circle().rotation(.radians(2)).offset(x: 3)
    #expect(shape.animatableData.second == AnimatablePair(3, 0) && shape.shape.angle.radians == 2)
    shape.animatableData.second = AnimatablePair(5, 6)
    #expect(shape.offset == CGSize(width: 5, height: 6))
    var any = AnyShape(RoundedRectangle(cornerRadius: 4))
    any.animatableData = any.animatableData.scaled(by: 2)
    #expect(
      any.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        == RoundedRectangle(cornerRadius: 8).path(in: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(any.animatableData - any.animatableData == .zero)
    #expect(2.0.interpolated(towards: 4, amount: 0.5) == 3)
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
  }
}
