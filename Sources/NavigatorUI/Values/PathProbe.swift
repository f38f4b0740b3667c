import SwiftUI

/// A destination that records the destination with which it is compared.
///
/// SwiftUI's paths can be compared, but their elements cannot be read. The comparison of a path with one that ends in a probe
/// passes the path's last destination to the probe.
nonisolated struct PathProbe: NavigationDestination {
  private let record = ComparedDestination()

  @MainActor var body: some View { EmptyView() }

  /// The destination with which a path compared the probe.
  var compared: AnyNavigationDestination? { record.destination }

  /// Records the other one of two compared destinations if one of them is a probe.
  static func observe(_ lhs: AnyNavigationDestination, _ rhs: AnyNavigationDestination) {
    if type(of: lhs.wrapped) == PathProbe.self { (lhs.wrapped as? PathProbe)?.record.destination = rhs }
    if type(of: rhs.wrapped) == PathProbe.self { (rhs.wrapped as? PathProbe)?.record.destination = lhs }
  }

  static func == (lhs: PathProbe, rhs: PathProbe) -> Bool { lhs.record === rhs.record }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}

nonisolated private final class ComparedDestination {
  var destination: AnyNavigationDestination?
}

extension NavigationPath {
  /// Returns the destination that makes this path one element longer than another path, or nil if the paths differ otherwise.
  nonisolated func destination(above base: NavigationPath) -> AnyNavigationDestination? {
    guard count == base.count + 1 else { return nil }
    let probe = PathProbe()
    guard self != base.appending(AnyNavigationDestination(probe)), let destination = probe.compared else { return nil }
    return self == base.appending(destination) ? destination : nil
  }

  nonisolated private func appending(_ destination: AnyNavigationDestination) -> NavigationPath {
    var path = self
    path.append(destination)
    return path
  }
}
