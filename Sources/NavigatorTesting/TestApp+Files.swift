import Foundation
import NavigatorHost

extension TestApp {
  /// Chooses files in the front dialog, which a view presents with `fileImporter`. To cancel the dialog, call `tap("Cancel")`.
  ///
  /// ```swift
  /// try app.tap("Import…")
  /// try app.chooseFiles([URL(filePath: "/tmp/note.txt")])
  /// ```
  ///
  /// - Parameters:
  ///   - files: The addresses of files. They need not exist if the app does not read them.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if no such dialog is in front, or if it permits one file only.
  public func chooseFiles(_ files: [URL], fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let attempt = "choose files"
    let (target, request) = try fileRequest(attempt, location)
    guard case .importing(let allowsSeveral) = request else {
      throw failure("cannot \(attempt): the dialog in front exports files", location)
    }
    guard !files.isEmpty, files.count == 1 || allowsSeveral else {
      throw failure("cannot \(attempt): the dialog expects \(allowsSeveral ? "files" : "one file"), not \(files.count)", location)
    }
    try perform(.files(.completed(paths: files.map { $0.path(percentEncoded: false) })), on: target, attempt, location)
  }

  /// Saves the files of the front dialog, which a view presents with `fileExporter` or `fileMover`, to a folder. A mover then
  /// removes the originals.
  ///
  /// ```swift
  /// try app.tap("Export…")
  /// let files = try app.saveFiles(to: folder)
  /// #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["A note"])
  /// ```
  ///
  /// - Parameters:
  ///   - folder: A folder that exists. Files with the proposed names are replaced.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The addresses of the files, which the app has received too. The array is empty if the app could not create a
  ///   file; in that case the app has received the error.
  /// - Throws: ``TestFailure`` if no such dialog is in front, or if the folder cannot be written.
  @discardableResult
  public func saveFiles(
    to folder: URL, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> [URL] {
    let location = TestLocation(fileID: fileID, line: line)
    let attempt = "save files"
    let (target, request) = try fileRequest(attempt, location)
    guard request == .exporting else { throw failure("cannot \(attempt): the dialog in front imports files", location) }
    let files = watching(attempt, location) {
      let files = session.exportedFiles(of: target, within: FileLimits())
      session.settle()
      return files
    }
    guard let files else { return [] }
    var urls: [URL] = []
    for file in files {
      let url = folder.appending(path: file.name.replacing("/", with: ":"))
      guard (try? file.read().write(to: url)) != nil else {
        throw failure("cannot \(attempt): \"\(url.path())\" cannot be written", location)
      }
      urls.append(url)
    }
    try perform(.files(.completed(paths: urls.map { $0.path(percentEncoded: false) })), on: target, attempt, location)
    return urls
  }

  /// Refuses the files of the front dialog, as a host does with files that are too large. The app receives an error.
  ///
  /// - Throws: ``TestFailure`` if no dialog for files is in front.
  public func refuseFiles(
    _ reason: FileTransfer.Refusal = .tooLarge, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let location = TestLocation(fileID: fileID, line: line)
    let attempt = "refuse files"
    try perform(.files(.refused(reason)), on: try fileRequest(attempt, location).target, attempt, location)
  }

  /// Returns the front element that requests files.
  private func fileRequest(
    _ attempt: String, _ location: TestLocation
  ) throws(TestFailure) -> (target: ElementID, request: FileRequest) {
    session.settle()
    let surface = surface
    for element in surface.visible(in: surface.front) {
      if let request = session.fileRequest(of: element.id) { return (element.id, request) }
    }
    throw failure("cannot \(attempt): no dialog for files is in front", location)
  }
}
