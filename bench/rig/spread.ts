/** A figure of a noisy machine: never one round, always the best and the middle of several. */
export type Spread = { min: number; median: number; max: number }

export function spread(values: number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  return { min: quantile(values, 0), median: quantile(values, 0.5), max: quantile(values, 1) }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? Number.NaN
  const high = sorted[Math.ceil(at)] ?? Number.NaN
  return low + (high - low) * (at - Math.floor(at))
}

export const shown = ({ min, median }: Spread, unit: string, digits = 1) =>
  `${median.toFixed(digits)}${unit} (best ${min.toFixed(digits)}${unit})`
