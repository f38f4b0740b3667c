import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

extension TestActions {
  /// Drags a view by a distance in points: the gesture begins, changes at half of the distance and at its end, and ends. Without
  /// a minimum distance it begins before the movement.
  ///
  /// ```swift
  /// try app.drag("Card", by: CGSize(width: 120, height: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - translation: The distance.
  ///   - start: The location in the view at which the drag begins.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the pointer is pressed, after the movement.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it accepts no drags.
  public func drag(
    _ text: String, by translation: CGSize, from start: CGPoint = .zero, index: Int? = nil, while body: () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let point = InputEvent.Gesture.Point(x: Double(start.x), y: Double(start.y))
    let end = InputEvent.Gesture.Point(x: Double(translation.width), y: Double(translation.height))
    let middle = InputEvent.Gesture.Point(x: end.x / 2, y: end.y / 2)
    try gesture(
      "drag", text, index, TestLocation(fileID: fileID, line: line), "drag",
      [
        .init(.drag, .began, start: point, translation: middle), .init(.drag, .changed, start: point, translation: end),
      ], body, [.init(.drag, .ended, start: point, translation: end)])
  }

  /// Presses a view as long as its gesture requires.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - isCompleted: A Boolean value that indicates whether the press lasts as long as its gesture requires.
  ///   - body: Statements that run when the press has begun.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it accepts no presses.
  public func longPress(
    _ text: String, index: Int? = nil, isCompleted: Bool = true, while body: () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(TestFailure) {
    try gesture(
      "press", text, index, TestLocation(fileID: fileID, line: line), "press", [.init(.press, .began)], body,
      isCompleted ? [.init(.press, .changed), .init(.press, .ended)] : [.init(.press, .ended)])
  }

  /// Presses a view for a duration, and releases it. Each long press of the view is recognized at its own duration.
  ///
  /// ```swift
  /// try app.longPress("Photo", lasting: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - seconds: The duration of the press, in seconds.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run at the end of the duration, before the release.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it accepts no presses.
  public func longPress(
    _ text: String, lasting seconds: Double, index: Int? = nil, while body: () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(text, index: index, to: "press", location)) { $0.acceptsGesture("press") }
    let durations = (scope.app.mirror.shell(id)?.pressDurations ?? []).filter { $0 <= seconds * 1000 }
    let steps = durations.map { InputEvent.Gesture(.press, .changed, value: max($0, 1)) }
    try gesture(
      "press", text, index, location, "press", [.init(.press, .began)] + steps, body, [.init(.press, .ended, value: 1)])
  }

  /// Presses a button whose style depends on whether it is pressed, and taps it when the pointer is released.
  ///
  /// ```swift
  /// try app.hold("Save") { #expect(app.exists("Pressed")) }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the pointer is pressed.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if the style does not depend on presses.
  public func hold(
    _ text: String, index: Int? = nil, while body: () -> Void = {}, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    try gesture(
      "hold", text, index, TestLocation(fileID: fileID, line: line), "touch", [.init(.touch, .began)], body,
      [.init(.touch, .ended)])
    try tap(text, index: index, fileID: fileID, line: line)
  }

  /// Presses a view with several fingers, moves them together, and lifts them in order.
  ///
  /// ```swift
  /// try app.touch("Canvas", at: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)], movingBy: CGSize(width: 0, height: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - points: The locations of the fingers in the view.
  ///   - translation: The movement of each finger.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the fingers are down, after the movement.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it does not follow single fingers.
  public func touch(
    _ text: String, at points: [CGPoint], movingBy translation: CGSize = .zero, index: Int? = nil, while body: () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let end = InputEvent.Gesture.Point(x: Double(translation.width), y: Double(translation.height))
    func steps(_ phase: InputEvent.Gesture.Phase, _ movement: InputEvent.Gesture.Point) -> [InputEvent.Gesture] {
      points.enumerated().map { id, point in
        InputEvent.Gesture(
          .point, phase, start: .init(x: Double(point.x), y: Double(point.y)), translation: movement, pointer: .init(id: id))
      }
    }
    try gesture(
      "touch", text, index, TestLocation(fileID: fileID, line: line), "point",
      steps(.began, .init(x: 0, y: 0)) + (translation == .zero ? [] : steps(.changed, end)), body, steps(.ended, end))
  }

