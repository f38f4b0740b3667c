import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// The values that a receiver has received, in order.
private final class Received {
  var values: [AnyHashable] = []
}

/// A receiver of numbers that decides how the rest continues.
private struct NumbersView: View {
  let received: Received
  let resumeType: @MainActor (Int) -> NavigationReceiveResumeType

  init(_ received: Received, _ resumeType: @escaping @MainActor (Int) -> NavigationReceiveResumeType) {
    self.received = received
    self.resumeType = resumeType
  }

  var body: some View {
    Text("Numbers")
      .onNavigationReceive { (number: Int) in
        received.values.append(number)
        return resumeType(number)
      }
  }
}

@Suite("Many sent values")
struct HostileSendTests {
  private let navigator = Navigator()
  private let received = Received()

  private var numbers: [Int] { received.values.compactMap { $0 as? Int } }

  @Test("A hundred thousand values sent at once arrive in order")
  func manyAtOnce() async throws {
    let app = TestApp { NumbersView(received) { $0 % 100 == 0 ? .auto : .immediately }.navigationRoot(navigator) }
    navigator.send(values: Array(0..<100_000))
    try await app.settle { received.values.count == 100_000 }
    #expect(numbers == Array(0..<100_000))
  }

  @Test("Ten thousand values sent one by one arrive in order")
  func manyOneByOne() async throws {
    let app = TestApp { NumbersView(received) { _ in .immediately }.navigationRoot(navigator) }
    for number in 0..<10_000 { navigator.send(number) }
    try await app.settle { received.values.count == 10_000 }
    #expect(numbers == Array(0..<10_000))
  }

