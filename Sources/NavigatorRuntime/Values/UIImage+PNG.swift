import Foundation
import IssueReporting
import NavigatorHost
import NavigatorSVG

extension UIImage {
  /// Returns the image as a PNG file.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: TicketView(ticket))
  /// renderer.scale = 2
  /// if let image = renderer.uiImage, let data = await Task.detached(operation: { image.pngData() }).value {
  ///   try data.write(to: file)
  /// }
  /// ```
  ///
  /// The picture of an ``ImageRenderer`` has ``ImageRenderer/scale`` pixels per point, and at most 16 million pixels in total.
  /// Debian's librsvg (`librsvg2-2`) draws it with the system's fonts. The library is loaded on first use, and blocks the thread
  /// while it draws.
  ///
  /// An image from the data of a PNG file, or from an asset with PNG files, returns the data of the file. The method returns nil
  /// for other images, if the picture is too large, or if the library is missing. The reason is reported once.
  public func pngData() -> Data? {
    switch source {
    case .empty: return nil
    case .data(let data, "image/png", _): return data
    case .asset(_, let picture):
      let file = picture.largest.flatMap { AssetLibrary.ofProgram.file(at: $0.path) }
      return file?.contentType == "image/png" ? file?.data : reportOtherKind()
    case .data, .symbol: return reportOtherKind()
    case .drawing(let drawing):
      do {
        return try SVGRasterizer.png(of: drawing.svg, width: drawing.width, height: drawing.height, scale: drawing.scale)
      } catch {
        Self.reports.report(error.description)
        return nil
      }
    }
  }

  private func reportOtherKind() -> Data? {
    Self.reports.report("An image has no PNG data because it is neither a PNG file nor a picture of an ImageRenderer.")
    return nil
  }

  private static let reports = OnceReporter()

  /// A reporter that reports each message once per process.
  private final class OnceReporter: @unchecked Sendable {
    // The maximum number of different messages. The lock protects `known`.
    private static let maximumCount = 100
    private let lock = NSLock()
    private var known: Set<String> = []

    func report(_ message: String) {
      let isNew = lock.withLock { known.count < Self.maximumCount && known.insert(message).inserted }
      if isNew { reportIssue(message) }
    }
  }
}
