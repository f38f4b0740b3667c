import NavigatorHost

/// Something that is shown over the window's content.
public struct Presentation: Hashable, Sendable, CustomStringConvertible {
  public var kind: Kind
  /// The title of its front screen, or its own.
  public var title: String?

  public enum Kind: String, Hashable, Sendable {
    case sheet, cover, popover, alert, confirmationDialog

    init?(_ role: Role) {
      switch role {
      case .sheet: self = .sheet
      case .cover: self = .cover
      case .popover: self = .popover
      case .alert: self = .alert
      case .confirmationDialog: self = .confirmationDialog
      default: return nil
      }
    }
  }

  public init(_ kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }

  public var description: String {
    title.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue
  }
}
