import Foundation

/// Access to the size and position of a view.
///
/// Reading a value makes the view that is being evaluated depend on that value. Hosts measure positions only if a view reads
/// them.
nonisolated public struct GeometryProxy {
  let observer: GeometryObserver

  /// The size of the view, in points. Before the first measurement by the host, it is the size that the layout predicts.
  public var size: CGSize { observer.size }

  /// The insets of the safe area at the edges of the view. They include the bars, the views with `safeAreaInset` and the
  /// `safeAreaPadding` at the edges that the view reaches. The content of a scroll view has no insets along its axis. The
  /// on-screen keyboard is not included.
  public var safeAreaInsets: EdgeInsets { observer.safeAreaInsets }

  /// Returns the frame of the view in a coordinate system. An unknown name represents the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the view in a coordinate system. An unknown name represents the window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return observer.globalFrame
    case .named(let name):
      let frame = observer.globalFrame
      guard let space = space(named: name)?.globalFrame else { return frame }
      return frame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// Returns the bounds of an enclosing view with a name, in the coordinate system of this view. Returns nil if there is no such
  /// view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = space(named: name)?.globalFrame else { return nil }
    let frame = observer.globalFrame
    return space.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// Returns the observer of the nearest enclosing view with a name.
  private func space(named name: AnyHashable) -> GeometryObserver? {
    let name = MainActorValue(name)
    return observer.onMain(nil) { $0.spaceObserver(named: name.value) }
  }
}

extension Node {
  /// Returns the observer of the nearest enclosing view with a name. For the name of a `ScrollSpace`, it is the observer of the
  /// nearest enclosing scroll view, list or form.
  func spaceObserver(named name: AnyHashable) -> GeometryObserver? {
    if let scroll = name.base as? ScrollSpace { return scrollObserver(along: scroll.axes) }
    return firstAncestor { node in (node as? any NamedSpaceNode)?.observer(named: name) }
  }

  /// Returns the observer of the nearest enclosing scroll view, list or form that scrolls along one of the given axes.
  fileprivate func scrollObserver(along axes: Axis.Set) -> GeometryObserver? {
    var record = elementParent
    while let current = record {
      if current.scrolls(along: axes) { return graph.geometry.observer(of: current) }
      record = current.node.elementParent
    }
    return nil
  }
}

extension ElementRecord {
  /// Returns a Boolean value that indicates whether the element scrolls its content along one of the given axes.
  func scrolls(along axes: Axis.Set) -> Bool {
    switch role {
    case .list, .form: axes.contains(.vertical)
    case .scrollView:
      switch content.axes {
      case .horizontal: axes.contains(.horizontal)
      case .both: true
      case .vertical, nil: axes.contains(.vertical)
      }
    default: false
    }
  }
}
