import Testing

@testable import NavigatorRuntime

@Suite("Feedback of measurements")
struct FeedbackStateTests {
  private static let frame = Duration.milliseconds(16)

  /// Returns a state whose reports are held, and the time of the first held report.
  private func exhausted() -> (FeedbackState, Duration) {
    var state = FeedbackState(now: .zero)
    var now = Duration.zero
    while state.receive(at: now) == .adopt { now += Self.frame }
    return (state, now)
  }

  @Test("The first reports are adopted at once, up to a limit that grows with the time")
  func burst() {
    var state = FeedbackState(now: .zero)
    for _ in 0..<240 { #expect(state.receive(at: .zero) == .adopt) }
    #expect(state.receive(at: .zero) == .hold)
    #expect(240...260 ~= Int(exhausted().1 / Self.frame))
  }

  @Test("A value that changes while its reports are held is adopted, each time after a longer time")
  func independence() {
    var (state, now) = exhausted()
    var times: [Duration] = []
    for _ in 0..<5 {
      let start = now
      repeat { now += Self.frame } while state.receive(at: now) == .hold
      times.append(now - start)
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
    #expect(times[0] == Self.frame * 3)
    #expect(times == times.sorted())
    #expect(times[4] <= FeedbackState.maximumRequiredTime + Self.frame)
  }

  @Test("A value that changes only after the session has reacted ends after three rests")
  func dependence() {
    var (state, now) = exhausted()
    for _ in 0..<2 {
      #expect(state.release(at: now) == .wait(FeedbackState.restingTime))
      now += FeedbackState.restingTime
      #expect(state.release(at: now) == .adopt)
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
    now += FeedbackState.restingTime
    #expect(state.release(at: now) == .end)
    #expect(state.receive(at: now + .seconds(60)) == .hold)
    #expect(state.release(at: now + .seconds(60)) == .end)
  }

  @Test("A value that changes again and again while the session does not react is adopted, even after an end")
  func changesAfterEnd() {
    var (state, now) = exhausted()
    for rest in 1...3 {
      now += FeedbackState.restingTime
      #expect(state.release(at: now) == (rest < 3 ? .adopt : .end))
      if rest == 3 { break }
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
    now += .seconds(60)
    var steps: [FeedbackState.Step] = []
    for _ in 0..<4 {
      now += Self.frame
      steps.append(state.receive(at: now))
    }
    #expect(steps == [.hold, .hold, .adopt, .adopt])
  }

  @Test("A value that stays at rest after the session has reacted does not depend on itself")
  func rest() {
    var (state, now) = exhausted()
    for _ in 0..<10 {
      now += FeedbackState.restingTime
      #expect(state.release(at: now) == .adopt)
      now += .seconds(1)
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
  }
}
