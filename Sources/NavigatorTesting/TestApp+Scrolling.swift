import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

/// The requests of an app to scroll, and the reports that a test app has sent about its scroll views.
struct ScrollingState {
  /// The last request that each scroll view has received.
  private var requests: [ElementID: String] = [:]
  /// The scroll views with a request that has not been performed yet, in order.
  private var pending: [ElementID] = []
  /// The elements that observe the scrolling of a scroll view or their visibility in it.
  private(set) var observers: Set<ElementID> = []
  /// The last reports about each scroll view, by kind.
  var reports: [ElementID: [Substring: String]] = [:]
  /// The last reports of the views that observe whether they are visible.
  var visible: [ElementID: Bool] = [:]

  /// Records the requests of an element that is new or has changed, and of the elements inside it.
  mutating func note(_ element: Element) {
    if let request = element.content.string(.scrollTarget), requests[element.id] != request {
      requests[element.id] = request
      pending.append(element.id)
    }
    if element.content[.scrollReports] != nil || element.content[.visibilityThreshold] != nil { observers.insert(element.id) }
    for child in element.children { note(child) }
  }

  /// Removes the observers that no longer exist.
  mutating func forgetObservers(where isRemoved: (ElementID) -> Bool) {
    for id in observers where isRemoved(id) {
      observers.remove(id)
      (reports[id], visible[id]) = (nil, nil)
    }
  }

  /// Removes and returns the next request, without its number.
  mutating func next() -> (scrollView: ElementID, words: [Substring])? {
    guard !pending.isEmpty else { return nil }
    let id = pending.removeFirst()
    return (id, requests[id]?.split(separator: " ").dropFirst(2).map { $0 } ?? [])
  }
}

extension TestApp {
  /// The maximum number of requests that are performed one after another. The bound is needed because a report may cause a
  /// request.
  private static let maximumRequests = 50

  /// The size of the window, by default that of ``TestEnvironment/phone``.
  var layoutSize: LayoutSize {
    let size = environment.windowSize ?? CGSize(width: 390, height: 844)
    return LayoutSize(width: size.width, height: size.height)
  }

  /// The layout of the current elements.
  var layout: ElementLayout {
    guard let session = session as? any EnvironmentSession else { return ElementLayout(of: mirror.root, in: layoutSize) }
    return session.layout(in: layoutSize)
  }

  /// Performs the requests of the app to scroll, and reports the state of scroll views and views that the app observes.
  func updateScrolling() {
    followScrolling()
    reportScrollStates()
    // A report may cause a request.
    followScrolling()
  }

  /// Performs the requests of the app to scroll.
  private func followScrolling() {
    var count = 0
    while count < Self.maximumRequests, let (scrollView, words) = scrolling.next() {
      count += 1
      perform(words, in: scrollView, byApp: true)
    }
  }

  private func perform(_ words: [Substring], in scrollView: ElementID, byApp: Bool = false) {
    let layout = layout
    guard let frame = layout.frames[scrollView], let extent = layout.scrollViews[scrollView], let place = words.first else {
      return
    }
    var offset = scrollOffset(of: scrollView, extent)
    let numbers = words.dropFirst().map { Double($0) }
    // The offset begins at the leading edge, and coordinates run from left to right.
    let toEnd = extent.isRightToLeft ? -1.0 : 1
    switch place {
    case "edge":
      switch words.last {
      case "top": offset.y = 0
      case "bottom": offset.y = .infinity
      case "leading": offset.x = 0
      default: offset.x = .infinity
      }
    case "point":
      offset.x = numbers.first.flatMap { $0 }.map { $0 * toEnd } ?? offset.x
      offset.y = numbers.last.flatMap { $0 } ?? offset.y
    default:
      guard let number = UInt32(place), let target = layout.frames[ElementID(rawValue: number)] else { return }
      let anchor = numbers.count == 2 ? numbers : [nil, nil]
      let insets = extent.insets
      let width = frame.size.width - insets[1] - insets[3]
      let height = frame.size.height - insets[0] - insets[2]
      offset.x += Self.distance(target.x, target.size.width, from: frame.x + insets[1], width, anchor[0]) * toEnd
      offset.y += Self.distance(target.y, target.size.height, from: frame.y + insets[0], height, anchor[1])
    }
    scroll(scrollView, to: offset, extent, isPlaced: byApp)
  }

  /// Returns the distance by which a range must move into another range: to an anchor, or by the minimum.
  private static func distance(
    _ start: Double, _ length: Double, from viewport: Double, _ size: Double, _ anchor: Double?
  ) -> Double {
    if let anchor { return start + anchor * length - viewport - anchor * size }
    if start < viewport { return start - viewport }
    let excess = start + length - viewport - size
    return excess > 0 ? min(excess, start - viewport) : 0
  }

