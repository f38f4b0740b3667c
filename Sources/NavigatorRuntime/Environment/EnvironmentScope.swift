/// The environment at one place: what was set there, on top of what is inherited. Readers register where a value comes from,
/// so that only they are evaluated when it changes.
final class EnvironmentScope {
  let parent: EnvironmentScope?
  let queue: UpdateQueue
  private var overrides: KeyedValues<Any>
  /// The keys' defaults, at the root: a default is made once a session.
  private var defaults: KeyedValues<Any> = [:]
  private var isConfigured: Bool
  private var readers: KeyedValues<ReaderSet> = [:]
  private var sources: KeyedValues<EnvironmentScope> = [:]
  private var sourcesGeneration = 0
  private let generation: Generation

  /// Counts how often some scope began or stopped to set a key; cached sources are forgotten then.
  private final class Generation {
    var value = 0
  }

  init(parent: EnvironmentScope?, queue: UpdateQueue, overrides: KeyedValues<Any> = [:]) {
    self.parent = parent
    self.queue = queue
    self.overrides = overrides
    isConfigured = !overrides.entries.isEmpty
    generation = parent?.generation ?? Generation()
  }

  /// The value of a key here. The current reader is evaluated again when it changes.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let source = readSource(of: id)
    if let known = source.overrides[id], let value = known as? K.Value { return value }
    if let known = source.defaults[id], let value = known as? K.Value { return value }
    let value = K.defaultValue
    source.defaults[id] = value
    return value
  }

  /// The value of a key where a view around sets it. The current reader is evaluated again when it changes.
  func givenValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    readSource(of: ObjectIdentifier(key)).ownValue(of: key)
  }

  /// The value of a key that is set at this very place.
  func ownValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    overrides[ObjectIdentifier(key)].flatMap { $0 as? K.Value }
  }

  private func note(_ reader: Node, of id: ObjectIdentifier) {
    guard !readers.change(id, { $0.insert(reader) }) else { return }
    var set = ReaderSet()
    set.insert(reader)
    readers[id] = set
  }

  /// Where a value comes from. The current reader is evaluated again when it changes.
  private func readSource(of id: ObjectIdentifier) -> EnvironmentScope {
    let source = source(of: id)
    if let reader = queue.reader { source.note(reader, of: id) }
    return source
  }

  private func source(of id: ObjectIdentifier) -> EnvironmentScope {
    if overrides.contains(id) { return self }
    guard let parent else { return self }
    if sourcesGeneration != generation.value {
      sources = [:]
      sourcesGeneration = generation.value
    }
    if let known = sources[id] { return known }
    let found = parent.source(of: id)
    sources[id] = found
    return found
  }

  /// Lets go of values and readers when the place is gone.
  func end() {
    overrides = [:]
    defaults = [:]
    readers = [:]
    sources = [:]
  }

  /// Sets what this place overrides and marks the readers of what changed.
  func replaceOverrides(_ new: KeyedValues<Any>, comparedBy areEqual: (Any, Any) -> Bool) {
    let old = overrides
    overrides = new
    guard isConfigured else {
      // Nothing below this place exists yet, so nobody can have read past it.
      isConfigured = true
      return
    }
    for (id, value) in new.entries {
      if let previous = old[id] {
        if !areEqual(previous, value) { invalidateReaders(of: id) }
      } else {
        generation.value += 1
        parent?.source(of: id).invalidateReaders(of: id)
      }
    }
    for (id, _) in old.entries where !new.contains(id) {
      generation.value += 1
      invalidateReaders(of: id)
    }
  }

  private func invalidateReaders(of id: ObjectIdentifier) {
    readers.change(id) { $0.invalidate(in: queue) }
  }
}
