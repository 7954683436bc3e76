import TestSupport
import Testing

@Suite("Recorded calls of the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct RecordedCallTests {
  @Test("a call goes as it did, or differently for a reason", arguments: RecordedCall.all)
  func call(_ call: RecordedCall) throws {
    let deviations = RecordedDeviation.all.filter { $0.records.contains(where: call.key.hasSuffix) }
    #expect(deviations.count <= 1, "\(call.key) has two reasons")
    let result = try call.replay()
    if let deviation = deviations.first {
      try deviation.expect(call, result)
    } else {
      try call.expect(#require(result, "\(call.key) is neither made nor listed"))
    }
  }

  @Test("all records are there, and no reason is left over")
  func completeness() {
    #expect(RecordedCall.all.count == 308)
    for record in RecordedDeviation.all.flatMap(\.records) {
      #expect(RecordedCall.all.contains { $0.key.hasSuffix(record) }, "\(record)")
    }
  }
}
