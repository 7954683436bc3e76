// The names are those of the system's C library. What Linux's has alike is taken from there.
// swift-format-ignore-file

@_exported import Glibc

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

@discardableResult
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>?, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult
public func pthread_join(
  _ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { 0 }

@discardableResult
public func pthread_detach(_ thread: pthread_t) -> Int32 { 0 }

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

@discardableResult
public func posix_spawn_file_actions_init(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_destroy(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>) -> Int32 { 0 }
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ from: Int32, _ to: Int32
) -> Int32 { 0 }
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ descriptor: Int32, _ path: UnsafePointer<CChar>,
  _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }

@discardableResult
public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t?>) -> Int32 { 0 }
@discardableResult
public func posix_spawnattr_destroy(_ attributes: UnsafeMutablePointer<posix_spawnattr_t?>) -> Int32 { 0 }
public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ signals: UnsafePointer<sigset_t>
) -> Int32 { 0 }
public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ signals: UnsafePointer<sigset_t>
) -> Int32 { 0 }
public func posix_spawnattr_setpgroup(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ group: pid_t
) -> Int32 { 0 }
public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>, _ flags: Int16
) -> Int32 { 0 }
public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>, _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>, _ attributes: UnsafePointer<posix_spawnattr_t?>,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>, _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }

public var RUSAGE_SELF: Int32 { 0 }
@discardableResult
public func getrusage(_ who: Int32, _ usage: UnsafeMutablePointer<rusage>) -> Int32 { 0 }

public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ old: UnsafeMutableRawPointer?, _ oldCount: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?, _ newCount: Int
) -> Int32 { 0 }

public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }

extension stat {
  public var st_mtimespec: timespec { st_mtim }
}
