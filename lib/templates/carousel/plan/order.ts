// Which slides of a set are counted, and as which: only those that the set itself counts have a number.
import { plain, wordSet } from '#lib/render/objects/tokens.ts'
import { dayIn } from '#lib/render/subject/day.ts'
import type { Slide } from '#lib/templates/carousel/parts.ts'

/** Two to nine, as languages that are read write them; what is another word elsewhere (“to”, “due”, “fire”) is left out. */
const WORDS: readonly string[] = [
  'two|zwei|deux|dois|duas|twee|dwa|dwie|två',
  'three|drei|trois|tres|tre|três|drie|trzy',
  'four|vier|quatre|cuatro|quattro|quatro|cztery|fyra',
  'five|fünf|cinq|cinco|cinque|vijf|pięć|fem',
  'six|sechs|seis|zes|sześć|seks',
  'seven|sieben|sept|siete|sette|sete|zeven|siedem|sju|syv',
  'eight|acht|huit|ocho|otto|oito|osiem|åtta|otte',
  'nine|neun|neuf|nueve|nove|negen|dziewięć|nio',
]

const counts = (): ReadonlyMap<string, number> =>
  new Map(WORDS.flatMap((words, at) => words.split('|').map(word => [plain(word), at + 2] as const)))
const COUNTS = /* @__PURE__ */ counts()

/** What may stand before a digit that counts: a day, an hour and a sum have other words there. */
const BEFORE = /* @__PURE__ */ wordSet(
  'in the our my these all die der unsere meine diese les nos mes ces en los las nuestros estos le i nossos as os w te nasze de onze deze',
)

/** All small numbers by which a cover counts: “3 things”, “in five steps”, “Die 5 häufigsten Gründe”. */
const countedOn = ({ headline, meta = '', value = '', body = '' }: Slide): Set<number> =>
  new Set([Number(value), ...[headline, meta, body].flatMap(countsIn)])

function countsIn(text: string): number[] {
  const tokens: string[] = text.match(/[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu) ?? []
  return tokens.flatMap((token, at) => {
    if (!/^[2-9]$/u.test(token)) return COUNTS.get(plain(token)) ?? []
    const isCount = /^\p{L}{3}/u.test(tokens[at + 1] ?? '') && (at === 0 || BEFORE.has(plain(tokens[at - 1] ?? '')))
    return isCount && dayIn(text) === undefined ? Number(token) : []
  })
}

/** “Five: a warm layer”: the slide says itself which it is. */
export function placeSaidIn(text: string): number {
  const word = plain(OWN.exec(text)?.[1] ?? '')
  return ONE.has(word) ? 1 : (COUNTS.get(word) ?? 0)
}
const OWN = /^(\p{L}+) ?[:–—] ?(?=\p{L}|\d)/u
const ONE = /* @__PURE__ */ wordSet('one eins un une uno um een jeden ett')

/** What ends a set by saying what to do is none of its points. */
const acts = ({ cta, reach, facts }: Slide): boolean => Boolean(cta || reach?.length || facts?.length)

/** The place of each slide, where the cover counts as many as there are points; the last is one where it only says more, and an aside none. */
export function ordinalsOf(slides: readonly Slide[]): (number | undefined)[] {
  const [cover, ...others] = slides
  const counted =
    cover && !others.some(({ headline }) => placeSaidIn(headline) > 0) ? countedOn(cover) : new Set<number>()
  const last = others.at(-1)
  const all = others.filter(({ role }) => role !== 'aside')
  const ended = all.filter(one => one !== last || !(acts(one) || one.role === 'end'))
  const points = [ended, last && !acts(last) ? all : ended].find(
    some => counted.has(some.length) && some.every(({ value }) => !value),
  )
  return slides.map(slide => {
    const place = points?.indexOf(slide) ?? -1
    return place < 0 ? undefined : place + 1
  })
}
