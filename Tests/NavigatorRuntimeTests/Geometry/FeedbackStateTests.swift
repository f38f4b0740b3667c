import NavigatorHost
import Testing

@testable import NavigatorRuntime

@Suite("Feedback of measurements")
struct FeedbackStateTests {
  private static let frame = Duration.milliseconds(16)

  /// The only measured value of a session.
  private struct Value {
    var state = FeedbackState(now: .zero)
    var reaction = MeasurementReaction()

    mutating func receive(at now: Duration) -> FeedbackState.Step { state.receive(at: now, in: &reaction) }
    mutating func release(at now: Duration) -> FeedbackState.Release { state.release(at: now, in: &reaction) }
  }

  /// Returns a value whose reports are held, and the time of the first held report.
  private func exhausted() -> (Value, Duration) {
    var state = Value()
    var now = Duration.zero
    while state.receive(at: now) == .adopt { now += Self.frame }
    return (state, now)
  }

  @Test("The first reports are adopted at once, up to a limit that grows with the time")
  func burst() {
    var state = Value()
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
    #expect(times[4] <= .milliseconds(400) + Self.frame)
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

  @Test("A value that continues to change while the session does not react is adopted, even after an end")
  func changesAfterEnd() {
    var (state, now) = exhausted()
    for rest in 1...3 {
      now += FeedbackState.restingTime
      #expect(state.release(at: now) == (rest < 3 ? .adopt : .end))
      if rest == 3 { break }
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
    now += .seconds(60)
    let start = now
    while state.receive(at: now) == .hold, now - start < .seconds(10) { now += Self.frame }
    #expect(now - start >= .milliseconds(400))
    #expect(now - start <= .milliseconds(400) + Self.frame)
    #expect(state.receive(at: now + Self.frame) == .adopt)
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

  @Test("A value must change for longer than the animations that the session starts when it receives a report")
  func animations() {
    var (state, now) = exhausted()
    let animation = AnimationStyle(curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1), duration: 1, delay: 0.5)
    state.reaction.record([.animate(Motion(animation: animation))])
    var longest = Duration.zero
    for _ in 0..<8 {
      let start = now
      repeat { now += Self.frame } while state.receive(at: now) == .hold
      longest = max(longest, now - start)
      repeat { now += Self.frame } while state.receive(at: now) == .adopt
    }
    #expect(longest > .milliseconds(1_500))
    #expect(longest < .seconds(2))
    // The value may rest for the delay before the animation begins.
    #expect(state.release(at: now) == .wait(FeedbackState.restingTime + .milliseconds(500)))
  }

  @Test("An animation that never ends is waited for once, and the longest one for a minute")
  func longAnimations() {
    var reaction = MeasurementReaction()
    let curve = AnimationStyle.Curve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    reaction.record([.animate(Motion(animation: AnimationStyle(curve: curve, duration: 2, repeatCount: nil)))])
    #expect(reaction.animation == .seconds(2))
    reaction.record([.animate(Motion(animation: AnimationStyle(curve: curve, duration: .infinity, repeatCount: 1_000_000)))])
    #expect(reaction.animation == .seconds(60))
  }

  @Test("While a value is held, the others that have changed often are held too")
  func pause() {
    var (state, now) = exhausted()
    var often = FeedbackState(now: now)
    var seldom = FeedbackState(now: now)
    var reaction = MeasurementReaction()
    for _ in 0..<30 { #expect(often.receive(at: now, in: &reaction) == .adopt) }
    reaction = state.reaction
    #expect(often.receive(at: now, in: &reaction) == .hold)
    #expect(seldom.receive(at: now, in: &reaction) == .adopt)
    now += .milliseconds(300)
    #expect(often.receive(at: now, in: &reaction) == .hold)
    // Both values are adopted when both rest.
    #expect(state.state.release(at: now + .milliseconds(200), in: &reaction) == .wait(.milliseconds(300)))
    now += FeedbackState.restingTime
    #expect(state.state.release(at: now, in: &reaction) == .adopt)
    #expect(often.release(at: now, in: &reaction) == .adopt)
  }

  @Test("Values that change each other in turn depend on themselves, although each rests while the other one is held")
  func ring() {
    var states = [FeedbackState(now: .zero), FeedbackState(now: .zero)]
    var reaction = MeasurementReaction()
    var (now, index, adopted) = (Duration.zero, 0, 0)
    // The second value has changed before.
    for _ in 0..<200 { _ = states[1].receive(at: now, in: &reaction) }
    var hasEnded = false
    while !hasEnded, now < .seconds(120) {
      now += Self.frame
      if states[index].receive(at: now, in: &reaction) == .hold {
        var release = states[index].release(at: now, in: &reaction)
        while case .wait(let time) = release {
          now += time
          release = states[index].release(at: now, in: &reaction)
        }
        hasEnded = release == .end
      }
      adopted += 1
      index = 1 - index
    }
    #expect(hasEnded)
    #expect(adopted < 600)
  }
}
