import SwiftUI

/// What is on a stack: the path that SwiftUI shows, and what is known of its values, for the path itself cannot be read.
nonisolated struct StackContents {
  enum Entry {
    case destination(AnyNavigationDestination)
    case value(AnyHashable)
    /// Pushed by a link. When a destination's screen appears it says what it is.
    case unknown
  }

  private(set) var path = NavigationPath()
  private(set) var entries: [Entry] = []

  mutating func append(_ destination: any NavigationDestination) {
    let destination = AnyNavigationDestination(destination)
    path.append(destination)
    entries.append(.destination(destination))
  }

  mutating func append(value: any Hashable) {
    if let destination = value as? any NavigationDestination {
      append(destination)
    } else if let destination = value as? AnyNavigationDestination {
      append(destination.wrapped)
    } else {
      if let value = value as? any Hashable & Codable { path.append(value) } else { path.append(value) }
      entries.append(.value(AnyHashable(value)))
    }
  }

  mutating func removeLast(_ count: Int) {
    path.removeLast(count)
    entries.removeLast(count)
  }

  /// Takes over a path that SwiftUI has changed: it pushes what links say, and pops.
  mutating func adopt(_ newPath: NavigationPath) {
    guard newPath != path else { return }
    if newPath.count < entries.count {
      entries.removeLast(entries.count - newPath.count)
    } else if newPath.count == entries.count {
      entries[entries.count - 1] = .unknown
    } else {
      entries += Array(repeating: .unknown, count: newPath.count - entries.count)
    }
    path = newPath
  }

  var topIsUnknown: Bool {
    if case .unknown? = entries.last { true } else { false }
  }

  mutating func identifyTop(as destination: AnyNavigationDestination) {
    guard topIsUnknown else { return }
    entries[entries.count - 1] = .destination(destination)
  }

  var destinations: [any NavigationDestination] {
    entries.compactMap { entry in
      if case .destination(let destination) = entry { destination.wrapped } else { nil }
    }
  }

  /// Where a destination is for the last time.
  func lastIndex(of destination: AnyNavigationDestination) -> Int? {
    entries.lastIndex { entry in
      if case .destination(destination) = entry { true } else { false }
    }
  }
}
