#if canImport(SwiftUI)
  import SwiftUI
#else
  import Combine
#endif
#if canImport(Combine)
  import Combine
#endif

/// A container of shared objects with the conditions of libraries such as Factory. Its target has no option for Combine.
public final class Container {
  /// The modules that the target was compiled with.
  public static var modules: [String] {
    var modules: [String] = []
    #if canImport(SwiftUI)
      modules.append("SwiftUI")
    #endif
    #if canImport(Combine)
      modules.append("Combine")
    #endif
    return modules
  }

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  /// Returns the shared object of a type, and creates it for the first use.
  public func shared<T: ObservableObject>(_ make: () -> T) -> T {
    if let object = objects[ObjectIdentifier(T.self)] as? T { return object }
    let object = make()
    objects[ObjectIdentifier(T.self)] = object
    return object
  }
}

#if canImport(SwiftUI)
  /// A property of a view with a shared object.
  @MainActor @propertyWrapper public struct InjectedObject<T: ObservableObject>: DynamicProperty {
    @StateObject private var object: T

    public init(_ container: Container, _ make: @escaping () -> T) {
      _object = StateObject(wrappedValue: container.shared(make))
    }

    public var wrappedValue: T { object }
    public var projectedValue: ObservedObject<T>.Wrapper { $object }
  }
#endif
