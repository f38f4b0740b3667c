/// A measured value that changes endlessly because the views change each time the session reads it.
nonisolated struct EndlessMeasurement: Hashable, CustomStringConvertible {
  /// The kinds of measured values.
  enum Value: Hashable {
    case size, position
    /// The offset or the size of the content of a scroll view.
    case scrollGeometry
    /// The views that are visible in a scroll view, or the view at its anchor.
    case scrollTargets
    /// The visibility of a view in its scroll view.
    case visibility
  }

  let value: Value
  /// The name of the view that is measured, or that reads the measured value.
  let view: String

  /// A message for developers, which contains a way to avoid the issue.
  var description: String {
    "\(subject). Further changes are ignored until the next event. \(advice)"
  }

  private var subject: String {
    switch value {
    case .size: "The size of \(view) changes endlessly because the view depends on its own size"
    case .position: "The position of \(view) changes endlessly because the view depends on its own position"
    case .scrollGeometry:
      "The geometry of the scroll view in \(view) changes endlessly because its content depends on that geometry"
    case .scrollTargets:
      "The visible views of the scroll view in \(view) change endlessly because its content depends on the views that are visible"
    case .visibility: "The visibility of \(view) changes endlessly because the view depends on its own visibility"
    }
  }

  private var advice: String {
    switch value {
    case .size: "Give the view a frame that does not depend on the measured size."
    case .position: "Measure a view around it that does not move, or move it by a value that does not depend on its position."
    case .scrollGeometry: "Do not change the content by the size or the offset that the action receives, or stop at a limit."
    case .scrollTargets, .visibility: "Do not change the sizes or the positions of views in the scroll view by the visible views."
    }
  }
}
