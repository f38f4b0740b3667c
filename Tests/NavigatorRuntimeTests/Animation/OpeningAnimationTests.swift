import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorRuntime

/// Animations that start before a host shows the session.
@MainActor
@Suite("Animations that start with the session")
struct OpeningAnimationTests {
  /// The patches of a session.
  @MainActor
  private final class Log {
    var patches: [Patch] = []
    var motions: [Motion] {
      patches.compactMap { if case .animate(let motion) = $0 { motion } else { nil } }
    }
  }

  /// Values that views pass to a test.
  @MainActor
  private final class Kept {
    var binding: Binding<Bool>?
    var completions = 0
  }

  private func session(
    records: Bool = true, _ log: Log = Log(), _ view: @escaping @Sendable @MainActor () -> some View
  ) -> any HostSession {
    var configuration = SessionConfiguration()
    configuration.recordsOpening = records
    let session = ViewRunner(view).makeSession(configuration)
    session.onPatches = { log.patches += $0 }
    return session
  }

  private func begin(_ session: any HostSession) {
    session.beginAnimations()
    session.settle()
  }

  private func texts(_ session: any HostSession) -> [String] {
    session.root.everything.compactMap { $0.content.string(.text) }
  }

  private func opacities(_ session: any HostSession) -> [Double] {
    session.root.everything.flatMap(\.style.properties).compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  private struct FadingIn: View {
    @State private var isShown = false
    @State private var name = ""

    var body: some View {
      Text("Hello \(name)").opacity(isShown ? 1 : 0.25)
        .onAppear {
          withAnimation(.linear(duration: 2).repeatForever()) { isShown = true }
          name = "Ada"
        }
    }
  }

  @Test("The first tree has the state after an endless animation, and the session records the state before it")
  func fade() throws {
    let session = session { FadingIn() }
    #expect(texts(session) == ["Hello Ada"])
    #expect(opacities(session) == [1])
    let opening = try #require(session.takeOpeningAnimations().first)
    #expect(opening.animation.duration == 2 && opening.animation.repeatCount == nil)
    #expect(opacities(of: opening.frames.styles) == [0.25, 1])
    #expect(session.takeOpeningAnimations().isEmpty)
  }

  @Test("A session that records no opening begins with the state after its animations")
  func notRecorded() {
    let session = session(records: false) { FadingIn() }
    #expect(opacities(session) == [1])
    #expect(session.takeOpeningAnimations().isEmpty)
  }

  @Test("A session without animations records nothing")
  func without() {
    #expect(session { Text("Word").opacity(0.5) }.takeOpeningAnimations().isEmpty)
  }

  private struct Staggered: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        ForEach(0..<3, id: \.self) { row in
          Text("Row \(row)").opacity(isShown ? 1 : 0).offset(y: isShown ? 0 : 20)
            .animation(.easeOut(duration: 0.5).delay(Double(row) * 0.1), value: isShown)
        }
      }
      .onAppear { isShown = true }
    }
  }

  @Test("Finite animations of values that onAppear sets are recorded with their delays")
  func staggered() {
    let openings = session { Staggered() }.takeOpeningAnimations()
    #expect(Set(openings.map(\.animation.delay)) == [0, 0.1, 0.2])
    #expect(openings.filter { opacities(of: $0.frames.styles) == [0, 1] }.count == 3)
  }

  private func opacities(of styles: [Style]) -> [Double] {
    styles.flatMap(\.properties).compactMap { if case .opacity(let value) = $0 { value } else { nil } }
  }

  private struct Counting: View {
    @State private var count = 1

    var body: some View {
      Text("Count \(count)")
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { count = 2 }
          count = 3
        }
    }
  }

  @Test("Changes of one value keep their order, and an action reads the value that it wrote last")
  func order() {
    #expect(texts(session { Counting() }) == ["Count 3"])
  }

  private final class Model: ObservableObject {
    @Published var isShown = false
  }

  private struct Observing: View {
    @StateObject private var model = Model()
    let completed: () -> Void

    var body: some View {
      ZStack {
        if model.isShown { Text("Shown").transition(.opacity) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          model.isShown = true
        } completion: {
          completed()
        }
      }
    }
  }

  @Test("A view that a finite animation inserts is in the first tree, and the completion waits for the animation")
  func object() throws {
    let kept = Kept()
    let session = session { Observing { kept.completions += 1 } }
    #expect(texts(session) == ["Shown"])
    #expect(kept.completions == 0)
    let opening = try #require(session.takeOpeningAnimations().first { $0.insertion != nil })
    #expect(opening.insertion?.opacity == 0 && opening.animation.duration == 1)
  }

  private struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + phase))
      }
    }
  }

  private struct Waving: View {
    @State private var phase = 0.0

    var body: some View {
      Wave(phase: phase).stroke(.red).frame(width: 100, height: 40)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 10 } }
    }
  }

  @Test("A shape that moves forever has frames of its outline, also for a page that is loaded later")
  func wave() throws {
    let session = session { Waving() }
    let opening = try #require(session.takeOpeningAnimations().first { $0.frames.drawings.count > 2 })
    #expect(opening.animation.repeatCount == nil)
    let loops = session.root.everything.compactMap { element -> LoopingChange? in
      if case .loop(let loop) = element.content[.loop] { loop } else { nil }
    }
    #expect(loops.contains { $0.frames?.drawings == opening.frames.drawings })
  }

  private struct Implicit: View {
    @State private var isShown = false
    @State private var names: [String] = []

    var body: some View {
      Text("Word").opacity(isShown ? 1 : 0.25).animation(.linear(duration: 3).repeatForever(), value: isShown)
      VStack {
        ForEach(names, id: \.self) { Text($0) }
      }
      .animation(.linear(duration: 1), value: names)
      .onAppear {
        isShown = true
        names = ["Ada"]
      }
    }
  }

  @Test("Animations of different values are recorded, and the first tree has the content that is loaded when a view appears")
  func implicit() {
    let session = session { Implicit() }
    #expect(texts(session) == ["Word", "Ada"])
    #expect(opacities(session) == [1])
    let openings = session.takeOpeningAnimations()
    #expect(openings.contains { $0.animation.duration == 3 && opacities(of: $0.frames.styles) == [0.25, 1] })
    #expect(openings.contains { $0.animation.duration == 1 && $0.insertion?.opacity == 0 })
  }

  @Test("An animator that repeats waits until a user sees the session")
  func animator() {
    let log = Log()
    let session = session(log) {
      Text("Loop").keyframeAnimator(initialValue: 0.0, repeating: true) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(60, duration: 1)
      }
    }
    session.playsAnimations = true
    session.settle()
    #expect(log.motions.isEmpty)
    begin(session)
    #expect(log.motions.contains { !$0.frames.isEmpty && $0.animation.repeatCount == nil })
  }

  private struct Restless: View {
    @State private var numbers: [Int] = []

    var body: some View {
      Text("Numbers \(numbers.count)")
        .onAppear {
          for number in 0..<300 {
            withAnimation(.linear(duration: 1 + Double(number % 2)).repeatForever()) { numbers.append(number) }
          }
        }
    }
  }

  @Test("The number of updates that wait is bounded, and further changes belong to the last one")
  func bound() {
    #expect(texts(session { Restless() }) == ["Numbers 300"])
  }

  private struct DelayedRow: View {
    let row: Int
    @State private var isShown = false

    var body: some View {
      Text("Row \(row)").opacity(isShown ? 1 : 0)
        .onAppear { withAnimation(.linear(duration: 1).delay(Double(row))) { isShown = true } }
    }
  }

  @Test("Many changes with different delays are recorded")
  func manyDelays() {
    let openings = session { VStack { ForEach(0..<40, id: \.self) { DelayedRow(row: $0) } } }.takeOpeningAnimations()
    #expect(Set(openings.map(\.animation.delay)) == Set((0..<40).map(Double.init)))
  }

  private struct Score: View {
    @State private var score = 1

    var body: some View {
      Text("\(score)").contentTransition(.numericText())
        .onAppear { withAnimation(.linear(duration: 1)) { score = 2 } }
    }
  }

  @Test("A text that is replaced with a content transition appears")
  func replaced() {
    let session = session { Score() }
    #expect(session.takeOpeningAnimations().contains { $0.insertion != nil } && texts(session) == ["2"])
  }
}
