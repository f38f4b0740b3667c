import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog with which a user saves a value as a file, while a binding is true and there is a value. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``.
  ///
  /// Data is written as it is, a string in UTF-8, and the address of a file as the content of that file. A value of another type
  /// is written in the first of its representations with one of the types whose closure does not wait. Without one, it leads to
  /// an error, which is reported.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - item: The value.
  ///   - contentTypes: The types of files. The first one determines the extension.
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

  /// Presents a dialog with which a user saves values as files, while a binding is true. See
  /// ``fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - items: The values.
  ///   - contentTypes: The types of files. The first one determines the extension.
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
