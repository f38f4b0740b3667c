import NavigatorHost

/// Records the elements that change in updates with an animation, between two commits.
///
/// A change that has no animation costs one comparison.
@MainActor
final class MotionRecorder {
  /// The transaction of the current update.
  private var update = Transaction()
  /// The number of the current update, by which modifiers recognize it.
  private var number = 0
  /// The number of modifiers that change the transaction of each update below them.
  var permanentModifiers = 0
  /// The number of modifiers that change the transaction of the current update only.
  private var activeModifiers = 0
  /// The animations of the changed elements.
  private var changes: [ElementID: Animation] = [:]
  /// The elements whose children changed with an animation.
  private var holders: [ElementID: Animation] = [:]
  /// The changes that are repeated forever. The elements contain them, so that a page that is loaded later plays them too.
  private(set) var loops: [ElementID: LoopingChange] = [:]
  /// A Boolean value that indicates whether any change is repeated forever.
  var hasLoops: Bool { !loops.isEmpty }
  private static let maximumLoops = 1_000
  /// The elements whose repeated change ends.
  private var ending: Set<ElementID> = []
  private var inserted: [(Motion.Part, Animation)] = []
  private var removed: [(Motion.Part, Animation)] = []
  private var replaced: [ElementID: (TransitionState, Animation)] = [:]
  /// The keyframes of elements, with their timing.
  private var frames: [(Motion.Frames, AnimationStyle)] = []
  /// The removed elements whose frames inserted ones may begin in, and the inserted ones.
  private var sources: [GeometryMatch.Identity: ElementID] = [:]
  private var targets: [(GeometryMatch, ElementID, Animation)] = []
  /// A Boolean value that indicates whether any element shares its geometry.
  var hasMatches = false
  /// A Boolean value that indicates whether views are evaluated for values between the old and the new one.
  var isSampling = false

  /// The changes of animatable data that hosts may be playing, by node.
  private var sampled: [ObjectIdentifier: AnySampledChange] = [:]
  private static let maximumSampledChanges = 1_000
  /// A Boolean value that indicates whether hosts may be playing any change of animatable data.
  var hasSampledChanges: Bool { !sampled.isEmpty }

  /// A Boolean value that indicates whether changes may have an animation.
  private(set) var isActive = false

  /// Begins an update with a transaction.
  func begin(_ transaction: Transaction) {
    update = transaction
    number &+= 1
    activeModifiers = 0
    refresh()
  }

  private func refresh() {
    isActive = update.animation != nil || activeModifiers > 0 || permanentModifiers > 0 || !loops.isEmpty
  }

  // MARK: Modifiers

  /// Makes a modifier change the transaction of the current update for the views below it.
  func activate(_ modifier: TransactionScope, at node: Node, _ transform: (inout Transaction) -> Void) {
    guard modifier.update != number else { return }
    var transaction = node.parent.map(transaction(at:)) ?? update
    modifier.update = number
    transform(&transaction)
    modifier.transaction = transaction
    activeModifiers += 1
    refresh()
  }

  /// Adds or removes a modifier that changes the transaction of each update.
  func countPermanentModifier(_ change: Int) {
    permanentModifiers += change
    refresh()
  }

  /// Returns the transaction of the current update at a node: that of the nearest modifier above it, or that of the update.
  func transaction(at node: Node) -> Transaction {
    guard activeModifiers > 0 || permanentModifiers > 0 else { return update }
    var current: Node? = node
    while let found = current {
      if let modifier = found as? any TransactionModifying {
        modifier.activateIfPermanent()
        if modifier.transactionScope.update == number { return modifier.transactionScope.transaction }
      }
      current = found.parent
    }
    return update
  }

  // MARK: Changes

  /// Records that the style of an element is about to change. An animation without end begins, or ends with another change.
  func willChangeStyle(_ id: ElementID, from style: Style, at node: Node) {
    guard !isSampling else { return }
    guard let animation = transaction(at: node).animation, animation.repeatCount == nil else {
      if loops.removeValue(forKey: id) != nil { ending.insert(id) }
      return
    }
    if loops.count < Self.maximumLoops { loops[id] = LoopingChange(animation: animation.style, start: style) }
  }

  /// Ends the repeated change of an element that is removed.
  func forget(_ id: ElementID) {
    if !loops.isEmpty { loops[id] = nil }
  }

  /// Records a change of an element's content or style.
  func change(_ id: ElementID, at node: Node, isText: Bool = false) {
    guard !isSampling else { return }
    if let animation = transaction(at: node).animation {
      changes[id] = animation
      guard isText else { return }
      let transition = EnvironmentValues(scope: node.scope).contentTransition
      if let state = transition.entrance { replaced[id] = (state, animation) }
    } else if ending.contains(id) {
      changes[id] = changes[id] ?? .ending
    }
  }

  /// Records a change of the children of an element, which the views at and below a node caused.
  func changeChildren(of id: ElementID, at node: Node) {
    if let animation = transaction(at: node).animation { holders[id] = animation }
  }

  /// Records the styles of elements at times of equal distance.
  func add(_ new: [Motion.Frames], _ timing: AnimationStyle) {
    for part in new {
      if !part.styles.isEmpty { changes[part.element] = nil }
      if frames.count < Motion.maximumElements { frames.append((part, timing)) }
    }
  }

  /// Returns the last change of a node's animatable data, if hosts may still be playing it at a time.
  func sampledChange(of node: Node, at time: Duration) -> AnySampledChange? {
    sampled = sampled.filter { $0.value.node != nil && $0.value.isPlaying(at: time) }
    guard let change = sampled[ObjectIdentifier(node)], change.node === node else { return nil }
    return change
  }

