import Foundation

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError(description: "The data is no address.")
      }
      return url
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension Data: Transferable {
  /// The bytes in any format.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// The characters as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Color: Transferable {
  /// The color itself, within the app.
  public static var transferRepresentation: some TransferRepresentation {
    EmptyTransferRepresentation<Color>()
  }
}

extension Image: Transferable {
  /// The image itself, within the app.
  public static var transferRepresentation: some TransferRepresentation {
    EmptyTransferRepresentation<Image>()
  }
}
