extension Graph {
  /// The maximum time in seconds after which a completion runs: a year.
  private static let maximumDelay = 366.0 * 86_400

  /// Runs the completions of the committed updates, immediately or when the host has played their animations.
  func runCompletions() {
    for completion in queue.takeCompletions() {
      guard playsAnimations, let delay = completion.delay else {
        completion.run()
        continue
      }
      guard delay != .infinity else { continue }
      // `Duration` has a maximum, so the delay is limited.
      let seconds = delay.isNaN ? 0 : min(max(delay, 0), Self.maximumDelay)
      Task { [weak session, clock] in
        try? await clock.sleep(.seconds(seconds))
        guard let graph = session?.graph, !graph.isEnded else { return }
        graph.running { completion.run() }
      }
    }
  }
}
