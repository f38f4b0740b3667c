import NavigatorHost

extension NodeContext {
  /// A Boolean value that indicates whether views with this context are rows that are created near the viewport.
  var isInLazyContainer: Bool {
    var record = parent?.innerRecord
    while let current = record {
      if current.role.containsRows { return true }
      guard current.role == .section else { return false }
      record = current.node.elementParent
    }
    return false
  }

  /// The quota of rows of the container that contains views with this context.
  var quota: LazyRowQuota {
    parent?.innerRecord?.container.node.madeScrollAttachments.quota ?? LazyRowQuota()
  }

  /// The nearest node around views with this context that creates rows of the same container.
  var outerMaker: (any LazyRowMaker)? {
    var node = parent
    while let current = node, current.element?.role.containsRows != true {
      if let maker = current as? any LazyRowMaker { return maker }
      node = current.parent
    }
    return nil
  }
}

extension ElementRecord {
  /// This element, or the nearest element around it that is not a section.
  var container: ElementRecord {
    var record = self
    while record.role == .section, let outer = record.node.elementParent { record = outer }
    return record
  }
}

extension Node {
  /// The list, form or lazy stack that contains this node's views as rows.
  var rowContainer: (any RowContainer)? { elementParent?.container.node as? any RowContainer }
}
