/** From 0 to 1 as time goes from 0 to 1; at rest before and after. */
export type Ease = (time: number) => number

/** The curve that CSS calls cubic-bezier. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const along = (a: number, b: number, s: number) => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3
  return time => {
    if (time <= 0) return 0
    if (time >= 1) return 1
    let low = 0
    let high = 1
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2
      if (along(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return along(y1, y2, (low + high) / 2)
  }
}

/** A damped spring let go at 0, which has come to rest at 1; `swing` is how often it passes its rest. */
function spring(damping: number, swing: number): Ease {
  const turn = Math.PI * swing
  return time => {
    if (time <= 0) return 0
    if (time >= 1) return 1
    const decay = Math.exp(-damping * time)
    return 1 - decay * (Math.cos(turn * time) + (damping / turn) * Math.sin(turn * time)) * (1 - time ** 6)
  }
}

/** Fast away, long settling. */
export const settle = bezier(0.16, 1, 0.3, 1)
export const glide = bezier(0.22, 0.9, 0.3, 1)
export const inOut = bezier(0.66, 0, 0.28, 1)
/** Hardly any acceleration at either end: for what moves as long as it is seen. */
export const drift = bezier(0.35, 0.12, 0.55, 0.9)
export const bounce = spring(6.5, 2)

export const between = (from: number, to: number, share: number): number => from + (to - from) * share
