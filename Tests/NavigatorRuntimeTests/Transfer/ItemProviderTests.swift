import Foundation
import NavigatorTesting
import SwiftUI
import Testing

/// Providers of values that are dragged and dropped.
@MainActor
@Suite("Item providers")
struct ItemProviderTests {
  private struct Note: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .note)
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Bin<Loaded: Sendable & CustomStringConvertible>: View {
    let types: [UTType]
    let load: (NSItemProvider, @escaping @MainActor @Sendable (Loaded?) -> Void) -> Progress
    @State private var log = "nothing"
    @State private var isTargeted = false

    var body: some View {
      Text("note").draggable(Note(text: "Hello"))
      Text("text").onDrag { NSItemProvider(object: NSString(string: "Words")) }
      Text("address").onDrag { NSItemProvider(item: NSURL(string: "https://example.com"), typeIdentifier: nil) }
      Text("bytes").onDrag { NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "com.example.bytes") }
      Text("bin").onDrop(of: types, isTargeted: $isTargeted) { providers in
        guard let provider = providers.first else { return false }
        _ = load(provider) { log = $0.map { "\($0)" } ?? "error" }
        return true
      }
      Text(log).accessibilityIdentifier("log")
      Text(isTargeted ? "targeted" : "idle")
    }
  }

  private func log<Loaded: Sendable & CustomStringConvertible>(
    dragging source: String, onto types: [UTType], for type: Loaded.Type = Loaded.self,
    load: @escaping (NSItemProvider, @escaping @MainActor @Sendable (Loaded?) -> Void) -> Progress
  ) async throws -> String? {
    let app = TestApp { Bin(types: types, load: load) }
    try app.drag(source, onto: "bin")
    await app.settle()
    #expect(app.exists("idle"))
    return try app.element("log").content.string(.text)
  }

  private func loadString(
    _ provider: NSItemProvider, _ receive: @escaping @MainActor @Sendable (String?) -> Void
  ) -> Progress {
    provider.loadObject(ofClass: String.self) { text, _ in Task { @MainActor in receive(text) } }
  }

  @Test("A place for text loads strings, and values that export one")
  func strings() async throws {
    #expect(try await log(dragging: "text", onto: [.plainText], load: loadString) == "Words")
    #expect(try await log(dragging: "note", onto: [.plainText], load: loadString) == "Hello")
    #expect(try await log(dragging: "bytes", onto: [.plainText], load: loadString) == "nothing")
    #expect(try await log(dragging: "bytes", onto: [.data], load: loadString) == "error")
  }

  @Test("A place loads an address, and data in a format of the app")
  func data() async throws {
    let address = try await log(dragging: "address", onto: [.url], for: URL.self) { provider, receive in
      provider.loadObject(ofClass: URL.self) { url, _ in Task { @MainActor in receive(url) } }
    }
    #expect(address == "https://example.com")
    let bytes = try await log(dragging: "bytes", onto: [.data], for: Int.self) { provider, receive in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.bytes") { data, _ in
        Task { @MainActor in receive(data?.count) }
      }
    }
    #expect(bytes == "2")
  }

  @Test("A place loads a transferable value as itself, also as data in a type to which its own type conforms")
  func values() async throws {
    let text = try await log(dragging: "note", onto: [.note], for: String.self) { provider, receive in
      provider.loadTransferable(type: Note.self) { result in Task { @MainActor in receive(try? result.get().text) } }
    }
    #expect(text == "Hello")
    let json = try await log(dragging: "note", onto: [.json], for: String.self) { provider, receive in
      provider.loadDataRepresentation(for: .json) { data, _ in
        Task { @MainActor in receive(data.map { String(decoding: $0, as: UTF8.self) }) }
      }
    }
    #expect(json == #"{"text":"Hello"}"#)
  }

  @Test("A provider lists the types of its item, and answers which objects it can load")
  func types() {
    let note = NSItemProvider(object: NSString(string: "Words"))
    #expect(note.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(note.canLoadObject(ofClass: String.self) && note.canLoadObject(ofClass: NSString.self))
    #expect(!note.canLoadObject(ofClass: URL.self) && !note.canLoadObject(ofClass: UIImage.self))
    #expect(note.hasItemConformingToTypeIdentifier("public.text"))
    #expect(NSItemProvider().registeredContentTypes.isEmpty)
  }

  /// An object of the app.
  private final class Palette: NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.note", "public.utf8-plain-text"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(typeIdentifier.utf8), nil)
      return nil
    }
  }

  /// Receives one value from a handler.
  private func received<Value: Sendable>(_ start: (@escaping @Sendable (Value?) -> Void) -> Void) async -> Value? {
    let (values, continuation) = AsyncStream.makeStream(of: Value?.self)
    start {
      continuation.yield($0)
      continuation.finish()
    }
    for await value in values { return value }
    return nil
  }

  @Test("A provider has the representations that the app adds, and computes their data when they are loaded")
  func registration() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.bytes", visibility: .all) { receive in
      receive(Data([1, 2, 3]), nil)
      receive(Data(), nil)
      return nil
    }
    provider.registerObject(NSString(string: "Words"), visibility: .ownProcess)
    #expect(provider.registeredTypeIdentifiers == ["com.example.bytes", "public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    let count = await received { receive in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.bytes") { data, _ in receive(data?.count) }
    }
    #expect(count == 3)
    let text = await received { receive in provider.loadObject(ofClass: String.self) { text, _ in receive(text) } }
    #expect(text == "Words")
  }

  @Test("An object of the app is provided in the types of its class")
  func ownObject() async {
    let provider = NSItemProvider(object: Palette())
    #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
    let text = await received { receive in provider.loadObject(ofClass: String.self) { text, _ in receive(text) } }
    #expect(text == "public.utf8-plain-text")
  }

  @Test("A load fails if its handler passes an error or is never called")
  func failedLoads() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { receive in
      receive(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    provider.registerDataRepresentation(for: .gif) { _ in nil }
    for type in [UTType.png, .gif] {
      let failed = await received { receive in
        provider.loadDataRepresentation(for: type) { data, error in receive(data == nil && error != nil) }
      }
      #expect(failed == true)
    }
  }

  @Test("An item is loaded as a string, as an address, or as data")
  func items() async throws {
    let text = NSItemProvider(object: NSString(string: "Words"))
    #expect(try await text.loadItem(forTypeIdentifier: "public.plain-text") as? NSString == "Words")
    let address = NSItemProvider(item: NSURL(string: "https://example.com"), typeIdentifier: nil)
    #expect(try await address.loadItem(forTypeIdentifier: "public.url") as? NSURL == NSURL(string: "https://example.com"))
    let bytes = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "com.example.bytes")
    let count = await received { receive in
      bytes.loadItem(forTypeIdentifier: "com.example.bytes", options: nil) { item, _ in receive((item as? NSData)?.length) }
    }
    #expect(count == 2)
    let failed = await received { receive in
      text.loadItem(forTypeIdentifier: "public.png") { item, error in receive(item == nil && error != nil) }
    }
    #expect(failed == true)
  }

  @Test("A type of the app conforms to the type that it names, and to the types of that one")
  func conformance() {
    #expect(UTType.note.conforms(to: .json) && UTType.note.conforms(to: .text) && !UTType.note.conforms(to: .image))
    #expect(UTType.note == UTType("com.example.note") && Set([UTType.note, UTType(exportedAs: "com.example.note")]).count == 1)
  }

  @Test("A type of the app conforms to the types of another one of the app")
  func chain() {
    let memo = UTType(exportedAs: "com.example.memo", conformingTo: .note)
    let secret = UTType(importedAs: "com.example.secret", conformingTo: memo)
    #expect(secret.conforms(to: memo) && secret.conforms(to: .note) && secret.conforms(to: .text))
    #expect(secret.isSubtype(of: .json) && !secret.conforms(to: .image))
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: secret) { _ in nil }
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}
