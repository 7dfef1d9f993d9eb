// How well it is told where sentences begin in briefs without a sign, which teach nothing.
import { chanceOf, STOPS, understand } from '#lib/composer/audience/network.ts'
import { withStops } from '#lib/composer/builtin/tidy/typing/run-ons.ts'
import { percent, share } from './guesses.ts'
import { OPENS, type RunOn } from './run-ons.ts'

const LEVELS = [0.5, 0.6, 0.7, 0.8]
const shareOf = (told: number, all: number): string => percent(share({ told, all }))

export function tellOpenings(runOns: readonly RunOn[]): void {
  const told = runOns.flatMap(({ numbers: { words, runs, signs, is } }) => {
    const read = words.map((word, at) => ({ word, runs: runs[at] ?? [], signs: signs[at] ?? [] }))
    return understand(read, STOPS).map((own, at) => ({ chance: chanceOf(own[0] ?? 0), is: is[at] }))
  })
  const known = told.filter(one => one.is !== OPENS.unknown)
  const sentences = known.filter(one => one.is === OPENS.sentence)
  console.log(`${runOns.length} briefs, ${sentences.length} sentences and lines that begin behind others`)
  for (const level of LEVELS) {
    const found = known.filter(({ chance }) => chance > level)
    const right = found.filter(one => one.is === OPENS.sentence)
    const either = found.filter(one => one.is !== OPENS.nothing)
    console.log(
      `above ${level}: ${shareOf(right.length, sentences.length)} of them found; of what is found ${shareOf(right.length, found.length)} one of them, ${shareOf(either.length, found.length)} that or a clause`,
    )
  }
  tellStops(runOns)
}

/** The stops that the built-in writer sets, of which only some stand where it is likely. */
function tellStops(runOns: readonly RunOn[]): void {
  const set = runOns.flatMap(one => [...stopsIn(one)])
  const all = runOns.reduce((sum, { opens }) => sum + opens.split('s').length - 1, 0)
  const of = (kind: string) => set.filter(each => each === kind).length
  console.log(
    `${set.length} stops are set: ${shareOf(of('s'), all)} of the beginnings; ${shareOf(of('s'), set.length)} right, ${shareOf(of('c'), set.length)} before a clause`,
  )
}

/** What begins behind each of them. */
function* stopsIn({ text, opens, language }: RunOn): Generator<string> {
  let at = 0
  for (const sign of withStops(text, language)) {
    if (sign === text[at]) at++
    else yield opens[text[at] === ' ' ? at + 1 : at] ?? ' '
  }
}
