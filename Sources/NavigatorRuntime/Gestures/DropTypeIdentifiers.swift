import Foundation

extension View {
  /// Accepts drops of the types with some identifiers, such as `public.text`. A delegate controls the behavior.
  @_disfavoredOverload
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Accepts drops of the types with some identifiers, such as `public.text`.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of the types with some identifiers, such as `public.text`.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}
