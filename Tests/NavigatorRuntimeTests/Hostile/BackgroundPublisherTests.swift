import Foundation
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

/// Publishers that send values on other threads than the main thread.
@MainActor
@Suite("Publishers on other threads")
struct BackgroundPublisherTests {
  /// A source of values that may be used on each thread.
  private final class Source: ObservableObject, @unchecked Sendable {
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
}
