import NavigatorHost

/// A recorder of the elements that change in animated updates between two commits.
///
/// A change without an animation costs only one comparison.
@MainActor
final class MotionRecorder {
  /// The transaction of the current update.
  private var update = Transaction()
  /// The number of the current update, which identifies it for modifiers.
  private var number = 0
  /// The number of modifiers that change the transaction of every update for the views below them.
  var permanentModifiers = 0
  /// The number of modifiers that change only the transaction of the current update.
  private var activeModifiers = 0
  /// The changes since the last commit.
  private var records = MotionRecords()
  /// The changes that repeat forever. The elements store them, so that a page that is loaded later also plays them.
  private(set) var loops: [ElementID: LoopingChange] = [:]
  private static let maximumLoops = 1_000
  /// The maximum number of endless changes with frames.
  private static let maximumLoopsWithFrames = 100
  /// The maximum size of the texts of an endless change in bytes.
  private static let maximumTextSize = 16_384
  /// The elements whose endless change stops.
  private var ending: Set<ElementID> = []
  /// The changes that hosts do not interpolate. A commit samples them.
  private var sampling = StyleSampling()
  /// The inserted and removed elements that share their geometry with other elements.
  private var sharedFrames = SharedFrames()
  /// A Boolean value that indicates whether any element shares its geometry.
  var hasMatches = false
  /// A Boolean value that indicates whether any view sets a content transition.
  var hasContentTransitions = false
  /// A Boolean value that indicates whether views are being evaluated for values between the old and the new value.
  var isSampling = false
  /// The value for which views are being evaluated, or nil if their changes do not result from the value.
  var sample: SampledValue?
  /// The changes of animatable data whose animations hosts may still play, by node.
  private var sampled: [ObjectIdentifier: AnySampledChange] = [:]
  private static let maximumSampledChanges = 1_000
  /// The number of the update in which the changes that hosts no longer play were removed.
  private var cleanedUpdate = 0
  /// A Boolean value that indicates whether hosts may still play any change of animatable data.
  var hasSampledChanges: Bool { !sampled.isEmpty }

  /// A Boolean value that indicates whether the current changes result from sizes that the host has measured.
  var isMeasured = false

  /// A Boolean value that indicates whether changes may have an animation.
  private(set) var isActive = false

  /// Starts an update with a transaction.
  func begin(_ transaction: Transaction) {
    if !isActive, update.isEmpty, transaction.isEmpty { return number &+= 1 }
    update = transaction
    // An animated change does not result from a measured size.
    if transaction.animation != nil { isMeasured = false }
    number &+= 1
    activeModifiers = 0
    refresh()
  }

  private func refresh() {
    isActive = update.animation != nil || activeModifiers > 0 || permanentModifiers > 0 || !loops.isEmpty
  }

  // MARK: Modifiers

  /// Activates a modifier, which changes the transaction of the current update for the views below it.
  func activate(_ modifier: TransactionScope, at node: Node, _ transform: (inout Transaction) -> Void) {
    guard modifier.update != number else { return }
    var transaction = node.parent.map(transaction(at:)) ?? update
    modifier.update = number
    transform(&transaction)
    modifier.transaction = transaction
    activeModifiers += 1
    refresh()
  }

  /// Adds or removes a modifier that changes the transaction of every update.
  func countPermanentModifier(_ change: Int) {
    permanentModifiers += change
    refresh()
  }

  /// Returns the transaction of the current update at a node. The nearest modifier above the node takes precedence over the
  /// update.
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

  /// Records that the style of an element is about to change. The change starts an endless animation, or ends a running one.
  func willChangeStyle(of record: ElementRecord, at node: Node) {
    guard !isSampling else { return }
    let (id, style) = (record.id, record.style)
    let animation = transaction(at: node).animation
    if keepsLoop(of: id, animation) { return }
    if let animation { sampling.add(record, animation) }
    guard let animation, animation.repeatCount == nil else {
      if loops.removeValue(forKey: id) != nil { ending.insert(id) }
      return
    }
    if loops.count < Self.maximumLoops { loops[id] = LoopingChange(animation: animation.style, start: style) }
  }

  /// Returns a Boolean value that indicates whether an element keeps its endless change. A modifier may animate every change
  /// without an end, but the change to a measured size must not be repeated instead.
  private func keepsLoop(of id: ElementID, _ animation: Animation?) -> Bool {
    isMeasured && animation?.isEndless == true && loops[id] != nil
  }

  /// Records that the content of an element is about to change.
  func willChangeContent(of record: ElementRecord, at node: Node) {
    guard !isSampling, case let runs = record.content.runs, !runs.isEmpty else { return }
    if let animation = transaction(at: node).animation { sampling.add(runs, of: record, animation) }
  }

