/// A collection of the sections or the subviews of a view, for which a `ForEach` creates views.
nonisolated protocol ExpandedData {
  /// A Boolean value that indicates whether the elements have been found with hosts.
  var isResolved: Bool { get }
  /// Returns the collection with the elements that are found with the hosts of a source.
  func resolved(from source: SubviewSource) -> Self
}

extension ForEach where Content: View {
  /// The views of the elements that are found with hosts; nil if the elements are not parts of a view, or have been found.
  nonisolated var expanded: ExpandedView<ForEach>? {
    guard ID.self == SectionConfiguration.ID.self || ID.self == Subview.ID.self else { return nil }
    guard let parts = data as? any ExpandedData, !parts.isResolved else { return nil }
    return ExpandedView { source in
      var resolved = self
      if let data = parts.resolved(from: source) as? Data { resolved.data = data }
      return resolved
    }
  }
}

/// The sections or the subviews of a view, which are found when they are first used.
nonisolated final class ExpandedSource<Elements> {
  /// A Boolean value that indicates whether the elements have been found with hosts.
  let isResolved: Bool
  private let find: (SubviewSource?) -> Elements
  private(set) lazy var elements = find(nil)

  init(_ find: @escaping (SubviewSource?) -> Elements) {
    self.find = find
    isResolved = false
  }

  private init(elements: Elements, _ find: @escaping (SubviewSource?) -> Elements) {
    self.find = find
    isResolved = true
    self.elements = elements
  }

  /// Returns the elements that are found with the hosts of a source.
  func resolved(from source: SubviewSource) -> ExpandedSource {
    ExpandedSource(elements: find(source), find)
  }
}
