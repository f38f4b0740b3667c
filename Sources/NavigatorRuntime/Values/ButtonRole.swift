/// The role of a button, which determines its position and appearance.
public struct ButtonRole: Equatable, Sendable {
  /// The name for hosts.
  let hostName: String

  /// The role of a button that deletes or discards data.
  public static let destructive = ButtonRole(hostName: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(hostName: "cancel")
  /// The role of a button that closes a view.
  public static let close = ButtonRole(hostName: "close")
  /// The role of a button that confirms an operation.
  public static let confirm = ButtonRole(hostName: "confirm")
}
