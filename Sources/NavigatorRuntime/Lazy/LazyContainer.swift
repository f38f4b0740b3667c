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

  /// The rows of the container in which views with this context are.
  var quota: LazyRowQuota {
    parent?.innerRecord?.container.node.madeScrollAttachments.quota ?? LazyRowQuota()
  }

  /// The nearest node around views with this context that makes rows of the same container.
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
  /// The element around this one and the sections that contain it, or the element itself if it is no section.
  var container: ElementRecord {
    var record = self
    while record.role == .section, let outer = record.node.elementParent { record = outer }
    return record
  }
}

extension Node {
  /// The list, form or lazy stack whose rows this node's views are.
  var rowContainer: (any RowContainer)? { elementParent?.container.node as? any RowContainer }
}
