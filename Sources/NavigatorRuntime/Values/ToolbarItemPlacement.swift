/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Sendable {
  /// leading, trailing, cancellation, confirmation, principal or bottom: what hosts know the place by.
  let hostPlacement: String

  /// Where the host finds it fit.
  public static let automatic = ToolbarItemPlacement(hostPlacement: "trailing")
  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(hostPlacement: "principal")
  /// Beside the button that goes back.
  public static let navigation = ToolbarItemPlacement(hostPlacement: "leading")
  /// The screen's main action.
  public static let primaryAction = ToolbarItemPlacement(hostPlacement: "trailing")
  /// What a modal screen is closed with, to no effect.
  public static let cancellationAction = ToolbarItemPlacement(hostPlacement: "cancellation")
  /// What a modal screen is confirmed with.
  public static let confirmationAction = ToolbarItemPlacement(hostPlacement: "confirmation")
  /// What deletes or discards the content of a modal screen.
  public static let destructiveAction = ToolbarItemPlacement(hostPlacement: "trailing")
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(hostPlacement: "leading")
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(hostPlacement: "trailing")
  /// Older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(hostPlacement: "leading")
  /// Older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(hostPlacement: "trailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(hostPlacement: "bottom")
}
