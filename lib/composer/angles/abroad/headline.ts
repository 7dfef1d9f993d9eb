import { courseFrame, discountFrame, frame } from '#lib/composer/angles/abroad/frames.ts'
import { CJK, type Piece, stop, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import { LITTLE_MORE, stretches, unhung } from '#lib/composer/angles/abroad/seams.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

/** The strongest piece as a headline, and everything else in the order it came. */
export function headlineFrom(
  told: readonly Piece[],
  reading: Reading,
  shown: readonly string[],
): { headline: string; rest: string[] } {
  const pieces = joined(told, reading.language)
  const tried = pieces
    .map(piece => ({ piece, head: headOf(piece, reading), value: worth(piece, reading) }))
    .filter(each => each.head !== undefined)
    .sort((a, b) => b.value - a.value)
  const best = tried[0]
  const head = best?.head ?? cutAtWord(pieces[0]?.text ?? '', reading.language)
  const chosen = best?.piece ?? pieces[0]
  const headline = stop(head, reading.language)
  const source = stripStop(chosen?.text ?? '')
  const cut = source.slice(endOf(head, source)).replace(/^[\s,;:、]+/, '')
  const tail =
    cut.length > 10 || (/\d/.test(cut) && cut.length > 2) || (CJK.has(reading.language) && cut.length > 2)
      ? [cut.replace(RELATIVE[reading.language] ?? /(?!)/, '')]
      : []
  const glue = CJK.has(reading.language) ? '、' : ', '
  const rest = reading.facts.map((_, index) =>
    pieces
      .filter(piece => piece.told === index)
      .flatMap(piece =>
        (piece === chosen ? tail : [piece.text]).map(text => ({ text: unaddressed(text), colon: piece.colon })),
      )
      .filter(({ text }) => text !== '' && covered(text, [headline, ...shown]) < 0.9)
      .reduce(
        (all, { text, colon }) => (all === '' ? text : `${all}${colon && all === tail[0] ? ': ' : glue}${text}`),
        '',
      ),
  )
  return { headline, rest: rest.filter(text => text !== '') }
}

/** “Pour chaque bougie achetée, une offerte”: a beginning that leans on what follows, or an end too short for a line of its own. */
function joined(pieces: readonly Piece[], language: string): readonly Piece[] {
  const [first, second, ...others] = pieces
  if (!first || !second || second.told !== 0 || second.colon || CJK.has(language)) return pieces
  const text = `${first.text}, ${second.text}`
  const leans = DEPENDS.test(first.text) || width(unaddressed(second.text)) <= TOO_SHORT
  return leans && width(text) < LITTLE_MORE && unaddressed(second.text) === stripStop(second.text)
    ? [{ ...first, text, end: second.end }, ...others]
    : pieces
}
const TOO_SHORT = 10
const DEPENDS =
  /^(?:pour (?:chaque|tout|\p{L}+ \p{L}+ acheté)|für jede|wer |wenn |wegen |bei jede|por cada|si |cuando |quien |per ogni|se |chi |quando |para cada|quem |voor elke|voor iedere|wie |als |vid köp|om |dla każd|jeśli |przy |(?:por|per|pour|wegen|aufgrund|vanwege|devido|z powodu|på grund av)(?: \p{L}+){1,2}$)/iu

/** Where the words of a headline end in the piece that they were taken from. */
function endOf(head: string, source: string): number {
  if (source.toLowerCase().startsWith(head.toLowerCase())) return head.length
  const last = head.split(' ').at(-1) ?? ''
  const at = source.toLowerCase().lastIndexOf(last.toLowerCase())
  return at < 0 ? source.length : at + last.length
}

const RELATIVE: Record<string, RegExp> = { pt: /^que /i, es: /^que /i, fr: /^qui /i, it: /^che /i }
const LEADS: Record<string, RegExp> = {
  de: /^(?:bitte|und|also|denn|außerdem|wir haben(?= (?:vom|am|von|ab|bis|heute|morgen))|ihr könnt|neu:|leider) /i,
  es: /^(?:y|además|también|que|hay|pues|algo para|para) /i,
  ja: /^(?:また|そして|なお)/,
}
/** The piece itself where it fits, else its first stretch that can stand, else the piece though it be long. */
function headOf(piece: Piece, reading: Reading): string | undefined {
  const { language } = reading
  const bare = unaddressed(piece.text).replace(LEADS[language] ?? /(?!)/, '')
  const short = stretches(bare, language)
  const within = (most: number) => (text: string | undefined) =>
    text !== undefined &&
    width(stop(text, language)) <= most &&
    [...text].length >= (CJK.has(language) ? 4 : 6) &&
    !(LED.test(text) && text.split(' ').length < 4)
  const framed = [
    discountFrame(piece.text, language),
    frame(bare, piece, reading),
    courseFrame(piece.text, reading, properNouns(reading)),
  ].find(within(BOX_LIMITS.headline))
  return (
    framed ??
    [bare].find(within(LITTLE_MORE)) ??
    short.find(within(LITTLE_MORE)) ??
    [bare, ...short].find(within(WHOLE_SENTENCE))
  )
}

const LED =
  /^(?:a|à|en|con|mit|de|para|bis|um|hasta|desde|pour|até|du|del|em|no|na|ab|am|von|dal|alle|voor|met|op|t\/m|till|från|od|do) /i
/** Long rather than cut where nothing can be cut. */
const WHOLE_SENTENCE = 66

function worth(piece: Piece, reading: Reading): number {
  const dates = within(reading.dates, piece)
  const bare = unaddressed(piece.text)
  const small = CJK.has(reading.language) ? [...bare].length < 6 && !/1日1/.test(bare) : bare.split(/\s+/).length < 3
  const framed = discountFrame(piece.text, reading.language) ? 24 : frame(bare, piece, reading) ? 14 : 0
  return (
    (piece.first ? (DEPENDS.test(piece.text) ? -4 : 14) : 0) +
    framed +
    (dates.length > 0 ? 4 : 0) +
    (dates.some(date => date.role === 'deadline') && framed > 0 ? 8 : 0) +
    (within(reading.percents, piece).length + within(reading.money, piece).length > 0 ? 4 : 0) +
    (courseFrame(piece.text, reading, properNouns(reading)) ? 26 : 0) -
    piece.told * 2 -
    (small && !piece.first ? 20 : 0) -
    (bareDate(piece, reading) ? 30 : 0)
  )
}

/** A date alone, with an article or an hour beside it, says when and not what. */
const bareDate = (piece: Piece, reading: Reading): boolean =>
  within(reading.dates, piece).some(
    date => piece.text.length - reading.speak(date.start, date.end).length <= (CJK.has(reading.language) ? 3 : 9),
  )

function cutAtWord(text: string, language: string): string {
  let out = ''
  for (const word of CJK.has(language) ? [...stripStop(text)] : stripStop(text).split(' ')) {
    const next = CJK.has(language) ? out + word : `${out} ${word}`.trim()
    if (width(next) >= BOX_LIMITS.headline) break
    out = next
  }
  out = unhung(out)
  const dateless =
    /\d\.?$/.test(out) && out.length < stripStop(text).length ? out.replace(/(?:\s\p{L}{1,4})?\s\d+\.?$/u, '') : out
  return upperFirst(dateless.replace(/[,;:、]$/, ''))
}

export const properNouns = (reading: Reading): string[] =>
  reading.language === 'de'
    ? [...reading.text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{4,}/gu)].map(match => match[0])
    : reading.language === 'ja'
      ? [...reading.text.matchAll(/[ぁ-んァ-ヶー]{3,10}(?=コース|まつり|セール|教室)/g)].map(match => match[0])
      : [...reading.text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}{3,}/gu)].map(match => match[0])
