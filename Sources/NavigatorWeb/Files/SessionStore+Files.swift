import Foundation
import NavigatorHost

/// A chunk that a session accepts, until it is stored.
struct AcceptedChunk: Sendable {
  let chunk: FileChunk
  let key: SessionKey
  let folder: Int
  let file: URL
}

/// A file that is being downloaded.
struct FileDownload: Sendable {
  let download: FileTransfers.Download
  let handle: FileHandle
  let size: Int

  var name: String { download.file.lastPathComponent }
}

/// The uploads and exports of sessions.
extension SessionStore {
  // MARK: Uploads

  /// Checks that a session waits for a chunk, and reserves the space for its file. If the host refuses the files, the app
  /// receives the reason.
  func accept(_ chunk: FileChunk, of keys: SessionKeys) throws(FileRefusal) -> AcceptedChunk {
    let session = try session(forFilesOf: keys)
    guard case .importing(let allowsSeveral) = try session.fileRequest(of: chunk.target, generation: chunk.generation) else {
      throw .notRequested
    }
    guard transfers.uploads[session.key]?.isReceiving != true else { throw .busy }
    do throws(FileRefusal) {
      guard chunk.count <= (allowsSeveral ? limits.maximumFiles : 1) else { throw .refused(.tooMany) }
      return try store(chunk, of: session)
    } catch {
      if case .refused(let reason) = error { refuse(reason, chunk.target, of: session) }
      throw error
    }
  }

  private func store(_ chunk: FileChunk, of session: WebSession) throws(FileRefusal) -> AcceptedChunk {
    let key = session.key
    if chunk.isFirst { transfers.endUpload(of: key) }
    var upload: FileTransfers.Upload
    if let current = transfers.uploads[key] {
      upload = current
    } else {
      guard chunk.isFirst else { throw .notRequested }
      upload = FileTransfers.Upload(progress: UploadProgress(first: chunk), folder: try transfers.folders.make(for: key))
      transfers.uploads[key] = upload
    }
    if try upload.progress.accept(chunk) {
      upload.files.append(
        try transfers.folders.reserve(chunk.size, named: chunk.name, at: chunk.index, in: upload.folder))
    }
    guard let file = upload.files.last else { throw .notRequested }
    upload.isReceiving = true
    transfers.uploads[key] = upload
    transfers.expectRequest(of: key)
    return AcceptedChunk(chunk: chunk, key: key, folder: upload.folder, file: file)
  }

  /// Records that a chunk is stored. The app receives the files of a choice that is complete.
  func finish(_ accepted: AcceptedChunk, isStored: Bool, from address: ClientAddress) async throws(FileRefusal) {
    guard var upload = current(accepted) else { throw .notRequested }
    upload.isReceiving = false
    guard isStored else {
      transfers.uploads[accepted.key] = upload
      throw .malformed
    }
    upload.progress.add(accepted.chunk)
    transfers.uploads[accepted.key] = upload
    guard upload.progress.isComplete else { return }
    // No other chunk is accepted meanwhile.
    transfers.uploads[accepted.key]?.isReceiving = true
    await turns.turn(of: .pages(address))
    guard current(accepted) != nil, let session = sessions[accepted.key] else { throw .notRequested }
    transfers.completeUpload(of: accepted.key)
    guard session.finish(.completed(paths: upload.files.map { $0.path(percentEncoded: false) }), of: accepted.chunk.target) else {
      transfers.folders.remove(upload.folder)
      throw .notRequested
    }
  }

  private func current(_ accepted: AcceptedChunk) -> FileTransfers.Upload? {
    transfers.uploads[accepted.key].flatMap { $0.folder == accepted.folder ? $0 : nil }
  }

  private func refuse(_ reason: FileTransfer.Refusal, _ target: ElementID, of session: WebSession) {
    transfers.endUpload(of: session.key)
    session.logger.info("files are refused", metadata: ["reason": "\(reason.rawValue)"])
    _ = session.finish(.refused(reason), of: target)
  }

