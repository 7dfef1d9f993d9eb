// A sentence as beats that can be read while they move.
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { breaths } from '#lib/composer/pictures/breaths.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze } from '#lib/composer/words/compress.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

export const fits = (text: string): boolean =>
  width(text) <= BOX_LIMITS.scene && wordCount(text) <= SCENE_WORDS && width(text) >= 4

const SPLITS: Record<string, RegExp> = {
  ja: /[、。:：]|(?<=から)/,
  en: /[,;:]\s+|\s[-–]\s|\.\s+|\s\(|\)|\s(?=(?:and|so|because|with|without|as|then|for|in|on|into|at|that|when)\s)/,
  ar: /[،؛:]\s+|\.\s+/,
  hi: /[,;:।]\s+/,
  zh: /[，、。：；]/,
  other: /[,;:]\s+|\.\s+/,
}
const OPENER =
  /^(?:and then|and|so|but|then|also|that’s|that is|it’s|it is|und|y|et|for (?=all|every|both|free))(?![\p{L}\d]) ?/iu
const HANGING = /^(?:for|as|in|with|because|to|of|on|at|into|that|when|without|mit|con|para|bis|from|by)\b/i

/** Figures in a row: the first of them alone would say something else. */
const LISTED = /\d[\d:.]*(?:,| and| or) \d/
/** “Tax, VAT and pension leave …”: one subject of several words. */
const SERIAL =
  /^[\p{L}’'-]+(?: [\p{L}’'-]+)?, (?:[\p{L}’'-]+(?: [\p{L}’'-]+)?, )*[\p{L}’'-]+(?: [\p{L}’'-]+)? (?:and|or|und|y|et|e) /iu

const BREATHED = new Set(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'])

/** The whole where it fits, else the parts that can stand. */
export function beats(text: string, language: string): string[] {
  const bare = stripStop(text)
  const close = (words: string): string => sentence(upperFirst(words))
  if (fits(close(bare))) return [close(bare)]
  const breathed = BREATHED.has(language) ? breaths(bare, language) : []
  if (breathed.length > 0) return breathed
  const short = language === 'en' ? squeeze(bare, BOX_LIMITS.scene - 1) : undefined
  const parts = LISTED.test(bare) || SERIAL.test(bare) ? [] : bare.split(SPLITS[language] ?? SPLITS.other ?? /,/)
  const pieces = parts.map(piece => stripStop(piece.replace(OPENER, '')))
  const stands = (piece: string): boolean =>
    fits(close(piece)) &&
    !dangles(piece) &&
    !/(?<!\d| to|[-–]) \d{1,2}$|^(?:an?|the) \S+$/i.test(piece) &&
    (piece.split(' ').length > 1 || language === 'ja' || language === 'zh') &&
    !HANGING.test(piece)
  return [short, ...pieces].filter((piece): piece is string => piece !== undefined && stands(piece)).map(close)
}

export const beat = (text: string, language: string): string | undefined => beats(text, language)[0]

/** Words before which a sentence can be held for a breath. */
const BREATH =
  /^(?:the|a|an|who|that|which|when|while|where|before|after|until|because|with|without|for|from|into|at|on|in|to|as|and|or|but|so|every|your|our|from|than|if)$/i

/** “23 | December”, “Tuesday | 22 December”, “ham | and leek”, “stay | the same”: what is read in one breath. */
const cutsUnit = (head: string, tail: string): boolean =>
  (/ \d{1,2}$/.test(head) && /^\p{Lu}/u.test(tail)) ||
  (/day$/.test(head) && /^\d/.test(tail)) ||
  (head.includes(', ') && /^(?:and|or) /.test(tail)) ||
  /\b(?:stays?|remains?|keeps?|before|after|until|since|during)$/i.test(head)

/** A sentence too long for one beat as two that are read one after the other, both whole. */
export function halves(text: string): [string, string] | undefined {
  const marked = stripStop(text).match(/^([^:;,]{6,}?)[:;,]\s+([^:;,]+\s[^:;,]+)$/u)
  const [, before, after] = marked ?? []
  if (before && after && fits(before) && fits(`${after}.`)) return [upperFirst(before), sentence(upperFirst(after))]
  const words = stripStop(text).split(' ')
  let best: { pair: [string, string]; cost: number } | undefined
  for (let at = 2; at <= words.length - 2; at++) {
    const head = words.slice(0, at).join(' ')
    const tail = words.slice(at).join(' ')
    if (
      /[:;,]$/.test(head) ||
      /^to$/i.test(words[at] ?? '') ||
      dangles(head) ||
      cutsUnit(head, tail) ||
      !fits(head) ||
      !fits(`${tail}.`)
    )
      continue
    const cost = Math.abs(head.length - tail.length) + (BREATH.test(words[at] ?? '') ? 0 : 14)
    if (!best || cost < best.cost) best = { pair: [upperFirst(head), sentence(tail)], cost }
  }
  return best?.pair
}
