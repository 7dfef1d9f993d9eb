// What is said and taken back in one breath: “6 euros no wait 6,50”, “headline “A”. … so make it “B””.
import { quotesOf } from '#lib/composer/segments/quoted.ts'

const WAIT =
  '(?:wait|hang on|hold on|sorry|i mean|make (?:it|that)|scratch that|warte|moment|quatsch|sorry|espera|perd[oó]n|digo|mejor dicho|attends?|attendez|pardon|je veux dire|aspetta|scusa|anzi|desculpa|ali[aá]s|quer dizer|wacht|ik bedoel)'
const VALUE = '\\d[\\d.,:]*\\d|\\d'
const UNIT = '(?:€|%|euros?|pounds?|dollars?|quid|pm|am|uhr|h|uur|zł|kr)'
/** “8.05 to 10.05am, sorry 8.15 to 10.05”: a whole span stands in the place of another, and never a part of it. */
const TO = ' ?(?:am|pm|h|uhr)? ?(?:to|till?|until|bis|à|a|às|al|alle|tot|do|-|–) ?\\d'
const NO = '(?:no|na|nah|nein|non|nee|não|oh|uh|um|äh|euh|actually|eigentlich|en fait|en realidad)'
/** “… because all has gone up and the small one 3,50”: why is for the maker, up to the next thing. */
const WHY =
  '(?: (?:que|q|porque|because|cos|since|weil|parce que) [^.,;\\n]{3,30}?(?= (?:y|and|und|et|e|en) (?:la|el|the|die|der|das|le|il|de|het)(?!\\p{L})|[.,;\\n]|$))?'
const VALUES = new RegExp(
  `(?<![\\p{L}\\d.,:])([£$€]?)(?:${VALUE})( ?${UNIT})?(?:[,.]|\\.{2,3}| -| –)? (?:${NO}[,. ]+)*${WAIT}[, ]+(?:it['’]?s |es |son |c['’]est |sono )?([£$€]?(?:${VALUE}))(?!\\d|[.:h]\\d|${TO})( ?${UNIT}(?!\\p{L}))?${WHY}`,
  'giu',
)
/** “35€, digo 33, 33€ con material”. */
const TWICE = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?[€£$]?, (?=\1 ?[€£$])/gu
/** “Tap takeover with Moon Dog?? no sorry not Moon Dog its with Blackwood”: who is taken back by name. */
const NOT_WHO =
  /[?!.,]{0,2} (?:no,? )?(?:wait,? |sorry,? |actually )?not (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:it['’]?s |but )?(?:with |by |from |at )?(?=\p{Lu})/u
function withOther(text: string): string {
  const [turn = '', name = ''] = NOT_WHO.exec(text) ?? []
  const at = text.indexOf(turn)
  return turn !== '' && text.slice(0, at).endsWith(name)
    ? text.slice(0, at - name.length) + text.slice(at + turn.length)
    : text
}
/** “Tickets.. i mean fees will be credited”. */
const I_MEAN =
  /(^|[.!?\n] )\p{L}+(?:\.{2,}|…|,)? (?:no,? )?(?:i mean|ich meine?|je veux dire|quiero decir|voglio dire|quero dizer|ik bedoel) (?=\p{L}+ \p{L})/giu

/** “the 18.12. nein der 19.12.”, “at half two no sorry half three”. */
const SPOKEN =
  '(?:half|quarter|ten|twenty|five)(?: (?:past|to))? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const NUMBER =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?: |$|(?=[,.]))){1,4}'
const CLOCK = '(?:half |quarter (?:past|to) )?\\d{1,2}(?:[.:h]\\d{2})?(?: ?(?:am|pm|h|uhr))?'
const SPAN = `${CLOCK} ?(?:to|till?|until|-|–|bis|à|a|às|alle|tot|do) ?${CLOCK}(?![\\p{L}\\d])`
const AGAIN = [
  // “from 2 to 4, no hang on, it’s half 2 to 4”: hours for hours.
  new RegExp(
    `(?<![\\p{L}\\d.,:])${SPAN}[,.…]* (?:(?:no|nein|non|wait|hang on|hold on|sorry|actually|i mean|make that|warte|quatsch|pardon|perdón|digo|anzi|scusa|desculpa|wacht)[,.…]* ){1,4}(?:it['’]?s |es sind |c['’]est |sono )?(?=${SPAN})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})${NUMBER}[,.]? ?(?:(?:no|sorry|wait|hang on|tell a lie|i tell a lie|actually|i mean|make that)[,.]? ){1,4}(?=(?:its |it['’]s )?${NUMBER})`,
    'giu',
  ),
  /(?<!\d)\d{1,2}\.\d{1,2}\.[,.]? (?:ach |äh |ah )?(?:nein|ne|nee|quatsch|moment|stopp|sorry),? (?:doch )?(?:der |am |den )?(?=\d{1,2}\.\d{1,2}\.)/giu,
  new RegExp(
    `(?<!\\p{L})${SPOKEN}[,.]? (?:(?:no|sorry|wait|actually|i mean|make that),? ){1,3}(?:at )?(?=${SPOKEN}(?!\\p{L}))`,
    'giu',
  ),
]

export const withLastWord = (text: string): string =>
  withLastTitle(
    withOther(AGAIN.reduce((said, again) => said.replace(again, ''), text).replace(I_MEAN, '$1'))
      .replace(
        VALUES,
        (_, sign: string, unit: string | undefined, last: string, own: string | undefined) =>
          `${/^\d/.test(last) && !own ? sign : ''}${last}${own ?? unit ?? ''}`,
      )
      .replace(TWICE, ''),
  )

const TITLED = /(?:headline|title|heading|titel|überschrift|titre|título|titolo|tytuł):? $/iu
const MAKE_IT = /(?:make|change|turn|mach|pon|mets|metti) (?:it |that |this |daraus |le |lo |la )?(?:to |into )?$/iu
const NEAR = 160

/** “headline “A”. Jo says that is a fib, so make it “B””. */
function withLastTitle(text: string): string {
  const quotes = quotesOf(text)
  for (const [nth, first] of quotes.entries()) {
    const next = quotes[nth + 1]
    const between = text.slice(first.end, next?.start ?? first.end)
    if (next && between.length < NEAR && TITLED.test(text.slice(0, first.start)) && MAKE_IT.test(between))
      return text.slice(0, first.start) + text.slice(next.start)
  }
  return text
}
