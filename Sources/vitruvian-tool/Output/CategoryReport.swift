import VisionTasks

/// A class with its score in the form that is printed; names that it does not have are left out.
struct CategoryReport: Encodable {
  let index: Int
  let score: Float
  let categoryName: String?
  let displayName: String?

  enum CodingKeys: String, CodingKey {
    case index, score
    case categoryName = "category_name"
    case displayName = "display_name"
  }

  init(_ category: ResultCategory) {
    index = category.index
    score = category.score
    categoryName = category.categoryName
    displayName = category.displayName
  }
}
