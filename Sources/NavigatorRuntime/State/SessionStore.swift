import NavigatorHost

/// The values that `@AppStorage` and `@SceneStorage` keep, by key. They belong to one session: nobody else sees them.
@MainActor
final class SessionStore {
  private var values: [String: StoredValue]
  private var readers: [String: ReaderSet] = [:]

  init(_ values: [String: StoredValue]) {
    self.values = values
  }

  func value(for key: String, queue: UpdateQueue) -> StoredValue? {
    if let reader = queue.reader { readers[key, default: ReaderSet()].insert(reader) }
    return values[key]
  }

  func set(_ value: StoredValue?, for key: String, queue: UpdateQueue) {
    guard values[key] != value else { return }
    values[key] = value
    readers[key]?.invalidate(in: queue)
  }
}
