import SwiftUI

/// Text fields for an address, for use in a section.
public struct AddressFields: View {
  @Binding private var address: Address

  public init(address: Binding<Address>) {
    _address = address
  }

  public var body: some View {
    TextField("Name", text: $address.name)
    TextField("Street and number", text: $address.street)
    TextField("Town", text: $address.city)
  }
}
