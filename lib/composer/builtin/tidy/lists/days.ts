// A programme that was dictated: “thursday 25 march open noon till 10 good friday closed saturday 27 …” has a line for each of its days.
import { wordSet } from '#lib/composer/lexis/phrases.ts'

const NAMES = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo',
  'lunedì|lunedi|martedì|martedi|mercoledì|mercoledi|giovedì|giovedi|venerdì|venerdi|domenica',
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag',
].join('|')
const FEASTS =
  'good friday|easter (?:sunday|monday)|boxing day|christmas (?:eve|day)|karfreitag|ostermontag|heiligabend|silvester'
/** Behind these a day only goes on: “from monday 3”, “bis freitag 7”, “it starts sunday 4”. */
const LEADS = wordSet(
  'on from to until till til thru through by and or this next last every since before after for of the is are was were start starts begin begins finish finishes end ends open opens close closes run runs fall falls n ab bis und vom von den der dem oder jeden diesen du au et de dès ce ou al del y o hasta desde este los dal e fino da di questo vanaf van tot en empieza termina beginnt endet ist sind est es',
)
const ARTICLES = wordSet('am le el il op')
const DAY = new RegExp(
  `(?<= )(?:(?:${NAMES}) (?:the )?\\d{1,2}(?:st|nd|rd|th|er|\\.)?|${FEASTS})(?![\\p{L}\\d])`,
  'giu',
)
const LEAST = 3
const LONGEST_WORD = 24

/** The blank before a day that nothing leads to, before its article where it has one. */
function breakBefore(text: string, at: number): number[] {
  const word =
    text
      .slice(Math.max(0, at - 1 - LONGEST_WORD), at - 1)
      .split(/\s/u)
      .at(-1) ?? ''
  const from = ARTICLES.has(word.toLowerCase()) ? at - 1 - word.length : at
  if (from !== at) return breakBefore(text, from)
  return word === '' || LEADS.has(word.toLowerCase()) || /[.!?:;,&–-]$/u.test(word) ? [] : [at - 1]
}

/** Where at least three of them follow each other without a sign in one line. */
export const withDayLines = (text: string): string =>
  text
    .split(/(\n|(?<=[.,;:!?])\s)/u)
    .map(withinLine)
    .join('')

function withinLine(line: string): string {
  const found = [...line.matchAll(DAY)].flatMap(({ index }) => breakBefore(line, index))
  if (found.length < LEAST) return line
  return found.reduceRight((said, at) => `${said.slice(0, at)}\n${said.slice(at + 1)}`, line)
}

const HEAD = new RegExp(`^((?:(?:${NAMES}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?|${FEASTS}))\\. (?=\\p{L})`, 'gimu')

const LINE = new RegExp(`^(?:${NAMES}|${FEASTS}) `, 'gim')

/** “Sunday 28. open noon till 6”: what stands behind the day of a line is of that day. */
export const withDayHeads = (text: string): string =>
  (text.match(LINE)?.length ?? 0) < LEAST ? text : text.replace(HEAD, '$1 ')
