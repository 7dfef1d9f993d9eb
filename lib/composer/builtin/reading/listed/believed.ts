// Rows of a list of which all others are surely news: what is only in doubt in one of them is for readers as they are.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { OF_MAKING } from '#lib/composer/builtin/reading/cut/calm.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import { meanOf } from '#lib/composer/builtin/reading/rules/piece.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** A line with its pieces, and how it is built. */
type Row = { pieces: readonly number[]; text: string; build: string }

/** Words of such a row are likelier news than not. */
export function believed(heard: readonly Heard[], question: Question, lexicons: readonly Lexicon[]): readonly Heard[] {
  const wordsIn = ({ pieces }: Row) => heard.filter(({ word }) => pieces.includes(word.piece))
  const isSure = (row: Row) => meanOf(wordsIn(row)) < SURELY
  const isCalm = ({ text }: Row) => leadOf(text) === 0 && !OF_MAKING.test(text) && !hidesIn(text, lexicons)
  const isOpen = (row: Row) => isInDoubt(wordsIn(row), row.build) && isCalm(row)
  const own = listsIn(question).flatMap(rows => {
    const others = rows.filter(row => !isSure(row))
    if (others.length > rows.length / HALF || !others.every(isOpen)) return []
    return [...others, ...rows.filter(row => isSure(row) && isCalm(row))].flatMap(wordsIn)
  })
  const told = new Set(own)
  return heard.map(one =>
    told.has(one) && one.chance < SUREST ? { ...one, chance: Math.min(one.chance, LIKELY) } : one,
  )
}
const [SURELY, LIKELY, MANY] = [0.25, 0.4, 3]
/** Of a list so much may be in doubt. */
const HALF = 2

/** Likely news as a whole, and no word of it surely none; a row that counts weeks among weeks is hardly an aside. */
const isInDoubt = (words: readonly Heard[], build: string): boolean =>
  meanOf(words) < (/^\p{Lu}/u.test(build) ? COUNTED_AMONG : DOUBTED) && words.every(({ chance }) => chance < SUREST)
const [DOUBTED, COUNTED_AMONG, SUREST] = [0.7, 0.9, 0.95]

/** Lines with a mark, “1. Wet the clay”, “Avocet: a bill that curves up” and “Week 2 denting”, where enough of one build follow each other. */
const listsIn = (question: Question): (readonly Row[])[] =>
  joinNeighbours(
    rowsIn(question).map(row => [row]),
    (rows, [next]) => next && next.build !== '' && rows[0]?.build === next.build && [...rows, next],
  ).filter(({ length }) => length >= MANY)

function rowsIn({ segments, opens = new Map() }: Question): Row[] {
  const starts = [...opens.keys()]
  return starts.map((start, nth): Row => {
    const pieces = [...segments.keys()].slice(start - 1, (starts[nth + 1] ?? segments.length + 1) - 1)
    const text = pieces.map(at => segments[at]).join(' ')
    return { pieces, text, build: opens.get(start) === 'item' ? 'item' : buildOf(text) }
  })
}

const buildOf = (text: string): string =>
  BUILDS.find(([, own]) => own.test(text))?.[0] ?? COUNTED.exec(text)?.[1] ?? (LABELLED.test(text) ? 'label' : '')
/** “1871. The station is built”, “9.30 a.m. Steam pressure reaches 40 lb”, “2. Lighting”. */
const BUILDS: readonly [string, RegExp][] = [
  ['year', /^(?:1[5-9]|20)\d\d(?:[.:,]| [-–—]) /u],
  ['clock', /^\d{1,2}(?:[.:h]\d\d| ?(?:[ap]\.?m|uhr|h)(?!\p{L}))/iu],
  ['step', /^\d{1,2}[.)] /],
]
const COUNTED = /^(\p{Lu}\p{Ll}{1,20}) \d/u
const LABELLED = /^\p{L}[^:.!?]{1,30}: \S/u
