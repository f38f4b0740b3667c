/// The node of a `ForEach` that creates rows of a lazy container.
@MainActor
protocol LazyRowMaker: Node {
  /// The number of rows, or zero if the elements contain other nodes of this kind, which then create the rows.
  var rowCount: Int { get }
  /// The number of rows that are kept for their state without being shown.
  var keptCount: Int { get }
  /// The number of nodes of this kind in the elements, for example in sections. Nodes that are inside other such nodes are not
  /// counted.
  var innerMakerCount: Int { get set }
  /// The types of the innermost nodes of this kind in the elements. Elements of the same collection have the same structure.
  var innermostTypes: Set<ObjectIdentifier> { get set }
  /// Ends all rows until a host requests rows again.
  func endRows()
  /// Ends the rows that have been kept the longest. Returns their number, which is at most `count`.
  func endKept(_ count: Int) -> Int
}

extension LazyRowMaker {
  /// A Boolean value that indicates whether elements contain other nodes of this kind.
  var containsMakers: Bool { innerMakerCount > 0 }
}

/// The quota of rows that the `ForEach` views of a lazy container share.
@MainActor
final class LazyRowQuota {
  /// The maximum number of rows that are created before a host requests any.
  static let maximumFirstRows = LazyWindow.maximumWholeCount
  /// The number of rows that fill the viewport of any host and the space before or after it.
  private static let viewportRows = 40
  /// If the number of rows is at most this, a request ends no rows of other collections.
  private static let sufficientRows = 500
  /// The maximum number of rows that are kept for their state. It is needed because a user may scroll through any number of rows.
  /// When it is exceeded, the state of the rows that were kept first is lost.
  private static let maximumKept = 200

  /// The number of elements of all collections for which views exist, including elements that are sections.
  var count = 0
  /// The number of elements at which a request stops creating further ones; nil if no request is being performed.
  private var requestLimit: Int?
  /// The round in which collections last appeared in a container that hosts already show.
  private var lastAppearance: Int?
  /// The number of elements at which the collections that appear in that round stop creating further ones.
  private var appearanceLimit = LazyRowQuota.maximumFirstRows
  /// The nodes that create rows, each with the number of its last request.
  private var makers: [ObjectIdentifier: (node: NodeReference, turn: Int)] = [:]
  private var turn = 0

  func add(_ maker: any LazyRowMaker) {
    turn += 1
    makers[ObjectIdentifier(maker)] = (maker.reference, turn)
  }

  func remove(_ maker: any LazyRowMaker) {
    makers[ObjectIdentifier(maker)] = nil
  }

  // MARK: Rows without a request

  /// Returns a Boolean value that indicates whether a collection creates no further rows without a request.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the collection appears in the current round, and
  ///   ``admitAppearance(of:)`` returned true for it.
  func isFull(isAppearing: Bool) -> Bool {
    count >= requestLimit ?? (isAppearing ? appearanceLimit : Self.maximumFirstRows)
  }

  /// Admits rows of a collection that appears in a container that hosts already show, because its position may be in the
  /// viewport. All collections that appear in the same round together create as many rows as fill a viewport. Returns false if
  /// the collection appears because its elements were requested.
  func admitAppearance(of maker: any LazyRowMaker) -> Bool {
    guard requestLimit == nil else { return false }
    let graph = maker.graph
    guard lastAppearance != graph.round else { return true }
    lastAppearance = graph.round
    appearanceLimit = max(Self.maximumFirstRows, count + Self.viewportRows)
    guard appearanceLimit > Self.sufficientRows else { return true }
    let reference = maker.reference
    graph.afterCommit {
      guard let maker = reference.referent as? any LazyRowMaker, maker.isAlive else { return }
      self.makeRoom(for: maker, LazyRequest(first: 0, count: 1, perLine: 1), at: maker)
    }
    return true
  }

  // MARK: Requests