  /// Sets or removes the last change of a node's animatable data.
  func setSampledChange(_ change: AnySampledChange?, of node: Node) {
    guard change == nil || sampled.count < Self.maximumSampledChanges else { return }
    sampled[ObjectIdentifier(node)] = change
  }

  /// Returns the elements at and in an element that share their geometry.
  private func matches(in record: ElementRecord) -> [(GeometryMatch, ElementID)] {
    var found: [(GeometryMatch, ElementID)] = []
    var pending = [record]
    var visited = 0
    while let next = pending.popLast(), visited < Motion.maximumElements {
      visited += 1
      if let match = next.match { found.append((match, next.id)) }
      pending += next.children
    }
    return found
  }

  /// Records an inserted element.
  func insert(_ record: ElementRecord, into parent: ElementRecord) {
    let transition = record.transition
    guard transition != nil || !holders.isEmpty, parent.role.animatesChildren, record.role.hasTransition else { return }
    guard let animation = transition?.insertion.animation ?? holders[parent.id] else { return }
    if hasMatches { targets += matches(in: record).map { ($0, $1, animation) } }
    let state = transition?.insertion.state ?? .transparent
    if !state.isIdentity { inserted.append((Motion.Part(record.id, state), animation)) }
  }

  /// Records an element that is about to be removed.
  func remove(_ record: ElementRecord, from parent: ElementRecord) {
    let transition = record.transition
    guard transition != nil || !holders.isEmpty, parent.role.animatesChildren, record.role.hasTransition else { return }
    guard let animation = transition?.removal.animation ?? holders[parent.id] else { return }
    if hasMatches { for (match, id) in matches(in: record) where match.isSource { sources[match.identity] = id } }
    let state = transition?.removal.state ?? .transparent
    if !state.isIdentity { removed.append((Motion.Part(record.id, state), animation)) }
  }

  // MARK: Commits

  /// Removes and returns the motions since the last commit, one for each animation.
  func takeMotions() -> [Patch] {
    if changes.isEmpty, holders.isEmpty, inserted.isEmpty, removed.isEmpty, frames.isEmpty {
      (sources, targets) = ([:], [])
      return []
    }
    var motions: [AnimationStyle: Motion] = [:]
    var order: [AnimationStyle] = []
    func motion(with style: AnimationStyle, _ change: (inout Motion) -> Void) {
      if motions[style] == nil { order.append(style) }
      var motion = motions[style] ?? Motion(animation: style)
      if motion.count < Motion.maximumElements { change(&motion) }
      motions[style] = motion
    }
    var styles: [Animation: AnimationStyle] = [:]
    func motion(_ animation: Animation, _ change: (inout Motion) -> Void) {
      let style = styles[animation] ?? animation.hostStyle
      styles[animation] = style
      motion(with: style, change)
    }
    for (id, animation) in changes.sorted(by: { $0.key < $1.key }) {
      motion(animation) { $0.changed.append(id) }
    }
    for (id, animation) in holders.sorted(by: { $0.key < $1.key }) where changes[id] != animation {
      motion(animation) { $0.changed.append(id) }
    }
    for (part, animation) in inserted { motion(animation) { $0.inserted.append(part) } }
    for (part, animation) in removed { motion(animation) { $0.removed.append(part) } }
    for (id, (state, animation)) in replaced.sorted(by: { $0.key < $1.key }) {
      motion(animation) { $0.replaced.append(Motion.Part(id, state)) }
    }
    for (match, id, animation) in targets {
      guard let source = sources[match.identity], match.sharesPosition || match.sharesSize else { continue }
      motion(animation) { $0.matched.append(match.between(source, id)) }
    }
    for (part, timing) in frames { motion(with: timing) { $0.frames.append(part) } }
    (changes, holders, inserted, removed, replaced) = ([:], [:], [], [], [:])
    (frames, sources, targets, ending) = ([], [:], [], [])
    refresh()
    return order.compactMap { motions[$0].map(Patch.animate) }
  }
}

/// The transaction that a modifier gives the views below it in one update.
@MainActor
final class TransactionScope {
  /// The number of the update that the transaction belongs to.
  fileprivate var update = 0
  fileprivate var transaction = Transaction()

  init() {}
}

/// A node of a modifier that changes the transaction of updates below it.
@MainActor
protocol TransactionModifying: Node {
  var transactionScope: TransactionScope { get }

  /// Activates the modifier in the current update if it changes each update.
  func activateIfPermanent()
}

extension Animation {
  /// A change that is shown at once and ends a running animation.
  static let ending = Animation.linear(duration: 0)

  /// The timing, which is none if the animation only ends others.
  fileprivate var hostStyle: AnimationStyle { self == .ending ? .none : style }
}

extension TransitionState {
  /// The state of the default transition.
  static let transparent = {
    var state = TransitionState()
    state.opacity = 0
    return state
  }()
}

extension Role {
  /// A Boolean value that indicates whether children that come and go are animated by transitions. Style sheets animate
  /// screens and presentations.
  fileprivate var animatesChildren: Bool {
    switch self {
    case .window, .navigationStack, .splitView, .tabView, .tabBar, .navigationBar, .menu, .picker, .toolbarItem: false
    default: true
    }
  }

  /// A Boolean value that indicates whether the host animates the appearance of elements of the role by a built-in transition.
  fileprivate var hasTransition: Bool {
    switch self {
    case .screen, .sheet, .cover, .popover, .alert, .confirmationDialog, .menu, .column, .tabContent, .option: false
    default: true
    }
  }
}
