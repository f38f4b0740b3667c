extension Role {
  /// A Boolean value that indicates whether the orientation of dividers in an element of this role depends on the container
  /// around it.
  package var passesOrientation: Bool { self == .box || self == .layers || self == .layerContent }
}
