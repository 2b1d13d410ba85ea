#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The power of a level in decibels.
func power(_ decibels: Double) -> Double { pow(10, decibels / 10) }

/// The level of a power in decibels.
func decibels(_ power: Double) -> Double { 10 * log10(power) }
