/// The causes of the evaluations of the views that print their changes. A session has one after a view first prints its changes.
///
/// Like the queue that owns it, it is used on the main thread only.
final class ViewChangeLog {
  /// The changes of a view since it last printed them.
  struct Changes {
    /// The cells and the observable objects that have changed.
    var sources: [AnyObject] = []
    /// A Boolean value that indicates whether a value without a property has changed, such as one of an observable model.
    var hasOtherSources = false
    var isViewNew = false
  }

  private struct Entry {
    let reference: NodeReference
    var changes = Changes()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeThreshold = 64
  /// The maximum number of sources of a view. Further ones are recorded without their properties.
  private static let maximumSources = 32

  /// Records a change that causes an evaluation of a node.
  ///
  /// - Parameter source: The cell or the observable object that has changed; nil if it has no property.
  func note(_ source: AnyObject?, of node: Node) {
    change(node) { changes in
      guard let source, changes.sources.count < Self.maximumSources else { return changes.hasOtherSources = true }
      if !changes.sources.contains(where: { $0 === source }) { changes.sources.append(source) }
    }
  }

  /// Records that a node has received a new view.
  func noteView(of node: Node) {
    change(node) { $0.isViewNew = true }
  }

  /// Returns the changes of a node since the last call; nil at the first call.
  func takeChanges(of node: Node) -> Changes? {
    let id = ObjectIdentifier(node.reference)
    if let known = entries[id] {
      entries[id]?.changes = Changes()
      return known.changes
    }
    purge()
    entries[id] = Entry(reference: node.reference)
    return nil
  }

  private func change(_ node: Node, _ change: (inout Changes) -> Void) {
    let id = ObjectIdentifier(node.reference)
    guard var entry = entries[id] else { return }
    change(&entry.changes)
    entries[id] = entry
  }

  private func purge() {
    guard entries.count >= purgeThreshold else { return }
    entries = entries.filter { $0.value.reference.referent?.isAlive == true }
    purgeThreshold = max(64, entries.count * 2)
  }
}

/// A property that refers to a value that another view or object owns.
@MainActor
protocol SourceReferring {
  /// Returns a Boolean value that indicates whether the property reads the value of a cell or of an observable object.
  func refers(to source: AnyObject) -> Bool
}

extension Binding: SourceReferring {
  func refers(to source: AnyObject) -> Bool { location.origin === source }
}

extension ObservedObject: SourceReferring {
  func refers(to source: AnyObject) -> Bool { wrappedValue === source }
}

extension EnvironmentObject: SourceReferring {
  // The environment contains one object of each type.
  func refers(to source: AnyObject) -> Bool { source is ObjectType }
}

extension CompositeNode {
  /// Returns the sentence about the changes of the view since the last call.
  fileprivate func changeDescription() -> String {
    let log = graph.queue.changeLog ?? ViewChangeLog()
    graph.queue.changeLog = log
    var names: [String] = []
    if let changes = log.takeChanges(of: self) {
      if changes.isViewNew { names.append("@self") }
      let properties = changes.sources.map { propertyName(of: $0) }
      names += Self.unique(properties.compactMap(\.self))
      if changes.hasOtherSources || properties.contains(nil) { names.append("@dependencies") }
    } else {
      names = ["@self", "@identity"] + Self.unique(type.properties.map { "_\($0.name)" })
    }
    return names.isEmpty ? "\(type.name): unchanged." : "\(type.name): \(names.joined(separator: ", ")) changed."
  }

  /// Returns the stored name of the property that reads a source.
  private func propertyName(of source: AnyObject) -> String? {
    if let owned = type.properties.name(keeping: source, in: slots) { return "_\(owned)" }
    let reading = Mirror(reflecting: view).children.first { ($0.value as? any SourceReferring)?.refers(to: source) == true }
    return reading?.label
  }

  /// Returns the names without repetitions. Properties inside a property have the name of the outer one.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<Substring> = []
    return names.map { $0.prefix { $0 != "." } }.filter { seen.insert($0).inserted }.map(String.init)
  }
}

extension View {
  /// Prints the names of the properties whose changes have caused the current evaluation of this view's body. Use it for
  /// debugging only.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text("\(count)")
  /// }
  /// ```
  ///
  /// The name `@self` represents the value of the view, and `@identity` its state, which is new. Changes of observable models, of
  /// the environment and of stored values are printed as `@dependencies`. The method has no effect outside of a body.
  public static func _printChanges() {
    if let description = changeDescription() { print(description) }
  }

  /// Logs the names of the properties whose changes have caused the current evaluation of this view's body, at the level `info`.
  /// See ``_printChanges()``.
  public static func _logChanges() {
    guard let description = changeDescription() else { return }
    CurrentStorage.current?.session.session?.graph.log.info("\(description)")
  }

  /// Returns the sentence about the changes of the view whose body is being evaluated; nil outside of a body.
  package static func changeDescription() -> String? {
    (CurrentStorage.current?.queue.reader as? CompositeNode<Self>)?.changeDescription()
  }
}
