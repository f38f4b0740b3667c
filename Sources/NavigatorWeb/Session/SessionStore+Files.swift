import Foundation
import NavigatorHost

/// A chunk that a session accepts, until it is stored.
struct AcceptedChunk: Sendable {
  enum Outcome: Hashable, Sendable {
    case stored
    /// The client did not send the whole chunk.
    case incomplete
    /// The memory of the host is exhausted.
    case refused
    /// The file could not be written.
    case failed
  }

  let chunk: FileChunk
  let key: SessionKey
  let file: FilePlace
  let use: FileUse
}

/// A file that is being downloaded.
struct FileDownload: Sendable {
  let download: FileTransfers.Download
  let handle: FileHandle
  let size: Int
  let use: FileUse

  var name: String { download.file.name }
}

/// The uploads and exports of sessions. Each request waits for the turn of its address.
extension SessionStore {
  private func session(forFilesOf keys: SessionKeys) throws(FileRefusal) -> WebSession {
    guard !isStopping else { throw .stopping }
    guard let session = session(for: keys) else { throw .unknownSession }
    return session
  }

  private func refuse(_ reason: FileTransfer.Refusal, _ target: ElementID, of session: WebSession) {
    transfers.endUpload(of: session.key)
    session.logger.info("files are refused", metadata: ["reason": "\(reason.rawValue)"])
    _ = session.finish(.refused(reason), of: target)
  }

  private func path(of file: FilePlace) -> String { transfers.folders.disk.url(of: file).path(percentEncoded: false) }

  // MARK: Uploads

  /// Checks that a session waits for a chunk, and reserves the space for its bytes. If the host refuses the files, the app
  /// receives the reason.
  ///
  /// - Parameter abort: A closure that closes the connection of the request. It is called if the files are removed.
  func accept(
    _ chunk: FileChunk, of keys: SessionKeys, from address: ClientAddress, abort: @escaping @Sendable () -> Void
  ) async throws(FileRefusal) -> AcceptedChunk {
    try await pace(chunk, of: session(forFilesOf: keys), from: address)
    await turns.turn(of: .files(address))
    let session = try session(forFilesOf: keys)
    guard case .importing(let allowsSeveral) = try session.fileRequest(of: chunk.target, generation: chunk.generation) else {
      throw .notRequested
    }
    guard transfers.uploads[session.key]?.isReceiving != true else { throw .busy }
    do throws(FileRefusal) {
      guard chunk.count <= (allowsSeveral ? limits.maximumFiles : 1) else { throw .refused(.tooMany) }
      let file = try reserve(chunk, of: session)
      return AcceptedChunk(
        chunk: chunk, key: session.key, file: file, use: transfers.folders.use(file.folder, onAbort: abort))
    } catch {
      if case .refused(let reason) = error { refuse(reason, chunk.target, of: session) }
      throw error
    }
  }

  /// Waits if the session, or all sessions of the address, upload too fast.
  private func pace(_ chunk: FileChunk, of session: WebSession, from address: ClientAddress) async throws(FileRefusal) {
    let key = session.key
    guard !transfers.delayed.contains(key) else { throw .busy }
    let pause = transfers.pace.pause(before: chunk, of: &session.uploads, from: address, now: clock.now())
    guard pause > .zero else { return }
    transfers.delayed.insert(key)
    defer { transfers.delayed.remove(key) }
    do { try await clock.sleep(pause) } catch { throw .stopping }
  }

  private func reserve(_ chunk: FileChunk, of session: WebSession) throws(FileRefusal) -> FilePlace {
    let (key, folders) = (session.key, transfers.folders)
    if chunk.isFirst { transfers.endUpload(of: key) }
    var upload: FileTransfers.Upload
    if let current = transfers.uploads[key] {
      upload = current
    } else {
      guard chunk.isFirst else { throw .notRequested }
      upload = FileTransfers.Upload(
        progress: UploadProgress(first: chunk), folder: folders.make(for: key, at: session.address))
      transfers.uploads[key] = upload
    }
    if try upload.progress.accept(chunk) {
      upload.files.append(try folders.add(fileOf: chunk.size, named: chunk.name, at: chunk.index, in: upload.folder))
    }
    guard let file = upload.files.last else { throw .notRequested }
    // Only stored bytes and the current chunk are counted, because a client may announce a large file and send nothing.
    try folders.reserve(chunk.offset + chunk.length, for: file)
    upload.isReceiving = true
    transfers.uploads[key] = upload
    transfers.expectRequest(of: key)
    return file
  }

  /// Records the outcome for a chunk. The app receives the files of a choice that is complete.
  func finish(
    _ accepted: AcceptedChunk, _ outcome: AcceptedChunk.Outcome, from address: ClientAddress
  ) async throws(FileRefusal) {
    guard var upload = current(accepted) else { throw .notRequested }
    upload.isReceiving = false
    transfers.uploads[accepted.key] = upload
    switch outcome {
    case .stored: break
    case .incomplete: throw .malformed
    case .refused: throw .busy
    case .failed:
      if let session = sessions[accepted.key] { refuse(.failed, accepted.chunk.target, of: session) }
      throw .refused(.failed)
    }
    upload.progress.add(accepted.chunk)
    // No other chunk is accepted while the files wait for their turn to be delivered.
    upload.isReceiving = upload.progress.isComplete
    transfers.uploads[accepted.key] = upload
    guard upload.progress.isComplete else { return }
    await turns.turn(of: .files(address))
    guard current(accepted) != nil, let session = sessions[accepted.key] else { throw .notRequested }
    transfers.completeUpload(of: accepted.key)
    guard session.finish(.completed(paths: upload.files.map(path)), of: accepted.chunk.target) else {
      transfers.folders.remove(accepted.file.folder)
      throw .notRequested
    }
  }

