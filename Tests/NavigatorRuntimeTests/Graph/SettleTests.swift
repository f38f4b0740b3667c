import NavigatorTesting
import SwiftUI
import Testing

/// The work that `settle()` waits for without sleeping. Each app ends with the text "done".
@MainActor
@Suite("settle waits for tasks")
struct SettleTests {
  private struct Working: View {
    let work: @MainActor () async -> Void
    @State private var isDone = false

    var body: some View {
      Text(isDone ? "done" : "working").task {
        await work()
        isDone = true
      }
    }
  }

  private func isDone(after work: @escaping @MainActor () async -> Void) async -> Bool {
    let app = TestApp { Working(work: work) }
    await app.settle()
    return app.exists("done")
  }

  @Test("settle waits for a chain of main-actor tasks without intermediate changes")
  func chain() async {
    @MainActor func hop(_ left: Int) async {
      guard left > 0 else { return }
      await Task { @MainActor in await hop(left - 1) }.value
    }
    #expect(await isDone { await hop(40) })
  }

  @Test("settle waits for unawaited tasks that start one another")
  func unstructured() async {
    #expect(
      await isDone {
        await withCheckedContinuation { continuation in
          @MainActor func hop(_ left: Int) {
            guard left > 0 else { return continuation.resume() }
            Task { @MainActor in hop(left - 1) }
          }
          hop(80)
        }
      })
  }

  @Test("settle waits for streams that feed one another")
  func streams() async {
    #expect(
      await isDone {
        let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
        let doubled = AsyncStream<Int> { other in
          Task { @MainActor in
            for await number in numbers { other.yield(number * 2) }
            other.finish()
          }
        }
        Task { @MainActor in
          for number in 0..<50 {
            continuation.yield(number)
            await Task.yield()
          }
          continuation.finish()
        }
        for await _ in doubled {}
      })
  }

  private actor Elsewhere {
    private var count = 0
    func step() { count += 1 }
  }

  @Test("settle waits for hops between actors")
  func actors() async {
    #expect(
      await isDone {
        let elsewhere = Elsewhere()
        for _ in 0..<30 { await elsewhere.step() }
        await withTaskGroup { group in
          for _ in 0..<20 { group.addTask { await elsewhere.step() } }
        }
      })
  }

  private struct Ticking: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "count \(count)").task {
        while count < 2_000 {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test("settle waits for work that changes the screen from time to time, however long it takes")
  func steps() async {
    let app = TestApp { Ticking() }
    await app.settle()
    #expect(app.visibleTexts == ["count 2000"])
  }

  @Test("A sleeping task counts as idle, and the test's clock resumes it")
  func sleeping() async {
    let clock = TestClock()
    let app = TestApp { Working { try? await clock.sleep(for: .seconds(1)) } }
    await app.settle()
    #expect(app.exists("working"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.exists("done"))
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text("restless").task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test("settle returns for an app that never becomes idle")
  func restless() async {
    let app = TestApp { Restless() }
    await app.settle()
    #expect(app.exists("restless"))
  }
}
