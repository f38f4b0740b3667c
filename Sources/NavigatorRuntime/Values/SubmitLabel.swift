import NavigatorHost

/// The label of the key that submits a text field.
public struct SubmitLabel: Sendable {
  /// The label for hosts.
  let host: Content.SubmitLabel

  /// The label "Done".
  public static let done = SubmitLabel(host: .done)
  /// The label "Go".
  public static let go = SubmitLabel(host: .go)
  /// The label "Send".
  public static let send = SubmitLabel(host: .send)
  /// The label "Join".
  public static let join = SubmitLabel(host: .join)
  /// The label "Route".
  public static let route = SubmitLabel(host: .route)
  /// The label "Search".
  public static let search = SubmitLabel(host: .search)
  /// The label "Return".
  public static let `return` = SubmitLabel(host: .return)
  /// The label "Next".
  public static let next = SubmitLabel(host: .next)
  /// The label "Continue".
  public static let `continue` = SubmitLabel(host: .continue)
}

/// A set of the kinds of fields whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the bits.
  public typealias RawValue = Int

  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
