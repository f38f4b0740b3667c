import Foundation
import NavigatorHost

/// A view that shares its geometry with other views of the same identifier.
nonisolated struct MatchedGeometryView<Content: View>: PrimitiveView {
  let content: Content
  let match: MainActorValue<GeometryMatch>

  nonisolated init(content: Content, match: GeometryMatch) {
    self.content = content
    self.match = MainActorValue(match)
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    MatchedGeometryNode(view, type, context) { $0.content }
  }
}

/// The node of a view that provides its frame to other views of its identifier, or that adopts the frame of another view.
///
/// A view that adopts a size takes no space. Its own position thus does not depend on the adopted frame, and a host can measure
/// the position while a change of the frame is animated.
@MainActor
final class MatchedGeometryNode<Content: View>: ComputedBoxNode<MatchedGeometryView<Content>, Content>, MatchedGeometryMember {
  /// The observer of the view's frame. It is created on first use.
  private var madeObserver: GeometryObserver?
  private(set) var joined: GeometryMatch?

  override func makeModifiers() -> [BoxModifier] {
    let match = view.match.value
    if match != joined {
      if joined != nil { graph.matchedGeometry.remove(self) }
      joined = match
      graph.matchedGeometry.add(self)
    }
    let share: [BoxModifier] = [.match(match)]
    if match.isSource {
      guard graph.matchedGeometry.isObserved(match.identity.namespace) else { return endingObservation(share) }
      // The host reports positions from the start, so that the frame is available when another view adopts it.
      graph.queue.reading(as: nil) { _ = observer.globalFrame }
      return share + [.geometry(observer)]
    }
    guard match.sharesFrame, let source = graph.matchedGeometry.source(of: match.identity)?.frame else {
      return endingObservation(share)
    }
    return share + adopting(source, match)
  }

  /// The frame of a source in the coordinate system of the window, or nil before the first measurement or layout.
  var frame: CGRect? {
    let frame = observer.globalFrame
    return observer.hasFrame ? frame : nil
  }

  private var observer: GeometryObserver {
    if let madeObserver { return madeObserver }
    let made = GeometryObserver(self)
    madeObserver = made
    return made
  }

  private func endingObservation(_ modifiers: [BoxModifier]) -> [BoxModifier] {
    madeObserver?.detach()
    return modifiers
  }

  /// Returns the modifiers that show the content in the frame of a source.
  private func adopting(_ source: CGRect, _ match: GeometryMatch) -> [BoxModifier] {
    let size = BoxModifier.frame(Frame(width: Double(source.width), height: Double(source.height)))
    guard match.sharesPosition else { return [size] }
    let own = observer.globalFrame
    let isMirrored = EnvironmentValues(scope: scope)[LayoutDirectionKey.self] == .rightToLeft
    let (x, y) = (isMirrored ? 1 - match.anchorX : match.anchorX, match.anchorY)
    // A position without a size is its own anchor, and the center of the content is there.
    let (toX, toY) =
      match.sharesSize ? (source.midX, source.midY) : (source.minX + x * source.width, source.minY + y * source.height)
    let (fromX, fromY) = (own.minX + x * own.width, own.minY + y * own.height)
    let isPlaced = observer.hasFrame
    let toEnd: CGFloat = isMirrored ? -1 : 1
    let offset = BoxModifier.outer(.offset(x: isPlaced ? (toX - fromX) * toEnd : 0, y: isPlaced ? toY - fromY : 0))
    // The frame creates a box that the offset does not move.
    let place = match.sharesSize ? Frame(width: 0, height: 0) : Frame()
    return (match.sharesSize ? [size] : []) + [offset, .frame(place), .geometry(observer)]
  }

  override func willTearDown() {
    graph.matchedGeometry.remove(self)
    madeObserver?.detach()
    super.willTearDown()
  }
}

/// A node that shares its geometry with other nodes of the same identifier.
@MainActor
protocol MatchedGeometryMember: Node {
  var joined: GeometryMatch? { get }
  var frame: CGRect? { get }
}

extension MatchedGeometryMember {
  /// The element of the view, or nil if it is not visible, for example on a covered screen.
  fileprivate var matchedElement: ElementID? {
    guard isAlive, !isOnCoveredScreen else { return nil }
    var record = firstElement
    while let current = record, current.match?.identity != joined?.identity { record = current.box }
    return record?.isAttached == true ? record?.id : nil
  }
}

extension Node {
  /// The first element that this node contributes to its nearest element above.
  fileprivate var firstElement: ElementRecord? {
    if let element { return element }
    var first: ElementRecord?
    forEachElementChild { first = first ?? $0.firstElement }
    return first
  }
}

