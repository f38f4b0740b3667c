/// Where the focus is among the fields of a view: whether one has it, or which.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// Whether a field has the focus; none has it at first.
  public init() where Value == Bool {
    initial = false
  }

  /// Which field has the focus; none has it at first.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// Where the focus is; writing moves it.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantLocation(initial), unfocused: initial)
  }

  /// The way to a view's focus for `focused(_:)` and for views inside.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    /// The value that says that the focus is nowhere.
    let unfocused: Value

    /// Where the focus is; writing moves it.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction()) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    if let existing = slot {
      location = unsafeDowncast(existing, to: StateLocation<Value>.self)
      return
    }
    let made = StateLocation(initial, queue: node.graph.queue, comparison: node.graph.types.comparison(of: Value.self))
    slot = made
    location = made
  }
}

extension FocusState: CustomComparison {
  static func makeComparison(_ table: TypeTable) -> Comparison {
    { _, _, _ in true }
  }
}
