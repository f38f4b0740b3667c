#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(Combine)
  import Combine
#endif

/// A registry of services whose package has no dependency. It uses SwiftUI and Combine where it can import them.
public struct Locator {
  private var services: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The modules that the library was compiled with.
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

  public mutating func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  public func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

#if canImport(SwiftUI)
  extension Locator {
    /// A view that shows a service.
    public struct ServiceView<Service: CustomStringConvertible>: View {
      let service: Service

      public init(_ service: Service) {
        self.service = service
      }

      public var body: some View {
        Text(service.description)
      }
    }
  }
#endif
