import ModelFormat

/// The tables of operators in `FORMAT.md`, made from their definitions.
enum FormatTables {
  /// The generated parts of the document by their labels.
  static let sections: [(label: String, lines: String)] = [
    ("operators", operators), ("window attributes", table(of: windowAttributes)),
    ("other attributes", table(of: otherAttributes)),
  ]

  private static let operators =
    row(["operator", "inputs", "outputs", "attributes"]) + rule(4)
    + OperatorRegistry.all.map { definition in
      let documentation = definition.documentation
      return row([
        "`\(definition.kind)`", documentation.inputs, documentation.outputs, names(of: definition.attributes),
      ])
    }.joined()

  /// The names of an operator's attributes; those of a window go by one name.
  private static func names(of attributes: [Attribute]) -> String {
    let isWindow = Set(windowAttributes.map(\.attribute))
    var names: [String] = []
    for attribute in attributes {
      let name =
        isWindow.isSubset(of: attributes) && isWindow.contains(attribute)
        ? "the window's" : "`\(attribute.name)`"
      if names.last != name { names.append(name) }
    }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// An attribute that operators have in common.
  private struct SharedAttribute {
    let attribute: Attribute
    var kinds: [OperatorKind]
  }

  private static let windowAttributes = Window2D.attributes.map { SharedAttribute(attribute: $0, kinds: []) }

  private static let otherAttributes: [SharedAttribute] = {
    let isWindow = Set(windowAttributes.map(\.attribute))
    var shared: [SharedAttribute] = []
    for definition in OperatorRegistry.all {
      for attribute in definition.attributes where !isWindow.contains(attribute) {
        if let index = shared.firstIndex(where: { $0.attribute == attribute }) {
          shared[index].kinds.append(definition.kind)
        } else {
          shared.append(SharedAttribute(attribute: attribute, kinds: [definition.kind]))
        }
      }
    }
    return shared
  }()

  /// A table of attributes, which names the operators of those that are not alone in their name.
  private static func table(of shared: [SharedAttribute]) -> String {
    row(["attribute", "type", "range", "meaning"]) + rule(4)
      + shared.map { entry in
        let attribute = entry.attribute
        let isAlone = shared.count { $0.attribute.name == attribute.name } == 1
        let kinds = entry.kinds.map { "`\($0)`" }.joined(separator: ", ")
        return row([
          "`\(attribute.name)`" + (isAlone ? "" : " (\(kinds))"), attribute.type.rawValue, attribute.range,
          attribute.meaning,
        ])
      }.joined()
  }

  private static func row(_ cells: [String]) -> String {
    "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
  }

  private static func rule(_ count: Int) -> String { "|" + String(repeating: "---|", count: count) + "\n" }
}
