// Apple's platforms bring SwiftUI themselves. This target gives the package's `SwiftUI` product something to hold there, so that
// a client's manifest can name the product on every host.
