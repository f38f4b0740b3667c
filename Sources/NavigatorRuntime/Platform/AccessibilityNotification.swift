import Foundation
import IssueReporting

/// The notifications that an app posts for assistive technologies. It corresponds to the type of the framework Accessibility.
///
/// ```swift
/// Button("Add to cart") {
///   cart.add(product)
///   AccessibilityNotification.Announcement("Added to the cart").post()
/// }
/// ```
///
/// A notification belongs to the session whose code is running, such as the action of a button or a task of a view.
public enum AccessibilityNotification {
  /// A notification with a text that assistive technologies read.
  public struct Announcement {
    private let text: String

    /// Creates an announcement of a text.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates an announcement of a text. Its attributes have no effect.
    public init(_ announcement: NSAttributedString) {
      text = announcement.string
    }

    /// Creates an announcement of a text. Its attributes have no effect.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Has the assistive technologies of the session's user read the text.
    public func post() {
      AccessibilityNotification.announce(text)
    }
  }

  /// A notification that content was scrolled, with a text that assistive technologies read.
  public struct PageScrolled {
    private let text: String

    /// Creates a notification with a text, such as the number of the page.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates a notification with a text. Its attributes have no effect.
    public init(_ announcement: NSAttributedString) {
      text = announcement.string
    }

    /// Creates a notification with a text. Its attributes have no effect.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Has the assistive technologies of the session's user read the text.
    public func post() {
      AccessibilityNotification.announce(text)
    }
  }

  /// A notification that the layout of a screen has changed. Browsers notice such changes themselves.
  public struct LayoutChanged {
    private let element: Any?

    /// Creates a notification.
    ///
    /// - Parameter element: A text that assistive technologies read. Other values have no effect: an
    ///   ``AccessibilityFocusState`` moves the focus of assistive technologies.
    public init(_ element: Any? = nil) {
      self.element = element
    }

    /// Has the assistive technologies of the session's user read the text, if there is one.
    public func post() {
      if let text = element as? String { AccessibilityNotification.announce(text) }
    }
  }

  /// A notification that a new screen is shown. Pages announce the titles of new screens themselves.
  public struct ScreenChanged {
    private let element: Any?

    /// Creates a notification.
    ///
    /// - Parameter element: A text that assistive technologies read. Other values have no effect: an
    ///   ``AccessibilityFocusState`` moves the focus of assistive technologies.
    public init(_ element: Any? = nil) {
      self.element = element
    }

    /// Has the assistive technologies of the session's user read the text, if there is one.
    public func post() {
      if let text = element as? String { AccessibilityNotification.announce(text) }
    }
  }

  private static func announce(_ text: String) {
    guard let access = SessionAccess.current else {
      return reportIssue("An AccessibilityNotification belongs to a session, but no session's code is running. It has no effect.")
    }
    if !text.isEmpty { access.announce(text) }
  }
}
