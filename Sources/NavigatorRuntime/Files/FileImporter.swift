import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog for choosing a file while a binding is true.
  ///
  /// A web page opens the browser's file dialog and uploads the file. The closure receives the URL of a temporary file. Read or
  /// copy the file in the closure. The server removes it when the session ends, when it needs the space for later files, or after
  /// `WebLimits.fileAge`.
  ///
  /// ```swift
  /// Button("Import…") { isImporting = true }
  ///   .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
  ///     if let url = try? result.get() { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - allowedContentTypes: The types of files. A file with another extension causes an error.
  ///   - onCompletion: A closure that receives the file, or a `CocoaError` if the host rejects the file, for example because it
  ///     is too large. The host shows the user the reason for some seconds. It is not called if the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, several: false, onCancellation: {}) { result in
      onCompletion(result.single)
    }
  }

  /// Presents a dialog for choosing files while a binding is true. See
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - allowedContentTypes: The types of files.
  ///   - allowsMultipleSelection: A Boolean value that indicates whether the user may choose several files.
  ///   - onCompletion: A closure that receives the files, or an error.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, several: allowsMultipleSelection, onCancellation: {}, onCompletion: onCompletion)
  }

  /// Presents a dialog for choosing files while a binding is true. See
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - allowedContentTypes: The types of files.
  ///   - allowsMultipleSelection: A Boolean value that indicates whether the user may choose several files.
  ///   - onCompletion: A closure that receives the files, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, several: allowsMultipleSelection, onCancellation: onCancellation,
      onCompletion: onCompletion)
  }

  nonisolated private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], several: Bool, onCancellation: @escaping () -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let dialog = FileDialog(
      heading: Text(several ? SystemWord.chooseFiles : .chooseFile), message: nil, title: Text(SystemWord.choose),
      request: .importing(allowsSeveral: several), types: types, export: { _ in PreparedExport() })
    return presenting(dialog, isPresented, isReady: true, onCancellation: onCancellation, onCompletion: onCompletion)
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The result with the first file. A successful result without files becomes an error.
  nonisolated var single: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)) }
  }
}