  /// Returns a Boolean value that indicates whether an element has an endless change, or had one before this commit. The element
  /// contains the change, so that a patch of its text is not sufficient.
  func changesLoop(of id: ElementID) -> Bool {
    loops[id] != nil || ending.contains(id)
  }

  /// Removes the endless change of an element that is removed.
  func forget(_ id: ElementID) {
    if !loops.isEmpty { loops[id] = nil }
  }

  /// Records a change of an element's content or style.
  func change(_ id: ElementID, at node: Node, isText: Bool = false) {
    // The estimated size of rows that do not exist must not be visible gradually.
    guard !isSampling, node.element?.role != .rowGap else { return }
    let animation = transaction(at: node).animation
    if keepsLoop(of: id, animation) { return }
    if !loops.isEmpty, animation?.isEndless != true, loops[id]?.frames != nil {
      loops[id] = nil
      ending.insert(id)
    }
    if let animation {
      records.changes[id] = animation
      guard isText else { return }
      let transition = EnvironmentValues(scope: node.scope).contentTransition
      if let state = transition.entrance { records.replaced[id] = (state, animation) }
    } else if ending.contains(id) {
      records.changes[id] = records.changes[id] ?? .ending
    }
  }

  /// Records a change in the children of an element, caused by the views at or below a node.
  func changeChildren(of id: ElementID, at node: Node) {
    if records.exchanges[id] ?? 0 == 0, let time = sample?.time { records.exchanges[id] = time }
    if let animation = transaction(at: node).animation { records.holders[id] = animation }
  }

  /// Records the keyframes of elements at regular intervals.
  func add(_ new: [Motion.Frames], _ timing: AnimationStyle) {
    for part in new {
      keepLoop(of: part, timing)
      if !part.styles.isEmpty { records.changes[part.element] = nil }
      if records.frames.count < Motion.maximumElements { records.frames.append((part, timing)) }
    }
  }

  /// Stores the frames of an element that changes without an end, and removes the ones that other frames replace. A host that
  /// does not have the change yet receives them with the element.
  ///
  /// - Parameter start: The style from which the host changes the other properties, or nil if the frames contain all changes.
  private func keepLoop(of part: Motion.Frames, _ timing: AnimationStyle, from start: Style? = nil) {
    guard timing.repeatCount == nil else {
      if loops[part.element]?.frames != nil {
        loops[part.element] = nil
        ending.insert(part.element)
      }
      return
    }
    guard loops.lazy.filter({ $0.value.frames != nil }).count < Self.maximumLoopsWithFrames else { return }
    var frames = part
    if frames.texts.reduce(0, { $0 + $1.utf8.count }) > Self.maximumTextSize { frames.texts = [] }
    if frames.isEmpty { return }
    let start = start ?? (frames.styles.isEmpty ? loops[part.element]?.start : nil)
    loops[part.element] = LoopingChange(animation: timing, start: start ?? Style(), frames: frames)
  }

  /// Returns the last change of a node's animatable data if hosts may still play it at a time. Otherwise returns nil.
  func sampledChange(of node: Node, at time: Duration) -> AnySampledChange? {
    // An update may change many nodes.
    if cleanedUpdate != number {
      cleanedUpdate = number
      sampled = sampled.filter { $0.value.node != nil && $0.value.isPlaying(at: time) }
    }
    guard let change = sampled[ObjectIdentifier(node)], change.node === node, change.isPlaying(at: time) else { return nil }
    return change
  }

  /// Sets or removes the last change of a node's animatable data.
  func setSampledChange(_ change: AnySampledChange?, of node: Node) {
    guard change == nil || sampled.count < Self.maximumSampledChanges else { return }
    sampled[ObjectIdentifier(node)] = change
  }

  /// Records an inserted element.
  func insert(_ record: ElementRecord, into parent: ElementRecord) {
    let transition = record.transition
    guard transition != nil || !records.holders.isEmpty, parent.role.animatesChildren, record.role.hasTransition else { return }
    if let exchange = exchange(in: parent, transition) {
      return records.inserted.append((Motion.Part(record.id, .transparent), exchange))
    }
    guard let animation = transition?.insertion.animation ?? records.holders[parent.id] else { return }
    if hasMatches { sharedFrames.insert(record, animation, in: parent.node.graph) }
    let state = transition?.insertion.state.suited(to: parent) ?? .transparent
    if !state.isIdentity { records.inserted.append((Motion.Part(record.id, state), animation)) }
  }

