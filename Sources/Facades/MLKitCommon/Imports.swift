// What ML Kit's module has besides manages models that are downloaded, and nothing is downloaded here.
@_exported import Foundation
