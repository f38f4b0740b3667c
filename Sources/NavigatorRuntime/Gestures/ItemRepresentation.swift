import Foundation
import Synchronization

/// A representation of an item in a type. The app computes its data on demand.
struct ItemRepresentation: Sendable {
  typealias Receiver = @Sendable (Data?, (any Error)?) -> Void

  let type: UTType
  let start: @Sendable (@escaping Receiver) -> Void

  /// Loads the data. Only the first call of the completion handler by the app is effective.
  func data() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let answer = Answer(continuation)
      start { data, error in answer.resume(data, error) }
    }
  }

  /// A continuation that is resumed exactly once. If the app releases the completion handler without calling it, the load fails.
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
  /// Registers an object in each type that its class can write.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: The processes that may load the object. It has no effect because hosts provide items only within the app.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let provided = MainActorValue(object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { receive in
        provided.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: receive)
      }
    }
  }

  /// Registers a representation in a type. The data is computed on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - visibility: The processes that may load the data. It has no effect because hosts provide items only within the app.
  ///   - loadHandler: A closure that passes the data or an error to its parameter. It may return a progress object.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a representation in a type. The data is computed on demand.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - visibility: The processes that may load the data. It has no effect because hosts provide items only within the app.
  ///   - loadHandler: A closure that passes the data or an error to its parameter. It may return a progress object.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(ItemRepresentation(type: contentType) { _ = loadHandler($0) })
  }
}