  /// Records an element that is about to be removed.
  func remove(_ record: ElementRecord, from parent: ElementRecord) {
    let transition = record.transition
    guard transition != nil || !records.holders.isEmpty, parent.role.animatesChildren, record.role.hasTransition else { return }
    if let exchange = exchange(in: parent, transition) {
      return records.removed.append((Motion.Part(record.id, .transparent), exchange))
    }
    guard let animation = transition?.removal.animation ?? records.holders[parent.id] else { return }
    let state = transition?.removal.state.suited(to: parent) ?? .transparent
    // A host shows a removed element only while its transition plays.
    if hasMatches { sharedFrames.remove(record, animation, isShown: !state.isIdentity, in: parent.node.graph) }
    if !state.isIdentity { records.removed.append((Motion.Part(record.id, state), animation)) }
  }

  /// Returns the animation with which hosts exchange children of an element, or nil if the children change with the animation of
  /// the update. A view with a transition at the start of an interrupting change may also be the result of another value, so its
  /// transition is played.
  private func exchange(in parent: ElementRecord, _ transition: ResolvedTransition?) -> Animation? {
    records.exchanges[parent.id].flatMap { $0 > 0 || transition == nil ? .exchange(after: $0) : nil }
  }

  /// Records that a screen or a presentation is created. Hosts show it at once if the update disables animations.
  func create(_ element: ElementRecord?) {
    if update.disablesAnimations, let element { records.still.inserted.append(element.id) }
  }

  /// Records that a screen or a presentation ends. Hosts remove it at once if the update disables animations.
  func end(_ element: ElementRecord?) {
    if update.disablesAnimations, let element { records.still.removed.append(element.id) }
  }

  /// Records the outlines to which an element is clipped at regular intervals.
  func addClip(_ outlines: [Drawing], of record: ElementRecord, _ timing: AnimationStyle) {
    guard outlines.canBePlayed, sampling.addClip(outlines, of: record, timing) else { return }
    // The host stores the frames of an endless change with the element, also if both ends are equal.
    if timing.repeatCount == nil { record.mark(.content) }
  }

  // MARK: Commits

  /// Records samples of the outlines, the styles and the runs of texts that change with an animation. Hosts change the other
  /// properties of the elements themselves.
  func addStyleSamples() {
    guard !sampling.isEmpty else { return }
    let sampled = Set(records.frames.lazy.filter { !$0.0.styles.isEmpty }.map(\.0.element))
    for (part, timing) in sampling.take(apartFrom: sampled) where records.frames.count < Motion.maximumElements {
      records.frames.append((part, timing))
      keepLoop(of: part, timing, from: loops[part.element]?.start)
    }
  }

  /// Returns and resets the motions since the last commit, grouped by animation.
  func takeMotions() -> [Patch] {
    isMeasured = false
    guard records.hasMotions else {
      if !records.exchanges.isEmpty { records.exchanges = [:] }
      sharedFrames.removeAll()
      return []
    }
    let motions = records.motions(sharing: sharedFrames.take())
    records = MotionRecords()
    ending = []
    refresh()
    return motions.map(Patch.animate)
  }
}

/// The transaction that a modifier sets for the views below it in one update.
@MainActor
final class TransactionScope {
  /// The number of the update to which the transaction belongs.
  fileprivate var update = 0
  fileprivate var transaction = Transaction()

  init() {}
}

/// The node of a modifier that changes the transaction for the views below it.
@MainActor
protocol TransactionModifying: Node {
  var transactionScope: TransactionScope { get }

  /// Activates the modifier in the current update if it changes every update.
  func activateIfPermanent()
}

extension Animation {
  /// An animation that shows a change immediately and ends a running animation.
  static let ending = Animation.linear(duration: 0)

  /// Returns an animation that replaces a view at once, after a time in seconds.
  fileprivate static func exchange(after time: Double) -> Animation { .linear(duration: 0.001).delay(time) }
}

extension TransitionState {
  /// The initial state of the default transition.
  static let transparent = {
    var state = TransitionState()
    state.opacity = 0
    return state
  }()
}

extension Role {
  /// A Boolean value that indicates whether transitions animate inserted and removed children. If it is false, style sheets
  /// animate them, as for screens and presentations.
  fileprivate var animatesChildren: Bool {
    switch self {
    case .window, .navigationStack, .splitView, .tabView, .tabBar, .navigationBar, .menu, .picker, .toolbarItem: false
    default: true
    }
  }

  /// A Boolean value that indicates whether transitions animate elements of this role. If it is false, the host has a built-in
  /// animation, or the element is invisible.
  fileprivate var hasTransition: Bool {
    switch self {
    case .screen, .sheet, .cover, .popover, .alert, .confirmationDialog, .menu, .column, .tabContent, .option, .rowGap:
      false
    default: true
    }
  }
}
