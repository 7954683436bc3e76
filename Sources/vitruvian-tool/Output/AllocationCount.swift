import CAllocationCounter

/// Counts heap allocations.
enum AllocationCount {
  /// How many there have been since the process started; `nil` on systems where nothing counts them.
  static var total: Int? {
    allocation_counter_works() ? Int(truncatingIfNeeded: allocation_counter_process_total()) : nil
  }
}
