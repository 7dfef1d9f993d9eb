// How long each scene of a film is read, and how long the film is.
import { SCENES } from '#lib/composer/forms.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'
import { LENGTHS } from '#lib/video/sound/bed-names.ts'

export type Shot = Record<string, string | number | string[]> & { role: string; text: string }

const HOOK_MS = 2_200
/** A sentence that is told whole is read to its end. */
const MOST_HOOK_MS = 5_000
/** Its day is said once more at the end. */
const DATED_HOOK_MS = 3_600
const END_MS = 2_600
/** Most of it has been said before. */
const MOST_END_MS = 4_400
const LEAST_MS = 1_800
/** Nothing is read there: one looks. */
const SHOWN_MS = 2_400
const WORDS_A_SECOND = 2.9
/** The lengths that music exists in. */
const BEDS_MS = LENGTHS.map(seconds => seconds * 1_000)
/** A wish makes a film this long whatever it says; a longer one, at most so many times what its words are read in. */
const FREE_MS = 20_000
const SLOWEST = 2

/** A quote and a number stand in their own field and in `text`, and are read once. */
const isShown = (shot: object): boolean => 'seen' in shot

const readingMs = ({ role: _, ...shot }: Shot): number => {
  if (isShown(shot)) return SHOWN_MS
  const said = [...new Set(Object.values(shot).flat())].join(' ')
  return Math.ceil((Math.max(wordCount(said), width(said) / 6) / WORDS_A_SECOND) * 10) * 100
}

/** The longest that a hook stays. */
const mostHook = (shot: Shot): number =>
  isLong(shot) ? MOST_HOOK_MS : isShown(shot) ? SHOWN_MS : shot.when ? DATED_HOOK_MS : HOOK_MS

const isLong = ({ text }: Shot): boolean => width(text) > SCENES.room || wordCount(text) > SCENES.read

/** The length that music has next to the one asked for. */
const nearest = (lengths: readonly number[], asked: number | undefined): number | undefined =>
  asked === undefined ? undefined : lengths.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0]

/** As long as each is read, the whole as long as a piece of music; where a shorter film is asked for, as much shorter as a quick reader still follows. */
export function timed(all: readonly Shot[], asked = 0): Shot[] {
  const isOver = asked > 0 && sumOf(neededFor(all)) > asked
  const shots = isOver ? withoutEcho(all) : all
  const needed = neededFor(shots)
  const total = sumOf(needed)
  const least = Math.max(total * QUICK, sumOf([needed[0] ?? 0, needed.at(-1) ?? 0]) + LEAST_MS * (shots.length - 2))
  const long = BEDS_MS.filter(each => each >= (asked > 0 ? Math.min(least, total) : total))
  const wished = Math.min(asked, Math.max(FREE_MS, total * SLOWEST))
  const whole = nearest(long, wished || undefined) ?? long[0] ?? BEDS_MS.at(-1) ?? total
  // What opens without words is looked at as long as any other.
  const fixed = shots.length > 1 && !isShown(shots[0] as Shot) ? 1 : 0
  const lengths = [...needed.slice(0, fixed), ...stretched(needed.slice(fixed, -1), whole - total)]
  const ends = lengths.map((_, at) => sumOf(lengths.slice(0, at + 1)))
  const last = ends.at(-1) ?? 0
  return shots.map((shot, index) => ({
    ...shot,
    start_ms: ends[index - 1] ?? 0,
    end_ms: ends[index] ?? Math.max(whole, last + END_MS),
  }))
}

const QUICK = 0.75

const neededFor = (shots: readonly Shot[]): number[] =>
  shots.map((shot, index) =>
    index === shots.length - 1
      ? Math.min(MOST_END_MS, Math.max(END_MS, readingMs(shot)))
      : index === 0
        ? Math.min(mostHook(shot), Math.max(1_600, readingMs(shot)))
        : Math.max(LEAST_MS, readingMs(shot)),
  )

/** Without the line that the end says right behind it. */
function withoutEcho(shots: readonly Shot[]): readonly Shot[] {
  const [line, end] = shots.slice(-2)
  const isEcho = line?.role === 'line' && [end?.text, end?.items].flat().includes(line.text)
  return isEcho && shots.length > 3 ? shots.toSpliced(-2, 1) : shots
}

/** Of time that is left each has as much; where it is wanting, whoever is read longest gives most and nobody is missed. */
function stretched(lengths: readonly number[], spare: number): number[] {
  if (spare >= 0) {
    const share = tenths(spare / (lengths.length + 1))
    return lengths.map(length => length + share)
  }
  const beyond = sumOf(lengths) - LEAST_MS * lengths.length
  const kept = beyond > 0 ? Math.max(0, 1 + spare / beyond) : 0
  return lengths.map(length => LEAST_MS + tenths((length - LEAST_MS) * kept))
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, each) => sum + each, 0)

const tenths = (ms: number): number => Math.floor(ms / 100) * 100