  private func session(forFilesOf keys: SessionKeys) throws(FileRefusal) -> WebSession {
    guard !isStopping else { throw .stopping }
    guard let session = session(for: keys) else { throw .unknownSession }
    return session
  }

  // MARK: Exports

  /// Files that are about to be written for an export.
  struct PendingExport: Sendable {
    let target: ElementID
    let key: SessionKey
    let folder: Int
    let files: [(url: URL, bytes: [UInt8])]
  }

  /// Returns the files that an element exports, with reserved space. If the host refuses them, the app receives the reason.
  func beginExport(
    of target: ElementID, generation: Int, for keys: SessionKeys, from address: ClientAddress
  ) async throws(FileRefusal) -> PendingExport {
    _ = try session(forFilesOf: keys)
    await turns.turn(of: .pages(address))
    let session = try session(forFilesOf: keys)
    guard try session.fileRequest(of: target, generation: generation) == .exporting else { throw .notRequested }
    guard let files = session.exportedFiles(of: target, within: limits.exports) else { throw .notRequested }
    transfers.endExport(of: session.key)
    do throws(FileRefusal) {
      guard !files.isEmpty, files.count <= limits.maximumFiles else { throw .refused(.tooMany) }
      let folder = try transfers.folders.make(for: session.key)
      do throws(FileRefusal) {
        var pending: [(URL, [UInt8])] = []
        for (index, file) in files.enumerated() {
          let url = try transfers.folders.reserve(
            file.bytes.count, named: FileName.safe(file.name), at: index, in: folder)
          pending.append((url, file.bytes))
        }
        return PendingExport(target: target, key: session.key, folder: folder, files: pending)
      } catch {
        transfers.folders.remove(folder)
        throw error
      }
    } catch {
      if case .refused(let reason) = error { refuse(reason, target, of: session) }
      throw error
    }
  }

  /// Returns one-time tokens for the files of an export that are written.
  func finish(_ export: PendingExport, isWritten: Bool) throws(FileRefusal) -> [SessionToken] {
    guard let session = sessions[export.key] else { throw .notRequested }
    guard isWritten else {
      transfers.folders.remove(export.folder)
      refuse(.failed, export.target, of: session)
      throw .refused(.failed)
    }
    let tokens = export.files.map { _ in SessionToken.random() }
    let positions = Dictionary(uniqueKeysWithValues: zip(tokens, tokens.indices))
    transfers.begin(
      FileTransfers.Export(
        target: export.target, folder: export.folder, files: export.files.map(\.url), tokens: positions,
        remaining: positions.count),
      of: export.key)
    return tokens
  }

  /// Opens the file of a token, once.
  func openDownload(_ token: SessionToken, for visitor: Visitor) throws(FileRefusal) -> FileDownload {
    guard !isStopping else { throw .stopping }
    let download = try transfers.download(token, for: visitor)
    guard let handle = try? FileHandle(forReadingFrom: download.file), let size = try? handle.seekToEnd(),
      (try? handle.seek(toOffset: 0)) != nil
    else {
      transfers.failDownload(download)
      throw .refused(.failed)
    }
    return FileDownload(download: download, handle: handle, size: Int(clamping: size))
  }

  /// Records that a response with a file has been written. The app is notified when that is so for all files of the export. If
  /// the browser has not read the response, the export ends. The dialog stays, so that the user can repeat it.
  func finish(_ download: FileTransfers.Download, isWritten: Bool, from address: ClientAddress) async {
    guard isWritten else { return transfers.failDownload(download) }
    guard let export = transfers.completeDownload(download) else { return }
    await turns.turn(of: .pages(address))
    _ = sessions[download.owner]?.finish(
      .completed(paths: export.files.map { $0.path(percentEncoded: false) }), of: export.target)
  }
}
