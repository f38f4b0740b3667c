// Apple's platforms bring SwiftUI themselves. This target gives the package's products that are not for them something to hold
// there, so that a client's manifest can name them on every host.
