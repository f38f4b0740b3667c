import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog for moving a file of the session to the user's device while a binding is true and the file is not nil.
  ///
  /// A web page downloads the file. When the download is complete, the original is removed unless the app has modified it in the
  /// meantime. The page cannot determine whether and where the browser stores the download.
  ///
  /// The closure receives the URL of a copy on the server. The server removes the copy when the session ends, when it needs the
  /// space for later files, or after `WebLimits.fileAge`.
  ///
  /// ```swift
  /// Button("Move…") { isMoving = true }
  ///   .fileMover(isPresented: $isMoving, file: recording) { result in
  ///     if case .success = result { recording = nil }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - file: The URL of the file.
  ///   - onCompletion: A closure that receives the moved file, or a `CocoaError`. The error indicates that the file is missing,
  ///     is too large, is a folder, or cannot be read or removed. The closure is not called if the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], onCancellation: {}, onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for moving files of the session to the user's device while a binding is true and there are files. See
  /// ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - files: The URLs of the files. If an error occurs, none of them is moved.
  ///   - onCompletion: A closure that receives the moved files, or an error.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, Array(files), onCancellation: {}, onCompletion: onCompletion)
  }

  /// Presents a dialog for moving a file of the session to the user's device while a binding is true and the file is not nil. See
  /// ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - file: The URL of the file.
  ///   - onCompletion: A closure that receives the moved file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moving(
      isPresented, file.map { [$0] } ?? [], onCancellation: onCancellation, onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog for moving files of the session to the user's device while a binding is true and there are files. See
  /// ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - files: The URLs of the files. If an error occurs, none of them is moved.
  ///   - onCompletion: A closure that receives the moved files, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, Array(files), onCancellation: onCancellation, onCompletion: onCompletion)
  }

  nonisolated private func moving(
    _ isPresented: Binding<Bool>, _ urls: [URL], onCancellation: @escaping () -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let dialog = FileDialog(
      heading: Text(urls.count > 1 ? SystemWord.moveFiles : .moveFile),
      message: urls.count == 1 ? Text(verbatim: urls[0].lastPathComponent) : nil, title: Text(SystemWord.move),
      request: .exporting, export: { try PreparedExport(moving: urls, within: $0) })
    return presenting(
      dialog, isPresented, isReady: !urls.isEmpty, onCancellation: onCancellation, onCompletion: onCompletion)
  }
}
