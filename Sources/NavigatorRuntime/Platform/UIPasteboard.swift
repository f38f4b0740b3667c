import Foundation
import IssueReporting

/// The clipboard of the user. It corresponds to UIKit's type of this name, of which it has the part for texts.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = order.number }
/// ```
///
/// Each session has its own. A page copies what an app sets to the browser's clipboard. Browsers allow that for a few seconds
/// after a click or a key. They do not let a page read the clipboard without the user. An app therefore reads only texts that it
/// has set itself or that the user has pasted with a ``PasteButton``. Outside of sessions it is empty.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard that stores nothing itself: its properties use the session whose code is running.
  private static let shared = UIPasteboard(isGeneral: ())

  /// The clipboard of the session whose code is running.
  open class var general: UIPasteboard { shared }

  private init(isGeneral: Void) {}

  /// The text of the clipboard. Setting it copies the text.
  open var string: String? {
    get { access?.pastedText }
    set { access?.copy(newValue) }
  }

  /// The texts of the clipboard: one, or none. Setting them copies them as lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The address that the text of the clipboard is, if it has a scheme. Setting it copies its text.
  open var url: URL? {
    get { string.flatMap(UIPasteboard.url) }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the clipboard contains a text.
  open var hasStrings: Bool { string?.isEmpty == false }

  /// A Boolean value that indicates whether the clipboard contains an address.
  open var hasURLs: Bool { url != nil }

  /// The number of changes of the clipboard that the app has noticed.
  open var changeCount: Int { access?.changeCount ?? 0 }

  private var access: SessionAccess? {
    if let access = SessionAccess.current { return access }
    reportIssue("UIPasteboard belongs to a session, but no session's code is running. It is empty here.")
    return nil
  }

  /// Returns the address that a text is, or nil if it has no scheme.
  static func url(_ text: String) -> URL? {
    URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0.scheme == nil ? nil : $0 }
  }
}