  private func scrollOffset(of scrollView: ElementID, _ extent: LayoutScrollExtent?) -> LayoutOffset {
    let offset = (session as? any EnvironmentSession)?.scrollOffsets[scrollView]
    return offset ?? extent?.initialOffset ?? LayoutOffset(x: 0, y: 0)
  }

  // MARK: Actions of a user

  /// Scrolls the scroll views around an element as little as possible, so that it is visible.
  func bringIntoView(_ id: ElementID) {
    for scrollView in mirror.ancestors(of: id) where mirror.shell(scrollView)?.role.isScrollView == true {
      userScrolls(scrollView) { perform([Substring(String(id.rawValue))], in: scrollView) }
    }
  }

  /// Scrolls a scroll view or list to its first or last edge.
  func scrollToEdge(_ edge: VerticalEdge, of scrollView: ElementID) {
    userScrolls(scrollView) { perform(["edge", edge == .top ? "top" : "bottom"], in: scrollView) }
  }

  private func userScrolls(_ scrollView: ElementID, _ scroll: () -> Void) {
    let extent = layout.scrollViews[scrollView]
    let before = scrollOffset(of: scrollView, extent)
    scroll()
    guard scrollOffset(of: scrollView, extent) != before else { return }
    if needs(scrollView, "ends"), let extent = layout.scrollViews[scrollView] {
      report("end \(extent.report(scrollOffset(of: scrollView, extent)))", on: scrollView)
    }
    followScrolling()
  }

  // MARK: Reports

  /// Sets the offset of a scroll view, and sends the reports that a page sends.
  ///
  /// - Parameter isPlaced: A Boolean value that indicates whether the app has scrolled to a place. That place is then the
  ///   position.
  private func scroll(
    _ scrollView: ElementID, to offset: LayoutOffset, _ extent: LayoutScrollExtent, isPlaced: Bool
  ) {
    guard let session = session as? any EnvironmentSession else { return }
    let before = scrollOffset(of: scrollView, extent)
    let offset = extent.clamp(LayoutOffset(x: offset.x, y: offset.y))
    reportState(of: scrollView, extent)
    guard offset != before else { return }
    if needs(scrollView, "phases") { report("phase interacting", on: scrollView) }
    session.scrollOffsets[scrollView] = offset
    session.settle()
    reportGeometry(of: scrollView, extent)
    if !isPlaced, needs(scrollView, "targets"), let target = target(of: scrollView) {
      report("target \(target.rawValue)", on: scrollView)
    }
    reportVisibleTargets(of: scrollView)
    if needs(scrollView, "phases") { report("phase idle", on: scrollView) }
    reportVisibility()
  }

  /// Reports the state of the scroll views and views that the app observes, if it is new: after the first layout and after each
  /// change.
  private func reportScrollStates() {
    scrolling.forgetObservers { !mirror.contains($0) }
    guard !scrolling.observers.isEmpty else { return }
    let surface = Surface(mirror: mirror)
    for element in surface.visible(in: surface.front) where scrolling.observers.contains(element.id) {
      if let extent = layout.scrollViews[element.id] { reportState(of: element.id, extent) }
    }
    reportVisibility()
  }

  private func reportState(of scrollView: ElementID, _ extent: LayoutScrollExtent) {
    reportGeometry(of: scrollView, extent)
    reportVisibleTargets(of: scrollView)
  }

  private func reportGeometry(of scrollView: ElementID, _ extent: LayoutScrollExtent) {
    guard needs(scrollView, "geometry") else { return }
    reportChange("geometry \(extent.report(scrollOffset(of: scrollView, extent)))", on: scrollView)
  }

  /// Sends a report if it differs from the last one of its kind.
  private func reportChange(_ text: String, on scrollView: ElementID) {
    guard let kind = text.split(separator: " ").first, scrolling.reports[scrollView]?[kind] != text else { return }
    scrolling.reports[scrollView, default: [:]][kind] = text
    report(text, on: scrollView)
  }

  private func needs(_ scrollView: ElementID, _ report: String) -> Bool {
    mirror.shell(scrollView)?.content.strings(.scrollReports).contains(report) == true
  }

