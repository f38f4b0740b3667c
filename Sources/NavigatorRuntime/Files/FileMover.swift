import Foundation
import NavigatorHost

extension View {
  /// Presents a dialog with which a user moves a file of the session to the device, while a binding is true and there is a file.
  ///
  /// A page downloads the file. When the download is complete, the original is removed, unless the app has written it meanwhile.
  /// The page cannot find out where, and whether, the browser stores the download. The address that the closure receives is that
  /// of a copy on the server, which is removed when the session ends, when the host needs its space for later files, and at the
  /// latest after a while.
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
  ///   - file: The address of the file.
  ///   - onCompletion: A closure that receives the moved file, or a `CocoaError`: for a file that is absent or too large, that
  ///     may not be read or removed, or that is a folder. It is not called if the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], onCancellation: {}, onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog with which a user moves files of the session to the device, while a binding is true and there are files.
  /// See ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before the closure is called, and if the user cancels.
  ///   - files: The addresses of the files. None of them is moved if there is an error.
  ///   - onCompletion: A closure that receives the moved files, or an error.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, Array(files), onCancellation: {}, onCompletion: onCompletion)
  }

  /// Presents a dialog with which a user moves a file of the session to the device, while a binding is true and there is a file.
  /// See ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - file: The address of the file.
  ///   - onCompletion: A closure that receives the moved file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moving(
      isPresented, file.map { [$0] } ?? [], onCancellation: onCancellation, onCompletion: { onCompletion($0.single) })
  }

  /// Presents a dialog with which a user moves files of the session to the device, while a binding is true and there are files.
  /// See ``fileMover(isPresented:file:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that is set to false before a closure is called.
  ///   - files: The addresses of the files. None of them is moved if there is an error.
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
      heading: Text(urls.count > 1 ? "Move Files" : "Move File"),
      message: urls.count == 1 ? Text(verbatim: urls[0].lastPathComponent) : nil, title: Text("Move"), request: .exporting,
      export: { try PreparedExport(moving: urls, within: $0) })
    return presenting(
      dialog, isPresented, isReady: !urls.isEmpty, onCancellation: onCancellation, onCompletion: onCompletion)
  }
}
