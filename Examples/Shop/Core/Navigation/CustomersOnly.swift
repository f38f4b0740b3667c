/// A destination that may require a signed-in customer. The app's guard checks it.
nonisolated public protocol CustomersOnly {
  var needsCustomer: Bool { get }
}
