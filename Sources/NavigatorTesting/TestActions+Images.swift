import Foundation
import NavigatorHost
import NavigatorRuntime

extension TestActions {
  /// Completes the loading of an image, as a browser does.
  ///
  /// ```swift
  /// try app.finishLoading(photo.url)
  /// try app.finishLoading(missing.url, succeeds: false)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The address of an `AsyncImage`.
  ///   - succeeds: A Boolean value that indicates whether the image is loaded.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if no visible image with that address is loading.
  public func finishLoading(
    _ url: URL, succeeds: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let query = TestScope.Query(url.absoluteString, to: "finish loading", location)
    let surface = scope.app.surface
    let images = surface.visible(in: try scope.roots(in: surface, query)).filter {
      $0.content.hasKind(.loading) && $0.content.string(.url) == url.absoluteString
    }
    guard !images.isEmpty else {
      throw scope.app.failure("cannot \(query.attempt): no image with that address is loading", closestTo: nil, location)
    }
    for image in images {
      try scope.app.perform(.change(.bool(succeeds), revision: 0), on: image.id, query.attempt, location)
    }
  }
}
