// What is read in one breath: what it costs to part two words that stand beside each other.
import type { Token } from '#lib/render/type/tokens.ts'

/** From here on a line break changes what is read: 13 and March, 25 and €, an opening quotation mark. */
export const TORN = 0.5
/** From here on it is seen: an article and its noun, the two words of a name. */
export const LOOSE = 0.22
/** From here on where letters should be large above all: a one-letter word, an hour and what leads to it. */
export const LOOSE_LARGE = 0.3

/** Words that lean on the next one: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Arabic. */
const LEANING = [
  'a an the of to in on at by for from with into and or but nor no not is are was be as per our my your their thru until till than',
  'der die das den dem des ein eine einen einem einer eines und oder im in am an um von vom zum zur bis für mit ohne bei ab auf unser unsere kein keine',
  'le la les un une des du de et ou au aux à en par pour sur avec dans notre nos votre vos est dès chez',
  'el los las una unos del y o e al con sin para por entre desde hasta su sus nuestro nuestra cada ya',
  'il lo gli i uno di da dal dalla dalle della delle dei degli nel nella alle alla con su per tra fra ed è',
  'os as um uma do da dos das no na nos nas em ao aos com sem até pelo pela',
  'het een van op te met voor bij naar tot door onze',
  'w z ze we na do od po za przy nad pod dla bez oraz lub nie się',
  'في من إلى على عن مع حتى كل يوم',
]
const leaning = new Set(LEANING.flatMap(words => words.split(' ')))
/** Words that lean on the verb before them. */
const TRAILING = new Set(['es', 'sich', 'man', 'się'])
/** Words after which an hour stands. */
const HOUR = /^(?:ore|ora|alle|kl\.?|godz\.?|um|las|الساعة)$/iu
const BETWEEN = /^(?:a|à|al|to|bis|do|au|alle|tot|until|thru|till|e|y|and|und|et|–|—|-)$/iu
const OF = /^(?:de|di|of|do)$/iu
const UNIT =
  /^(?:[€£$¥%]|kr|zł|EUR|USD|CHF|ms|s|sec|min|h|km|m|cm|mm|kg|g|mg|l|ml|kB|MB|GB|kW|kWh|am|pm|Uhr|horas?|heures?|ore|مساءً|صباحاً)[.,;:!?)،]*$/i
/** How months begin, in the languages of the tables above. */
const MONTH =
  /^(?:jan|ene|gen|sty|feb|fév|fev|lut|mar|mär|maa|apr|abr|avr|kwi|may|mai|maj|mei|mag|jun|jui|giu|cze|jul|lug|lip|aug|aoû|ago|sie|sep|set|wrz|oct|okt|ott|out|paź|nov|lis|dec|dez|dic|déc|gru|آذار|مارس|أبريل|نيسان|مايو|أيار|يونيو|حزيران|يوليو|تموز|أغسطس|آب|سبتمبر|أيلول|أكتوبر|نوفمبر|ديسمبر|يناير|فبراير|شباط)\p{L}{0,9}$/iu
/** What counts in scripts without spaces: 15日, 7時, 100円. */
const COUNTER = /^[年月日時分秒円元週回名人個本枚歳号時間%％]/u
const COMMAND = /^(?:npm|npx|pnpm|yarn|pip|git|docker|brew|cargo)$/u
const VERB = /^(?:install|add|run|i|clone|pull|init)$/u
const ENDS = /[.,:;!?…–—)،؛؟]$/u
const NUMBER = /^[£$€]?\d[\d.,:]{0,9}$/u

/** For each token, what a line that begins with it costs. */
export function partings(tokens: readonly Token[]): number[] {
  const quoted = quotations(tokens)
  const capital = tokens.filter(token => /^\p{Lu}/u.test(token.text)).length
  const names = capital < tokens.length * 0.7
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.text
    if (before === undefined || token.forced) return 0
    if (!token.spaced) return unspaced(before, token.text)
    const words = { far: tokens[at - 2]?.text ?? '', before, after: token.text, next: tokens[at + 1]?.text ?? '' }
    return Math.max(quoted[at] ?? 0, ofNumbers(words), ofWords(words), names ? ofNames(words) : 0)
  })
}

