import Foundation
import NavigatorHost

/// The uploads and downloads of all sessions. Each session has at most one upload and one export at a time.
@MainActor
final class FileTransfers {
  /// The files of a choice that are being received.
  struct Upload {
    var progress: UploadProgress
    let folder: Int
    var files: [URL] = []
    /// The chunk that is being received. Another one is refused meanwhile.
    var isReceiving = false
  }

  /// The files of an export that the browser has not requested yet.
  struct Export {
    let target: ElementID
    let folder: Int
    let files: [URL]
    /// The one-time tokens, with the positions of their files.
    var tokens: [SessionToken: Int]
  }

  let folders: FileFolders
  var uploads: [SessionKey: Upload] = [:]
  private(set) var exports: [SessionKey: Export] = [:]
  /// The sessions of the tokens.
  private var tokens: [SessionToken: SessionKey] = [:]
  private let uploadTimeout: Duration
  private let clock: HostClock
  /// The deadlines of the next requests.
  private lazy var stalls = DeadlineQueue<SessionKey, SessionKey>(after: uploadTimeout, clock: clock) {
    @MainActor [weak self] queue in
    for key in queue.takeDue() {
      self?.endUpload(of: key)
      self?.endExport(of: key)
    }
  }

  init(limits: WebLimits, clock: HostClock, folders: FileFolders? = nil) {
    self.folders = folders ?? FileFolders(limits: limits, clock: clock)
    uploadTimeout = limits.uploadTimeout
    self.clock = clock
  }

  /// Gives the page time for its next request. After that, the transfer of the session ends.
  func expectRequest(of key: SessionKey) {
    stalls.start(key, for: key)
  }

  /// Ends an upload, and removes its files.
  func endUpload(of key: SessionKey) {
    if let upload = uploads.removeValue(forKey: key) { folders.remove(upload.folder) }
  }

  /// Ends an upload whose files the app has received.
  func completeUpload(of key: SessionKey) {
    uploads[key] = nil
    stalls.stop(key)
  }

  func begin(_ export: Export, of key: SessionKey) {
    endExport(of: key)
    exports[key] = export
    for token in export.tokens.keys { tokens[token] = key }
    expectRequest(of: key)
  }

  /// Ends an export, and removes its files.
  func endExport(of key: SessionKey) {
    guard let export = exports.removeValue(forKey: key) else { return }
    for token in export.tokens.keys { tokens[token] = nil }
    folders.remove(export.folder)
  }

  /// A file that a browser downloads.
  struct Download {
    let file: URL
    let owner: SessionKey
    /// The export that is complete with this file.
    let completed: Export?
  }

  /// Returns the file of a token, once, if a browser is the one of its session.
  func download(_ token: SessionToken, for visitor: Visitor) throws(FileRefusal) -> Download {
    guard let key = tokens[token], key.visitor == visitor.key || key.visitor == visitor.former,
      var export = exports[key], let index = export.tokens.removeValue(forKey: token), export.files.indices.contains(index)
    else { throw .unknownSession }
    tokens[token] = nil
    exports[key] = export.tokens.isEmpty ? nil : export
    if export.tokens.isEmpty { stalls.stop(key) }
    return Download(file: export.files[index], owner: key, completed: export.tokens.isEmpty ? export : nil)
  }

  /// Ends the transfers of a session, and removes its files.
  func end(of key: SessionKey) {
    stalls.stop(key)
    uploads[key] = nil
    endExport(of: key)
    folders.removeAll(of: key)
  }

  func endAll() {
    for key in Array(uploads.keys) + Array(exports.keys) { end(of: key) }
    folders.removeAll()
  }
}
