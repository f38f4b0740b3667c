/// The processes that can receive a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// A visibility that includes all apps.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// A visibility that includes apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// A visibility that includes only the app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
  /// A visibility that includes apps of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
}

extension TransferRepresentation {
  /// Sets the processes that can receive this representation. It has no effect because hosts transfer values only within the app.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    self
  }

  /// Exports this representation only for items that satisfy a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    modified { part in
      let other = part.isExported
      part.isExported = { item in other(item) && (item as? Item).map(condition) != false }
    }
  }

  /// Sets the suggested name of a file for an item.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Sets the suggested name of a file for an item.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
    modified { $0.fileName = { ($0 as? Item).flatMap(fileName) } }
  }

  private func modified(_ change: (inout TransferPart) -> Void) -> some TransferRepresentation<Item> {
    var parts = TransferPart.parts(of: self)
    for index in parts.indices { change(&parts[index]) }
    return TransferRepresentationList<Item>(parts: parts)
  }
}
