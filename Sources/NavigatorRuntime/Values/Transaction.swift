/// The context of a state change, such as its animation. Hosts decide how to perform animations.
public struct Transaction {
  /// The values; nil if none is set. Transactions are copied for each change and each update, and most of them set no values.
  private var fields: Fields?

  /// The values that a transaction sets. A transaction copies them before it changes values that it shares with others.
  private final class Fields {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var values: KeyedValues<Any> = [:]
    var completions: [AnimationCompletion] = []

    init() {}

    init(_ other: Fields) {
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      isContinuous = other.isContinuous
      values = other.values
      completions = other.completions
    }

    var isEmpty: Bool {
      animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty && values.entries.isEmpty
    }
  }

  /// The animation of the change, or nil to show the change immediately.
  public var animation: Animation? {
    get { fields?.animation }
    set { if newValue != nil || fields != nil { ownFields.animation = newValue } }
  }

  /// A Boolean value that indicates whether the animations of views are disabled.
  public var disablesAnimations: Bool {
    get { fields?.disablesAnimations ?? false }
    set { if newValue || fields != nil { ownFields.disablesAnimations = newValue } }
  }

  /// A Boolean value that indicates whether the change is part of a continuous interaction, such as dragging a slider.
  public var isContinuous: Bool {
    get { fields?.isContinuous ?? false }
    set { if newValue || fields != nil { ownFields.isContinuous = newValue } }
  }

  /// The values of custom keys. See ``TransactionKey``.
  var values: KeyedValues<Any> {
    get { fields?.values ?? [:] }
    set { if !newValue.entries.isEmpty || fields != nil { ownFields.values = newValue } }
  }

  /// The closures to call after the changes of this transaction have been committed.
  var completions: [AnimationCompletion] {
    get { fields?.completions ?? [] }
    set { if !newValue.isEmpty || fields != nil { ownFields.completions = newValue } }
  }

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A Boolean value that indicates whether the transaction sets no values.
  var isEmpty: Bool { fields?.isEmpty ?? true }

  /// The values of this transaction alone.
  private var ownFields: Fields {
    mutating get {
      if isKnownUniquelyReferenced(&fields), let fields { return fields }
      let own = fields.map { Fields($0) } ?? Fields()
      fields = own
      return own
    }
  }
}
