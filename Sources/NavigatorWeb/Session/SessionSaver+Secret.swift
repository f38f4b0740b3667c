import NavigatorHost

/// The secret that the processes of an installation share, with which they authenticate cookies.
extension SessionSaver {
  /// The time for which the host waits at its start for a store that does not respond.
  private static var startTimeout: Duration { .seconds(5) }

  /// Reads the secret, and repeats the read while the store fails. Returns after the first attempt.
  func prepare() async {
    let (attempts, continuation) = AsyncStream.makeStream(of: Void.self)
    secretReads = Task { [clock, weak self] in
      var delay = RetryDelay(first: .seconds(1), maximum: .seconds(60))
      while await self?.readSecret() == false {
        continuation.finish()
        guard (try? await clock.sleep(delay.fail())) != nil else { return }
      }
      continuation.finish()
    }
    let deadline = Task { [clock] in
      _ = try? await clock.sleep(Self.startTimeout)
      continuation.finish()
    }
    for await _ in attempts {}
    deadline.cancel()
  }

  /// Reads the secret, or saves the one of this process if there is none. Returns false if the store fails.
  @discardableResult
  func readSecret() async -> Bool {
    let secret = await attempt(.secret) {
      try await store.installationSecret(proposing: cookies.key.bytes, at: clock.secondsSince1970)
    }
    guard let key = secret.flatMap({ CookieKey(bytes: $0) }) else { return false }
    cookies.confirm(key)
    return true
  }
}
