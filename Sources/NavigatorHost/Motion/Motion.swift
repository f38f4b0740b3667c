/// Elements whose changes in the following patches a host plays with one timing. A host that plays no animations ignores it.
public struct Motion: Hashable, Sendable {
  /// The maximum number of elements in a motion. The changes of further elements are shown immediately.
  public static let maximumElements = 400

  /// The timing of the changes.
  public var animation: AnimationStyle
  /// The elements whose content, style or children change. Their siblings move with the same timing.
  public var changed: [ElementID]
  /// The inserted elements, each with the appearance at its start.
  public var inserted: [Part]
  /// The removed elements, each with the appearance at its end.
  public var removed: [Part]
  /// The inserted elements whose frames at the start equal the frames of other elements, and the removed elements whose frames at
  /// the end equal the frames of elements that stay.
  public var matched: [Match] = []
  /// The elements whose text changes, each with the appearance of the new text at its start. The old text ends with the opposite
  /// appearance.
  public var replaced: [Part] = []
  /// The elements whose styles, drawings or texts are known at equidistant times.
  public var frames: [Frames] = []

  /// An inserted element that begins in the frame of another element, or a removed element that ends in the frame of an element
  /// that stays.
  public struct Match: Hashable, Sendable {
    /// The element with the frame at the start: a removed element, or an element that stays.
    public var source: ElementID
    /// The element with the frame at the end: an inserted element, or an element that stays.
    public var target: ElementID
    /// A Boolean value that indicates whether the moving element adopts the position of the other one.
    public var sharesPosition: Bool
    /// A Boolean value that indicates whether the moving element adopts the size of the other one.
    public var sharesSize: Bool
    /// The horizontal coordinate of the anchor, as a fraction of the width. Positions are compared at the anchor, and a change of
    /// the size keeps it in place.
    public var anchorX: Double
    /// The vertical coordinate of the anchor, as a fraction of the height.
    public var anchorY: Double
    /// A Boolean value that indicates whether the source is removed and moves to the frame of the target, which stays. If it is
    /// false, the target is inserted and moves.
    public var isDeparture = false

    /// Creates a match, by default of the position and the size.
    public init(
      source: ElementID, target: ElementID, sharesPosition: Bool = true, sharesSize: Bool = true, anchorX: Double = 0.5,
      anchorY: Double = 0.5
    ) {
      self.source = source
      self.target = target
      self.sharesPosition = sharesPosition
      self.sharesSize = sharesSize
      self.anchorX = anchorX
      self.anchorY = anchorY
    }

    /// A Boolean value that indicates whether the match has its default properties.
    public var sharesFrame: Bool { sharesPosition && sharesSize }
  }

  /// The styles, drawings, texts and runs of an element at equidistant times. A list is empty if its property does not change.
  public struct Frames: Hashable, Sendable {
    /// The element.
    public var element: ElementID
    /// The styles, from the start to the end.
    public var styles: [Style]
    /// The drawings, from the start to the end. All have the same number of items.
    public var drawings: [Drawing]
    /// The texts, from the start to the end.
    public var texts: [String]
    /// For each run of the text, its styles from the start to the end. The list of a run is empty if its style does not change.
    public var runs: [[Style]]

    /// Creates the frames of an element.
    public init(
      _ element: ElementID, _ styles: [Style] = [], drawings: [Drawing] = [], texts: [String] = [], runs: [[Style]] = []
    ) {
      self.element = element
      self.styles = styles
      self.drawings = drawings
      self.texts = texts
      self.runs = runs
    }

    /// A Boolean value that indicates whether no property changes.
    public var isEmpty: Bool { styles.isEmpty && drawings.isEmpty && texts.isEmpty && runs.isEmpty }
  }

  /// An element that is inserted or removed, and its appearance at the far end of its transition.
  public struct Part: Hashable, Sendable {
    /// The element.
    public var element: ElementID
    /// The appearance before an insertion or after a removal.
    public var state: TransitionState

    /// Creates a part.
    public init(_ element: ElementID, _ state: TransitionState) {
      self.element = element
      self.state = state
    }
  }

  /// Creates a motion.
  public init(animation: AnimationStyle, changed: [ElementID] = [], inserted: [Part] = [], removed: [Part] = []) {
    self.animation = animation
    self.changed = changed
    self.inserted = inserted
    self.removed = removed
  }

  /// The number of elements that the motion names.
  public var count: Int {
    changed.count + inserted.count + removed.count + matched.count + replaced.count + frames.count
  }
}

/// The appearance of an element before it is inserted or after it is removed, relative to its usual one.
public struct TransitionState: Hashable, Sendable {
  /// The factor of the opacity.
  public var opacity = 1.0
  /// The horizontal distance from the usual position, in points.
  public var x = 0.0
  /// The vertical distance from the usual position, in points.
  public var y = 0.0
  /// The distance towards the trailing edge, as a multiple of the element's width.
  public var widths = 0.0
  /// The distance towards the right edge, as a multiple of the element's width.
  public var rightWidths = 0.0
  /// The distance towards the bottom edge, as a multiple of the element's height.
  public var heights = 0.0
  /// The horizontal factor of the size.
  public var scaleX = 1.0
  /// The vertical factor of the size.
  public var scaleY = 1.0
  /// The radius of the blur in points.
  public var blur = 0.0
  /// Further properties of the appearance, which replace the usual ones.
  public var style = Style()
  /// The outlines to which the element is clipped at equidistant times, from this appearance to the usual one.
  public var outlines: [RelativeOutline] = []

  /// Creates the usual appearance.
  public init() {}

  /// A Boolean value that indicates whether the state equals the usual appearance.
  public var isIdentity: Bool { self == TransitionState() }

  /// Returns the state that combines the effects of both states.
  public func combined(with other: TransitionState) -> TransitionState {
    var result = self
    result.opacity *= other.opacity
    result.x += other.x
    result.y += other.y
    result.widths += other.widths
    result.rightWidths += other.rightWidths
    result.heights += other.heights
    result.scaleX *= other.scaleX
    result.scaleY *= other.scaleY
    result.blur = max(blur, other.blur)
    for property in other.style.properties { result.style.set(property) }
    if !other.outlines.isEmpty { result.outlines = other.outlines }
    return result
  }
}