  /// Ends rows of the collections that are farthest from a requested place, if there are more rows than a host needs.
  ///
  /// - Parameters:
  ///   - maker: The node whose elements are requested.
  ///   - request: The request.
  ///   - place: The node itself, or the gap that represents the elements if these contain other collections.
  func makeRoom(for maker: any LazyRowMaker, _ request: LazyRequest, at place: Node) {
    add(maker)
    // A host that prints or searches rows requests the maximum number. Many collections then have rows.
    let sufficient = max(Self.sufficientRows, 16 * request.count)
    guard count > sufficient else { return }
    let places = maker.placesOfContainer
    // The rows of the requested collection do not count, because its own range bounds them.
    var rowsOfOthers = 0
    for case let other as any LazyRowMaker in places where other !== maker { rowsOfOthers += other.rowCount }
    var excess = rowsOfOthers - sufficient
    guard excess > 0 else { return }
    let start = place.firstPlace
    let index = places.firstIndex { $0 === start } ?? places.endIndex
    let near = max(2 * request.count, Self.viewportRows)
    var far = Self.makers(in: places[..<index].reversed(), beyond: near)
    far += Self.makers(in: places[index...].dropFirst(), beyond: near)
    far.sort { $0.distance > $1.distance }
    for (_, other) in far where excess > 0 {
      excess -= other.rowCount
      other.endRows()
    }
  }

  /// Returns the nodes whose rows the viewport cannot show, because other rows are between them and the requested place.
  ///
  /// - Parameters:
  ///   - places: The places before or after the requested one, the nearest first.
  ///   - near: The number of rows, counted from the place, that the viewport may show.
  private static func makers(in places: some Sequence<Node>, beyond near: Int) -> [(distance: Int, maker: any LazyRowMaker)] {
    var found: [(distance: Int, maker: any LazyRowMaker)] = []
    var between = 0
    for (distance, place) in places.enumerated() {
      guard let maker = place as? any LazyRowMaker, maker.rowCount > 0 else { continue }
      if between >= near { found.append((distance, maker)) }
      between += maker.rowCount
    }
    return found
  }

  /// Limits the rows in the elements of a requested range of sections. Elements before the request create none, and the others
  /// create as many as fill a viewport.
  func admit(_ request: LazyRequest, at position: Int) {
    if position < request.nearest || request.isForAll {
      requestLimit = 0
    } else if position == request.nearest {
      requestLimit = count + max(2 * request.count, Self.viewportRows)
    }
  }

  func endRequest() {
    requestLimit = nil
  }

  // MARK: Kept rows

  /// Ends kept rows if there are too many, beginning with the collections whose last requests are oldest.
  func limitKept() {
    let makers = makers.values.sorted { $0.turn < $1.turn }.compactMap { $0.node.referent as? any LazyRowMaker }
    var excess = makers.reduce(0) { $0 + $1.keptCount } - Self.maximumKept
    for maker in makers where excess > 0 { excess -= maker.endKept(excess) }
  }
}

extension Node {
  /// The nodes that create rows in the container around this node, in the order of their rows. A gap represents the nodes in
  /// sections that do not exist.
  fileprivate var placesOfContainer: [Node] {
    var places: [Node] = []
    var container = parent
    while let current = container, current.element?.role.containsRows != true { container = current.parent }
    container?.forEachElementChild { $0.appendPlaces(to: &places) }
    return places
  }

  /// The first of the nodes in this one that create rows, which may be the node itself.
  fileprivate var firstPlace: Node? {
    var places: [Node] = []
    appendPlaces(to: &places)
    return places.first
  }

  private func appendPlaces(to places: inout [Node]) {
    switch element?.role {
    case .rowGap: places.append(self)
    case nil where (self as? any LazyRowMaker)?.containsMakers == false: places.append(self)
    case nil, .section: forEachElementChild { $0.appendPlaces(to: &places) }
    default: break
    }
  }
}
