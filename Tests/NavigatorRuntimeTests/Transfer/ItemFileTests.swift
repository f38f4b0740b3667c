import Foundation
import NavigatorTesting
import SwiftUI
import Testing

/// Files in item providers.
@MainActor
@Suite("Files of item providers")
struct ItemFileTests {
  /// The name and the text of a loaded file, and whether it exists after the completion handler has returned.
  private struct Loaded: Equatable {
    var name: String?
    var text: String?
    var isOriginal = false
    var error: String?
  }

  /// Returns the file that a provider loads in a type, and its address.
  private func load(_ provider: NSItemProvider, as type: UTType) async -> (Loaded, URL?) {
    await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(for: type) { url, isOriginal, error in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let loaded = Loaded(
          name: url?.lastPathComponent, text: text, isOriginal: isOriginal, error: error.map { _ in "error" })
        continuation.resume(returning: (loaded, url))
      }
    }
  }

  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("A registered file is loaded as a temporary file with the suggested name, which is removed afterwards")
  func registeredFile() async throws {
    let original = try file("Hello")
    defer { try? FileManager.default.removeItem(at: original) }
    let provider = NSItemProvider()
    provider.suggestedName = "../../Letter"
    provider.registerFileRepresentation(for: .plainText) { receive in
      receive(original, false, nil)
      return nil
    }
    let (loaded, url) = await load(provider, as: .text)
    #expect(loaded == Loaded(name: "Letter.txt", text: "Hello"))
    for _ in 0..<1000 where url.map({ FileManager.default.fileExists(atPath: $0.path) }) == true { await Task.yield() }
    #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    #expect(FileManager.default.fileExists(atPath: original.path))
    #expect(provider.registeredTypeIdentifiers == [UTType.plainText.identifier])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
  }

  @Test("A registered file is loaded as data too")
  func data() async throws {
    let original = try file("Hello")
    defer { try? FileManager.default.removeItem(at: original) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { receive in
      receive(original, true, nil)
      return nil
    }
    let text: String? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .plainText) { data, _ in
        continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    #expect(text == "Hello")
  }

  @Test("A string is loaded as a file")
  func string() async {
    let (loaded, _) = await load(NSItemProvider(object: NSString(string: "Words")), as: .plainText)
    #expect(loaded.text == "Words")
    #expect(loaded.name?.hasPrefix("item") == true)
    #expect(!loaded.isOriginal)
  }

  @Test("A file that does not exist is an error")
  func missingFile() async {
    #expect(NSItemProvider(contentsOf: URL(filePath: "/none/such.txt")) == nil)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .plainText) { receive in
      receive(URL(filePath: "/none/such.txt"), false, nil)
      return nil
    }
    #expect(await load(provider, as: .plainText).0 == Loaded(error: "error"))
    #expect(await load(provider, as: .png).0 == Loaded(error: "error"))
  }

  @Test("A provider of a file has the type and the name of the file")
  func provider() async throws {
    let original = try file("Hello")
    defer { try? FileManager.default.removeItem(at: original) }
    let provider = try #require(NSItemProvider(contentsOf: original))
    #expect(provider.registeredContentTypes.first?.conforms(to: .text) == true)
    let (loaded, _) = await load(provider, as: .text)
    #expect(loaded.name == original.lastPathComponent)
    #expect(loaded.text == "Hello")
  }
}
