/// A place that nobody sees without having signed in. The app's guard asks for that.
nonisolated public protocol CustomersOnly {
  var needsCustomer: Bool { get }
}
