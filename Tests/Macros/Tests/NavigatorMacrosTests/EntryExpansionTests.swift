import Foundation
import Testing

@Suite("Expansion of @Entry")
struct EntryExpansionTests {
  @Test("@Entry with an explicit type creates its default value at each read")
  func entryWithAWrittenTypeMakesItsDefaultAtEachRead() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var accent: Accent = Accent("blue")
        }
        """,
      to: """
        extension EnvironmentValues {
          var accent: Accent {
            get {
              self[__Key_accent.self]
            }
            set {
              self[__Key_accent.self] = newValue
            }
          }

          private struct __Key_accent: __EntryEnvironmentKey {
            typealias Value = Accent
            static var defaultValue: Value {
              return Accent("blue")
            }
          }
        }
        """)
  }

  @Test("@Entry with an inferred type creates its default value at each read")
  func entryWithAnInferredTypeMakesItsDefaultAtEachRead() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var depth = 3
        }
        """,
      to: """
        extension EnvironmentValues {
          var depth {
            get {
              self[__Key_depth.self]
            }
            set {
              self[__Key_depth.self] = newValue
            }
          }

          private struct __Key_depth: __EntryEnvironmentKey {
            static var defaultValue {
              get {
                return 3
              }
            }
          }
        }
        """)
  }

  @Test(
    "@Entry of a focused value generates a key of the wrapped type",
    arguments: [("Note?", "Note"), ("Optional<Note>", "Note"), ("(() -> Void)?", "(() -> Void)"), ("Note? = nil", "Note")])
  func entryOfAFocusedValueMakesAKeyOfTheWrappedType(written: String, wrapped: String) {
    let type = written.replacingOccurrences(of: " = nil", with: "")
    expectExpansion(
      of: """
        extension FocusedValues {
          @Entry var selected: \(written)
        }
        """,
      to: """
        extension FocusedValues {
          var selected: \(type) {
            get {
              self[__Key_selected.self]
            }
            set {
              self[__Key_selected.self] = newValue
            }
          }

          private struct __Key_selected: FocusedValueKey {
            typealias Value = \(wrapped)
          }
        }
        """)
  }

  @Test(
    "@Entry generates the key of its container",
    arguments: [
      ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"), ("SwiftUI.Transaction", "TransactionKey"),
    ])
  func entryMakesTheKeyOfItsContainer(container: String, key: String) {
    expectExpansion(
      of: """
        extension \(container) {
          @Entry var depth: Int = 3
        }
        """,
      to: """
        extension \(container) {
          var depth: Int {
            get {
              self[__Key_depth.self]
            }
            set {
              self[__Key_depth.self] = newValue
            }
          }

          private struct __Key_depth: \(key) {
            typealias Value = Int
            static var defaultValue: Value {
              return 3
            }
          }
        }
        """)
  }

  @Test("An optional @Entry needs no default value", arguments: ["Int?", "Optional<Int>", "Swift.Optional<Int>", "Int!"])
  func optionalEntryNeedsNoDefault(type: String) {
    expectExpansion(
      of: """
        extension SwiftUI.EnvironmentValues {
          @Entry public var limit: \(type)
        }
        """,
      to: """
        extension SwiftUI.EnvironmentValues {
          public var limit: \(type) {
            get {
              self[__Key_limit.self]
            }
            set {
              self[__Key_limit.self] = newValue
            }
          }

          private struct __Key_limit: __EntryEnvironmentKey {
            typealias Value = \(type)
            static var defaultValue: Value {
              return nil
            }
          }
        }
        """)
  }

  @Test("An @Entry whose name is a keyword keeps its name")
  func entryNamedByAKeywordKeepsItsName() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry var `default`: Bool = false
        }
        """,
      to: """
        extension EnvironmentValues {
          var `default`: Bool {
            get {
              self[__Key_default.self]
            }
            set {
              self[__Key_default.self] = newValue
            }
          }

          private struct __Key_default: __EntryEnvironmentKey {
            typealias Value = Bool
            static var defaultValue: Value {
              return false
            }
          }
        }
        """)
  }
}