  /// Magnifies a view by a factor with two fingers.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - factor: The factor of the distance between the fingers.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the fingers are down, after the movement.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it cannot be magnified.
  public func magnify(
    _ text: String, by factor: Double, index: Int? = nil, while body: () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(TestFailure) {
    try gesture(
      "magnify", text, index, TestLocation(fileID: fileID, line: line), "magnify",
      [.init(.magnify, .began, value: 1), .init(.magnify, .changed, value: factor)], body,
      [.init(.magnify, .ended, value: factor)])
  }

  /// Rotates a view by an angle with two fingers.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - angle: The clockwise angle.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the fingers are down, after the movement.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it cannot be rotated.
  public func rotate(
    _ text: String, by angle: Angle, index: Int? = nil, while body: () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(TestFailure) {
    try gesture(
      "rotate", text, index, TestLocation(fileID: fileID, line: line), "rotate",
      [.init(.rotate, .began), .init(.rotate, .changed, value: angle.degrees)], body,
      [.init(.rotate, .ended, value: angle.degrees)])
  }

  /// Moves a pointer above a view, and away from it.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - point: The location in the view.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - body: Statements that run while the pointer is above the view.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it does not follow pointers.
  public func hover(
    over text: String, at point: CGPoint = .zero, index: Int? = nil, while body: () -> Void = {},
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let start = InputEvent.Gesture.Point(x: Double(point.x), y: Double(point.y))
    try gesture(
      "hover over", text, index, TestLocation(fileID: fileID, line: line), "hover", [.init(.hover, .began, start: start)], body,
      [.init(.hover, .ended, start: start)])
  }

  /// Taps a view at a location, several times in quick succession.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - point: The location in the view.
  ///   - count: The number of taps.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several, or if it does not accept such taps.
  public func tap(
    _ text: String, at point: CGPoint, count: Int = 1, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let start = InputEvent.Gesture.Point(x: Double(point.x), y: Double(point.y))
    try gesture(
      "tap", text, index, TestLocation(fileID: fileID, line: line), "tap",
      [.init(.tap, .ended, start: start, value: Double(count))], {}, [])
  }

  /// Drags the value of a view to another view, and drops it there.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of the view that is dragged.
  ///   - target: The text or the accessibility identifier of the view that takes the drop.
  ///   - point: The location in that view.
  ///   - body: Statements that run while the value is above that view.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if a view is not found, cannot be dragged, or takes no drops.
  public func drag(
    _ text: String, onto target: String, at point: CGPoint = .zero, while body: () -> Void = {}, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let start = InputEvent.Gesture.Point(x: Double(point.x), y: Double(point.y))
    let source = try scope.find(.init(text, to: "drag", location)) { $0.acceptsGesture("lift") }
    try gesture("drag", text, nil, location, "lift", [.init(.lift, .began)], {}, [])
    try gesture(
      "drop on", target, nil, location, "drop", [.init(.drop, .began, start: start), .init(.drop, .changed, start: start)], body,
      [.init(.drop, .ended, start: start)])
    // The drop may have removed or covered the dragged view.
    guard scope.app.mirror.shell(source) != nil else { return }
    try? scope.app.perform(.gesture(.init(.lift, .ended)), on: source, "drag \"\(text)\"", location)
  }

  /// Sends the steps of a gesture to the nearest element that accepts its kind, and to the elements around it that participate.
  private func gesture(
    _ verb: String, _ text: String, _ index: Int?, _ location: TestLocation, _ kind: String,
    _ steps: [InputEvent.Gesture], _ body: () -> Void, _ last: [InputEvent.Gesture]
  ) throws(TestFailure) {
    let app = scope.app
    let id = try scope.find(.init(text, index: index, to: verb, location)) { $0.acceptsGesture(kind) }
    app.scroll(to: id)
    let receivers = app.receivers(of: kind, from: id)
    /// Performs a step on the receivers that still exist, because the gesture may remove its own view.
    func perform(_ step: InputEvent.Gesture) throws(TestFailure) {
      for receiver in receivers {
        for placed in receiver.steps(of: step) where app.mirror.shell(receiver.id) != nil {
          try app.perform(.gesture(placed), on: receiver.id, "\(verb) \"\(text)\"", location)
        }
      }
    }
    for step in steps { try perform(step) }
    body()
    for step in last { try perform(step) }
  }
}

/// An element that receives a gesture.
private struct GestureReceiver {
  let id: ElementID
  /// The frame of the element in the window when the gesture begins, and the frame of the element that the test names.
  let frame, namedFrame: LayoutRect
  /// A Boolean value that indicates whether a drag of the element begins with the press, before the pointer moves.
  let dragsAtOnce: Bool

  /// Returns the steps that the element receives for a step of the gesture.
  func steps(of step: InputEvent.Gesture) -> [InputEvent.Gesture] {
    let placed = place(step)
    let origin = InputEvent.Gesture.Point(x: 0, y: 0)
    guard dragsAtOnce, step.kind == .drag, step.phase == .began, step.translation != origin else { return [placed] }
    var (press, movement) = (placed, placed)
    press.translation = origin
    movement.phase = .changed
    return [press, movement]
  }

  /// Returns a step whose locations are in the bounds of the named element, with locations for this element.
  func place(_ step: InputEvent.Gesture) -> InputEvent.Gesture {
    var step = step
    step.globalStart = .init(x: namedFrame.x + step.start.x, y: namedFrame.y + step.start.y)
    step.start = .init(x: step.globalStart.x - frame.x, y: step.globalStart.y - frame.y)
    step.size = .init(x: frame.size.width, y: frame.size.height)
    return step
  }
}

extension TestApp {
  /// Returns the elements that receive a gesture at an element. As in a web page, only one drag begins: the innermost drag with
  /// high priority, or otherwise the innermost drag. Drags that are recognized together with others begin too.
  fileprivate func receivers(of kind: String, from id: ElementID) -> [GestureReceiver] {
    let frames = layout.frames
    let empty = LayoutRect(x: 0, y: 0, size: LayoutSize(width: 0, height: 0))
    let named = frames[id] ?? empty
    var ids = [id]
    if kind == "drag" {
      let path = sequence(first: id) { self.mirror.parent(of: $0) }.compactMap { self.mirror.shell($0) }
      let candidates = path.filter { $0.acceptsGesture(kind) }
      let alone = candidates.filter { !$0.content.strings(.gestures).contains("together") }
      let winner = alone.first { $0.content.strings(.gestures).contains("first") } ?? alone.first
      ids = candidates.filter { $0.id == winner?.id || $0.content.strings(.gestures).contains("together") }.map(\.id)
    }
    return ids.map { id in
      let dragsAtOnce = mirror.shell(id)?.content.strings(.gestures).contains("drag:0") == true
      return GestureReceiver(id: id, frame: frames[id] ?? named, namedFrame: named, dragsAtOnce: dragsAtOnce)
    }
  }
}

extension Element {
  /// The durations in milliseconds of the long presses of the element, in order.
  fileprivate var pressDurations: [Double] {
    let words = content.strings(.gestures).map { $0.split(separator: ":") }
    return Set(words.compactMap { $0.first == "press" && $0.count > 1 ? Double($0[1]) : nil }).sorted()
  }

  fileprivate func acceptsGesture(_ kind: String) -> Bool {
    content.strings(.gestures).contains { $0.hasPrefix(kind) || kind == "hover" && $0 == "move" }
  }
}
