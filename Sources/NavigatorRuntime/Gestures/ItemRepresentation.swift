import Foundation
import Synchronization

/// The data of an item in a type, which an app computes when it is loaded.
struct ItemRepresentation: Sendable {
  typealias Receiver = @Sendable (Data?, (any Error)?) -> Void

  let type: UTType
  let start: @Sendable (@escaping Receiver) -> Void

  /// Loads the data. Calls of the app's handler after the first one are ignored.
  func data() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let answer = Answer(continuation)
      start { data, error in answer.resume(data, error) }
    }
  }

  /// The continuation of a load, which is resumed once. A handler that the app releases without a call ends it with an error.
  private final class Answer: Sendable {
    private let continuation: Mutex<CheckedContinuation<Data, any Error>?>

    init(_ continuation: CheckedContinuation<Data, any Error>) {
      self.continuation = Mutex(continuation)
    }

    deinit {
      resume(nil, TransferError(description: "The load handler did not call its completion handler."))
    }

    func resume(_ data: Data?, _ error: (any Error)?) {
      let waiting = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      if let data {
        waiting?.resume(returning: data)
      } else {
        waiting?.resume(throwing: error ?? TransferError(description: "The load handler passed no data."))
      }
    }
  }
}

extension NSItemProvider {
  /// Adds an object, in each of the types that its class names.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: The programs that may load the object. Hosts provide items within the app only.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let provided = MainActorValue(object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { receive in
        provided.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: receive)
      }
    }
  }

  /// Adds data in a type, which is computed when it is loaded.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - visibility: The programs that may load the data. Hosts provide items within the app only.
  ///   - loadHandler: A closure that passes the data, or else an error, to its parameter. It may return the progress.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds data in a type, which is computed when it is loaded.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - visibility: The programs that may load the data. Hosts provide items within the app only.
  ///   - loadHandler: A closure that passes the data, or else an error, to its parameter. It may return the progress.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(ItemRepresentation(type: contentType) { _ = loadHandler($0) })
  }
}
