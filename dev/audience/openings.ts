// How well it is told where sentences begin in briefs without a sign, which teach nothing.
import { STOPS, understand } from '#lib/composer/audience/network.ts'
import { OPENS, type RunOn } from './run-ons.ts'

const LEVELS = [0.5, 0.6, 0.7, 0.8]
const share = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`

export function tellOpenings(runOns: readonly RunOn[]): void {
  const told = runOns.flatMap(({ numbers: { words, runs, signs, is } }) => {
    const read = words.map((word, at) => ({ word, runs: runs[at] ?? [], signs: signs[at] ?? [] }))
    return understand(read, STOPS).map((own, at) => ({ chance: 1 / (1 + Math.exp(-(own[0] ?? 0))), is: is[at] }))
  })
  const known = told.filter(one => one.is !== OPENS.unknown)
  const sentences = known.filter(one => one.is === OPENS.sentence)
  console.log(`${runOns.length} briefs, ${sentences.length} sentences and lines that begin behind others`)
  for (const level of LEVELS) {
    const found = known.filter(({ chance }) => chance > level)
    const right = found.filter(one => one.is === OPENS.sentence)
    const either = found.filter(one => one.is !== OPENS.nothing)
    console.log(
      `above ${level}: ${share(right.length, sentences.length)} of them found; of what is found ${share(right.length, found.length)} one of them, ${share(either.length, found.length)} that or a clause`,
    )
  }
}
