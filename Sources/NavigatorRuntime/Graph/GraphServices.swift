/// An object that a feature keeps once per session or once per app.
///
/// A feature gets its object from ``Graph/service(_:)`` or ``TypeTable/service(_:)``, so that the graph does not depend on its
/// features. Each access looks the object up. Code that runs for each node or element therefore uses a field instead.
@MainActor
protocol GraphService: AnyObject {
  init()
}

/// The services of a session or an app, by type. There are only a few, so a list is smaller and faster than a dictionary.
@MainActor
struct GraphServices {
  private var services: [any GraphService] = []

  /// Returns the service of a type if it was used before.
  func existing<Service: GraphService>(_ type: Service.Type) -> Service? {
    for case let service as Service in services { return service }
    return nil
  }

  /// Returns the service of a type and creates it at the first use.
  mutating func service<Service: GraphService>(_ type: Service.Type) -> Service {
    for case let service as Service in services { return service }
    let made = Service()
    services.append(made)
    return made
  }
}
