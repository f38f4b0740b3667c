import Foundation
import IssueReporting
import NavigatorHost
import OpenCombine

/// An object that draws a view as a picture, without a window.
///
/// ```swift
/// let renderer = ImageRenderer(content: TicketView(ticket))
/// renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
/// if let image = renderer.uiImage {
///   ShareableImage(image)
/// }
/// try Data(renderer.svg.utf8).write(to: file)
/// try renderer.uiImage?.pngData()?.write(to: picture)
/// ```
///
/// The view is laid out with the metrics of the font Inter, and drawn as SVG. The picture contains texts, symbols, images of
/// asset catalogs and of data, shapes, gradients, drawings of a `Canvas`, and the effects on them. It does not contain lists,
/// scroll views, presentations, and controls other than buttons, nor images that a server has. These are reported once.
///
/// The renderer keeps the state of the content as long as the renderer exists. When the content changes, ``objectWillChange``
/// publishes.
///
/// A picture has at most 10,000 elements, which are nested at most 200 levels deep. Its sides have at most 16,384 points, and its
/// drawing has 16 MiB. What exceeds this is reported and not drawn.
final public class ImageRenderer<Content: View>: ObservableObject {
  /// The type of the publisher of changes.
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  /// A publisher of changes of the content and of the renderer's properties.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The size that is proposed to the content. By default the content has its ideal size.
  @MainActor public var proposedSize = ProposedViewSize.unspecified {
    didSet {
      guard proposedSize != oldValue else { return }
      session?.propose(proposedSize)
      objectWillChange.send()
    }
  }
  /// The number of pixels in a point: the `displayScale` of the content, and that of ``UIImage/pngData()``.
  @MainActor public var scale: CGFloat = 1 {
    didSet {
      guard scale != oldValue else { return }
      session?.setScale(scale)
      objectWillChange.send()
    }
  }
  /// A Boolean value that indicates whether the picture has no transparent areas. These are black then.
  @MainActor public var isOpaque = false {
    didSet { if isOpaque != oldValue { objectWillChange.send() } }
  }
  /// The way in which colors are computed. It has no effect.
  @MainActor public var colorMode: ColorRenderingMode = .nonLinear
  /// The session of the content; nil if renderers contain each other too deeply.
  @MainActor private let session: PictureSession?
  @MainActor private let source: PictureSource<Content>

  /// Creates a renderer of a view.
  @MainActor public init(content view: Content) {
    source = PictureSource(view)
    let source = source
    session = PictureSession { $0.make(PictureRoot(source: source)) }
    session?.contentChanged = { [weak objectWillChange] in objectWillChange?.send() }
  }

  /// The view.
  @MainActor public var content: Content {
    get { source.content }
    set {
      source.content = newValue
      objectWillChange.send()
    }
  }

  /// The picture as an SVG document.
  @MainActor public var svg: String { session?.picture(isOpaque: isOpaque)?.text ?? PictureSession.emptyPicture }

  /// The picture, which contains the SVG document; nil if the content has no size. Its ``UIImage/pngData()`` is a PNG file.
  @MainActor public var uiImage: UIImage? {
    guard let picture = session?.picture(isOpaque: isOpaque), picture.size.width > 0, picture.size.height > 0 else { return nil }
    return UIImage(
      UIImage.SVGDrawing(
        svg: picture.text, width: picture.size.width, height: picture.size.height,
        scale: Double(scale).finite(or: 1, in: 0.1...10)))
  }

  deinit {
    let session = session
    MainQueue.run { session?.end() }
  }
}

/// The view of a renderer. The root of its session reads it.
@MainActor
@Observable
final class PictureSource<Content: View> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// The root of the session of a renderer.
nonisolated struct PictureRoot<Content: View>: View {
  let source: PictureSource<Content>

  init(source: PictureSource<Content>) {
    self.source = source
  }

  @MainActor var body: some View { source.content }
}