/// The nodes of a session that share their geometry, by namespace.
@MainActor
final class MatchedGeometry: GraphService {
  /// The nodes of one identifier.
  private struct Match {
    /// The nodes that provide frames.
    var sources = MatchedGeometryMembers()
    /// The nodes that adopt the frame of the first source.
    var followers = MatchedGeometryMembers()
    /// A Boolean value that indicates whether all followers will be evaluated.
    var isInvalidated = false
  }

  private struct Group {
    var matches: [GeometryMatch.Identity: Match] = [:]
    /// The number of nodes that adopt frames.
    var followerCount = 0
  }

  private var groups: [Namespace.ID: Group] = [:]
  /// The number of nodes that were invalidated because of other nodes. Tests compare it with the number of nodes.
  private(set) var invalidationCount = 0

  init() {}

  /// Returns a Boolean value that indicates whether any node of a namespace adopts frames.
  func isObserved(_ namespace: Namespace.ID) -> Bool { groups[namespace].map { $0.followerCount > 0 } ?? false }

  /// Returns the node that provides the frame for an identifier. It is the oldest source.
  func source(of identity: GeometryMatch.Identity) -> (any MatchedGeometryMember)? {
    guard let match = groups[identity.namespace]?.matches[identity] else { return nil }
    if match.isInvalidated { groups[identity.namespace]?.matches[identity]?.isInvalidated = false }
    return match.sources.first
  }

  /// Returns the element of a visible view with an identifier that is not among the given elements. Sources take precedence.
  func element(of identity: GeometryMatch.Identity, apartFrom others: Set<ElementID>) -> ElementID? {
    guard let match = groups[identity.namespace]?.matches[identity] else { return nil }
    func first(_ members: MatchedGeometryMembers) -> ElementID? {
      members.all.lazy.compactMap(\.matchedElement).first { !others.contains($0) }
    }
    return first(match.sources) ?? first(match.followers)
  }

  /// Adds a node under its identifier.
  func add(_ member: any MatchedGeometryMember) {
    guard let match = member.joined else { return }
    let identity = match.identity
    if match.isSource {
      groups[identity.namespace, default: Group()].matches[identity, default: Match()].sources.append(member)
      if source(of: identity, is: member) { invalidateFollowers(of: identity) }
    } else {
      let wasObserved = isObserved(identity.namespace)
      groups[identity.namespace, default: Group()].matches[identity, default: Match()].followers.append(member)
      groups[identity.namespace]?.followerCount += 1
      if !wasObserved { invalidateSources(in: identity.namespace) }
    }
  }

  /// Removes a node from its previous identifier.
  func remove(_ member: any MatchedGeometryMember) {
    guard let identity = member.joined?.identity else { return }
    let wasFirst = source(of: identity, is: member)
    // The collections are changed in place, because copies of them would take time in proportion to their size.
    if groups[identity.namespace]?.matches[identity]?.sources.remove(member) == true {
      if wasFirst { invalidateFollowers(of: identity) }
    } else if groups[identity.namespace]?.matches[identity]?.followers.remove(member) == true {
      groups[identity.namespace]?.followerCount -= 1
      if !isObserved(identity.namespace) { invalidateSources(in: identity.namespace) }
    }
    removeIfEmpty(identity)
  }

  /// Returns a Boolean value that indicates whether a node provides the frame for an identifier.
  private func source(of identity: GeometryMatch.Identity, is member: any MatchedGeometryMember) -> Bool {
    groups[identity.namespace]?.matches[identity]?.sources.first === member
  }

  private func removeIfEmpty(_ identity: GeometryMatch.Identity) {
    guard let match = groups[identity.namespace]?.matches[identity] else { return }
    guard match.sources.isEmpty, match.followers.isEmpty else { return }
    groups[identity.namespace]?.matches[identity] = nil
    if groups[identity.namespace]?.matches.isEmpty == true { groups[identity.namespace] = nil }
  }

  private func invalidateFollowers(of identity: GeometryMatch.Identity) {
    guard let match = groups[identity.namespace]?.matches[identity], !match.isInvalidated else { return }
    for member in match.followers.all { invalidate(member) }
    groups[identity.namespace]?.matches[identity]?.isInvalidated = !match.followers.isEmpty
  }

  private func invalidateSources(in namespace: Namespace.ID) {
    guard let group = groups[namespace] else { return }
    for match in group.matches.values {
      for member in match.sources.all { invalidate(member) }
    }
  }

  private func invalidate(_ member: any MatchedGeometryMember) {
    invalidationCount &+= 1
    member.graph.queue.invalidate(member)
  }
}

extension Graph {
  /// The nodes of the session that share their geometry.
  var matchedGeometry: MatchedGeometry { service() }
}
