// The months that a label names and nothing else: “Jan, Feb”, “Sept to April”, “März”.
import { plain, wordSet } from '#lib/render/objects/tokens.ts'
import { months } from '#lib/words/months.ts'

/** Of each form, which month it is; short forms that are words elsewhere are read here alone, where nothing else stands. */
const known = (): ReadonlyMap<string, number> =>
  new Map(
    Object.values(months).flatMap(twelve =>
      twelve.split('|').flatMap((forms, at) => forms.split(' ').map(form => [plain(form), at] as const)),
    ),
  )
let table: ReadonlyMap<string, number> | undefined

const TO = /* @__PURE__ */ wordSet('to till until bis a al ate tot do til hasta jusqu')
const AND = /* @__PURE__ */ wordSet('and und y et e en i och og in im em only nur solo de')

/** From 0 for January; null where the label says anything else as well. */
export function monthsIn(label: string): number[] | null {
  table ??= known()
  const words = plain(label).match(/[\p{L}\p{M}]+|\d{1,2}月|[-–—〜]/gu) ?? []
  const found: number[] = []
  let spans = false
  for (const word of words) {
    const month = table.get(word)
    if (month !== undefined) found.push(...(spans ? upTo(found.at(-1) ?? month, month) : [month]))
    else if (!TO.has(word) && !AND.has(word) && !/^[-–—〜]$/u.test(word)) return null
    spans = month === undefined && (TO.has(word) || /^[-–—〜]$/u.test(word))
  }
  return found.length > 0 && !/\d(?!月)/u.test(label) ? [...new Set(found)] : null
}

/** Over the turn of the year as well. */
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: (to - from + 12) % 12 }, (_, at) => (from + at + 1) % 12)

/** The first letter of each month, in the language that names most of these. */
export function initialsFor(labels: readonly string[]): string[] {
  const words = labels.flatMap(label => plain(label).match(/[\p{L}\p{M}]+|\d{1,2}月/gu) ?? [])
  const counted = Object.values(months).map(twelve => {
    const forms = new Set(twelve.split(/[| ]/u).map(plain))
    return { twelve, count: words.filter(word => forms.has(word)).length }
  })
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return (best?.twelve ?? months.en)
    .split('|')
    .map(forms => (/^\d+/.exec(forms)?.[0] ?? [...forms][0] ?? '').toUpperCase())
}
