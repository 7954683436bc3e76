// The names are those of the framework.
// swift-format-ignore-file

@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

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
  public func ignoresSafeArea() -> some View { EmptyView() }
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { EmptyView() }
  public func padding(_ length: CGFloat? = nil) -> some View { EmptyView() }
  public func task(_ action: @escaping @Sendable @isolated(any) () async -> Void) -> some View { EmptyView() }
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let bottom = Alignment()
}

public struct Text: View {
  public init<Content: StringProtocol>(_ content: Content) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  init()
}

extension App {
  @MainActor public static func main() {}
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

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
