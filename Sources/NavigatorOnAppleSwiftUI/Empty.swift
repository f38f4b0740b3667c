// SwiftUI is part of Apple's platforms. On these platforms, products that are only for other platforms contain this empty target,
// so that a client's manifest can use the same products on every host.
