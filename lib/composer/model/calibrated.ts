// Which models may post without anybody's asking: those whose approved posts were marked on this service's bench.

export type Calibration = {
  model: string
  /** Hash of instructions and schema of the card: another prompt is another writer. */
  prompt: string
  at: string
  marked: number
  postable: number
  embarrassing: number
}

/** Empty until a hosted model has passed: 300 marked approved posts, none embarrassing, 97 % postable. */
const calibrations: readonly Calibration[] = []

/** What was measured here, or written by nobody that needs measuring. */
const OWN = new Set(['builtin', 'recipe', 'none'])

export const isCalibrated = (composer: string, prompt: string): boolean =>
  OWN.has(composer) ||
  composer.startsWith('recorded:') ||
  calibrations.some(one => one.model === composer && one.prompt === prompt)
