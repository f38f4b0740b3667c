/// Ends the process. Unavailable declarations need a body, which nothing can call.
nonisolated func notImplemented() -> Never {
  fatalError("An unavailable declaration has been called.")
}
