import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog for saving a value as a file while a binding is true and the value is not nil. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// Data is written unchanged. A string is written in UTF-8. For a file URL, the content of that file is written. A value of
  /// another type is written in its first representation that has a matching type and does not require waiting. If there is no
  /// such representation, the export fails with an error and reports an issue.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - item: The value.
  ///   - contentTypes: The types of files. The first type determines the extension.
  ///   - defaultFilename: The name of the file.
  ///   - onCompletion: A closure that receives the file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, item.map { [FileExport(item: $0, contentTypes, name: defaultFilename)] }, onCancellation: onCancellation,
      onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for saving values as files while a binding is true. See
  /// ``fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - items: The values.
  ///   - contentTypes: The types of files. The first type determines the extension.
  ///   - onCompletion: A closure that receives the files, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    exporting(
      isPresented, FileExport.numbered(items) { FileExport(item: $0, contentTypes, name: $1) }, onCancellation: onCancellation,
      onCompletion: onCompletion)
  }
}
