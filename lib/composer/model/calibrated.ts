// Which models may post without anybody's asking: those whose approved posts were marked on this service's bench.

type Calibration = {
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

/** What it was told is only asked for where its model was marked at all. */
export async function isCalibrated(composer: string, promptOf: () => Promise<string>): Promise<boolean> {
  if (OWN.has(composer) || composer.startsWith('recorded:')) return true
  const marked = calibrations.filter(({ model }) => model === composer)
  const prompt = marked.length > 0 ? await promptOf() : ''
  return marked.some(one => one.prompt === prompt)
}
