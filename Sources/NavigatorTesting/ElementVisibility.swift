import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

/// The part of an element that its position in the layout leaves visible.
public enum ElementVisibility: Hashable, Sendable {
  /// The whole element is visible.
  case visible
  /// A part of the element is visible.
  case partial
  /// The element is outside of the visible part of a scroll view or list.
  case scrolledOut
  /// The element is outside of a view that clips its content, or outside of the window.
  case clipped
  /// The element has a width or a height of zero.
  case empty
}

extension TestActions {
  /// Returns the part that the layout leaves visible of the element that `text` refers to.
  ///
  /// Actions and queries find elements regardless of their position. This method detects elements that a user does not see
  /// because the layout gives them no space or places them outside of the visible area.
  ///
  /// ```swift
  /// let app = TestApp(size: CGSize(width: 320, height: 480)) { Article() }
  /// #expect(try app.visibility(of: "Comments") == .scrolledOut)
  /// try app.scrollTo("Comments")
  /// #expect(try app.visibility(of: "Comments") == .visible)
  /// ```
  ///
  /// The method ignores views in front of the element and the element's opacity. A view that `ViewThatFits` has not chosen does
  /// not exist in tests.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of the element.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, or if it has no frame, such as the content of an alert.
  public func visibility(
    of text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> ElementVisibility {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(text, index: index, to: "measure", location)) { _ in true }
    let layout = scope.app.layout
    guard let frame = layout.frames[id] else {
      throw scope.app.failure("cannot measure \"\(text)\": it has no frame", location)
    }
    guard frame.size.width > 0, frame.size.height > 0 else { return .empty }
    let (rect, obstacle) = scope.app.visiblePart(of: id, frame, layout)
    guard rect.size.width > 0, rect.size.height > 0 else { return obstacle?.isScrollView == true ? .scrolledOut : .clipped }
    let isWhole = rect.size.width > frame.size.width - 0.5 && rect.size.height > frame.size.height - 0.5
    return isWhole ? .visible : .partial
  }
}

extension TestApp {
  /// Returns the part of a frame that the ancestors of an element leave visible. If nothing is visible, also returns the role of
  /// the ancestor that hides the frame, or nil for the window.
  func visiblePart(of id: ElementID, _ frame: LayoutRect, _ layout: ElementLayout) -> (rect: LayoutRect, obstacle: Role?) {
    var rect = frame
    for outer in mirror.ancestors(of: id) {
      guard let shell = mirror.shell(outer), shell.clips, let bounds = layout.frames[outer] else { continue }
      rect = rect.intersection(bounds)
      if rect.size.width <= 0 || rect.size.height <= 0 { return (rect, shell.role) }
    }
    return (rect.intersection(LayoutRect(x: 0, y: 0, size: layoutSize)), nil)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element shows nothing outside of its bounds.
  fileprivate var clips: Bool {
    if role.isScrollView { return !content.bool(.isUnclipped) }
    return style.properties.contains { property in
      switch property {
      case .clipsContent(let clips): clips
      case .clip: true
      default: false
      }
    }
  }
}

extension LayoutRect {
  /// Returns the intersection of two rectangles. Its width or height is 0 if they do not intersect.
  fileprivate func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + size.width, other.x + other.size.width)
    let bottom = min(y + size.height, other.y + other.size.height)
    return LayoutRect(x: left, y: top, size: LayoutSize(width: max(right - left, 0), height: max(bottom - top, 0)))
  }
}
