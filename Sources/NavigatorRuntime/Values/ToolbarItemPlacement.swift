/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement {
  /// leading, trailing, cancellation, confirmation, principal or bottom: what hosts know the place by.
  let hostPlacement: String

  /// Where the host finds it fit.
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "trailing") }
  /// The middle of the bar, in place of the title.
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "principal") }
  /// Beside the button that goes back.
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "leading") }
  /// The screen's main action.
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "trailing") }
  /// What a modal screen is closed with, to no effect.
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "cancellation") }
  /// What a modal screen is confirmed with.
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "confirmation") }
  /// What deletes or discards the content of a modal screen.
  public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "trailing") }
  /// The leading end of the top bar.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "leading") }
  /// The trailing end of the top bar.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "trailing") }
  /// Older name of ``topBarLeading``.
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "leading") }
  /// Older name of ``topBarTrailing``.
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "trailing") }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: "bottom") }
}
