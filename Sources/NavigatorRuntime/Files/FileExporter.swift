import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog with which a user saves a document as a file, while a binding is true and there is a document.
  ///
  /// A page downloads the file. The closure receives the address of the file on the server, from which the browser downloads. The
  /// file is removed when the session ends, when the host needs its space for later files, and at the latest after
  /// `WebLimits.fileAge`. The page cannot find out where, and whether, the browser stores the download.
  ///
  /// ```swift
  /// Button("Export…") { isExporting = true }
  ///   .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note") { _ in }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - document: The document.
  ///   - contentType: The type of the file. If the document cannot be written to it, its first writable type is used.
  ///   - defaultFilename: The name of the file. The extension of its type is added if it has none.
  ///   - onCompletion: A closure that receives the file, or the error of the document or the host. It is not called if the user
  ///     cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [FileExport($0, [contentType], name: defaultFilename)] }, onCancellation: {},
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog with which a user saves documents as files, while a binding is true. See
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

  /// Presents a dialog with which a user saves a document as a file, while a binding is true and there is a document. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - document: The document.
  ///   - contentTypes: The types of files, of which the first that the document can be written to is used. If there is none, it
  ///     is the document's first writable type.
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

  /// Presents a dialog with which a user saves documents as files, while a binding is true. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - documents: The documents.
  ///   - contentTypes: The types of files, of which the first that a document can be written to is used.
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
      heading: Text(exports.count > 1 ? "Save Files" : "Save File"),
      message: exports.count == 1 ? Text(verbatim: exports[0].name) : nil, title: Text("Save"), request: .exporting,
      export: { try PreparedExport(exports, within: $0) })
    return presenting(
      dialog, isPresented, isReady: !exports.isEmpty, onCancellation: onCancellation, onCompletion: onCompletion)
  }
}
