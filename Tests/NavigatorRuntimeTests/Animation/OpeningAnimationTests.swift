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
    holds: Bool = true, _ log: Log = Log(), _ view: @escaping @Sendable @MainActor () -> some View
  ) -> any HostSession {
    var configuration = SessionConfiguration()
    configuration.holdsAnimations = holds
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

  @Test("A change with an endless animation waits until the host begins animations, and other changes do not wait")
  func fade() throws {
    let log = Log()
    let session = session(log) { FadingIn() }
    #expect(texts(session) == ["Hello Ada"])
    #expect(opacities(session) == [0.25])
    session.settle()
    #expect(log.patches.isEmpty)
    begin(session)
    #expect(opacities(session) == [1])
    #expect(log.motions.map(\.animation.duration) == [2])
    #expect(log.motions.first?.changed.count == 1)
  }

  @Test("A session that does not wait begins with the state after its animations")
  func notHeld() {
    #expect(opacities(session(holds: false) { FadingIn() }) == [1])
  }

  @Test("The wait ends once, so that later animated changes are immediate")
  func later() {
    struct Screen: View {
      @State private var isOn = false
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        Text("Word").opacity(isOn ? 1 : 0.25).onAppear { keep($isOn) }
      }
    }
    let kept = Kept()
    let session = session { Screen { kept.binding = $0 } }
    begin(session)
    withAnimation(.linear(duration: 1).repeatForever()) { kept.binding?.wrappedValue = true }
    session.settle()
    #expect(opacities(session) == [1])
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
    let session = session { Counting() }
    #expect(texts(session) == ["Count 1"])
    begin(session)
    #expect(texts(session) == ["Count 3"])
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

  @Test("A finite animation does not wait, so that the first page has its content, and its completion is called")
  func object() {
    let log = Log()
    let kept = Kept()
    let session = session(log) { Observing { kept.completions += 1 } }
    #expect(texts(session) == ["Shown"])
    begin(session)
    #expect(texts(session) == ["Shown"] && kept.completions == 1)
    #expect(log.motions.isEmpty)
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

  @Test("A shape that moves forever has frames of its outline")
  func wave() throws {
    let log = Log()
    begin(session(log) { Waving() })
    let motion = try #require(log.motions.first { !$0.frames.isEmpty })
    #expect(motion.animation.repeatCount == nil)
    #expect((motion.frames.first?.drawings.count ?? 0) > 2)
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

  @Test("A view with an endless animation of a value waits, and content that is loaded when a view appears does not wait")
  func implicit() {
    let log = Log()
    let session = session(log) { Implicit() }
    #expect(texts(session) == ["Word", "Ada"])
    #expect(opacities(session) == [0.25])
    begin(session)
    #expect(opacities(session) == [1])
    #expect(log.motions.map(\.animation.duration) == [3])
    #expect(opacities(self.session(holds: false) { Implicit() }) == [1])
  }

  @Test("An animator that repeats begins with the animations that wait")
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
          for number in 0..<20 {
            withAnimation(.linear(duration: 1 + Double(number % 2)).repeatForever()) { numbers.append(number) }
          }
        }
    }
  }

  @Test("The number of changes that wait is bounded")
  func bound() {
    let session = session { Restless() }
    session.settle()
    #expect(texts(session) != ["Numbers 0"])
    begin(session)
    #expect(texts(session) == ["Numbers 20"])
  }
}
