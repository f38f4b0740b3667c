/// An object that a feature keeps once per session, such as the focus.
///
/// A feature gets its object from ``Graph/service(_:)``, so that the graph needs no knowledge of its features.
@MainActor
protocol GraphService: AnyObject {
  init()
}

/// The services of a session, by type. A session has only a few, so a list is smaller and faster than a dictionary.
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