  private func current(_ accepted: AcceptedChunk) -> FileTransfers.Upload? {
    transfers.uploads[accepted.key].flatMap { $0.folder == accepted.file.folder ? $0 : nil }
  }

  // MARK: Exports

  /// Writes the files that an element exports, and returns their one-time tokens. If the host refuses them, the app receives the
  /// reason.
  func export(
    _ target: ElementID, generation: Int, for keys: SessionKeys, from address: ClientAddress
  ) async throws(FileRefusal) -> [SessionToken] {
    let key = try session(forFilesOf: keys).key
    guard transfers.exporting.insert(key).inserted else { throw .busy }
    await transfers.exportLine.enter(at: address)
    defer {
      transfers.exporting.remove(key)
      transfers.exportLine.leave()
    }
    await turns.turn(of: .files(address))
    let session = try session(forFilesOf: keys)
    guard session.key == key, try session.fileRequest(of: target, generation: generation) == .exporting else {
      throw .notRequested
    }
    guard session.takesExport() else { throw .busy }
    guard let files = session.exportedFiles(of: target, within: limits.exports) else { throw .notRequested }
    transfers.endExport(of: key)
    do throws(FileRefusal) {
      let places = try await write(files, of: session)
      guard sessions[key] === session, let folder = places.first?.folder, transfers.folders.contains(folder) else {
        throw .notRequested
      }
      let tokens = places.map { _ in SessionToken.random() }
      let positions = Dictionary(uniqueKeysWithValues: zip(tokens, tokens.indices))
      transfers.begin(
        FileTransfers.Export(target: target, folder: folder, files: places, tokens: positions, remaining: positions.count),
        of: key)
      return tokens
    } catch {
      if case .refused(let reason) = error, sessions[key] === session { refuse(reason, target, of: session) }
      throw error
    }
  }

  /// Writes files to a new folder. It is removed if that fails.
  private func write(_ files: [ExportedFile], of session: WebSession) async throws(FileRefusal) -> [FilePlace] {
    guard !files.isEmpty, files.count <= limits.maximumFiles else { throw .refused(.tooMany) }
    let folders = transfers.folders
    // The export may displace the transfer whose files it copies. Those files remain on the disk until they have been copied.
    let sources = files.compactMap(\.path).compactMap(folders.disk.folder(ofFileAt:)).map { folders.use($0) {} }
    defer { for source in sources { source.end() } }
    let folder = folders.make(for: session.key, at: session.address)
    do throws(FileRefusal) {
      var places: [FilePlace] = []
      for (index, file) in files.enumerated() {
        let place = try folders.add(fileOf: file.size, named: FileName.safe(file.name), at: index, in: folder)
        try folders.reserve(file.size, for: place)
        places.append(place)
      }
      let memory = transfers.memory.begin(at: nil) {}
      defer { memory.end() }
      guard memory.add(files.reduce(0) { $0 + $1.bytesInMemory }) else { throw .refused(.noSpace) }
      let use = folders.use(folder) {}
      defer { use.end() }
      for (file, place) in zip(files, places) {
        let isWritten = await folders.disk.write(file, to: place) { !use.isAborted && !memory.isAborted }
        guard isWritten else { throw .refused(.failed) }
      }
      return places
    } catch {
      folders.remove(folder)
      throw error
    }
  }

  // MARK: Downloads

  /// Opens the file of a token, once.
  ///
  /// - Parameter abort: A closure that closes the connection of the request. It is called if the file is removed.
  func openDownload(
    _ token: SessionToken, for visitor: Visitor, from address: ClientAddress, abort: @escaping @Sendable () -> Void
  ) async throws(FileRefusal) -> FileDownload {
    guard !isStopping else { throw .stopping }
    await turns.turn(of: .files(address))
    guard !isStopping else { throw .stopping }
    let download = try transfers.download(token, for: visitor)
    let use = transfers.folders.use(download.folder, onAbort: abort)
    guard let file = await transfers.folders.disk.reader(of: download.file) else {
      transfers.failDownload(download)
      throw .refused(.failed)
    }
    return FileDownload(download: download, handle: file.handle, size: file.size, use: use)
  }

  /// Records that a response with a file has been written. The app is notified when all files of the export have been written. If
  /// the browser has not read the response, the export ends. The dialog stays, so that the user can repeat the export.
  func finish(_ download: FileTransfers.Download, isWritten: Bool, from address: ClientAddress) async {
    guard isWritten else { return transfers.failDownload(download) }
    guard let export = transfers.completeDownload(download) else { return }
    await turns.turn(of: .files(address))
    _ = sessions[download.owner]?.finish(.completed(paths: export.files.map(path)), of: export.target)
  }
}

extension ExportedFile {
  fileprivate var bytesInMemory: Int { if case .data(let data) = content { data.count } else { 0 } }
  /// The path of a file that is copied.
  fileprivate var path: String? { if case .stored(let file) = content { file.path } else { nil } }
}
