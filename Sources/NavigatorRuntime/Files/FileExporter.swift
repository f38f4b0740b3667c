import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog for saving a document as a file while a binding is true and the document is not nil.
  ///
  /// A web page downloads the file. The closure receives the URL of the file on the server, from which the browser downloads it.
  /// The server removes the file when the session ends, when it needs the space for later files, or after `WebLimits.fileAge`.
  /// The page cannot determine whether and where the browser stores the download.
  ///
  /// ```swift
  /// Button("Export…") { isExporting = true }
  ///   .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note") { _ in }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - document: The document.
  ///   - contentType: The type of the file. If the document cannot be written to this type, its first writable type is used.
  ///   - defaultFilename: The name of the file. The extension of the type is added if it is missing.
  ///   - onCompletion: A closure that receives the file, or an error of the document or the host. It is not called if the user
  ///     cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [FileExport($0, [contentType], name: defaultFilename)] }, onCancellation: {},
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for saving documents as files while a binding is true. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - documents: The documents.
  ///   - contentType: The type of the files.
  ///   - onCompletion: A closure that receives the files, or an error.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, FileExport.numbered(documents) { FileExport($0, [contentType], name: $1) }, onCancellation: {},
      onCompletion: onCompletion)
  }

  /// Presents a dialog for saving a document as a file while a binding is true and the document is not nil. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - document: The document.
  ///   - contentTypes: The types of files. The first type to which the document can be written is used. If there is none, the
  ///     document's first writable type is used.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure that receives the file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document.map { [FileExport($0, contentTypes, name: defaultFilename)] }, onCancellation: onCancellation,
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for saving documents as files while a binding is true. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - documents: The documents.
  ///   - contentTypes: The types of files. The first type to which a document can be written is used.
  ///   - onCompletion: A closure that receives the files, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, FileExport.numbered(documents) { FileExport($0, contentTypes, name: $1) }, onCancellation: onCancellation,
      onCompletion: onCompletion)
  }

  nonisolated func exporting(
    _ isPresented: Binding<Bool>, _ exports: [FileExport]?, onCancellation: @escaping () -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let exports = exports ?? []
    let dialog = FileDialog(
      heading: Text(exports.count > 1 ? SystemWord.saveFiles : .saveFile),
      message: exports.count == 1 ? Text(verbatim: exports[0].name) : nil, title: Text(SystemWord.save), request: .exporting,
      export: { try PreparedExport(exports, within: $0) })
    return presenting(
      dialog, isPresented, isReady: !exports.isEmpty, onCancellation: onCancellation, onCompletion: onCompletion)
  }
}
