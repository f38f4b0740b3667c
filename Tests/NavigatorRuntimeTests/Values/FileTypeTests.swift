import SwiftUI
import Testing

@Suite("File types")
struct FileTypeTests {
  @Test("A type that is used rarely has its identifier, extension, MIME type and supertypes")
  func rareTypes() {
    #expect(UTType.fileURL.identifier == "public.file-url")
    #expect(UTType.fileURL.conforms(to: .url))
    #expect(!UTType.url.conforms(to: .fileURL))
    #expect(UTType.javaScript.conforms(to: .text))
    #expect(UTType.epub.preferredMIMEType == "application/epub+zip")
    #expect(UTType.emailMessage.supertypes.contains(.message))
  }

  @Test("A type is found by the file extension or the MIME type of a rare type")
  func lookup() {
    #expect(UTType(filenameExtension: "AIFF") == .aiff)
    #expect(UTType(filenameExtension: "py", conformingTo: .sourceCode) == .pythonScript)
    #expect(UTType(filenameExtension: "py", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "message/rfc822") == .emailMessage)
  }
}
