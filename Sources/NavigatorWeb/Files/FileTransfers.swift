import NavigatorHost

/// The uploads and downloads of all sessions. Each session has at most one upload and one export at a time.
@MainActor
final class FileTransfers {
  /// The files of a choice that are being received.
  struct Upload {
    var progress: UploadProgress
    let folder: Int
    var files: [FilePlace] = []
    /// The chunk that is being received. Another one is refused meanwhile.
    var isReceiving = false
  }

  /// The files of an export that the browser has not received yet.
  struct Export {
    let target: ElementID
    let folder: Int
    let files: [FilePlace]
    /// The one-time tokens, with the positions of their files.
    var tokens: [SessionToken: Int]
    /// The number of files that the browser has not received completely.
    var remaining: Int
  }

  let folders: FileFolders
  let memory: TransferMemory
  let exportLine = ExportLine()
  var uploads: [SessionKey: Upload] = [:]
  private(set) var exports: [SessionKey: Export] = [:]
  var pace = UploadPace()
  /// The sessions that have uploaded too fast. One request of each waits, and others are refused.
  var delayed: Set<SessionKey> = []
  /// The sessions whose files are being written for an export.
  var exporting: Set<SessionKey> = []
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

  init(limits: WebLimits, clock: HostClock, queuedBytes: QueuedBytes) {
    folders = FileFolders(limits: limits, clock: clock)
    memory = TransferMemory(queuedBytes: queuedBytes)
    uploadTimeout = limits.uploadTimeout
    self.clock = clock
    folders.onDisplace = { [weak self] number, owner in self?.endTransfer(in: number, of: owner) }
  }

  /// Ends the transfer whose folder has been removed.
  private func endTransfer(in number: Int, of key: SessionKey) {
    if uploads[key]?.folder == number { uploads[key] = nil }
    if exports[key]?.folder == number { endExport(of: key) }
  }

  /// Starts the deadline of the page's next request. If the page makes no request in time, the transfer ends.
  func expectRequest(of key: SessionKey) {
    stalls.start(key, for: key)
  }

  /// Ends an upload, and removes its files.
  func endUpload(of key: SessionKey) {
    if let upload = uploads.removeValue(forKey: key) { folders.remove(upload.folder) }
  }

  /// Ends an upload whose files the app has received.
  func completeUpload(of key: SessionKey) {
    if let upload = uploads.removeValue(forKey: key) { folders.complete(upload.folder) }
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
  struct Download: Sendable {
    let file: FilePlace
    let owner: SessionKey
    /// The folder of the export.
    let folder: Int
  }

  /// Returns the file of a token, once, if the browser is the browser of the token's session.
  func download(_ token: SessionToken, for visitor: Visitor) throws(FileRefusal) -> Download {
    guard let key = tokens[token], key.visitor == visitor.key || key.visitor == visitor.former,
      var export = exports[key], let index = export.tokens.removeValue(forKey: token), export.files.indices.contains(index)
    else { throw .unknownSession }
    tokens[token] = nil
    exports[key] = export
    if export.tokens.isEmpty { stalls.stop(key) }
    return Download(file: export.files[index], owner: key, folder: export.folder)
  }

  /// Records that a browser has received a file. Returns its export if that is complete.
  func completeDownload(_ download: Download) -> Export? {
    guard var export = current(download) else { return nil }
    export.remaining -= 1
    guard export.remaining == 0 else {
      exports[download.owner] = export
      return nil
    }
    exports[download.owner] = nil
    folders.complete(export.folder)
    return export
  }

  /// Ends the export of a file that a browser has not received.
  func failDownload(_ download: Download) {
    if current(download) != nil { endExport(of: download.owner) }
  }

  /// Returns the export of a file, unless it has ended or another one has begun.
  private func current(_ download: Download) -> Export? {
    exports[download.owner].flatMap { $0.folder == download.folder ? $0 : nil }
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
    folders.close()
  }
}
