import Foundation
import IssueReporting

/// The clipboard of the user. It corresponds to UIKit's `UIPasteboard` and supports texts.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = order.number }
/// ```
///
/// Each session has a separate clipboard, which is empty outside sessions. A web page copies the text that an app sets to the
/// browser's clipboard. Browsers allow this for a few seconds after a click or a key press. Browsers do not let a page read the
/// clipboard without the user. An app can therefore read only texts that it has set, and texts that the user has pasted with a
/// ``PasteButton``.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The shared instance. It has no state: its properties use the running session.
  private static let shared = UIPasteboard(isGeneral: ())

  /// The clipboard of the running session.
  open class var general: UIPasteboard { shared }

  private init(isGeneral: Void) {}

  /// The text of the clipboard. Setting the property copies the text.
  open var string: String? {
    get { access?.pastedText }
    set { access?.copy(newValue) }
  }

  /// The texts of the clipboard, which are one text or none. Setting the property copies the texts as lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The URL in the text of the clipboard, or nil if the text is not a URL with a scheme. Setting the property copies the URL as
  /// text.
  open var url: URL? {
    get { string.flatMap(UIPasteboard.url) }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the clipboard contains a text.
  open var hasStrings: Bool { string?.isEmpty == false }

  /// A Boolean value that indicates whether the clipboard contains a URL.
  open var hasURLs: Bool { url != nil }

  /// The number of clipboard changes that the session has recorded.
  open var changeCount: Int { access?.changeCount ?? 0 }

  private var access: SessionAccess? {
    if let access = SessionAccess.current { return access }
    reportIssue("UIPasteboard is used outside a session, where it is empty. Use it in a view's body or action.")
    return nil
  }

  /// Returns the URL that a text represents, or nil if it is not a URL with a scheme.
  static func url(_ text: String) -> URL? {
    URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0.scheme == nil ? nil : $0 }
  }
}
