import NavigatorHost

/// Files of a session's user.
extension WebSession {
  /// Returns the request for files that an element of the current page makes.
  func fileRequest(of target: ElementID, generation: Int) throws(FileRefusal) -> FileRequest {
    guard takesRequest() else { throw .busy }
    guard lifecycle.state != .ended, generation == self.generation, let request = session.fileRequest(of: target) else {
      throw .notRequested
    }
    return request
  }

  /// The number of exports that a session may start at once after an idle time, and the average number per second.
  static let (exportBurst, exportsPerSecond) = (30.0, 0.5)

  /// Passes the result of a request for files to the app. Returns false if nothing waits for it.
  func finish(_ transfer: FileTransfer, of target: ElementID) -> Bool {
    guard lifecycle.state != .ended else { return false }
    return withApp("files") { session.perform(InputEvent(target: target, action: .files(transfer))) == .handled }
  }

  /// Returns the files that an element exports, or nil if the app cannot create them.
  func exportedFiles(of target: ElementID, within limits: FileLimits) -> [ExportedFile]? {
    withApp("export") {
      let files = session.exportedFiles(of: target, within: limits)
      session.settle()
      return files
    }
  }
}
