import Foundation

extension String: Transferable {
  /// A representation as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension URL: Transferable {
  /// A representation as a URL.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError(description: "The data is not a URL.")
      }
      return url
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension Data: Transferable {
  /// A representation as data of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// A representation as plain text, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Color: Transferable {
  /// An empty representation, so that the color can be transferred only within the app.
  public static var transferRepresentation: some TransferRepresentation {
    EmptyTransferRepresentation<Color>()
  }
}

extension Image: Transferable {
  /// An empty representation, so that the image can be transferred only within the app.
  public static var transferRepresentation: some TransferRepresentation {
    EmptyTransferRepresentation<Image>()
  }
}
