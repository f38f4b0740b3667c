extension TestApp {
  /// Waits until pending commits and the tasks that the app has started make no further changes.
  ///
  /// A task's remaining work cannot be observed from outside. This method therefore gives every executor many turns, and returns
  /// when the app has committed nothing during all of them. The wait covers:
  ///
  /// - Work that changes the screen at intervals, regardless of its duration.
  /// - Tasks that start one another, streams, and hops between actors, up to about a hundred in a row without a change.
  ///
  /// It is not sufficient for work that takes time without changing the screen, such as a long computation off the main actor, a
  /// file access or a network request. In these cases, wait for a condition with ``settle(until:fileID:line:)``. A task counts as
  /// idle if it sleeps, on a ``TestClock`` or on a real clock, or if it waits for an event that never occurs.
  ///
  /// The number of rounds is bounded, so that an app that never becomes idle does not block its test.
  public func settle() async {
    var quietRounds = 0
    for _ in 0..<Rounds.maximum where quietRounds < Rounds.quiet {
      let before = session.statistics
      watching("settle", nil) { session.settle() }
      for _ in 0..<Rounds.turns { await Task.yield() }
      await letOthersRun()
      watching("settle", nil) {
        session.settle()
        updateScrolling()
      }
      quietRounds = session.statistics == before ? quietRounds + 1 : 0
    }
  }

  /// Waits until `condition` is true. Use it for work outside the app, such as that of an actor.
  ///
  /// - Throws: ``TestFailure`` if the condition is still false after a bounded number of rounds.
  public func settle(
    until condition: @MainActor () -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let location = TestLocation(fileID: fileID, line: line)
    for _ in 0..<Rounds.maximum {
      watching("settle", location) { session.settle() }
      if condition() { return }
      await letOthersRun()
    }
    throw failure("the condition is still false after the maximum number of rounds", location)
  }
}

private enum Rounds {
  static let maximum = 5_000
  static let quiet = 20
  /// The number of main-actor turns in a round.
  static let turns = 12
}

/// Lets tasks that are ready run, on this executor and on the others.
///
/// Each priority has a separate queue and separate threads. A busy machine may delay the thread of one queue while the others
/// continue. This function therefore passes through every queue, and through that of the main actor.
func letOthersRun() async {
  for _ in 0..<4 { await Task.yield() }
  await MainActor.run {}
  for priority in [TaskPriority.userInitiated, .medium, .utility, .background] {
    await Task.detached(priority: priority) { await Task.yield() }.value
  }
}
