import { spelled } from '#lib/composer/words/typos.ts'

const CONTROL = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3)+/gu
const INNER_EMOJI = new RegExp(`(?<=[\\p{L}\\d!?.,)%€£$]\\s*)${EMOJI.source}\\s*(?=[\\p{L}\\d£$€])`, 'gu')
export const BRIEF_MAX = 5000

/** NFC, no hidden characters, no repeated lines or marks; emoji go unless they are the whole brief. */
export function normalise(brief: string): string {
  const plain = brief
    .slice(0, BRIEF_MAX)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
  const lines = plain.split('\n').map(line => tidyLine(line))
  const kept = lines.filter((line, index) => line === '' || lines.indexOf(line) === index)
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Emoji between pieces of text part them as bullets would. */
const parted = (line: string): string => {
  const inner = line.match(INNER_EMOJI)?.length ?? 0
  const all = line.match(EMOJI)?.length ?? 0
  return inner >= 2 ? line.replace(INNER_EMOJI, ' • ') : all > 1 ? line.replace(INNER_EMOJI, ', ') : line
}

/** “Pro tip - add …”: a word that says what kind of news follows. */
const DASHED_LABEL =
  /^\s*((?:\p{L}+ )?tip(?: of the \p{L}+)?|new|update|case study|guide|benchmarks?|survey|incident|resolved|status)\s+[-–—]\s+/iu

function tidyLine(line: string): string {
  const clean = spelled(parted(line))
    .replace(EMOJI, match => (/^[©®™]+$/u.test(match) ? match : ' '))
    .replace(/([!?])[!?]+/g, (_, mark: string) => mark)
    .replace(/！/g, '!')
    .replace(/\.{3,}|…/g, '. ')
    .replace(DASHED_LABEL, '$1: ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/<[^<>]{1,200}>/g, tag =>
      /^<(?:\/?[a-z][\w-]*)(?:\s[^>]*)?\/?>$/i.test(tag) &&
      /[/=]|^<(?:b|i|script|img|div|p|br|h\d|a|svg|iframe|style)\b/i.test(tag)
        ? ' '
        : tag,
    )
    .trim()
  return isShouting(clean) ? clean.toLowerCase() : clean
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const upper = letters.filter(letter => letter !== letter.toLowerCase())
  return letters.length >= 12 && upper.length / letters.length > 0.7
}
