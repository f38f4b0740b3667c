import NavigatorHost

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement {
  /// The place in the bars for hosts.
  let hostPlacement: NavigatorHost.Content.BarPlacement
  /// A Boolean value that indicates whether the item is in the overflow menu.
  var isSecondary = false
  /// The part of the bar's title that the text of the item replaces, or nil.
  var titlePart: ToolbarTitlePart?

  /// The host's default placement, which is trailing.
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .trailing) }
  /// The center of the bar, where the item replaces the title.
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .principal) }
  /// The title of the bar. As with ``principal``, the item is also shown while the bar has a large title.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .principal) }
  /// The large title, which the text of the item replaces. Other views are in the center of the bar.
  public static var largeTitle: ToolbarItemPlacement {
    ToolbarItemPlacement(hostPlacement: .principal, titlePart: .largeTitle)
  }
  /// The subtitle of a bar with a small title, which the text of the item replaces. Other views are at the trailing end.
  public static var subtitle: ToolbarItemPlacement {
    ToolbarItemPlacement(hostPlacement: .trailing, titlePart: .subtitle)
  }
  /// The subtitle of a large title, which the text of the item replaces. Other views are at the trailing end.
  public static var largeSubtitle: ToolbarItemPlacement {
    ToolbarItemPlacement(hostPlacement: .trailing, titlePart: .largeSubtitle)
  }
  /// A placement next to the Back button.
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .leading) }
  /// The placement of the screen's primary action.
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .trailing) }
  /// The placement of an action that cancels a modal screen.
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .cancellation) }
  /// The placement of an action that confirms a modal screen.
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .confirmation) }
  /// The placement of an action that deletes or discards the content of a modal screen.
  public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .trailing) }
  /// The leading end of the top bar.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .leading) }
  /// The trailing end of the top bar.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .trailing) }
  /// The leading end of the top bar. Prefer ``topBarLeading``.
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .leading) }
  /// The trailing end of the top bar. Prefer ``topBarTrailing``.
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .trailing) }
  /// The overflow menu at the trailing end of the bar.
  public static var secondaryAction: ToolbarItemPlacement {
    ToolbarItemPlacement(hostPlacement: .trailing, isSecondary: true)
  }
  /// The placement of status information about the content, in the bottom bar.
  public static var status: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .bottom) }
  /// A bar that hosts show while a field has the focus. Web pages show it at the bottom.
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .keyboard) }
  /// The bottom bar.
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(hostPlacement: .bottom) }
}

/// A part of the title of a bar that a toolbar item may replace.
enum ToolbarTitlePart: Hashable {
  case largeTitle
  case subtitle
  case largeSubtitle
}
