// “oh hang on Jo says its 3 for £16.50 now”: a later value takes the place of the one before it, and the remark is nobody's news.
import type { Told } from '#lib/composer/builtin/reading/sort.ts'
import type { Verdict } from '#lib/composer/builtin/reading/withhold.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, Where } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const REMARKS = phrases(
  'hang on|oh wait|wait its|oops|whoops|make that|actually its|actually it is|actually thats|sorry its|sorry thats|says its now|changed my mind|' +
    'moment mal|ach nein|ach ne|ach nee|warte mal|halt stop|doch erst|sorry es sind|sorry es ist|' +
    'ay no|uy no|espera que|perdón son|perdón es|perdona es|perdona son|rectifico|me dicen que|al final es|al final son|' +
    'ah non|attends|pardon c est|en fait c est|en fait non|finalement c est|finalement ce sera|rectification|oups|' +
    'aspetta|scusa è|scusate sono|mi dicono che|alla fine è|afinal é|afinal são|desculpa é|jednak będzie|oj nie',
)
const KINDS = new Set<Literal['kind']>(['money', 'time', 'date', 'weekday', 'percent'])

/** Which piece is mended, how it reads then, what of it stays as it was, and the piece that says so; without a text it is left out. */
type Correction = { of: number; by: number; text?: string; parts: { n: number; text: string }[] }

function correctionsOf(
  segments: readonly string[],
  literals: readonly (readonly Literal[])[],
  lexicons: readonly Lexicon[],
): Correction[] {
  return segments.flatMap((text, by): Correction[] => {
    const isRemark =
      by > 0 &&
      (REMARKS.find(text).some(({ end }) => !/^ to(?! \d)/.test(text.slice(end))) ||
        lexicons.some(({ taken }) => taken.in(text)))
    const later = isRemark ? (literals[by] ?? []) : []
    const value = later.find(one => KINDS.has(one.kind) && isOther(one, literals.slice(0, by).flat()))
    const of = value
      ? literals.findLastIndex((found, at) => at < by && found.some(({ kind }) => kind === value.kind))
      : -1
    const before = segments[of]
    if (!value || before === undefined) return []
    const old = withdrawn(literals[of] ?? [], later, value)
    if (!old) return [{ of, by, parts: [] }]
    const around = [before.slice(0, old.start), before.slice(old.end)].map(part => part.trim())
    return [
      {
        of,
        by,
        text: before.slice(0, old.start) + value.text + before.slice(old.end),
        parts: [
          ...around.filter(part => /[\p{L}\p{N}]/u.test(part)).map(part => ({ n: of + 1, text: part })),
          { n: by + 1, text: value.text },
        ],
      },
    ]
  })
}

const isSame = (a: Literal, b: Literal): boolean => a.kind === b.kind && a.values[0] === b.values[0]
const isOther = (one: Literal, before: readonly Literal[]): boolean =>
  before.some(({ kind }) => kind === one.kind) && !before.some(each => isSame(each, one))

/** The only value of its kind, or the one behind the same number: “3 for £15” and “3 for £16.50”. */
function withdrawn(found: readonly Literal[], later: readonly Literal[], value: Literal): Literal | undefined {
  const [only, ...more] = found.filter(({ kind }) => kind === value.kind)
  if (more.length === 0) return only
  const anchor = later[later.indexOf(value) - 1]
  const at = anchor ? found.findIndex(one => isSame(one, anchor)) : -1
  return at < 0 ? undefined : found.slice(at).find(({ kind }) => kind === value.kind)
}

/** Values that a later piece takes back: mended where their piece is news, else left out with it. */
export function mendsOf(
  segments: readonly string[],
  literals: readonly (readonly Literal[])[],
  lexicons: readonly Lexicon[],
  { first, verdicts }: { first: readonly Verdict[]; verdicts: Verdict[] },
): Correction[] {
  const found = correctionsOf(segments, literals, lexicons)
  for (const { of, by } of found) [verdicts[of], verdicts[by]] = ['unsure', 'noise']
  return found.filter(({ of, text }) => text !== undefined && first[of] === 'publish')
}

export const toldAnew = ({ of, by }: Correction, text: string, where: Where): Told => ({
  n: of + 1,
  by: by + 1,
  text,
  literals: findLiterals(text, where),
  led: true,
})
