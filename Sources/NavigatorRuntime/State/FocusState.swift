/// A property that tracks and moves the focus among the fields and the focusable views of a view.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: ValueCell<Value>?

  /// Creates a flag that is true while a field has the focus. No field has the focus at first.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates a property with the value of the field that has the focus. No field has the focus at first.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The value of the focused field. Setting it moves the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the focus, for `focused(_:)` and for subviews.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantCell(initial), unfocused: initial)
  }

  /// A binding to a view's focus, for `focused(_:)` and for subviews.
  @propertyWrapper
  public struct Binding {
    let location: ValueCell<Value>
    /// The value if no field has the focus.
    let unfocused: Value

    /// The value of the focused field. Setting it moves the focus.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction()) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: NodeProperty {
  mutating func attach(_ slot: inout AnyObject?, to node: Node) {
    location = StateCell.attached(&slot, to: node, initial: initial)
  }
}

extension FocusState: CustomComparison {
  static func makeComparison(_ table: ComparisonTable) -> Comparison {
    .equal
  }
}
