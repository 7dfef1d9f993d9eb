// What is said and taken back in one breath: “6 euros no wait 6,50”, “headline “A”. … so make it “B””.
const WAIT =
  '(?:wait|hang on|hold on|sorry|i mean|make that|scratch that|warte|moment|quatsch|sorry|espera|perd[oó]n|digo|mejor dicho|attends?|attendez|pardon|je veux dire|aspetta|scusa|anzi|desculpa|ali[aá]s|quer dizer|wacht|ik bedoel)'
const VALUE = '[£$€]?\\d[\\d.,:]*\\d|[£$€]?\\d'
const UNIT = '(?:€|%|euros?|pounds?|dollars?|quid|pm|am|uhr|h|uur|zł|kr)'
/** The first value goes, and why: “… 6,50 because all has gone up and the small one 3,50”. */
const VALUES = new RegExp(
  `(?<![\\p{L}\\d.,:])(?:${VALUE})( ?${UNIT})?(?:,|\\.{2,3}| -| –)? (?:(?:no|nein|non|nee|não|oh|uh|um|äh|euh)[,. ]+)*${WAIT}[, ]+(?:it['’]?s |es |son |c['’]est |sono )?(${VALUE})(?![\\d])( ?${UNIT}(?!\\p{L}))?(?: (?:que|q|porque|because|cos|since|weil|parce que) [^.,;\\n]{3,30}?(?= (?:y|and|und|et|e|en) (?:la|el|the|die|der|das|le|il|de|het)(?!\\p{L})|[.,;\\n]|$))?`,
  'giu',
)
const QUOTE = '["“„«]([^"“”„«»\\n]{3,})["”“»]'
const QUOTES = new RegExp(
  `(headline|title|heading|titel|überschrift|titre|título|titolo|tytuł):? ${QUOTE}[^"“”„«»]{0,160}?(?:make|change|turn|mach|change|pon|mets|metti) (?:it|that|this|daraus|le|lo|la|plutôt)?(?: to| into)? ?${QUOTE}`,
  'giu',
)

export const withLastWord = (text: string): string =>
  text
    .replace(
      VALUES,
      (_, unit: string | undefined, last: string, own: string | undefined) => `${last}${own ?? unit ?? ''}`,
    )
    .replace(QUOTES, (_, named: string, __: string, last: string) => `${named} “${last}”`)
