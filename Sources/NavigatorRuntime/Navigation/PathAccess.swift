/// Read and write access to a stack's path, independent of its owner.
@MainActor
protocol PathAccess {
  /// The name of the path's element type, for messages.
  var elementName: String { get }
  func values() -> [AnyHashable]
  /// Appends a value to the path. Returns false if the value has the wrong type.
  func append(_ value: AnyHashable) -> Bool
  func removeLast(_ count: Int)
}

/// A path that the stack stores.
@MainActor
final class OwnPath: PathAccess {
  private var items: [AnyHashable] = []
  let elementName = "any Hashable value"

  func values() -> [AnyHashable] { items }

  func append(_ value: AnyHashable) -> Bool {
    items.append(value)
    return true
  }

  func removeLast(_ count: Int) {
    items.removeLast(min(count, items.count))
  }
}

/// A path of values of any type that the app stores.
nonisolated struct BoundPath: PathAccess {
  let path: Binding<NavigationPath>
  let elementName = "any Hashable value"

  func values() -> [AnyHashable] { path.wrappedValue.values }

  func append(_ value: AnyHashable) -> Bool {
    path.wrappedValue.append(erased: value)
    return true
  }

  func removeLast(_ count: Int) {
    let path = path.wrappedValue
    self.path.wrappedValue.removeLast(min(count, path.count))
  }
}

/// A path of values of one type that the app stores.
nonisolated struct BoundCollection<Data: RandomAccessCollection & RangeReplaceableCollection>: PathAccess
where Data.Element: Hashable {
  let path: Binding<Data>

  var elementName: String { "\(Data.Element.self)" }

  func values() -> [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }

  func append(_ value: AnyHashable) -> Bool {
    guard let element = value.base as? Data.Element else { return false }
    path.wrappedValue.append(element)
    return true
  }

  func removeLast(_ count: Int) {
    var data = path.wrappedValue
    data.removeSubrange(data.index(data.endIndex, offsetBy: -Swift.min(count, data.count))..<data.endIndex)
    path.wrappedValue = data
  }
}
