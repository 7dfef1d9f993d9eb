import { courseFrame, discountFrame, frame } from '#lib/composer/angles/abroad/frames.ts'
import { CJK, type Piece, stop, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

/** The strongest piece as a headline, and everything else in the order it came. */
export function headlineFrom(
  pieces: readonly Piece[],
  reading: Reading,
  shown: readonly string[],
): { headline: string; rest: string[] } {
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
    cut.length > 10 || (CJK.has(reading.language) && cut.length > 2)
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

/** Where the words of a headline end in the piece that they were taken from. */
function endOf(head: string, source: string): number {
  if (source.toLowerCase().startsWith(head.toLowerCase())) return head.length
  const last = head.split(' ').at(-1) ?? ''
  const at = source.toLowerCase().lastIndexOf(last.toLowerCase())
  return at < 0 ? source.length : at + last.length
}

const RELATIVE: Record<string, RegExp> = { pt: /^que /i, es: /^que /i, fr: /^qui /i, it: /^che /i }
const LEADS: Record<string, RegExp> = {
  de: /^(?:bitte|und|also|denn|außerdem|wir haben|ihr könnt|neu:|leider) /i,
  es: /^(?:y|además|también|que|hay|pues|algo para|para) /i,
  ja: /^(?:また|そして|なお)/,
}
const SEAMS =
  /\s(?=(?:después|porque|sonst|damit|weil|pour|mais|mit|con|para|hasta|desde|bis|ab|que|qui|che|die|der|avec|jusqu’au|com|até|und|et|y|e)\s)/
const HANGS =
  /\s(?:que|qui|che|der|die|das|dass|und|y|e|et|de|du|des|del|la|el|los|las|le|les|en|a|à|au|aux|o|os|as|com|para|pour|avec|mit|für|von|vom|bis|in|im|am|an|zu|zum|zur|por|con|al|no|na|em|um|uma|un|una|une|ein|eine|einen|unser|unsere|nuestro|nuestra|notre|nosso|nossa|alle|todos|todas|tous)$/iu

/** The piece itself where it fits, else its first stretch that can stand. */
function headOf(piece: Piece, reading: Reading): string | undefined {
  const bare = unaddressed(piece.text).replace(LEADS[reading.language] ?? /(?!)/, '')
  const choices = [
    discountFrame(piece.text, reading.language),
    frame(bare, piece, reading),
    courseFrame(piece.text, reading, properNouns(reading)),
    bare,
    ...stretches(bare, reading.language),
  ]
  const most = FRAMED.has(reading.language) ? BOX_LIMITS.headline : WHOLE_SENTENCE
  return choices.find(
    text =>
      text !== undefined &&
      width(stop(text, reading.language)) <= most &&
      [...text].length >= (CJK.has(reading.language) ? 4 : 6) &&
      !HANGS.test(text) &&
      !/^(?:a|à|en|con|mit|de|para|bis|um|hasta|desde|pour|até|du|del|em|no|na|ab|am|von) /i.test(text),
  )
}

/** Languages whose sentences are cut at known seams; any other is better long than cut. */
const FRAMED = new Set(['de', 'es', 'fr', 'pt', 'it', 'ja'])
const WHOLE_SENTENCE = 64

/** Beginnings of a piece, the longest first, each ending at a seam. */
function stretches(text: string, language: string): string[] {
  const parts = CJK.has(language) ? text.split(/(?<=[、。:：])|(?<=から)|(?<=は)(?=.{4})/) : text.split(SEAMS)
  return parts.map((_, index) =>
    parts
      .slice(0, parts.length - index)
      .join(CJK.has(language) ? '' : ' ')
      .replace(/[、,:：]$/, ''),
  )
}

function worth(piece: Piece, reading: Reading): number {
  const dates = within(reading.dates, piece)
  const bare = unaddressed(piece.text)
  const small = CJK.has(reading.language) ? [...bare].length < 6 && !/1日1/.test(bare) : bare.split(/\s+/).length < 3
  const framed = discountFrame(piece.text, reading.language) ? 24 : frame(bare, piece, reading) ? 14 : 0
  return (
    (piece.first ? 14 : 0) +
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
  within(reading.dates, piece).some(date => piece.text.length - reading.speak(date.start, date.end).length <= 9)

function cutAtWord(text: string, language: string): string {
  let out = ''
  for (const word of CJK.has(language) ? [...stripStop(text)] : stripStop(text).split(' ')) {
    const next = CJK.has(language) ? out + word : `${out} ${word}`.trim()
    if (width(next) >= BOX_LIMITS.headline) break
    out = next
  }
  while (HANGS.test(out)) out = out.replace(HANGS, '')
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
