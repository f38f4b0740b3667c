/// The label of the key that submits a text field.
public struct SubmitLabel: Sendable {
  /// The name for hosts.
  let hostName: String

  /// The label "Done".
  public static let done = SubmitLabel(hostName: "done")
  /// The label "Go".
  public static let go = SubmitLabel(hostName: "go")
  /// The label "Send".
  public static let send = SubmitLabel(hostName: "send")
  /// The label "Join".
  public static let join = SubmitLabel(hostName: "join")
  /// The label "Route".
  public static let route = SubmitLabel(hostName: "route")
  /// The label "Search".
  public static let search = SubmitLabel(hostName: "search")
  /// The label "Return".
  public static let `return` = SubmitLabel(hostName: "return")
  /// The label "Next".
  public static let next = SubmitLabel(hostName: "next")
  /// The label "Continue".
  public static let `continue` = SubmitLabel(hostName: "continue")
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