type Words = { far: string; before: string; after: string; next: string }

const unspaced = (before: string, after: string): number =>
  /\d$/.test(before) && COUNTER.test(after) ? 0.9 : /^[(（]/.test(after) ? 0.2 : 0

function ofNumbers({ far, before, after, next }: Words): number {
  const figure = /^\d/.test(after)
  if (/\d$/.test(before) && UNIT.test(after)) return 0.9
  // The dialling code of a telephone number, and its groups.
  if (figure && (/^\(\d{2,5}\)$/.test(before) || /^\+?\d{2,4}$/.test(before))) return 0.6
  if (/^\d{1,2}[.º]?$/.test(before) && MONTH.test(bare(after))) return 0.9
  if (MONTH.test(before) && /^\d{1,2}\D?$/.test(after)) return 0.9
  if (NUMBER.test(before) && BETWEEN.test(after) && NUMBER.test(bare(next))) return 0.6
  if (NUMBER.test(far) && BETWEEN.test(before) && figure) return 0.9
  if (/^\d{1,2}\.?º?$/.test(far) && OF.test(before)) return 0.9
  if (/^\d{1,2}\.?º?$/.test(before) && OF.test(after) && MONTH.test(bare(next))) return 0.9
  if (figure && HOUR.test(before)) return 0.9
  if (/^\d{1,2}\.$/.test(before)) return /^\p{L}/u.test(after) ? 0.9 : 0
  if (/^\d{1,3}$/.test(before)) return leaning.has(after.toLowerCase()) ? 0.05 : 0.45
  if (/^[\d£$€.,]+$/.test(before)) return ENDS.test(before) ? 0 : 0.09
  return figure && !ENDS.test(before) ? 0.24 : /^[£$€]\d/.test(after) && !ENDS.test(before) ? 0.3 : 0
}

function ofWords({ far, before, after }: Words): number {
  if (/^[!?:;%]+$/u.test(after)) return 0.95
  if (COMMAND.test(before) && VERB.test(after)) return 0.9
  if (COMMAND.test(far) && VERB.test(before)) return 0.9
  if (/^يوم$/u.test(before)) return 0.6
  if (/^\p{Ll}$/u.test(before)) return 0.36
  if (leaning.has(before.toLowerCase())) return 0.24
  return TRAILING.has(after) ? 0.3 : 0
}

/** Two words with capitals are mostly one name. */
const ofNames = ({ far, before, after }: Words): number => {
  if (!/^\p{Lu}/u.test(before) || !/^\p{Lu}/u.test(after) || ENDS.test(before)) return 0
  return far === '' || /[.!?…]$/u.test(far) ? 0.12 : 0.26
}

const OPENING = /^[«„“"‹]/u
const CLOSING = /[»”“"›][.,:;!?…]?$/u
/** What is quoted at length breaks where it likes. */
const MOST_QUOTED = 5

/** What stands between quotation marks is one title. */
function quotations(tokens: readonly Token[]): number[] {
  const costs = tokens.map(() => 0)
  let from = -1
  for (const [at, { text }] of tokens.entries()) {
    if (from < 0 && OPENING.test(text)) from = at
    if (from < 0 || !CLOSING.test(text) || (at === from && text.length < 2)) continue
    if (at - from <= MOST_QUOTED) costs.fill(0.55, from + 1, at + 1)
    from = -1
  }
  for (const [at, { text }] of tokens.entries()) {
    if (/^[«„‹]$/u.test(text)) costs[at + 1] = 0.95
    if (/^[»›][.,:;!?…]?$/u.test(text)) costs[at] = 0.95
  }
  return costs.slice(0, tokens.length)
}

const bare = (word: string): string => (ENDS.test(word) ? word.slice(0, -1) : word)
