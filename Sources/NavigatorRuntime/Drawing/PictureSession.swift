import Foundation
import IssueReporting
import NavigatorHost
import NavigatorLayout
import NavigatorSVG

/// A session that draws a view for a renderer.
@MainActor
final class PictureSession {
  /// The maximum nesting depth of renderers.
  private static let maximumDepth = 3
  /// The maximum number of elements that are laid out.
  private static let maximumElements = 20_000
  /// The picture of empty content.
  static let emptyPicture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"></svg>"

  private let session: AppSession
  private let files = PictureFiles()
  private var rules: PictureRules
  /// A closure that is called after elements have changed.
  var contentChanged: () -> Void = {}

  /// Creates a session with the locale and the stored values of the running session. Returns nil if the maximum nesting depth is
  /// exceeded.
  ///
  /// - Parameters:
  ///   - graph: The graph of the running session, or nil to find it.
  ///   - environment: The values at the root of the environment.
  ///   - budget: The budget of the canvas whose view is measured, or nil.
  init?(
    in graph: Graph? = nil, environment: KeyedValues<Any> = [:], budget: CanvasBudget? = nil,
    makeContent: (NodeContext) -> Node
  ) {
    let outer = graph ?? CurrentStorage.current?.session.session?.graph
    let place = outer?.existingService(PictureDepth.self)
    let depth = (place?.depth ?? 0) + 1
    guard depth <= Self.maximumDepth else {
      reportIssue("ImageRenderers are nested more than \(Self.maximumDepth) levels deep. The innermost one draws nothing.")
      return nil
    }
    var configuration = SessionConfiguration()
    if let outer { configuration.storedValues = outer.store.values(in: .app) }
    let formatting = outer.map { EnvironmentValues(scope: $0.rootScope)[TextFormattingKey.self] }
    rules = PictureRules(proposal: ProposedViewSize.unspecified.layoutProposal) { [files] in files.size(of: $0) }
    var options = SessionOptions { values in
      if let formatting { values[TextFormattingKey.self] = formatting }
      values.displayScale = 1
      values.merge(environment)
    }
    options.picture = rules
    options.pictureDepth = depth
    options.canvasBudget = place?.canvasBudget ?? budget
    session = AppSession(
      types: outer?.types ?? TypeTable(), configuration: configuration, clock: outer?.clock ?? HostClock(ContinuousClock()),
      options: options, makeContent: makeContent)
    session.onPatches = { [weak self] _ in self?.contentChanged() }
  }

  func propose(_ size: ProposedViewSize) {
    rules.proposal = size.layoutProposal
    let geometry = session.graph.geometry
    geometry.picture = rules
    geometry.needsLayout = true
    session.graph.queue.requestTransaction()
  }

  /// Invalidates all views before the next picture, because they may have read state of another session.
  func evaluateAgain() {
    let graph = session.graph
    var nodes: [Node] = graph.window.map { [$0] } ?? []
    while let node = nodes.popLast() {
      graph.queue.invalidate(node)
      node.forEachChild { nodes.append($0) }
    }
  }

  func setEnvironment(_ values: KeyedValues<Any>) {
    session.changeEnvironment { $0.merge(values) }
  }

  func setScale(_ scale: CGFloat) {
    session.changeEnvironment { $0.displayScale = scale }
  }

  func end() {
    session.end()
  }

  /// The current size of the content. It is zero if the content is too large.
  var contentSize: CGSize { arrangement().map { CGSize($0.layout.size) } ?? .zero }

  /// Lays out the current content. Returns nil if the content is too large.
  private func arrangement() -> (window: ElementRecord, root: Element, layout: PictureLayout)? {
    let graph = session.graph
    Transaction.withoutCurrent { graph.settle() }
    guard let window = graph.window?.element else { return nil }
    var remaining = Self.maximumElements
    guard window.fits(in: &remaining) else {
      graph.reportOnce("The content of an ImageRenderer has more than \(Self.maximumElements) elements, so it is not drawn.")
      return nil
    }
    let root = window.snapshot()
    let geometry = graph.observedGeometry
    let layout = PictureLayout(
      of: root, rules, customLayouts: geometry?.arranged.mapValues { $0.customLayout } ?? [:], guides: geometry?.guides ?? [:])
    return (window, root, layout)
  }

  /// Draws the current content. Returns nil if the content is too large.
  func picture(isOpaque: Bool) -> SVGPicture? {
    guard let (window, root, layout) = arrangement() else { return nil }
    let graph = session.graph
    var dark: Set<ElementID> = []
    window.collectDark(in: &dark)
    var source = SVGPicture.Source {
      dark.contains($0)
    } color: { name, isDark in
      SVGPicture.Color(SystemPalette.color(name, in: isDark ? .dark : .light))
    } picture: { [files] in
      files.address(of: $0)
    }
    source.isOpaque = isOpaque
    let picture = SVGPicture(of: root, layout, source)
    for problem in picture.problems { graph.reportOnce(problem) }
    return picture
  }
}

/// The nesting depth of a renderer's session.
@MainActor
final class PictureDepth: GraphService {
  var depth = 0
  /// The budget of the outermost canvas that encloses the measured view, or nil.
  var canvasBudget: CanvasBudget?
}

extension Graph {
  /// Sets the rules of a picture session before its first view is created.
  func begin(picture options: SessionOptions) {
    guard let rules = options.picture else { return }
    geometry.picture = rules
    let place = service(PictureDepth.self)
    place.depth = options.pictureDepth
    place.canvasBudget = options.canvasBudget
  }
}

/// A cache of the picture files that a renderer's images display.
@MainActor
final class PictureFiles {
  /// The maximum total size of cached pictures, in bytes. A single picture may be larger.
  private static let maximumSize = 16 << 20

  private var size = 0
  private var known: [String: KnownPicture] = [:]

  private func picture(at address: String) -> KnownPicture? {
    if let picture = known[address] { return picture }
    guard let picture = KnownPicture(address: address, density: 1) else { return nil }
    if size + picture.data.count > Self.maximumSize { (known, size) = ([:], 0) }
    size += picture.data.count
    known[address] = picture
    return picture
  }

  /// Returns a data URL with a picture, or nil for a picture on a server.
  func address(of address: String) -> String? {
    guard let picture = picture(at: address), picture.contentType.hasPrefix("image/") else { return nil }
    return address.hasPrefix("data:") ? address : picture.address
  }

  /// Returns the size of an image's picture in points, or nil if it is unknown.
  func size(of element: Element) -> LayoutSize? {
    guard element.content.string(.symbol) == nil, let address = element.content.string(.url),
      let size = picture(at: address)?.size
    else { return nil }
    let density = element.content.number(.value) ?? element.density(of: address)
    guard density.isFinite, density > 0 else { return nil }
    return LayoutSize(width: Double(size.width) / density, height: Double(size.height) / density)
  }
}

extension Element {
  /// Returns the number of pixels per point of the image source with an address.
  fileprivate func density(of address: String) -> Double {
    for source in content.strings(.sources) {
      let parts = source.split(separator: " ")
      if parts.count == 2, parts[0] == address, let scale = Double(parts[1].dropLast()) { return scale }
    }
    return 1
  }
}

extension ElementRecord {
  /// Collects the elements that have the dark color scheme.
  fileprivate func collectDark(in dark: inout Set<ElementID>) {
    if EnvironmentValues(scope: node.scope).colorScheme == .dark { dark.insert(id) }
    for child in children { child.collectDark(in: &dark) }
  }
}

extension SVGPicture.Color {
  fileprivate init(_ color: Color.Resolved) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.opacity))
  }
}
