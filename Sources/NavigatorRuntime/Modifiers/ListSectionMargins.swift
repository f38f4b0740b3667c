import Foundation
import NavigatorHost

/// The margins of the sections of a list in points; nil for those of the list's style.
nonisolated struct ListSectionMargins: Equatable {
  var top: CGFloat?
  var trailing: CGFloat?
  var bottom: CGFloat?
  var leading: CGFloat?

  /// The margins for the host, or nil if all are those of the list's style.
  var content: Content.Value? {
    let margins = [top, trailing, bottom, leading]
    if margins.allSatisfy({ $0 == nil }) { return nil }
    return .strings(margins.map { $0.map { $0 >= 0 ? "\(Double(min($0, 10_000)))" : "0" } ?? "-" })
  }
}

nonisolated struct ListSectionMarginsKey: EnvironmentKey {
  static let defaultValue = ListSectionMargins()
}

/// A change of the margins at some edges.
nonisolated private struct ListSectionMarginsChange: EnvironmentChanging, Equatable {
  let edges: Edge.Set
  let length: CGFloat?

  func apply(to values: inout EnvironmentValues) {
    var margins = values[ListSectionMarginsKey.self]
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.trailing) { margins.trailing = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.leading) { margins.leading = length }
    values[ListSectionMarginsKey.self] = margins
  }
}

extension View {
  /// Sets the margins of the sections in this view.
  ///
  /// Pages align the leading and trailing margins with the edges of the list. In a window that is wider than the rows of a list,
  /// they align the margins with the rows.
  ///
  /// - Parameters:
  ///   - edges: The edges. The margins at other edges are unchanged.
  ///   - length: The margins in points. Nil uses those of the list's style.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    EnvironmentView(content: self, change: ListSectionMarginsChange(edges: edges, length: length))
  }
}
