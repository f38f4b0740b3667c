import Foundation
import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Returns the frame of the element that `text` refers to, in the coordinate system of the window.
  ///
  /// ```swift
  /// #expect(try app.frame(of: "Save").maxX <= 390)
  /// ```
  ///
  /// The layout uses SwiftUI's algorithm, the sizes of the web host's controls, and the metrics of one font. A frame is therefore
  /// the same on each machine. Set the size of the window when you create the app, or in ``TestApp/environment``. A frame depends
  /// on the positions of the scroll views around the element. Its coordinates start at the left edge of the window, even in a
  /// right-to-left layout.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of the element.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element, or if it has no frame, such as the content of an alert.
  public func frame(
    of text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> CGRect {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(text, index: index, to: "measure", location)) { _ in true }
    let app = scope.app
    guard let frame = app.layout.frames[id] else {
      throw app.failure("cannot measure \"\(text)\": it has no frame", location)
    }
    return CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
  }
}
