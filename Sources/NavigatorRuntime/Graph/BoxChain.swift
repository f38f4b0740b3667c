import NavigatorHost
import NavigatorLayout

/// A modifier that changes the style, the content or the accepted events of the next element below.
///
/// The cases are the parts of an element's record (``ElementRecord``) and its observers. They therefore name the types of
/// gestures, transitions and rows. The type is an enum because a chain has one link for each modifier around each element. An
/// existential value would need an allocation, and a cast at each read of a chain.
enum BoxModifier: Equatable {
  /// A style property. `rank` orders the properties that one element can carry, innermost first.
  case style(StyleProperty, rank: Int)
  case content(Content.Key, Content.Value)
  /// Events that the element accepts in addition to the events of its actions.
  case events(EventSet)
  case tap(@MainActor () -> Void)
  /// The action that opens the menu of the element.
  case menu(@MainActor () -> Void)
  /// The transition with which the element is inserted and removed.
  case transition(ResolvedTransition)
  /// The identity of the elements with which the element shares its geometry.
  case match(GeometryMatch)
  /// A mark for a row that a list can select; see ``SelectableRow``.
  case row(SelectableRow)
  /// An observer of the size and the position of the element.
  case geometry(GeometryObserver)
  /// An alignment guide of the element.
  case guide(any LayoutGuideSource)
  /// A handler of gestures on the element.
  case gesture(GestureHandler)

  static func == (lhs: BoxModifier, rhs: BoxModifier) -> Bool {
    switch (lhs, rhs) {
    case (.style(let lhs, let lhsRank), .style(let rhs, let rhsRank)): lhs == rhs && lhsRank == rhsRank
    case (.content(let lhsKey, let lhs), .content(let rhsKey, let rhs)): lhsKey == rhsKey && lhs == rhs
    case (.events(let lhs), .events(let rhs)): lhs == rhs
    case (.row(let lhs), .row(let rhs)): lhs == rhs
    case (.geometry(let lhs), .geometry(let rhs)): lhs === rhs
    case (.guide(let lhs), .guide(let rhs)): lhs === rhs
    case (.match(let lhs), .match(let rhs)): lhs == rhs
    case (.transition(let lhs), .transition(let rhs)): lhs == rhs
    case (.gesture(let lhs), .gesture(let rhs)): lhs === rhs
    default: false
    }
  }

  static func padding(_ insets: Insets) -> BoxModifier { .style(.padding(insets), rank: 1) }
  static func frame(_ frame: Frame) -> BoxModifier { .style(.frame(frame), rank: 2) }
  static func background(_ paint: Paint) -> BoxModifier { .style(.background(paint), rank: 3) }
  static func cornerRadius(_ radius: Double) -> BoxModifier { .style(.cornerRadius(radius), rank: 4) }
  static func corners(_ corners: StyleProperty) -> BoxModifier { .style(corners, rank: 4) }
  static func border(_ paint: Paint, width: Double) -> BoxModifier { .style(.border(paint, width: width), rank: 5) }
  /// Creates a property that applies outside of all ranked properties, in the order of the modifiers.
  static func outer(_ property: StyleProperty) -> BoxModifier { .style(property, rank: property.outerRank) }
  /// Creates a property that any element can carry at any position, such as the separator of a list's row.
  static func unranked(_ property: StyleProperty) -> BoxModifier { .style(property, rank: 0) }
}

/// The modifiers between an element and the node above it, innermost first.
///
/// Transparent nodes pass the modifiers down. The next element takes as many as fit, and adds boxes around itself for the others.
final class BoxChain {
  let modifier: BoxModifier
  let outer: BoxChain?

