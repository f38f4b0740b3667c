import NavigatorHost

/// A sheet, cover, popover, alert, dialog or menu that is shown over the window's content.
public struct Presentation: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the presentation.
  public var kind: Kind
  /// The title of the presentation's front screen, or of the presentation itself if it has no screen.
  public var title: String?

  /// The kinds of presentation.
  public enum Kind: String, Hashable, Sendable {
    /// A sheet.
    case sheet
    /// A full-screen cover.
    case cover
    /// A popover.
    case popover
    /// An alert.
    case alert
    /// A confirmation dialog.
    case confirmationDialog
    /// An open menu.
    case menu

    init?(_ role: Role) {
      switch role {
      case .sheet: self = .sheet
      case .cover: self = .cover
      case .popover: self = .popover
      case .alert: self = .alert
      case .confirmationDialog: self = .confirmationDialog
      case .menu: self = .menu
      default: return nil
      }
    }
  }

  /// Creates a presentation, to compare with those that ``TestApp/presentations`` returns.
  public init(_ kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }

  /// The kind, followed by the title in quotation marks if there is one.
  public var description: String {
    title.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue
  }
}
