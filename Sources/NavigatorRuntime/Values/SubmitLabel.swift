/// What the key that submits a field says.
public struct SubmitLabel: Sendable {
  /// What hosts know the label by.
  let hostName: String

  public static let done = SubmitLabel(hostName: "done")
  public static let go = SubmitLabel(hostName: "go")
  public static let send = SubmitLabel(hostName: "send")
  public static let join = SubmitLabel(hostName: "join")
  public static let route = SubmitLabel(hostName: "route")
  public static let search = SubmitLabel(hostName: "search")
  public static let `return` = SubmitLabel(hostName: "return")
  public static let next = SubmitLabel(hostName: "next")
  public static let `continue` = SubmitLabel(hostName: "continue")
}

/// The kinds of fields whose submission an action answers.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
