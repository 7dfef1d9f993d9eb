// How well lines of large letters look: as wide as each other, each something to read by itself.
import { isLeaning } from '#lib/render/type/breaks/leaning.ts'
import { TORN } from '#lib/render/type/breaks/together.ts'

type Line = { text: string; width: number }

/** How much what is uneven costs, and how much size counts, also where letters should be large above all. */
const UNEVEN = 1.2
const [SIZE, LARGER] = [1.1, 1.35]
/** Of what words cost that are read together and stand on two lines, and of a word by itself where the eye could read on. */
const PARTED = 0.9
const ALONE = 0.92
/** What is torn is read wrongly. */
const READ_WRONGLY = 0.5
/** A last line may be shorter. */
const LAST = 1.25
/** So short a line is a stub; a small word is left by itself. */
const [SHORT, STUB] = [0.34, 0.8]
const LEFT = 0.9
/** The end of one clause with the beginning of the next reads as one thing that it is not: “off, let”. */
const MIXED = 0.64
const ENDS = /[.,:;!?…–—)،؛؟、。，；：！？」]$/u
const WITHIN = /(?:[.,:;!?…–—)،؛؟] |[、。，；：！？])\S/u

/** `parted` is what each of its breaks costs. */
export type Shape = { lines: readonly Line[]; parted: readonly number[] }

/** From 0 to 1: a setting is worth its size times this. */
export function shapeOf({ lines, parted }: Shape): number {
  const longest = Math.max(1, ...lines.map(({ width }) => width))
  const last = lines.length - 1
  const filled = lines.map(({ width }, at) => Math.min(1, (width / longest) * (at === last && at > 1 ? LAST : 1)))
  const even = filled.reduce((sum, one) => sum + one, 0) / lines.length
  const kept = parted.reduce((left, cost) => left * (1 - PARTED * Math.min(1, cost)), 1)
  const torn = parted.some(cost => cost >= TORN) ? READ_WRONGLY : 1
  const stubs = filled.filter(one => one < SHORT).length
  const left = lines.filter(({ text }) => isLeaning(text)).length
  return even ** UNEVEN * kept * torn * STUB ** stubs * LEFT ** left * ALONE ** alone(lines) * MIXED ** mixedIn(lines)
}

const isEnd = (lines: readonly Line[], at: number): boolean => at < 0 || ENDS.test(lines[at]?.text ?? '')

/** Words by themselves in a text that has spaces, but for values and whole clauses. */
const alone = (lines: readonly Line[]): number =>
  lines.some(({ text }) => text.includes(' ')) || lines.length > 2
    ? lines.filter(({ text }, at) => WORD.test(text) && !(isEnd(lines, at - 1) && isEnd(lines, at))).length
    : 0

const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}’'-]+[.,:;!?…]?$/u

/** Lines that begin and end within a clause, with the end of another between. */
const mixedIn = (lines: readonly Line[]): number =>
  lines.filter(({ text }, at) => !isEnd(lines, at - 1) && !isEnd(lines, at) && WITHIN.test(text)).length

/** What a setting is worth. */
export const worthOf = (size: number, shape: number, isLarge = false): number =>
  size ** (isLarge ? LARGER : SIZE) * shape
