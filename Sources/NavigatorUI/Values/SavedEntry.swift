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
    let data = Data(value.utf8)
    guard let members = try? JSONDecoder().decode([String: AnyJSON].self, from: data) else {
      return try? JSONDecoder().decode(String.self, from: data)
    }
    return members.count == 1 ? members.first?.key : nil
  }

  /// Returns the JSON with the current name of the case. The associated values are not changed.
  private func renamingCase(by names: [String: String]) -> String {
    // The name is the first string in the JSON, and the encoder does not escape the characters of identifiers.
    guard !names.isEmpty, let oldName = caseName, let newName = names[oldName], let range = value.range(of: "\"\(oldName)\""),
      let quoted = try? JSONEncoder().encode(newName)
    else { return value }
    return value.replacingCharacters(in: range, with: String(decoding: quoted, as: UTF8.self))
  }
}

/// A JSON value that is not read.
nonisolated private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}
