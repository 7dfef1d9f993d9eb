// What is one thing to whoever reads it: a number and its unit, a date, a telephone number, initials and a name. A line never ends within.
import { wordSet } from '#lib/render/objects/tokens.ts'
import { beginsUnknown, isJapanese, phraseBond } from '#lib/render/type/breaks/japanese.ts'
import { isLeaning } from '#lib/render/type/breaks/leaning.ts'
import { widthInLetters } from '#lib/render/type/breaks/letters.ts'
import type { Token } from '#lib/render/type/tokens.ts'

/** Two words with what stands around them; empty where there is nothing. */
export type Words = { far: string; before: string; after: string; next: string }

const MARKS = /[.,:;!?…)\]»”"،؛؟]{1,4}$/u
const bare = (word: string): string => word.replace(/^[([«“„"]+/u, '').replace(MARKS, '')
/** After these a clause may end. */
const ends = (word: string): boolean => /[,;:!?…–—)،؛؟]$/u.test(word)

const CURRENCIES = /^(?:[€£$¥₹₺]|US\$|A\$|R\$|kr|zł|Kč|Ft|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|JPY|AED|JOD|SAR)\.?$/u
const UNITS = /* @__PURE__ */ wordSet(
  '€ £ $ ¥ % ‰ ° °c °f kr kr. zł zł. kč ft eur usd gbp chf sek nok dkk pln euro euros cent cents pounds pund kronor kroner złotych złote',
  'ms s sec sek min mins std std. h hr hrs hour hours heure heures hora horas ora ore stunde stunden minute minuten minuti minutos minutes minuter timer timmar uur uhr godz godz. am pm a.m. p.m. noon',
  'km m cm mm m² m³ ha kg g mg t l dl cl ml kb mb gb tb kw kwh mw km/h mph dpi px pt mi mi. ft lb lbs oz',
  'mio mio. mrd mrd. tsd tsd. million millions millionen billion mln tys tys. bst gmt cet cest utc',
  'مساء مساءً صباحا صباحاً دينار دنانير ريال ريالات درهم دراهم جنيه يورو كيلو غرام دقيقة ساعة',
)
export const isUnit = (word: string): boolean => UNITS.has(word.toLowerCase()) || UNITS.has(bare(word).toLowerCase())

const MONTHS = /* @__PURE__ */ wordSet(
  'january jan february feb march mar april apr may june jun july jul august aug september sep sept october oct november nov december dec',
  'januar jänner februar märz mrz mai juni juli oktober okt dezember dez',
  'enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre setiembre octubre noviembre diciembre dic',
  'janvier janv février févr mars avril avr juin juillet juil août septembre octobre novembre décembre déc',
  'gennaio gen febbraio aprile maggio mag giugno giu luglio lug settembre set ottobre ott dicembre',
  'janeiro fevereiro fev março maio junho julho setembro outubro out novembro dezembro',
  'januari februari maart mei augustus augusti maj',
  'stycznia styczeń lutego luty marca marzec kwietnia kwiecień maja czerwca czerwiec lipca lipiec sierpnia sierpień września wrzesień października październik listopada listopad grudnia grudzień',
  'آذار مارس أبريل نيسان مايو أيار يونيو حزيران يوليو تموز أغسطس آب سبتمبر أيلول أكتوبر تشرين نوفمبر ديسمبر كانون يناير فبراير شباط',
)
const isMonth = (word: string): boolean => MONTHS.has(bare(word).toLowerCase())
const DAY = /^[(]?(?:\d{1,2}|[٠-٩]{1,2})(?:\.|º|st|nd|rd|th|er|:?e)?$/iu
const WEEKDAY = /^\p{L}{3,12}[.,]$/u
const YEAR = /^(?:19|20)\d\d$/u
const OF = /^(?:de|di|of|do|del)$/iu
const BETWEEN =
  /^(?:a|à|al|às|to|bis|do|au|alle|tot|until|thru|till|til|e|y|and|und|et|en|i|och|o|ou|or|oder|x|×|–|—|-|إلى)$/iu
/** Words after which an hour stands. */
const HOUR = /^(?:ore|ora|alle|dalle|kl\.?|klockan|godz\.?|um|om|las|às|الساعة|o)$/iu
const TITLE =
  /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Sr|Sra|Srta|Dña|Don|Doña|Mme|Mlle|M|MM|Herr|Frau|Sig|Dott|Sig\.ra|Pan|Pani|Dhr|Mevr|Hr|Fru)\.?$/u
const INITIAL = /^(?:\p{Lu}\.){1,3}$/u
const NUMBERED = /^(?:n[°º]|no\.|nr\.?|№|#|§|art\.|vol\.|p\.|pp\.|tel\.?|tél\.?|fax)$/iu

/** “Day 5 toast”, “Tor 2”: each has a number for its name. */
const COUNTED_OFF =
  /^(?:day|week|step|tip|part|chapter|level|platform|gate|stage|round|grade|tag|woche|schritt|teil|tor|halle|stufe|klasse|jour|semaine|étape|conseil|partie|día|semana|paso|parte|giorno|settimana|passo|dia|stap|deel|dzień|krok)$/iu

const startsFigure = (word: string): boolean => /^[(]?[£$€¥+−~±-]{0,2}[\d٠-٩]/u.test(word)
const isNumber = (word: string): boolean =>
  /^[(]?[£$€¥+−~±-]{0,2}[\d٠-٩][\d٠-٩.,:’'/–-]{0,14}$/u.test(word) && !ends(word)
const digitsOnly = (word: string): boolean => /^[(+]{0,2}\d[\d)/-]{0,9}$/u.test(word)

/** How much two words belong together: a figure and its unit most, what is counted less, the ends of a span and a word of one letter least. */
function bondOf(words: Words): number {
  if (isDate(words) || isQuantity(words) || isMarked(words)) return 4
  const between = isRange(words)
  if (isNamed(words) || (between && !isUnit(words.far) && !isUnit(words.before))) return 3
  if (isCounted(words)) return 2
  return between || isLone(words) ? 1 : 0
}

function isDate({ far, before, after, next }: Words): boolean {
  const month = isMonth(after)
  // “Sonntag, 9. Mai”, “Tuesday, January 12”
  if (WEEKDAY.test(before) && ((DAY.test(after) && isMonth(next)) || (month && DAY.test(bare(next))))) return true
  if (DAY.test(before) && (month || (OF.test(after) && isMonth(next)))) return true
  if (isMonth(before) && !ends(before) && (DAY.test(bare(after)) || YEAR.test(bare(after)))) return true
  if (OF.test(before)) return (DAY.test(far) && month) || (isMonth(far) && YEAR.test(bare(after)))
  return isMonth(before) && OF.test(after) && YEAR.test(bare(next))
}

function isQuantity({ far, before, after, next }: Words): boolean {
  if (isNumber(before) && (isUnit(after) || CURRENCIES.test(bare(after)))) return true
  if (CURRENCIES.test(before) && startsFigure(after)) return true
  // The groups of a telephone number or of a large figure.
  if (digitsOnly(before) && digitsOnly(bare(after))) return true
  if (/^h$/u.test(before) && /^\d{2}\b/u.test(after)) return true
  // So much of it, and what that costs.
  if (isUnit(before) && !ends(before) && !CURRENCIES.test(before) && isNumber(after) && CURRENCIES.test(bare(next)))
    return /\d$/u.test(far)
  return false
}

/** So many of something. */
function isCounted({ before, after }: Words): boolean {
  if (!/^[(]?\d{1,3}(?:[.,’]\d{3})?$/u.test(before)) return false
  return /^\p{L}{2,12}[.,:;!?…)]*$/u.test(after) && !isLeaning(after)
}

function isRange({ far, before, after, next }: Words): boolean {
  if (BETWEEN.test(after) && startsFigure(next))
    return isNumber(before) || (isUnit(before) && !ends(before) && /\d$/u.test(far))
  return BETWEEN.test(before) && startsFigure(after) && (isNumber(far) || isUnit(far))
}

function isNamed({ far, before, after, next }: Words): boolean {
  if (startsFigure(after) && (HOUR.test(before) || NUMBERED.test(before))) return true
  if (/^\p{Lu}/u.test(after) && (INITIAL.test(before) || TITLE.test(before))) return true
  if (COUNTED_OFF.test(before) && /^\d{1,3}[.,:;!?)]?$/u.test(after)) return true
  // “Rua Nova 88,”: a number that closes what it is part of.
  const closes =
    /^\d{1,4}[.,;:!?)]*$/u.test(after) && (next === '' || ends(after) || (after.endsWith('.') && !isMonth(next)))
  // “Minute 0:” names what follows, also where it begins a text.
  const isInside = (far !== '' && !/[.!?…:]$/u.test(far)) || /^\d{1,4}:$/u.test(after)
  return closes && isInside && /^\p{Lu}[\p{L}’'-]{1,11}$/u.test(before) && !isLeaning(before)
}

/** Marks that stand alone: they end a line, or begin one, only with what they belong to. */
const isMarked = ({ before, after }: Words): boolean =>
  /^(?:[!?:;%»›·•|&+×=/]|–|—|-)+[.,]?$/u.test(after) || /^[«„‹(&+×/=]$/u.test(before) || /^يوم$/u.test(before)

/** A word of one letter leans on the next one; a capital alone on the word before. */
const isLone = ({ far, before, after }: Words): boolean =>
  (!/\d$/u.test(far) && /^[(“„«]?\p{L}$/u.test(before) && /^[\p{L}\d“„«(]/u.test(after) && [...after].length <= 12) ||
  (/^\p{Lu}[,;:!?]?$/u.test(after) && after !== 'I' && /^\p{L}{2,10}$/u.test(before) && !isLeaning(before))

/** What counts in scripts without spaces: 15日, 7時, 100円. */
const COUNTER =
  /^[年月日時分秒円元万億千百週回名人個本枚歳才号階番丁目泊席台冊杯皿箱点度割倍時間%％階号棟室件種組足匹頭羽キグリ]/u
const PARTICLE =
  /^(?:は|が|を|に|で|と|も|の|へ|や|か|ね|よ|から|まで|より|です|ます|ません|でした|ました|だけ|など|では|には|とは|への|ので|のに)[。、！？）」]*$/u

/** The same within a run of a script without spaces. */
function isJoined(before: string, after: string): boolean {
  if (/[\d０-９]$/u.test(before) && COUNTER.test(after)) return true
  if (/(?:[年月時￥¥]|^午前|^午後|^約|^第|^全)$/u.test(before) && /^[\d０-９]/u.test(after)) return true
  // “(Mon)” belongs to its date.
  if (/^[（(].{1,2}[）)]/u.test(after)) return true
  if (/[\x21-\x7E]$/u.test(before) && /^[\x21-\x7E]/u.test(after)) return true
  return /^[ごお御]$/u.test(before) || PARTICLE.test(after)
}

/** In letters: what is longer is no one thing. */
const LONGEST = 18

/** `loose` where the whole would be longer than one thing is, `soft` between two words of a run without spaces. */
export type Bond = 'none' | 'loose' | 'soft' | 'bound'
/** Up to this strength two parts of a run are words. */
const SOFT = 2

/** For each token how it is bound to the one before. */
export function bondsOf(tokens: readonly Token[]): Bond[] {
  const japanese = isJapanese(tokens.map(({ text }) => text))
  const strengths = tokens.map(({ text, spaced, forced }, at) => {
    const [far = '', before, next = ''] = [tokens[at - 2]?.text, tokens[at - 1]?.text, tokens[at + 1]?.text]
    if (before === undefined || forced) return 0
    if (spaced) return bondOf({ far, before, after: text, next })
    if (japanese && beginsUnknown({ far, before, after: text, next })) return 0
    if (isJoined(before, text)) return 4
    return japanese ? phraseBond({ far, before, after: text, next }) : 0
  })
  const bonds = strengths.map(
    (strength, at): Bond => (strength <= 0 ? 'none' : tokens[at]?.spaced || strength > SOFT ? 'bound' : 'soft'),
  )
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while ((strengths[to] ?? 0) > 0) to++
    loosen({ tokens, strengths, bonds }, from, to)
    from = to
  }
  return bonds
}

type Chain = { tokens: readonly Token[]; strengths: readonly number[]; bonds: Bond[] }

/** A chain that is too long is parted where it holds least. */
function loosen(chain: Chain, from: number, to: number): void {
  const letters = chain.tokens.slice(from, to).map(({ text, spaced }) => widthInLetters(text) + (spaced ? 1 : 0))
  if (to - from < 2 || letters.reduce((sum, one) => sum + one, 0) - 1 <= LONGEST) return
  const middle = (from + to) / 2
  const places = Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step)
  const weight = (at: number) => (chain.strengths[at] ?? 0) * 1000 + Math.abs(at - middle)
  const weakest = places.reduce((best, at) => (weight(at) < weight(best) ? at : best))
  chain.bonds[weakest] = 'loose'
  loosen(chain, from, weakest)
  loosen(chain, weakest, to)
}
