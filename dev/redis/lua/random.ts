/** drand48 from a fixed seed: every script draws the same numbers, so that a run can be repeated. */
export function createDrand48(): () => number {
  const MASK = 2n ** 48n - 1n
  const MAX = 2 ** 31 - 1
  let state = 0x330en
  return () => {
    state = (state * 0x5deece66dn + 0xbn) & MASK
    return (Number(state >> 17n) % MAX) / MAX
  }
}
