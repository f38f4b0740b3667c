/// What a button is for, from which its place and look follow.
public struct ButtonRole: Equatable, Sendable {
  /// What hosts know the role by.
  let hostName: String

  /// A button that deletes or discards something.
  public static let destructive = ButtonRole(hostName: "destructive")
  /// A button that leaves without doing anything.
  public static let cancel = ButtonRole(hostName: "cancel")
}
