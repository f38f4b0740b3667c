/// A step of a deep link that the navigator performs itself.
///
/// ```swift
/// navigator.perform(.dismissAny, .send(RootTabs.home), .popAll(in: "home"), .send(HomeDestinations.page2))
/// ```
///
/// An app can add its own actions:
///
/// ```swift
/// extension NavigationAction {
///   static var authenticationRequired: NavigationAction {
///     NavigationAction { navigator in session.isSignedIn ? .auto : .pause }
///   }
/// }
/// ```
///
/// Two actions are equal if their names and their values are equal.
nonisolated public struct NavigationAction: Hashable, CustomStringConvertible {
  /// The name of the action. The default is the name of the property or function that creates it.
  public let name: String
  private let values: [AnyHashable]
  private let action: (@MainActor (Navigator) -> NavigationReceiveResumeType)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - action: A closure that performs the action and returns how the remaining values are sent.
  public init(_ name: String = #function, action: @escaping @MainActor (Navigator) -> NavigationReceiveResumeType) {
    self.init(name, values: [], action: action)
  }

  init(_ name: String, values: [AnyHashable], action: (@MainActor (Navigator) -> NavigationReceiveResumeType)?) {
    self.name = name
    self.values = values
    self.action = action
  }

  /// Performs the action. An action without a closure sends its values.
  @MainActor
  func callAsFunction(_ navigator: Navigator) -> NavigationReceiveResumeType {
    action?(navigator) ?? .inserting(values.map { $0.base as? any Hashable ?? $0 })
  }

  /// Returns a Boolean value that indicates whether the names and values are equal.
  public static func == (lhs: NavigationAction, rhs: NavigationAction) -> Bool {
    lhs.name == rhs.name && lhs.values == rhs.values
  }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }

  /// The name of the action with its values.
  public var description: String {
    values.isEmpty ? name : "\(name) \(values.map { "\($0.base)" }.joined(separator: ", "))"
  }
}
