import Foundation

/// A coding between values of a type and text in an address.
///
/// `AddressCoding.of(_:_:)` selects it by the conformances of the type: ``Routable``, dates, raw values, text conversions, or
/// otherwise `Codable`.
nonisolated public struct AddressCoding<Value> {
  /// The functions that read and write a ``Routable`` value at the current position of an address.
  struct Nesting {
    let read: (inout AddressReader) throws(AddressError) -> Value
    let write: (Value, inout AddressWriter) throws(AddressError) -> Void
  }

  /// An error for a value that cannot be written, with the reason.
  struct Unwritable: Error {
    let reason: String
  }

  let read: (String) -> Value?
  let nesting: Nesting?
  private let write: (Value) throws(Unwritable) -> String

  init(nesting: Nesting? = nil, read: @escaping (String) -> Value?, write: @escaping (Value) throws(Unwritable) -> String) {
    self.nesting = nesting
    self.read = read
    self.write = write
  }

  var typeName: String { "\(Value.self)" }

  func text(of value: Value, _ parameter: String) throws(AddressError) -> String {
    do throws(Unwritable) {
      return try write(value)
    } catch {
      throw .unwritable(parameter: parameter, type: typeName, reason: error.reason)
    }
  }
}

/// The rank of overloads of `AddressCoding.of(_:_:)`. The compiler prefers the overload with the fewest `Optional`s around this
/// type.
nonisolated public struct AddressRank {
  /// Creates a rank.
  public init() {}
}

// MARK: Coding of specific types

extension AddressCoding where Value == Date {
  /// Returns a coding of dates as ISO 8601 in UTC, with all fractional digits of the second.
  nonisolated public static func of(_ type: Date.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { AddressDate.date($0) }) { date throws(Unwritable) in
      guard let text = AddressDate.text(of: date) else { throw Unwritable(reason: "it is not in the years from 1 to 9999") }
      return text
    }
  }
}

extension AddressCoding where Value == URL {
  /// Returns a coding of URLs.
  nonisolated public static func of(_ type: URL.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { URL(string: $0) }) { url throws(Unwritable) in url.absoluteString }
  }
}

extension AddressCoding where Value == UUID {
  /// Returns a coding of UUIDs.
  nonisolated public static func of(_ type: UUID.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { UUID(uuidString: $0) }) { id throws(Unwritable) in id.uuidString }
  }
}

extension AddressCoding where Value: Routable {
  /// Returns a coding of values that have addresses. At the end of a path the value's address is appended; elsewhere it is a
  /// text.
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank) -> Self {
    let nesting = Nesting(
      read: { reader throws(AddressError) in try Value.read(from: &reader) },
      write: { value, writer throws(AddressError) in try value.writeAddress(to: &writer) })
    return AddressCoding(nesting: nesting, read: { try? Value(address: $0) }) { value throws(Unwritable) in
      do throws(AddressError) {
        return try value.address
      } catch {
        throw Unwritable(reason: "\(error)")
      }
    }
  }
}

// MARK: Coding by conformance

extension AddressCoding where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// Returns a coding of values by their raw values.
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank?) -> Self {
    AddressCoding(read: { Value.RawValue.read($0).flatMap { Value(rawValue: $0) } }) { value throws(Unwritable) in
      value.rawValue.description
    }
  }
}

extension AddressCoding where Value: LosslessStringConvertible {
  /// Returns a coding of values by their text representation.
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank??) -> Self {
    AddressCoding(read: { Value.read($0) }) { value throws(Unwritable) in value.description }
  }
}

extension LosslessStringConvertible {
  /// Creates a value from a text. `Character`'s initializer would trap for a text that is not one character.
  nonisolated fileprivate static func read(_ text: String) -> Self? {
    Self.self == Character.self && text.count != 1 ? nil : Self(text)
  }
}

extension AddressCoding where Value: Codable {
  /// Returns a coding of `Codable` values as base64url-encoded JSON (RFC 4648, section 5).
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank???) -> Self {
    AddressCoding(read: { AddressJSON.value($0) }) { value throws(Unwritable) in
      do {
        return try AddressJSON.text(of: value)
      } catch {
        throw Unwritable(reason: "\(error)")
      }
    }
  }
}

extension AddressCoding {
  /// Diagnoses a type that has no coding.
  @available(
    *, unavailable,
    message:
      "Values of this type cannot be part of an address. Make the type RawRepresentable, LosslessStringConvertible or Codable."
  )
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank????) -> Self {
    AddressCoding(read: { _ in nil }) { _ throws(Unwritable) in throw Unwritable(reason: "its type has no text") }
  }
}
