extension TestApp {
  /// Runs what is under way until nothing moves any more: commits, and tasks that the app has started.
  ///
  /// Nothing tells from outside whether a task will go on, so this looks at what it can see: it gives every executor many turns, and
  /// is done when the app has committed nothing during all of them. That is enough for
  /// - work that changes what is on screen now and then, however long it takes;
  /// - tasks that start one another, streams, and hops between actors, up to about a hundred of them in a row that change nothing.
  ///
  /// It is not enough for work that takes time without showing anything: a long computation off the main actor, a file, a server. Name
  /// what you wait for there, with ``settle(until:fileID:line:)``. A task that sleeps, on a ``TestClock`` or on a real one, or waits for
  /// something that never comes, counts as not moving.
  ///
  /// It gives up after a bounded number of rounds, so an app that never rests does not hang its test.
  public func settle() async {
    var quietRounds = 0
    for _ in 0..<Rounds.most where quietRounds < Rounds.quiet {
      let before = session.statistics
      session.settle()
      for _ in 0..<Rounds.turns { await Task.yield() }
      await letOthersRun()
      session.settle()
      quietRounds = session.statistics == before ? quietRounds + 1 : 0
    }
  }

  /// Runs what is under way until `condition` holds. For work outside the app, such as an actor of its own.
  ///
  /// - Throws: ``TestFailure`` where it does not hold after a bounded number of rounds.
  public func settle(
    until condition: @MainActor () -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    for _ in 0..<Rounds.most {
      session.settle()
      if condition() { return }
      await letOthersRun()
    }
    throw failure("waited in vain: the condition does not hold", fileID, line)
  }
}

private enum Rounds {
  static let most = 5_000
  static let quiet = 20
  /// Turns of the main actor in a round.
  static let turns = 12
}

/// Gives tasks that are ready a chance to run, on this executor and on the others.
///
/// Tasks wait in a queue a priority, each with threads of its own, and a busy machine may leave the thread of one queue aside while the
/// others go on: so what is waited for goes through every queue.
func letOthersRun() async {
  for _ in 0..<4 { await Task.yield() }
  for priority in [TaskPriority.userInitiated, .medium, .utility, .background] {
    await Task.detached(priority: priority) { await Task.yield() }.value
  }
}
