import Foundation
import NavigatorHost

/// A node that requests a file operation from the host.
@MainActor
protocol FileRequester: Node {
  var fileRequest: FileRequest { get }
  /// Returns the files to export. If the app cannot create them, the request ends with the app's error and the method returns
  /// nil.
  func exportedFiles(within limits: FileLimits) -> [ExportedFile]?
}

/// The button in a file dialog with which the host imports or exports files.
nonisolated struct FileRequestView: PrimitiveView {
  let title: Text
  let request: FileRequest
  let types: [UTType]
  /// A closure that closes the dialog and passes the files or an error to the app.
  let complete: (Result<[URL], any Error>) -> Void
  /// A closure that creates the files to export.
  let export: (FileLimits) throws -> PreparedExport

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FileRequestNode(.button, view, type, context)
  }
}

@MainActor
final class FileRequestNode: ContainerNode<FileRequestView, Text>, FileRequester {
  /// A Boolean value that indicates whether the result has arrived. The next update closes the dialog.
  private var isFinished = false
  /// The original files to remove after the host has written the export.
  private var moved: [StoredFile] = []

  override var content: Text { view.title }
  override var showsTextItself: Bool { true }
  var fileRequest: FileRequest { view.request }

  override func resolve() -> Resolved {
    var content: Content
    switch view.request {
    case .exporting: content = [.kind: .kind(.exportFiles)]
    case .importing(let allowsSeveral):
      content = [.kind: .kind(.importFiles)]
      if let types = view.types.acceptedFiles { content[.fileTypes] = .strings(types) }
      if allowsSeveral { content[.allowsSeveral] = true }
    }
    content[.partNames] = partNames(.fileTransferFailed)
    return control(content)
  }

  override func updateChildren() {
    super.updateChildren()
    isFinished = false
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .files(let transfer) = action else { return .dropped(.invalidValue) }
    guard !isFinished else { return .dropped(.unknownElement) }
    if case .completed(let paths) = transfer { removeMovedFiles(in: paths) }
    let outcome = transfer.outcome(of: view.request, accepting: view.types)
    // The app may ignore the error, so the host shows the reason too.
    if let reason = outcome.refusal { graph.command(.notify(string(of: Text(reason)))) }
    finish(outcome.result)
    return .handled
  }

  func exportedFiles(within limits: FileLimits) -> [ExportedFile]? {
    guard !isFinished, view.request == .exporting else { return nil }
    moved = []
    do {
      let prepared = try view.export(limits)
      moved = prepared.moved
      return prepared.files
    } catch {
      finish(.failure(error))
      return nil
    }
  }

  /// Removes the original files of a move, except for a file that the host has overwritten with the export.
  private func removeMovedFiles(in paths: [String]) {
    for file in moved { file.remove(unlessIn: paths) }
    moved = []
  }

  private func finish(_ result: Result<[URL], any Error>) {
    isFinished = true
    view.complete(result)
    // If the app keeps the dialog open, the dialog makes another request.
    graph.queue.invalidate(self)
  }
}

extension FileTransfer {
  /// The files or the error for the app, and the reason for the user if the files are refused.
  fileprivate typealias Outcome = (result: Result<[URL], any Error>, refusal: SystemWord?)

  fileprivate func outcome(of request: FileRequest, accepting types: [UTType]) -> Outcome {
    switch self {
    case .refused(let reason): return (.failure(reason.error(of: request)), reason.notice)
    case .completed(let paths):
      let urls = paths.map { URL(filePath: $0) }
      guard case .importing = request else { return (.success(urls), nil) }
      guard let other = urls.first(where: { !types.accepts($0) }) else { return (.success(urls), nil) }
      let error = CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: other.path()])
      return (.failure(error), .fileTypeIsNotAccepted)
    }
  }
}

extension FileTransfer.Refusal {
  /// The reason for the user.
  fileprivate var notice: SystemWord {
    switch self {
    case .tooLarge: .fileIsTooLarge
    case .tooMany: .tooManyFiles
    case .noSpace: .noSpaceForFile
    case .failed: .fileTransferFailed
    }
  }

  fileprivate func error(of request: FileRequest) -> CocoaError {
    let isExport = request == .exporting
    return switch self {
    case .tooLarge, .tooMany: CocoaError(isExport ? .fileWriteOutOfSpace : .fileReadTooLarge)
    case .noSpace: CocoaError(.fileWriteOutOfSpace)
    case .failed: CocoaError(isExport ? .fileWriteUnknown : .fileReadUnknown)
    }
  }
}

extension [UTType] {
  /// The extensions and MIME types of the accepted files, or nil if all files are accepted.
  fileprivate var acceptedFiles: [String]? {
    let known = map { $0.names }
    return known.contains(nil) ? nil : Set(known.flatMap { $0 ?? [] }).sorted()
  }

  /// Returns a Boolean value that indicates whether the extension of a file matches one of these types.
  fileprivate func accepts(_ url: URL) -> Bool {
    if acceptedFiles == nil { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return contains { type.conforms(to: $0) }
  }
}

extension UTType {
  /// The extensions and MIME types of this type and its subtypes. It is nil if none is known, or if the type includes arbitrary
  /// data.
  fileprivate var names: [String]? {
    guard self != .item, self != .data, self != .content else { return nil }
    let entries = KnownFileTypes.entries.filter { UTType(known: $0.key).conforms(to: self) }.map(\.value)
    let names = entries.flatMap { entry in entry.extensions.map { "." + $0 } + [entry.mimeType].compactMap(\.self) }
    return names.isEmpty ? nil : names
  }
}
