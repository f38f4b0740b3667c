import SwiftUI

/// The view that `onNavigationProvidedView(_:_:)` provides for a destination.
///
/// ```swift
/// NavigationProvidedView(for: OrderDestinations.summaryCard)
///
/// NavigationProvidedView(for: OrderDestinations.summaryCard) {
///   ProgressView()
/// }
/// ```
///
/// The nearest provider is asked: that of the navigator around this view, then those of the navigators above, then any in the tree. When
/// one comes or goes, the view follows.
///
/// Where there is none, a placeholder names the destination's type, and that is reported. A placeholder of your own says that this may be,
/// so it is only noted in the log.
nonisolated public struct NavigationProvidedView<Destination: NavigationDestination>: View {
  private let destination: Destination
  private let placeholder: (@MainActor () -> AnyView)?
  /// Who looks for a provider, where it is not the navigator around the view.
  private let seeker: Navigator?
  @State private var reader = SettingsReader()
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationProviding) private var outer
  @Environment(\.navigationSettingsReaders) private var readers

  public init(for destination: Destination) {
    self.init(for: destination, seeker: nil)
  }

  public init<Placeholder: View>(for destination: Destination, @ViewBuilder placeholder: @escaping @MainActor () -> Placeholder) {
    self.destination = destination
    self.placeholder = { AnyView(placeholder()) }
    seeker = nil
  }

  init(for destination: Destination, seeker: Navigator?) {
    self.destination = destination
    placeholder = nil
    self.seeker = seeker
  }

  @MainActor public var body: some View {
    let seeker = seeker ?? navigator
    if isProvidedByItself {
      Text(verbatim: "\(Destination.self) is provided by itself")
        .onAppear { seeker.report("The view that is provided for \(destination) shows \(destination) again, without end.") }
    } else if let provider = seeker.viewProvider(of: Destination.self, reader: reader) {
      provider(destination)
        .environment(\.navigationProviding, outer + [AnyNavigationDestination(destination)])
        .environment(\.navigationSettingsReaders, readers + [ObjectIdentifier(reader)])
        .onAppear { seeker.trace(.providing(.provided("\(destination)"))) }
    } else if let placeholder {
      placeholder()
        .onAppear { seeker.log(.providing(.missing("\(destination)"))) }
    } else {
      Text(verbatim: "Nothing provides \(Destination.self)")
        .onAppear { seeker.noteMissingProvider(of: Destination.self) }
    }
  }

  /// A provider that hands the destination back would be asked for ever. What a person does, such as opening a sheet from within a
  /// sheet, may nest a few times.
  @MainActor private var isProvidedByItself: Bool {
    let destination = AnyNavigationDestination(destination)
    return outer.count { $0 == destination } >= 8
  }
}

extension Navigator {
  /// The view that is provided for a destination, as ``NavigationProvidedView`` shows it, looked for from this navigator.
  public func navigationProvidedView(for destination: any NavigationDestination) -> AnyView {
    func open(_ destination: some NavigationDestination) -> AnyView {
      AnyView(NavigationProvidedView(for: destination, seeker: self))
    }
    return open(destination)
  }
}

extension EnvironmentValues {
  /// The destinations whose provided views are around a view.
  fileprivate var navigationProviding: [AnyNavigationDestination] {
    get { self[NavigationProvidingKey.self] }
    set { self[NavigationProvidingKey.self] = newValue }
  }
}

nonisolated private struct NavigationProvidingKey: EnvironmentKey {
  static var defaultValue: [AnyNavigationDestination] { [] }
}
