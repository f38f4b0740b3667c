/// The node of a `ForEach` that makes rows of a lazy container.
@MainActor
protocol LazyRowMaker: Node {
  /// The number of rows; zero if the elements contain other nodes of this kind, which make the rows.
  var rowCount: Int { get }
  /// The number of rows that are kept for their state without being shown.
  var keptCount: Int { get }
  /// A Boolean value that indicates whether elements contain other nodes of this kind, for example in sections.
  var containsMakers: Bool { get set }
  /// Ends all rows, until a host requests some again.
  func endRows()
  /// Ends the rows that have been kept longest. Returns their number, which is at most `count`.
  func endKept(_ count: Int) -> Int
}

/// The rows that all `ForEach`es of a lazy container have made together.
@MainActor
final class LazyRowQuota {
  /// The maximum number of rows that are made before a host requests any.
  static let maximumFirstRows = LazyWindow.maximumWholeCount
  /// The number of rows up to which a request ends no rows of other collections.
  private static let sufficientRows = 500
  /// The maximum number of rows that are kept for their state. The state of the first ones is lost, because a user may scroll
  /// through any number of rows.
  private static let maximumKept = 200

  /// The number of elements of all collections that have views, with those that are sections.
  var count = 0
  /// The number of elements from which on no further ones are made without a request.
  private var limit = LazyRowQuota.maximumFirstRows
  /// The nodes that make the rows, each with the number of its last request.
  private var makers: [ObjectIdentifier: (node: NodeReference, turn: Int)] = [:]
  private var turn = 0
  /// The types of the nodes whose elements are known to contain no other makers.
  private var innermostTypes: Set<ObjectIdentifier> = []

  var isFull: Bool { count >= limit }

  func add(_ maker: any LazyRowMaker) {
    turn += 1
    makers[ObjectIdentifier(maker)] = (maker.reference, turn)
  }

  func remove(_ maker: any LazyRowMaker) {
    makers[ObjectIdentifier(maker)] = nil
  }

  /// Ends rows of the collections whose last requests are oldest, if there are more rows than a host needs.
  func makeRoom(for maker: any LazyRowMaker, _ request: LazyRequest) {
    add(maker)
    // A host that prints rows, or searches them, needs all.
    guard request.count < LazyRequest.maximumCount else { return }
    let used = oldestFirst.filter { $0 !== maker && $0.rowCount > 0 }
    var excess = used.reduce(0) { $0 + $1.rowCount } - max(Self.sufficientRows, 16 * request.count)
    // The viewport may show the end of a collection, a whole one, and the beginning of another one.
    for other in used.dropLast(2) where excess > 0 {
      excess -= other.rowCount
      other.endRows()
    }
  }

  private var oldestFirst: [any LazyRowMaker] {
    makers.values.sorted { $0.turn < $1.turn }.compactMap { $0.node.referent as? any LazyRowMaker }
  }

  /// Limits the rows in the elements of a requested range of sections: those before the request make none, and those from it on
  /// as many as fill a viewport.
  func admit(_ request: LazyRequest, at position: Int) {
    if position < request.first || request.isForAll {
      limit = 0
    } else if position == request.first {
      limit = count + max(2 * request.count, 40)
    }
  }

  func endRequest() {
    limit = Self.maximumFirstRows
  }

  /// Ends kept rows if there are too many.
  func limitKept() {
    let makers = oldestFirst
    var excess = makers.reduce(0) { $0 + $1.keptCount } - Self.maximumKept
    for maker in makers where excess > 0 { excess -= maker.endKept(excess) }
  }

  // MARK: Nested collections

  func noteInnermost(_ type: Any.Type) {
    innermostTypes.insert(ObjectIdentifier(type))
  }

  /// Returns a Boolean value that indicates whether elements of nodes of a type, none of which exists, may contain other makers.
  func mayContainMakers(_ type: Any.Type) -> Bool {
    !innermostTypes.contains(ObjectIdentifier(type))
  }
}
