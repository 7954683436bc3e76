// The names are those of the framework.
// swift-format-ignore-file

@_exported import CoreGraphics
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public var body: Never { fatalError() }
}

extension View {
  public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
}

public struct GraphicsContext {
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

public struct Canvas<Symbols: View>: View {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  public var body: Never { fatalError() }
}
