import Foundation
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Formats of names")
struct PersonNameFormatTests {
  private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    return name
  }

  private var full: PersonNameComponents {
    var full = name("Ada", "Lovelace")
    (full.namePrefix, full.middleName, full.nameSuffix, full.nickname) = ("Dr.", "King", "Jr.", "Addie")
    return full
  }

  @Test("A style shows its parts of a name")
  func styles() {
    let app = TestApp {
      Text(full, format: .name(style: .short))
      Text(full, format: .name(style: .medium))
      Text(full, format: .name(style: .long))
      Text(full, format: .name(style: .abbreviated))
      Text(name(nil, "Lovelace"), format: .name(style: .long))
    }
    #expect(app.visibleTexts == ["Addie", "Ada Lovelace", "Dr. Ada King Lovelace Jr.", "AL", "Lovelace"])
    #expect(full.formatted() == "Ada Lovelace" && full.formatted(.name(style: .short)) == "Addie")
    #expect(PersonNameComponents().formatted() == "")
  }

  @Test("The order of a name depends on its characters and on the locale")
  func order() {
    #expect(name("太郎", "山田").formatted() == "山田太郎")
    #expect(name("太郎", "山田").formatted(.name(style: .abbreviated)) == "山田")
    #expect(name("Béla", "Bartók").formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla")
  }

  @Test("A field reads the parts of a name")
  func field() throws {
    struct Screen: View {
      @State private var name = PersonNameComponents()
      var body: some View {
        TextField("Name", value: $name, format: .name(style: .long))
        Text("\(name.givenName ?? "") / \(name.middleName ?? "") / \(name.familyName ?? "")")
      }
    }
    let app = TestApp { Screen() }
    try app.type("Ada King Lovelace", into: "Name")
    try app.submit(in: "Name")
    #expect(app.exists("Ada / King / Lovelace"))
    #expect(throws: CocoaError.self) { try PersonNameComponents.ParseStrategy().parse("  ") }
  }
}
