// Prices that somebody dictates without a comma: “small dog 38 medium 45 large 58 pounds” has a row for each.
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'

const PRICED =
  /(?<!\p{L})(?:prices?|price ?list|costs?|how much|pounds?|quid|euros?|dollars?|bucks|preise?|preisliste|prix|tarifs?|precios?|prezzi|preços?|prijzen|ceny)(?!\p{L})|[£€$]/iu
/** What is counted has rows as prices have, where there are more of them. */
const FIGURED =
  /(?<!\p{L})(?:sold|figures|numbers|in numbers|statistics|stats|verkauft|zahlen|vendus?|chiffres|vendidos?|cifras|datos|venduti|numeri|vendemos|números|cijfers|liczbach)(?!\p{L})/iu
const ENDS = /\d(?: \p{L}{1,6})?[.! ]*$/u
const SUM = /^[£€$]?\d{1,5}(?:[.,]\d{2})?(?:€|p)?$/u
const UNIT = wordSet('pounds pound quid euros euro eur dollars dollar bucks franken')
/** A number behind these is of the label, as an age or a span is. */
const OF_LABEL = wordSet(
  'under over to from at till until by level size age ages number no the on ring call tel mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday half unter über bis ab de à a desde hasta da fino as las alle ore kl e y et i und si traes trae con',
)
/** What a number before these counts is no price. */
const COUNTS = wordSet(
  'to till until an a per each or and of am pm st nd rd th jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december o clock oclock min mins minutes hour hours hrs day days week weeks month months year years mile miles km m kg g cm litres l percent people person slots spots left uhr stunden tage wochen km minuten ans jours heures días horas lugares vagas plazas places pessoas personas personnes persone personen osob',
)
const [LEAST, LEAST_FIGURES, LONGEST] = [3, 4, 5]

export function withPriceRows(text: string, language: string): string {
  // “haddock 1140 sausage 386 … mars bars 61” ends in a number, “1140 houses 38 gutters” does not.
  const least = PRICED.test(text) ? LEAST : FIGURED.test(text) && ENDS.test(text) ? LEAST_FIGURES : 0
  return least === 0
    ? text
    : text
        .split(/([.,;:!?](?=\s|$)|\n)/)
        .map(stretch => inRows(stretch, least, lexiconOf(language)))
        .join('')
}

/** A comma behind each price of a row of them, where labels of a few words stand between, and a stop behind the last. */
function inRows(stretch: string, least: number, lexicon: Lexicon): string {
  const words = stretch.split(' ')
  const ends = priceEnds(
    words.map(word => fold(word)),
    lexicon,
  )
  return ends.length < least
    ? stretch
    : words
        .map((word, at) => (!ends.includes(at) || !words[at + 1] ? word : `${word}${at === ends.at(-1) ? '.' : ','}`))
        .join(' ')
}

/** Where the prices end that stand behind each other with labels between them, each behind a label of a few words. */
function priceEnds(words: readonly string[], { weekdays, months }: Lexicon): number[] {
  const isOfDay = (word: string) => weekdays.has(word) || months.has(word)
  const sums = words.flatMap((word, at) => {
    const unit = UNIT.has(words[at + 1] ?? '') ? 1 : 0
    const [before = '', behind = ''] = [words[at - 1], words[at + 1 + unit]]
    const isLabelled = /^\p{L}/u.test(before) || OF_LABEL.has(words[at - 2] ?? '')
    // “du lundi 12 au vendredi 16 juillet”
    const isDay = isOfDay(before) || isOfDay(behind)
    const isSum =
      SUM.test(word) && isLabelled && !isDay && !OF_LABEL.has(before) && !COUNTS.has(behind) && !/^\d/.test(behind)
    return isSum && at > 0 ? [{ at, end: at + unit }] : []
  })
  const runs = sums.reduce<number[][]>((all, { at, end }) => {
    const last = all.at(-1)
    const by = at - (last?.at(-1) ?? 0)
    if (last && by > 1 && by <= LONGEST + 1) last.push(end)
    else all.push([end])
    return all
  }, [])
  return runs.sort((a, b) => b.length - a.length)[0] ?? []
}