  init(_ modifier: BoxModifier, outer: BoxChain?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// The transitions among these modifiers.
  var transitions: BoxChain? {
    let outer = outer?.transitions
    if case .transition = modifier { return BoxChain(modifier, outer: outer) }
    return outer
  }

  /// A Boolean value that indicates whether a gesture with movements applies outside of this modifier.
  var hasOuterMovement: Bool {
    sequence(first: self, next: \.outer).contains { link in
      if case .gesture(let handler) = link.modifier { handler.hasMovements } else { false }
    }
  }
}

/// The part of a chain that one element or box carries.
nonisolated struct BoxLevel {
  var style = Style()
  var entries: [Content.Entry] = []
  /// Events that the level accepts in addition to the events of its actions.
  private var acceptedEvents: EventSet = []
  var tap: (@MainActor () -> Void)?
  var menu: (@MainActor () -> Void)?
  /// The observers of the geometry of this level. Padding and frames that follow apply to another level.
  var observers: [GeometryObserver] = []
  /// The alignment guides of this level, the innermost first. Padding and frames that follow apply to another level.
  var guides: [any LayoutGuideSource] = []
  var transition: ResolvedTransition?
  var match: GeometryMatch?
  /// The handlers of gestures on this level. Padding and frames that follow apply to another level.
  var gestures: [GestureHandler] = []
  /// A Boolean value that indicates whether the transforms and the offset of this level are inside of its gestures. The locations
  /// of the gestures then do not depend on them.
  private var gesturesAreOutside = false
  /// A Boolean value that indicates whether the level sets the direction of its content. Positions that follow apply to another
  /// level, because they depend on the direction of the surrounding views.
  private var setsDirection = false
  /// A Boolean value that indicates whether the level sets the color scheme of its content. Colors that follow apply to another
  /// level, because they belong to the color scheme of the surrounding views.
  private var setsColorScheme = false
  /// A Boolean value that indicates whether the level is a row with a control that selects the element.
  var isControlRow = false
  private var lastRank = 0
  private let traits: BoxTraits

  /// Creates the level of an element, or a box.
  init(_ traits: BoxTraits = [.isBox, .absorbsFrame]) {
    self.traits = traits
  }

  private var hasFittingRatio: Bool { style.properties.contains(where: \.isFittingRatio) }

  /// The events that this level accepts.
  var events: EventSet {
    var events = acceptedEvents
    if tap != nil { events.insert(.tap) }
    if menu != nil { events.insert(.menu) }
    if gestures.contains(where: { !$0.words.isEmpty }) { events.insert(.gesture) }
    return events
  }

  /// Makes taps part of a gesture. Returns false if another action receives the taps and the gesture has normal priority. A
  /// gesture of another priority is also recognized without exclusive taps.
  private mutating func takesTap(of handler: GestureHandler, tapIsTaken: Bool) -> Bool {
    guard handler.takesTaps else { return true }
    if tap == nil, !tapIsTaken {
      // The session also passes the tap to all simultaneous gestures.
      tap = { if handler.priority != .simultaneous { handler.tap() } }
      return true
    }
    return handler.priority != .normal
  }

  /// The gestures that hosts recognize on this level.
  var gestureWords: [String] {
    var words: [String] = []
    for word in gestures.flatMap(\.words) where !words.contains(word) { words.append(word) }
    return words.isEmpty || !gesturesAreOutside ? words : words + ["still"]
  }

  /// Distributes a chain over an element (the first level) and as many boxes as it needs.
  ///
  /// - Parameter ownTap: A Boolean value that indicates whether the element handles taps itself.
  static func levels(of chain: BoxChain?, ownTap: Bool, traits: BoxTraits) -> [BoxLevel] {
    var levels = [BoxLevel(traits)]
    var link = chain
    var hasIdentityTransform = false
    var order: StyleProperty?
    while let current = link {
      if case .style(let property, _) = current.modifier, case .zIndex = property {
        // The outermost level is a view of the container, which orders its views.
        order = property
        link = current.outer
        continue
      }
      let isFirst = levels.count == 1
      if case .content(let key, _) = current.modifier, key.isDescription {
        // Assistive technologies see the element, or the box that handles taps, and no other boxes.
        let index = levels.lastIndex { $0.tap != nil } ?? 0
        _ = levels[index].take(current.modifier, tapIsTaken: false)
      } else if levels[levels.count - 1].needsBox(for: current)
        || !levels[levels.count - 1].take(current.modifier, tapIsTaken: isFirst && ownTap)
      {
        levels.append(BoxLevel())
        _ = levels[levels.count - 1].take(current.modifier, tapIsTaken: false)
      }
      if case .style(let property, _) = current.modifier, property.isDrawnSeparately {
        moveBlendMode(in: &levels)
        if property == .identityTransform { hasIdentityTransform = true }
      }
      link = current.outer
    }
    moveCellTraits(in: &levels)
    if let order { levels[levels.count - 1].style.set(order) }
    if hasIdentityTransform {
      for index in levels.indices { _ = levels[index].style.removeAll { $0 == .identityTransform } }
    }
    return levels
  }

  /// Adds the custom content and the traits of an outer modifier to the values of an inner one. A label of several texts
  /// replaces the inner label, which is one of them. For other values, the innermost modifier applies.
  private mutating func merge(_ value: Content.Value, into index: Int) {
    if entries[index].key == .label, case .strings = value { return entries[index].value = Self.label(value) }
    guard entries[index].key == .customContent || entries[index].key == .traits, case .strings(let outer) = value,
      case .strings(let inner) = entries[index].value
    else { return }
    entries[index].value = .strings(inner + outer)
  }

  /// Returns the value of a label, in which several texts are separated by commas.
  private static func label(_ value: Content.Value) -> Content.Value {
    if case .strings(let words) = value { .string(words.joined(separator: ", ")) } else { value }
  }

  /// Moves the blend mode of an inner level to the outermost level. Hosts draw the content of a level with an effect separately,
  /// so that it would not blend with the views behind.
  private static func moveBlendMode(in levels: inout [BoxLevel]) {
    let last = levels.count - 1
    guard let source = levels[..<last].lastIndex(where: { $0.style.properties.contains(where: \.isBlendMode) }),
      !levels[(source + 1)...].contains(where: { $0.style.properties.contains(where: \.endsBlending) })
    else { return }
    for property in levels[source].style.removeAll(where: \.isBlendMode) { levels[last].style.set(property) }
  }

  /// Moves the values that belong to the cell of a grid to the outermost level, which is the cell.
  private static func moveCellTraits(in levels: inout [BoxLevel]) {
    for index in levels.indices.dropLast() where levels[index].entries.contains(where: { $0.key.isCellTrait }) {
      for entry in levels[index].entries where entry.key.isCellTrait { levels[levels.count - 1].entries.append(entry) }
      levels[index].entries.removeAll { $0.key.isCellTrait }
    }
    let last = levels.count - 1
    guard levels[last].isMovedInCell, !levels[last].style.properties.isEmpty else { return }
    // A host may move the cell to the anchor, so another movement of the view, such as an offset, needs a level of its own.
    levels.append(BoxLevel())
    levels[last + 1].entries = levels[last].entries.filter(\.key.isCellTrait)
    levels[last].entries.removeAll { $0.key.isCellTrait }
  }

  /// A Boolean value that indicates whether the level is the cell of a grid at a point that is no edge, corner or center.
  private var isMovedInCell: Bool {
    guard case .string(let anchor)? = entries.first(where: { $0.key == .cellAnchor })?.value else { return false }
    return anchor.split(separator: " ").contains { ![0, 0.5, 1].contains(Double($0)) }
  }

  /// A Boolean value that indicates whether the level sets a size, a background or an effect.
  var isDecorated: Bool { lastRank > 1 }

  /// A Boolean value that indicates whether the level may keep its position while its content extends below bars. Such a level is
  /// a box without padding, a frame or other styles inside. Containers of screens have no such box, because they always extend.
  private var canIgnoreEdges: Bool {
    traits.contains(.hasScreens) || traits.contains(.isBox) && lastRank == 0 && !entries.contains { $0.key == .ignoredEdges }
  }

  /// Returns a Boolean value that indicates whether a transform needs a box because another transform of this level may get
  /// another anchor during a gesture. A gesture must keep its element until it ends.
  private func needsBox(for link: BoxChain) -> Bool {
    guard case .style(let property, _) = link.modifier, property.hasAnchor else { return false }
    return style.properties.contains(where: \.hasAnchor) && link.hasOuterMovement
  }

  private mutating func take(_ modifier: BoxModifier, tapIsTaken: Bool) -> Bool {
    switch modifier {
    case .style(let property, let rank):
      guard !setsDirection || !property.dependsOnDirection else { return false }
      guard !setsColorScheme || rank == 1 || rank == 2 else { return false }
      if rank == lastRank, let joined = property.joined(with: style) {
        style.set(joined)
        return true
      }
      guard rank == 0 || rank > lastRank, traits.contains(.absorbsFrame) || rank != 2 else { return false }
      guard !traits.contains(.hasOwnSurface) || !(1...5).contains(rank) else { return false }
      guard !traits.contains(.keepsPaddingOutside) || rank != 1 else { return false }
      // Hosts find a view with a ratio in one box only, so its own paint hides its background.
      guard !traits.contains(.keepsBackgroundOutside) || rank != 3 || hasFittingRatio else { return false }
      // A view with a ratio may be smaller than its frame.
      if case .frame(let frame) = property, !traits.contains(.isPicture), hasFittingRatio, !frame.fixesOneLength { return false }
      guard property.agreesOnAnchor(with: style) else { return false }
      // A group combines the views inside with their blend modes before it is drawn.
      if property == .isolatesBlending(true), style.properties.contains(where: \.isBlendMode) { return false }
      // The tap area of an image or a text cannot have another shape.
      if case .contentShape = property, !traits.contains(.isBox) { return false }
      guard observers.isEmpty && guides.isEmpty && gestures.isEmpty || rank != 1 && rank != 2 else { return false }
      style.set(property)
      lastRank = max(lastRank, rank)
    case .content(let key, let value):
      guard key != .ignoredEdges || canIgnoreEdges else { return false }
      if let index = entries.firstIndex(where: { $0.key == key }) {
        merge(value, into: index)
        return true
      }
      if key == .layoutDirection { setsDirection = true }
      if key == .colorScheme { setsColorScheme = true }
      entries.append(Content.Entry(key, key == .label ? Self.label(value) : value))
    case .events(let new): acceptedEvents.formUnion(new)
    case .tap(let action):
      guard tap == nil, !tapIsTaken else { return false }
      tap = action
    case .menu(let action):
      guard menu == nil else { return false }
      menu = action
    case .geometry(let observer):
      // The frame of a view does not include the transforms inside of it.
      guard !style.properties.contains(where: \.movesView) else { return false }
      observers.append(observer)
    case .guide(let source): guides.append(source)
    case .transition(let new): transition = transition ?? new
    case .match(let new):
      guard match == nil else { return false }
      match = new
    case .gesture(let handler):
      guard takesTap(of: handler, tapIsTaken: tapIsTaken) else { return false }
      if gestures.isEmpty { gesturesAreOutside = style.properties.contains(where: \.movesView) }
      gestures.append(handler)
    case .row:
      // The outermost level is the row. It is marked after all levels have been created.
      break
    }
    return true
  }
}

extension Content.Key {
  /// A Boolean value that indicates whether the value describes an element to assistive technologies.
  nonisolated fileprivate var isDescription: Bool {
    switch self {
    case .label, .hint, .accessibilityValue, .accessibilityChildren, .traits, .inputLabels, .isSelected: true
    default: false
    }
  }
}

extension Frame {
  /// A Boolean value that indicates whether the frame only fixes the width or the height, so that it is as large as a view with a
  /// ratio in it.
  nonisolated fileprivate var fixesOneLength: Bool {
    let bounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    return (width == nil) != (height == nil) && bounds.allSatisfy { $0 == nil }
  }
}