  /// Reports the scroll targets of a scroll view of which at least a part is visible, for each part that the app needs.
  private func reportVisibleTargets(of scrollView: ElementID) {
    let kinds = mirror.shell(scrollView)?.content.strings(.scrollReports).filter { $0.hasPrefix("visible:") } ?? []
    for kind in kinds {
      let part = Double(kind.dropFirst("visible:".count)) ?? 0
      let layout = layout
      let shown = targets(in: scrollView).filter { id in
        layout.frames[id].map { isVisible(id, $0, layout, part) } ?? false
      }
      reportChange(([kind] + shown.prefix(500).map { "\($0.rawValue)" }).joined(separator: " "), on: scrollView)
    }
  }

  /// Returns a Boolean value that indicates whether at least a part of an element is visible.
  private func isVisible(_ id: ElementID, _ frame: LayoutRect, _ layout: ElementLayout, _ part: Double) -> Bool {
    let shown = visiblePart(of: id, frame, layout).rect
    let area = frame.size.width * frame.size.height
    return area > 0 && shown.size.width * shown.size.height >= max(area * part, .leastNonzeroMagnitude)
  }

  private func report(_ text: String, on id: ElementID) {
    session.send(InputEvent(target: id, action: .change(.string(text), revision: 0)))
    session.settle()
  }

  /// Returns the scroll target at the anchor of a scroll view, or, without an anchor, the first visible scroll target.
  private func target(of scrollView: ElementID) -> ElementID? {
    let layout = layout
    guard let shell = mirror.shell(scrollView), let frame = layout.frames[scrollView], let extent = layout.scrollViews[scrollView]
    else { return nil }
    let isHorizontal = shell.content.axes == .horizontal
    let start = isHorizontal ? frame.x + extent.insets[1] : frame.y + extent.insets[0]
    let insets = isHorizontal ? extent.insets[1] + extent.insets[3] : extent.insets[0] + extent.insets[2]
    let size = (isHorizontal ? frame.size.width : frame.size.height) - insets
    let places = targets(in: scrollView).compactMap { id in
      layout.frames[id].map { (id: id, start: isHorizontal ? $0.x : $0.y, length: isHorizontal ? $0.size.width : $0.size.height) }
    }
    let word = shell.content.strings(.scrollReports).first { $0.hasPrefix("anchor:") }
    let parts = word?.split(separator: ":").compactMap { Double($0) } ?? []
    guard parts.count == 2 else {
      let beginsAtEnd = isHorizontal && extent.isRightToLeft
      return places.first { beginsAtEnd ? $0.start < start + size - 1 : $0.start + $0.length > start + 1 }?.id
    }
    let anchor = parts[isHorizontal ? 0 : 1]
    let distances = places.map { abs(Self.distance($0.start, $0.length, from: start, size, anchor)) }
    return distances.indices.min { distances[$0] < distances[$1] }.map { places[$0].id }
  }

  /// Returns the scroll targets of a scroll view, without those of scroll views inside it.
  private func targets(in id: ElementID, isLayout: Bool = false) -> [ElementID] {
    mirror.children(of: id).flatMap { child -> [ElementID] in
      guard let shell = mirror.shell(child) else { return [] }
      if shell.role == .rowGap { return [] }
      if isLayout, shell.role == .section { return targets(in: child, isLayout: true) }
      if isLayout || shell.content.bool(.isScrollTarget) { return [child] }
      return shell.role.isScrollView ? [] : targets(in: child, isLayout: shell.content.bool(.isScrollTargetLayout))
    }
  }

  /// Reports the visibility of the views that observe it.
  private func reportVisibility() {
    let surface = Surface(mirror: mirror)
    let layout = layout
    for element in surface.visible(in: surface.front) {
      guard let threshold = element.content.number(.visibilityThreshold), let frame = layout.frames[element.id] else { continue }
      let isVisible = isVisible(element.id, frame, layout, threshold)
      guard scrolling.visible[element.id] ?? false != isVisible else { continue }
      scrolling.visible[element.id] = isVisible
      session.send(InputEvent(target: element.id, action: .change(.bool(isVisible), revision: 0)))
    }
    session.settle()
  }
}

extension Role {
  var isScrollView: Bool { self == .scrollView || self == .list || self == .form }
}

extension LayoutScrollExtent {
  /// Returns the geometry in the form of a report: the offset, the content, the container and the insets. As in a browser, the
  /// offset of right-to-left content is negative.
  fileprivate func report(_ offset: LayoutOffset) -> String {
    let (top, left, bottom, right) = (insets[0], insets[1], insets[2], insets[3])
    let numbers = [
      (isRightToLeft ? 0 - offset.x : offset.x) - left, offset.y - top, content.width - left - right,
      content.height - top - bottom, container.width, container.height, top, left, bottom, right,
    ]
    return numbers.map { "\($0)" }.joined(separator: " ")
  }
}
