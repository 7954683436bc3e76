import Vitruvian

let model = try Model(importing: CommandLine.arguments[1])  // a .tflite, .task or converted file
let executor = Executor(try Plan(model.graphs[0]))
let input = executor.plan.inputs[0].type
let picture = try PixelImage(contentsOfFile: CommandLine.arguments[2])
try executor.setInput(0, to: picture.tensor(input.shape, input.elementType, range: 0...1))
executor.run()
let scores = executor.output(0).floats
if let best = scores.indices.max(by: { scores[$0] < scores[$1] }) {
  print("class \(best) has the best of \(scores.count) scores: \(scores[best])")
}
