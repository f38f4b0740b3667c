/// The environment at a position in the view tree, with local overrides and inherited values.
///
/// Readers register with the scope that provides a value, so that a change evaluates only its readers.
final class EnvironmentScope {
  let parent: EnvironmentScope?
  let queue: UpdateQueue
  private var overrides: KeyedValues<Any>
  /// The default values of keys, stored at the root. Except for `@Entry` variables, each default value is created once per
  /// session.
  private var defaults: KeyedValues<Any> = [:]
  private var readers: KeyedValues<ReaderSet> = [:]
  // For `@exclusivity(unchecked)`, see `Node`.
  @exclusivity(unchecked) private var sources: KeyedValues<EnvironmentScope> = [:]
  private let generation: Generation
  // Short fields come last, because a session has many scopes.
  private var sourcesGeneration: UInt32 = 0
  private var isConfigured: Bool

  /// The number of times that any scope has started or stopped overriding a key. Cached sources of an older generation are
  /// invalid.
  private final class Generation {
    var value: UInt32 = 0
  }

  init(parent: EnvironmentScope?, queue: UpdateQueue, overrides: KeyedValues<Any> = [:]) {
    self.parent = parent
    self.queue = queue
    self.overrides = overrides
    isConfigured = !overrides.entries.isEmpty
    generation = parent?.generation ?? Generation()
  }

  /// Returns the value of a key in this scope. A change of the value causes another evaluation of the current reader.
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let source = readSource(of: id)
    if let known = source.overrides[id] ?? source.defaults[id] {
      // A type check is faster than a conditional cast, which looks up the types of optionals and the conformances of
      // existentials.
      if type(of: known) == K.Value.self { return Self.value(known, of: K.Value.self) }
      if let value = known as? K.Value { return value }
    }
    let value = K.defaultValue
    if !(key is any __EntryEnvironmentKey.Type) { source.defaults[id] = value }
    return value
  }

  /// Returns a stored value as a specific type. The value must have exactly that type.
  private static func value<Value>(_ stored: Any, of type: Value.Type) -> Value {
    func open<Stored>(_ stored: Stored) -> Value { unsafeBitCast(stored, to: type) }
    return _openExistential(stored, do: open)
  }

  /// Returns the value of a key if this scope or an enclosing scope sets it. A change of the value causes another evaluation of
  /// the current reader.
  func inheritedOverride<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    readSource(of: ObjectIdentifier(key)).localOverride(of: key)
  }

  /// Returns the values that this scope and enclosing scopes set. A change of a value causes another evaluation of the current
  /// reader.
  func allOverrides() -> KeyedValues<Any> {
    var values: KeyedValues<Any> = [:]
    var next: EnvironmentScope? = self
    while let scope = next {
      for (id, value) in scope.overrides.entries where !values.contains(id) {
        values[id] = value
        if let reader = queue.reader { scope.note(reader, of: id) }
      }
      next = scope.parent
    }
    return values
  }

  /// Returns the value of a key if this scope sets it.
  func localOverride<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    overrides[ObjectIdentifier(key)].flatMap { $0 as? K.Value }
  }

  /// Returns a Boolean value that indicates whether this scope, or a scope between it and an outer scope, sets a key.
  func overrides<K: EnvironmentKey>(_ key: K.Type, below outer: EnvironmentScope) -> Bool {
    var next: EnvironmentScope? = self
    while let scope = next, scope !== outer {
      if scope.overrides.contains(ObjectIdentifier(key)) { return true }
      next = scope.parent
    }
    return false
  }

  private func note(_ reader: Node, of id: ObjectIdentifier) {
    guard !readers.change(id, { $0.insert(reader) }) else { return }
    var set = ReaderSet()
    set.insert(reader)
    readers[id] = set
  }

  /// Returns the scope that provides a value. A change of the value causes another evaluation of the current reader.
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

  /// Releases values and readers. Call this method when the scope is no longer used.
  func end() {
    overrides = [:]
    defaults = [:]
    readers = [:]
    sources = [:]
  }

  /// Replaces the overrides of this scope and invalidates the readers of changed values.
  func replaceOverrides(_ new: KeyedValues<Any>, comparedBy areEqual: (Any, Any) -> Bool) {
    let old = overrides
    overrides = new
    guard isConfigured else {
      // No inner scope exists yet, so no reader can have read an outer value.
      isConfigured = true
      return
    }
    for (id, value) in new.entries {
      if let previous = old[id] {
        if !areEqual(previous, value) { invalidateReaders(of: id) }
      } else {
        generation.value &+= 1
        // Readers of a default value are registered with the root scope.
        (parent?.source(of: id) ?? self).invalidateReaders(of: id)
      }
    }
    for (id, _) in old.entries where !new.contains(id) {
      generation.value &+= 1
      invalidateReaders(of: id)
    }
  }

  private func invalidateReaders(of id: ObjectIdentifier) {
    readers.change(id) { $0.invalidate(in: queue) }
  }
}
