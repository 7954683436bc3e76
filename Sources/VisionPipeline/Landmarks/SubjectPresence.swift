/// Whether a landmark network that gives a probability sees its subject.
///
/// - Parameters:
///   - presence: the probability. A subnormal number passes no threshold, not even 0: the reference's kernels take it
///     for zero.
///   - minimumPresence: what the probability must be above.
package func isSubjectPresent(_ presence: Float, minimumPresence: Float) -> Bool {
  presence >= .leastNormalMagnitude && presence > minimumPresence
}
