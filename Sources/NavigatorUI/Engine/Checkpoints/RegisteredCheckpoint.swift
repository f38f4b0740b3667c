/// A checkpoint on the screen of its view.
nonisolated struct RegisteredCheckpoint {
  let key: CheckpointKey
  /// The action for a return.
  let completion: (@MainActor (Any) -> Void)?

  init<T>(_ checkpoint: NavigationCheckpoint<T>, _ completion: (@MainActor (T) -> Void)?) {
    key = checkpoint.key
    guard let completion else {
      self.completion = nil
      return
    }
    self.completion = { if let value = $0 as? T { completion(value) } }
  }
}
