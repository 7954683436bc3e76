/// What this build is called.
package enum Release {
  /// The version of the libraries and tools: the only place that says it. `make` and tests read it here.
  package static let version = "1.1.0"
}
