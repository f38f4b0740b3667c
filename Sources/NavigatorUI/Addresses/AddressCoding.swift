import Foundation

/// How values of a type stand in an address.
///
/// `AddressCoding.of(_:_:)` finds it by what the type is: an enum with addresses, a date, something with a raw value or a text that it can be
/// made of, or else something `Codable`.
nonisolated public struct AddressCoding<Value> {
  /// How a value that has an address itself goes on from where the reader or the writer is.
  struct Nesting {
    let read: (inout AddressReader) throws(AddressError) -> Value
    let write: (Value, inout AddressWriter) throws(AddressError) -> Void
  }

  /// What the text says that cannot be written.
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

/// Orders the ways in which a type may stand in an address. Which one is taken is decided when the code is compiled: each `Optional` around this
/// type makes Swift like a function less.
nonisolated public struct AddressRank {
  public init() {}
}

// MARK: Of types that have one way

extension AddressCoding where Value == Date {
  /// A date as ISO 8601 writes it, in UTC, with as many fractions of a second as it has.
  nonisolated public static func of(_ type: Date.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { AddressDate.date($0) }) { date throws(Unwritable) in
      guard let text = AddressDate.text(of: date) else { throw Unwritable(reason: "it is not in the years from 1 to 9999") }
      return text
    }
  }
}

extension AddressCoding where Value == URL {
  /// An address within the address.
  nonisolated public static func of(_ type: URL.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { URL(string: $0) }) { url throws(Unwritable) in url.absoluteString }
  }
}

extension AddressCoding where Value == UUID {
  nonisolated public static func of(_ type: UUID.Type, _ rank: AddressRank) -> Self {
    AddressCoding(read: { UUID(uuidString: $0) }) { id throws(Unwritable) in id.uuidString }
  }
}

extension AddressCoding where Value: Routable {
  /// A value with an address of its own. At the end of a path it goes on there; elsewhere its address is a text.
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

// MARK: By what a type can do

extension AddressCoding where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank?) -> Self {
    AddressCoding(read: { Value.RawValue.read($0).flatMap { Value(rawValue: $0) } }) { value throws(Unwritable) in
      value.rawValue.description
    }
  }
}

extension AddressCoding where Value: LosslessStringConvertible {
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank??) -> Self {
    AddressCoding(read: { Value.read($0) }) { value throws(Unwritable) in value.description }
  }
}

extension LosslessStringConvertible {
  /// A value that a text says. `Character`'s own initialiser ends the process where the text is not one character.
  nonisolated fileprivate static func read(_ text: String) -> Self? {
    Self.self == Character.self && text.count != 1 ? nil : Self(text)
  }
}

extension AddressCoding where Value: Codable {
  /// Something `Codable` as JSON, in the alphabet that addresses have for that (RFC 4648, 5).
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
  @available(
    *, unavailable,
    message:
      "Values of this type cannot stand in an address. Make the type RawRepresentable, LosslessStringConvertible or Codable."
  )
  nonisolated public static func of(_ type: Value.Type, _ rank: AddressRank????) -> Self {
    AddressCoding(read: { _ in nil }) { _ throws(Unwritable) in throw Unwritable(reason: "its type has no text") }
  }
}
