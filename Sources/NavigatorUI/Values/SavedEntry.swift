import Foundation

extension SavedEntry {
  /// Encodes a destination.
  ///
  /// - Throws: ``NavigationDestinationCodingError/notCodable(type:)``, or the error of the destination's own coding.
  init(_ destination: any NavigationDestination, types: NavigationDestinationTypes) throws {
    let type = Swift.type(of: destination as Any)
    guard let codable = destination as? any Codable else {
      throw NavigationDestinationCodingError.notCodable(type: "\(type)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[.navigationDestinationTypes] = types
    self.init(type: types.name(of: type), value: String(decoding: try encoder.encode(codable), as: UTF8.self))
  }

  /// Decodes the destination if its type is registered.
  func read(knowing types: NavigationDestinationTypes) -> SavedReading {
    guard let type = try? types.type(named: type) else { return .unknownType }
    let decoder = JSONDecoder()
    decoder.userInfo[.navigationDestinationTypes] = types
    do {
      let text = renamingCase(by: (type as? any RestorableDestination.Type)?.renamedCases ?? [:])
      return .destination(AnyNavigationDestination(try decoder.decode(type, from: Data(text.utf8))))
    } catch {
      if let type = type as? any RestorableDestination.Type, let destination = type.restored(from: asSaved) {
        return .destination(AnyNavigationDestination(destination))
      }
      return .unreadable(Self.explanation(of: error))
    }
  }

  private var asSaved: SavedDestination {
    SavedDestination(typeName: type, caseName: caseName, data: Data(value.utf8))
  }

  private static func explanation(of error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    default: "\(error)"
    }
  }

  /// The name of the enum's case: the only key of a JSON object, or a JSON string.
  var caseName: String? {
    (try? JSONDecoder().decode(CaseName.self, from: Data(value.utf8)))?.name
  }

  /// Returns the JSON with the current name of the case. The associated values are not changed.
  private func renamingCase(by names: [String: String]) -> String {
    guard !names.isEmpty, let oldName = caseName, let newName = names[oldName], let range = firstString,
      let quoted = try? JSONEncoder().encode(newName)
    else { return value }
    return value.replacingCharacters(in: range, with: String(decoding: quoted, as: UTF8.self))
  }

  /// The range of the first string with its quotes. In the JSON of an enum's case this is the case's name.
  private var firstString: Range<String.Index>? {
    let bytes = value.utf8
    let quote = UInt8(ascii: "\"")
    guard let start = bytes.firstIndex(of: quote) else { return nil }
    var index = bytes.index(after: start)
    while index < bytes.endIndex, bytes[index] != quote {
      let step = bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      guard let next = bytes.index(index, offsetBy: step, limitedBy: bytes.endIndex) else { return nil }
      index = next
    }
    return index < bytes.endIndex ? start..<bytes.index(after: index) : nil
  }
}

nonisolated private struct CaseName: Decodable {
  let name: String?

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      name = container.allKeys.count == 1 ? container.allKeys[0].stringValue : nil
    } else {
      name = try decoder.singleValueContainer().decode(String.self)
    }
  }
}

nonisolated struct AnyKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) { nil }
}
