import Foundation
import NavigatorTesting
import OpenCombine
import SwiftUI
import Synchronization
import Testing

/// Publishers that send values on other threads than the main thread.
@MainActor
@Suite("Publishers on other threads")
struct BackgroundPublisherTests {
  /// A source of values that may be used on each thread.
  final class Source: ObservableObject, @unchecked Sendable {
    @Published var number = 0
    let numbers = PassthroughSubject<Int, Never>()
    let center = NotificationCenter()
  }

  nonisolated private static let name = Notification.Name("BackgroundPublisherTests")

  private struct Receiver: View {
    let source: Source
    @State private var received: [Int] = []
    @State private var published: [Int] = []
    @State private var notifications = 0

    var body: some View {
      VStack {
        Text("Received: \(received.map(String.init).joined(separator: " "))")
        Text("Published: \(published.map(String.init).joined(separator: " "))")
        Text("Notifications: \(notifications)")
      }
      .onReceive(source.numbers) { received.append($0) }
      .onReceive(source.$number) { published.append($0) }
      .onReceive(source.center.publisher(for: BackgroundPublisherTests.name)) { _ in notifications += 1 }
    }
  }

  @Test("The action of onReceive runs on the main actor for each value, in order, if a publisher sends on another thread")
  func onReceive() async throws {
    let source = Source()
    let app = TestApp { Receiver(source: source) }
    await Task.detached {
      for number in 1...3 {
        source.numbers.send(number)
        source.number = number
        source.center.post(name: Self.name, object: nil)
      }
    }.value
    try await app.settle(until: { app.exists("Notifications: 3") })
    #expect(app.exists("Received: 1 2 3"))
    #expect(app.exists("Published: 0 1 2 3"))
  }

  private struct Observer: View {
    @ObservedObject var source: Source
    var body: some View { Text("Number: \(source.number)") }
  }

  @Test("A view shows an object that changes on another thread")
  func observedObject() async throws {
    let source = Source()
    let app = TestApp { Observer(source: source) }
    await Task.detached { source.number = 7 }.value
    try await app.settle(until: { app.exists("Number: 7") })
  }

  /// An object that publishes on another thread and writes after its readers were evaluated, as a suspended thread does.
  private final class Late: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    let evaluations = Mutex(0)
    let written = Mutex(0)
    func change() async {
      let before = evaluations.withLock { $0 }
      objectWillChange.send()
      while evaluations.withLock({ $0 }) == before { await Task.yield() }
      written.withLock { $0 = 7 }
    }
  }

  private struct LateObserver: View {
    @ObservedObject var source: Late
    var body: some View {
      let _ = source.evaluations.withLock { $0 += 1 }
      Text("Number: \(source.written.withLock { $0 })")
    }
  }

  @Test("A view shows a value that another thread writes after the view was evaluated again")
  func lateWrite() async throws {
    let source = Late()
    let app = TestApp { LateObserver(source: source) }
    let change = Task.detached { await source.change() }
    try await app.settle(until: { app.exists("Number: 7") })
    await change.value
  }

  @Observable
  final class Model: @unchecked Sendable {
    var isMoved = false
  }

  private struct Mover: View {
    let model: Model
    @ObservedObject var source: Source
    @State private var isDone = false
    @AppStorage("BackgroundPublisherTests") private var isStored = false
    let change: @Sendable (Model, Source, Binding<Bool>) -> Void
    var body: some View {
      VStack {
        Text("Moving").offset(x: model.isMoved || source.number > 0 || isStored ? 40 : 0)
        Button("Move") {
          let change = change
          let (model, source, isStored) = (model, source, $isStored)
          Task.detached { change(model, source, isStored) }
        }
      }
    }
  }

  @Test(
    "A change on another thread within withAnimation is animated",
    arguments: [
      { model, _, _ in withAnimation(.linear(duration: 2)) { model.isMoved = true } },
      { _, source, _ in withAnimation(.linear(duration: 2)) { source.number = 1 } },
      { _, _, isStored in withAnimation(.linear(duration: 2)) { isStored.wrappedValue = true } },
    ] as [@Sendable (Model, Source, Binding<Bool>) -> Void])
  func animation(change: @escaping @Sendable (Model, Source, Binding<Bool>) -> Void) async throws {
    let app = TestApp { Mover(model: Model(), source: Source(), change: change) }
    try app.tap("Move")
    var durations: Set<Double> = []
    try await app.settle(until: {
      durations.formUnion(app.takeAnimations().map(\.animation.duration))
      return !durations.isEmpty
    })
    #expect(durations == [2])
  }

  private struct Completing: View {
    let model: Model
    @State private var log = ""
    var body: some View {
      VStack {
        Text(model.isMoved ? "Moved" : "Not moved")
        Text("Log: \(log)")
      }
      .onChange(of: model.isMoved) { log += "moved " }
      .task {
        let model = model
        let log = $log
        await Task.detached {
          withAnimation(.linear) {
            model.isMoved = true
          } completion: {
            log.wrappedValue += "completed"
          }
        }.value
      }
    }
  }

  @Test("The completion of an animation on another thread waits for all its changes")
  func completionOfSeveralChanges() async throws {
    struct Screen: View {
      @State private var unchanged = 0
      @State private var count = 0
      @State private var log = ""
      var body: some View {
        Text("Count: \(count), log: \(log), \(unchanged)")
          .onChange(of: count) { log += "changed " }
          .task {
            let (unchanged, count, log) = ($unchanged, $count, $log)
            await Task.detached {
              withAnimation(.linear) {
                unchanged.wrappedValue = 0
                count.wrappedValue = 1
              } completion: {
                log.wrappedValue += "completed"
              }
            }.value
          }
      }
    }
    let app = TestApp { Screen() }
    try await app.settle(until: { app.exists("Count: 1, log: changed completed, 0") })
  }

  @Test("The completion of an animation on another thread follows the change")
  func completion() async throws {
    let app = TestApp { Completing(model: Model()) }
    try await app.settle(until: { app.exists("Log: moved completed") })
  }
}
