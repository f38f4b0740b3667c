import Foundation

extension View {
  /// Presents a dialog for saving a document as a file while a binding is true and the document is not nil. See
  /// ``fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - document: The document.
  ///   - contentType: The type of the file. If the document cannot be written to this type, its first writable type is used.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure that receives the file, or an error.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [FileExport($0, [contentType], name: defaultFilename)] }, onCancellation: {},
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for saving documents as files while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - documents: The documents.
  ///   - contentType: The type of the files.
  ///   - onCompletion: A closure that receives the files, or an error.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, FileExport.numbered(documents) { FileExport($0, [contentType], name: $1) }, onCancellation: {},
      onCompletion: onCompletion)
  }

  /// Presents a dialog for saving a document as a file while a binding is true and the document is not nil.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - document: The document.
  ///   - contentTypes: The types of files. The first type to which the document can be written is used.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure that receives the file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document.map { [FileExport($0, contentTypes, name: defaultFilename)] }, onCancellation: onCancellation,
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for saving documents as files while a binding is true.
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
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, FileExport.numbered(documents) { FileExport($0, contentTypes, name: $1) }, onCancellation: onCancellation,
      onCompletion: onCompletion)
  }
}
