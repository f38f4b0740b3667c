import OpenCombine

// A merged publisher that is merged with others returns one publisher of all, as in Combine.

extension Publishers.Merge {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge3<A, B, P> {
    Publishers.Merge3(a, b, other)
  }

  /// Returns a publisher of the values of these publishers and two others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge4<A, B, Z, Y> {
    Publishers.Merge4(a, b, z, y)
  }

  /// Returns a publisher of the values of these publishers and three others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge5<A, B, Z, Y, X> {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Returns a publisher of the values of these publishers and four others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W> {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Returns a publisher of the values of these publishers and five others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>,
    V: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V> {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Returns a publisher of the values of these publishers and six others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>,
    V: Publisher<Output, Failure>, U: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U> {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge4<A, B, C, P> {
    Publishers.Merge4(a, b, c, other)
  }

  /// Returns a publisher of the values of these publishers and two others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge5<A, B, C, Z, Y> {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Returns a publisher of the values of these publishers and three others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge6<A, B, C, Z, Y, X> {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Returns a publisher of the values of these publishers and four others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W> {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Returns a publisher of the values of these publishers and five others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>,
    V: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V> {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge5<A, B, C, D, P> {
    Publishers.Merge5(a, b, c, d, other)
  }

  /// Returns a publisher of the values of these publishers and two others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge6<A, B, C, D, Z, Y> {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  /// Returns a publisher of the values of these publishers and three others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge7<A, B, C, D, Z, Y, X> {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  /// Returns a publisher of the values of these publishers and four others.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>, W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W> {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P> {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  /// Returns a publisher of the values of these publishers and two others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge7<A, B, C, D, E, Z, Y> {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  /// Returns a publisher of the values of these publishers and three others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X> {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P> {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }

  /// Returns a publisher of the values of these publishers and two others.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y> {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  /// Returns a publisher of the values of these publishers and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P> {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
