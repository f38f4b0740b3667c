/// The identity of a view that hosts a navigator. The modifier keeps it as state.
nonisolated final class HostIdentity: Sendable {}
