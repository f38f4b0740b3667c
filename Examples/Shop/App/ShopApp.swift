import ExampleShopCore
import ExampleShopData
import NavigatorUI
import SwiftUI

/// The shop: it opens the data, and puts the modules together.
@main
struct ShopApp: App {
  private let database: Result<ShopDatabase, any Error>
  /// Who is signed in, for the next time.
  @AppStorage("shop.customer") private var customer: Int?

  init() {
    database = Result { try ShopDatabase.openDataFile() }
  }

  /// A shop over data that is open already.
  init(database: ShopDatabase) {
    self.database = .success(database)
  }

  var body: some Scene {
    WindowGroup {
      switch database {
      case .success(let database): ShopWindow(database: database, customer: $customer)
      case .failure(let error): ClosedScreen(error: error)
      }
    }
  }
}
