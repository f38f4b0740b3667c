import NavigatorHost
import SwiftUI

/// A session of one view that receives events as from a host and discards its patches.
@MainActor
final class Session {
  private let session: any HostSession
  private(set) var patches = 0

  init<V: View>(@ViewBuilder view: @escaping @MainActor () -> V) {
    session = WorkloadApp.$content.withValue(WorkloadContent { AnyView(view()) }) {
      WorkloadApp.hostedApp().makeSession(SessionConfiguration())
    }
    session.onPatches = { [unowned self] in patches += $0.count }
  }

  isolated deinit {
    session.end()
  }

  var root: Element { session.root }

  /// Sends a tap and commits its changes.
  func tap(_ id: ElementID) {
    let before = patches
    let outcome = session.send(InputEvent(target: id, action: .tap))
    session.settle()
    precondition(outcome == .handled && patches > before, "The workload does nothing: \(outcome)")
  }

  /// Sends a new value and commits its changes.
  func change(_ id: ElementID, to value: Content.Value) {
    let before = patches
    let outcome = session.send(InputEvent(target: id, action: .change(value, revision: 0)))
    session.settle()
    precondition(outcome == .handled && patches > before, "The workload does nothing: \(outcome)")
  }

  /// Reports a size of the window, in points, and commits the changes.
  func resizeWindow(width: Double, height: Double) {
    let window = session.root.id
    let frame = InputEvent.MeasuredFrame(element: window, x: 0, y: 0, width: width, height: height)
    let outcome = session.send(InputEvent(target: window, action: .measure([frame])))
    session.settle()
    precondition(outcome == .handled, "The size is not accepted: \(outcome)")
  }

  /// Returns the button at `index` among all buttons.
  func button(_ index: Int) throws -> ElementID {
    let buttons = elements.filter { $0.role == .button }
    guard buttons.indices.contains(index) else { throw MissingElement() }
    return buttons[index].id
  }

  func element(where matches: (Element) -> Bool) throws -> ElementID {
    guard let found = elements.first(where: matches) else { throw MissingElement() }
    return found.id
  }

  private var elements: [Element] {
    func flat(_ element: Element) -> [Element] { [element] + element.children.flatMap(flat) }
    return flat(root)
  }
}

/// An error for an element that the view of a workload does not have.
struct MissingElement: Error {}

/// An app whose window contains the view that is set when the app's value is created.
private struct WorkloadApp: App {
  @TaskLocal static var content: WorkloadContent?
  private let content = Self.content

  var body: some Scene {
    WindowGroup {
      if let content { content.view() }
    }
  }
}

/// The view of a workload.
///
/// A structure, because optimised code of Swift 6.3 passes no type for a task-local value that is an optional closure.
private struct WorkloadContent: Sendable {
  let view: @MainActor () -> AnyView
}