  @Test("Each of ten thousand values waits until the previous one is on screen")
  func manySteps() async throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    navigator.send(values: Array(0..<10_000))
    try await app.settle { received.values.count == 10_000 }
    #expect(numbers == Array(0..<10_000))
  }

  @Test("A value that a receiver sends follows the values sent before")
  func sendingReceiver() throws {
    let navigator = navigator
    let app = TestApp {
      NumbersView(received) { number in
        if number < 3 { navigator.send(number + 10, number + 20) }
        return .auto
      }
      .navigationRoot(navigator)
    }
    navigator.send(1, 2, 3)
    app.session.settle()
    #expect(numbers == [1, 2, 3, 11, 21, 12, 22])
  }

  @Test("Type-erased values are received by their underlying type")
  func erasedValues() throws {
    let app = TestApp { TabsApp(navigator) }
    navigator.send(values: [AnyHashable(RootTabs.orders), AnyHashable(AnyHashable(OrderDestinations.order(4)))])
    #expect(app.stack == ["Orders", "Order 4"])
    navigator.send(RootTabs.settings, AnyNavigationDestination(SettingsDestinations.main))
    #expect(app.stack == ["Settings", "Settings main"])
  }

  @Test(
    "A pause of any length is accepted, and one that is not a number has no length",
    arguments: [Double.infinity, .nan, -1, -.infinity, 1e300])
  func strangeDelays(seconds: Double) async throws {
    let clock = TestClock()
    let navigator = Navigator(configuration: NavigationConfiguration(clock: clock))
    let app = TestApp { NumbersView(received) { _ in .after(seconds) }.navigationRoot(navigator) }
    navigator.send(1, 2)
    await app.settle()
    #expect(numbers == (seconds > 0 ? [1] : [1, 2]))
    #expect(clock.sleeperCount == (seconds > 0 ? 1 : 0))
  }

  @Test(
    "A receiver that adds the values that it receives is reported and stopped, and others continue",
    arguments: ["replacing", "inserting", "appending"])
  func endlessAdditions(kind: String) async throws {
    let app = TestApp {
      NumbersView(received) { number in
        guard number < 3 else { return .auto }
        return switch kind {
        case "replacing": .replacing([number])
        case "inserting": .inserting([number])
        default: .appending([number, number])
        }
      }
      .navigationRoot(navigator)
    }
    await withKnownIssue {
      navigator.send(1, 2)
      await app.settle()
    } matching: {
      $0.description.contains("receivers have added values to one link too often")
    }
    #expect(numbers.count == 1_003)
    navigator.send(7)
    await app.settle()
    #expect(numbers.last == 7)
  }

  // MARK: Views that are added and removed

  private struct OnceView: View {
    let received: Received
    @State private var isThere = true

    var body: some View {
      if isThere {
        Text("Once")
          .onNavigationReceive { (number: Int) in
            received.values.append(number)
            isThere = false
            return .auto
          }
      } else {
        Text("Gone")
      }
    }
  }

  @Test("A receiver that removes its view receives one value, and the next has no receiver")
  func removesItself() throws {
    let received = received
    let app = TestApp {
      OnceView(received: received)
        .onNavigationUnhandled { value, _ in
          received.values.append("unhandled \(value)")
          return .auto
        }
        .navigationRoot(navigator)
    }
    navigator.send(1, 2)
    #expect(app.exists("Gone"))
    #expect(received.values == [1, "unhandled 2"])
  }

  @Test("A value sent in the turn in which its receiver is removed has no receiver")
  func vanishesInTheSameTurn() throws {
    let received = received
    let flag = Switch()
    let app = TestApp {
      SwitchedView(flag: flag) { NumbersView(received) { _ in .auto } }
        .onNavigationUnhandled { value, _ in
          received.values.append("unhandled \(value)")
          return .auto
        }
        .navigationRoot(navigator)
    }
    navigator.send(1)
    flag.isOn = false
    app.session.settle()
    flag.isOn = true
    navigator.send(2)
    app.session.settle()
    #expect(received.values == ["unhandled 1", 2])
  }

  /// Each view adds the next one when it appears, and the last one receives.
  private struct ChainView: View {
    let length: Int
    let received: Received
    @State private var hasNext = false

    var body: some View {
      if length == 0 {
        NumbersView(received) { _ in .auto }
      } else {
        Text("Link \(length)").onAppear { hasNext = true }
        if hasNext { AnyView(ChainView(length: length - 1, received: received)) }
      }
    }
  }

  @Test("A value waits for a receiver that appears after a chain of appearances", arguments: [1, 2, 5, 12])
  func chain(length: Int) throws {
    let navigator = navigator
    let received = received
    navigator.send(1)
    let app = TestApp { ChainView(length: length, received: received).navigationRoot(navigator) }
    app.session.settle()
    #expect(numbers == [1])
  }

  private struct LoadingView: View {
    let received: Received
    let gate: AsyncStream<Void>
    @State private var hasLoaded = false

    var body: some View {
      Group {
        if hasLoaded { NumbersView(received) { _ in .auto } } else { Text("Loading") }
      }
      .task {
        for await _ in gate { hasLoaded = true }
      }
    }
  }

  @Test("A receiver that a task adds later receives the paused values after they are resumed")
  func behindATask() async throws {
    let received = received
    let (gate, loading) = AsyncStream.makeStream(of: Void.self)
    let app = TestApp {
      LoadingView(received: received, gate: gate)
        .onNavigationUnhandled { value, _ in .replacing([NavigationAction.pause, value]) }
        .navigationRoot(navigator)
    }
    navigator.send(7)
    await app.settle()
    #expect(received.values.isEmpty)
    #expect(navigator.isPaused)
    loading.yield()
    try await app.settle { app.exists("Numbers") }
    navigator.resume()
    app.session.settle()
    #expect(received.values == [7])
  }

  // MARK: Actions that change the queue

  @Test("An action may send values, which come last")
  func actionSends() throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    navigator.send(
      NavigationAction("sends") { navigator in
        navigator.send(3)
        return .auto
      }, 1, 2)
    app.session.settle()
    #expect(numbers == [1, 2, 3])
  }

  @Test("An action that resumes delivers the paused values before its remaining ones")
  func actionResumes() throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    navigator.send(NavigationAction.pause, 1, 2)
    app.session.settle()
    navigator.send(
      NavigationAction("resumes") { navigator in
        navigator.resume()
        return .immediately
      }, 3)
    app.session.settle()
    #expect(numbers == [1, 2, 3])
    #expect(!navigator.isPaused)
  }

  @Test("An action that resumes and pauses holds the values sent with it")
  func actionResumesAndPauses() throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    navigator.send(NavigationAction.pause, 1)
    app.session.settle()
    navigator.send(
      NavigationAction("resumes and pauses") { navigator in
        navigator.resume()
        return .pause
      }, 2)
    app.session.settle()
    #expect(numbers == [1])
    navigator.resume()
    app.session.settle()
    #expect(numbers == [1, 2])
  }

  @Test("An action that cancels the paused values keeps the values sent with it")
  func actionCancelsPaused() throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    navigator.send(NavigationAction.pause, 1)
    app.session.settle()
    navigator.send(
      NavigationAction("gives up") { navigator in
        navigator.cancelResume()
        return .auto
      }, 2)
    navigator.resume()
    app.session.settle()
    #expect(numbers == [1, 2] || numbers == [2])
    #expect(!navigator.isPaused)
  }

  @Test("A receiver that sends the value it receives is reported, and other values arrive")
  func echo() async throws {
    nonisolated struct Echo: NavigationDestination {
      @MainActor var body: some View { Text("never") }
      var method: NavigationMethod { .send }
    }
    let app = TestApp {
      ManagedNavigationStack {
        NumbersView(received) { _ in .auto }
          .onNavigationReceive { (echo: Echo, navigator) in
            navigator.navigate(to: echo)
            return .auto
          }
      }
      .navigationRoot(navigator)
    }
    await withKnownIssue {
      navigator.send(Echo())
      navigator.send(7)
      await app.settle()
      navigator.send(8)
      await app.settle()
    } matching: {
      $0.description.contains("received values have been sent again")
    }
    #expect(numbers == [7, 8])
  }

  @Test("An action that repeats itself without end does not block the turn")
  func endlessAction() async throws {
    let received = received
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    var isEnough = false
    func again() -> NavigationAction {
      NavigationAction("again") { _ in
        received.values.append("again")
        return isEnough ? .cancel : .inserting([again()])
      }
    }
    navigator.send(again())
    app.session.settle()
    #expect(!received.values.isEmpty)
    isEnough = true
    await app.settle()
    let count = received.values.count
    await app.settle()
    #expect(received.values.count == count)
  }

  // MARK: Links that were sent one after the other

  @Test(
    "A link that is cancelled, paused or replaced does not affect another one", arguments: [true, false])
  func linksAreApart(settlesBetween: Bool) throws {
    let app = TestApp { NumbersView(received) { _ in .auto }.navigationRoot(navigator) }
    func send(_ values: any Hashable...) {
      navigator.send(values: values)
      if settlesBetween { app.session.settle() }
    }
    send(1, NavigationAction("cancels") { _ in .cancel }, 2)
    send(3, NavigationAction.pause, 4)
    send(5, NavigationAction("replaces") { _ in .replacing([6]) }, 7)
    send(8, NavigationAction("appends") { _ in .appending([10]) }, 9)
    send(11)
    app.session.settle()
    #expect(numbers == [1, 3, 5, 6, 8, 9, 10, 11])
    navigator.resume()
    app.session.settle()
    #expect(numbers.last == 4)
  }
}

/// A flag that a test changes.
@Observable
final class Switch {
  var isOn = true
}

/// A view whose content exists while the flag is on.
struct SwitchedView<Content: View>: View {
  let flag: Switch
  @ViewBuilder let content: () -> Content

  var body: some View {
    if flag.isOn { content() } else { Text("Off") }
  }
}
