import Foundation

/// What the machine is, for reports.
enum MachineDescription {
  /// The system with its version, and the architecture.
  static var system: String {
    #if arch(x86_64)
      let architecture = "x86_64"
    #elseif arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "another architecture"
    #endif
    return "\(ProcessInfo.processInfo.operatingSystemVersionString), \(architecture)"
  }

  /// The processor's name, as the system gives it.
  static var processor: String {
    #if canImport(Darwin)
      var name = [CChar](repeating: 0, count: 256)
      var count = name.count
      guard sysctlbyname("machdep.cpu.brand_string", &name, &count, nil, 0) == 0 else { return unknown }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      let line = contents(of: "/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
      let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      return name ?? unknown
    #endif
  }

  /// How many cores the machine has, or threads of cores.
  static var cores: Int { ProcessInfo.processInfo.processorCount }
  /// How many of them this process may use.
  static var usableCores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// By which rule the system sets the cores' clock; machines that a host simulates do not know.
  static var governor: String {
    let name = contents(of: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? unknown : name
  }

  /// How many threads wanted to run in the last minute, on average; `nil` where the system does not tell.
  static var load: Double? {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  static let unknown = "unknown"

  private static func contents(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// The seconds that all cores have worked since the system started, and those that a host took from them;
  /// `nil` where the system does not tell.
  ///
  /// - Source: Linux, *proc_stat(5)*: user, nice, system, idle, iowait, irq, softirq, steal.
  static var processorSeconds: (busy: Double, stolen: Double)? {
    let line = contents(of: "/proc/stat").prefix { $0 != "\n" }
    let ticks = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    guard ticks.count >= 8, ticksPerSecond > 0 else { return nil }
    let busy = ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]
    return (busy / ticksPerSecond, ticks[7] / ticksPerSecond)
  }
}

/// What this process has used.
enum ResourceUse {
  /// The most memory that the process had in use at any time.
  static var peakMebibytes: Double {
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      return Double(usage.ru_maxrss) / 1024
    #endif
  }

  /// The seconds that all threads of the process have worked.
  static var processorSeconds: Double {
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    let usage = usage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static var usage: rusage {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage
  }
}
