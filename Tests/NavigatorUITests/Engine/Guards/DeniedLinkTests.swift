import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

nonisolated private struct Parcel: Hashable {
  let number: Int
}

/// A receiver of parcels that decides how the rest continues.
private struct Counter: View {
  let resumeType: NavigationReceiveResumeType
  let received: @MainActor (Int) -> Void

  var body: some View {
    Text("Counter")
      .navigationTitle("Counter")
      .onNavigationReceive { (parcel: Parcel, navigator) in
        received(parcel.number)
        navigator.navigate(to: BankDestinations.box(parcel.number))
        return resumeType
      }
  }
}

@Suite("Denied links")
struct DeniedLinkTests {
  private final class Log {
    var received: [Int] = []
    var depths: [Int] = []
  }

  private let log = Log()
  private let root = Navigator(configuration: NavigationConfiguration(logger: nil))

  private func start(_ resumeType: NavigationReceiveResumeType) -> TestApp {
    let (log, root) = (log, root)
    return TestApp {
      ManagedNavigationStack(name: "counter") { navigator in
        Counter(resumeType: resumeType) { number in
          log.received.append(number)
          log.depths.append(navigator.count)
        }
      }
      .navigationGuard { destination, _ in
        if case .box(let number)? = destination as? BankDestinations, number < 0 { return .deny }
        return .allow
      }
      .navigationRoot(root)
      .environment(BankSession())
    }
  }

  @Test(
    "The rest of the link is cancelled, whatever the receiver returns",
    arguments: ["auto", "immediately", "pause", "inserting", "appending"])
  func denied(way: String) throws {
    let types: [String: NavigationReceiveResumeType] = [
      "auto": .auto, "immediately": .immediately, "pause": .pause, "inserting": .inserting([Parcel(number: 3)]),
      "appending": .appending([Parcel(number: 4)]),
    ]
    let app = start(try #require(types[way]))
    root.send(Parcel(number: -1), Parcel(number: 2))
    app.session.settle()
    #expect(log.received == [-1])
    root.resume()
    app.session.settle()
    #expect(log.received == [-1])
    #expect(!root.isPaused)
    #expect(app.stack == ["Counter"])
  }

  @Test("The next link is delivered when the tree has settled, and not at once")
  func next() throws {
    let app = start(.immediately)
    var order: [String] = []
    root.tree.settlement.whenSettled { order.append("settled") }
    root.send(Parcel(number: -1), Parcel(number: 2))
    root.perform(
      NavigationAction("after") { _ in
        order.append("after")
        return .auto
      })
    root.tree.settlement.whenSettled { order.append("settled again") }
    app.session.settle()
    #expect(log.received == [-1])
    #expect(order == ["settled", "settled again", "after"])
  }

  @Test("A stack that is removed while its guard decides delays nothing, and the answer does nothing")
  func gone() async throws {
    let server = GuardServer()
    let flag = Switch()
    let (log, root) = (log, root)
    let app = TestApp {
      VStack {
        SwitchedView(flag: flag) {
          ManagedNavigationStack(name: "counter") { Counter(resumeType: .auto) { log.received.append($0) } }
        }
        Text("Around").onNavigationReceive { (word: String) in
          log.received.append(word.count)
          return .auto
        }
      }
      .navigationGuard { destination, _ in
        guard let destination = destination as? BankDestinations else { return .allow }
        return await server.ask(destination)
      }
      .navigationRoot(root)
    }
    root.send(Parcel(number: 1), "four")
    await app.settle()
    #expect(server.asked == [.box(1)])
    flag.isOn = false
    await app.settle()
    #expect(app.exists("Off"))
    server.answer(.allow)
    await app.settle()
    #expect(log.received == [1, 4])
    root.send("sixsix")
    await app.settle()
    #expect(log.received.last == 6)
  }
}
