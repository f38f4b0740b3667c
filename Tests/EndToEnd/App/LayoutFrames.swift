import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

/// The frames that the layout computes for the scenarios, for a comparison with those in a browser.
enum LayoutFrames {
  /// Writes the frames as JSON, relative to the box of their scenario: `{"s0.a": [x, y, width, height]}`.
  @MainActor
  static func write(width: Double, height: Double, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws {
    let session = ViewRunner(view).makeSession(SessionConfiguration())
    let size = LayoutSize(width: width, height: height)
    // Only the session has the layouts and the alignment guides of the app.
    let layout = (session as? any EnvironmentSession)?.layout(in: size) ?? ElementLayout(of: session.root, in: size)
    var frames: [String: LayoutRect] = [:]
    var pending = [session.root]
    while let element = pending.popLast() {
      // Views that their container does not place are invisible, and have different frames.
      guard !element.content.bool(.isHidden) else { continue }
      if let name = element.content.string(.identifier) { frames[name] = layout.frames[element.id] }
      pending += element.children
    }
    var relative: [String: [Double]] = [:]
    for (name, frame) in frames {
      guard let scenario = name.split(separator: ".").first, let box = frames[String(scenario)] else { continue }
      relative[name] = [frame.x - box.x, frame.y - box.y, frame.size.width, frame.size.height]
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(relative))
  }
}
