// “2nd” and “second”: one place in a row, in figures or in words.
import type { Evidence, Piece, Place } from '#lib/composer/guard/evidence.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { ordinalOf } from '#lib/composer/lexis/number-words.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

/** First to twelfth, forms of one by commas; packs of other languages have stems. */
const WORDS: Readonly<Partial<Record<string, string>>> = registry({
  es: 'primero,primera,primer segundo,segunda tercero,tercera,tercer cuarto,cuarta quinto,quinta sexto,sexta séptimo,séptima octavo,octava noveno,novena décimo,décima undécimo,undécima duodécimo,duodécima',
  fr: 'premier,première deuxième,second,seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième',
  it: 'primo,prima secondo,seconda terzo,terza quarto,quarta quinto,quinta sesto,sesta settimo,settima ottavo,ottava nono,nona decimo,decima undicesimo,undicesima dodicesimo,dodicesima',
  pt: 'primeiro,primeira segundo,segunda terceiro,terceira quarto,quarta quinto,quinta sexto,sexta sétimo,sétima oitavo,oitava nono,nona décimo,décima',
  ar: 'الأول,الأولى,أول الثاني,الثانية,ثاني الثالث,الثالثة,ثالث الرابع,الرابعة,رابع الخامس,الخامسة,خامس السادس,السادسة,سادس السابع,السابعة,سابع الثامن,الثامنة,ثامن التاسع,التاسعة,تاسع العاشر,العاشرة,عاشر',
  nl: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  sv: 'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte',
})
const words = new Map(
  Object.entries(WORDS).map(([code, list = '']) => [
    code,
    new Map(list.split(' ').flatMap((forms, at) => forms.split(',').map(form => [fold(form), at + 1] as const))),
  ]),
)

/** What makes a figure a place in a row: “2nd”, “2e”, “2.º”, “2°”, “第2”. */
const BEHIND = /^\.?(?:st|nd|rd|th|er|re|[eè]re|[eè]me|nde?|de|e|º|ª|°)(?![\p{L}\p{N}])|^(?:番|回目|つ目)/iu
/** “jeden 2. Samstag”, where a dot also ends a piece. */
const DOTTED = /^\.(?: \p{L}|$)/u
const DOTS = new Set(['de', 'pl'])

type Lexicons = Evidence['lexicons']

/** Whether a figure of a text counts a place in a row that a piece names in words; Portuguese names weekdays so, “segunda”. */
export function isNth(value: Literal, around: Pick<Piece, 'text'>, place: Place, lexicons: Lexicons): boolean {
  if (value.kind === 'weekday') {
    const nth = lexicons.flatMap(lexicon => nthIn(fold(value.text), lexicon) ?? [])
    return place.literals.some(one => nth.some(each => each === nthOf(one, place.text, lexicons)))
  }
  const nth = nthOf(value, around.text, lexicons)
  return nth !== undefined && lexicons.some(lexicon => place.tokens.some(({ key }) => nthIn(key, lexicon) === nth))
}

/** The place in a row that a figure counts. */
function nthOf({ kind, text, start, end }: Literal, around: string, lexicons: Lexicons): number | undefined {
  if ((kind !== 'number' && kind !== 'version') || !/^\d{1,2}\.?$/.test(text)) return undefined
  const behind = `${text.endsWith('.') ? '.' : ''}${around.slice(end, end + BEHIND_MOST)}`
  const isDotted = DOTTED.test(behind) && lexicons.some(({ pack }) => DOTS.has(pack.code))
  return BEHIND.test(behind) || isDotted || around[start - 1] === '第' ? Number.parseInt(text, 10) : undefined
}
const BEHIND_MOST = 6

const nthIn = (key: string, lexicon: Lexicon): number | undefined =>
  words.get(lexicon.pack.code)?.get(key) ?? ordinalOf(key, lexicon)
