// Broken or loud writing: ends, marks, doubled words, chat spelling, hype.
import type { Evidence, Text } from '#lib/composer/guard/evidence.ts'
import { type Rule, short } from '#lib/composer/guard/rule.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { meantBy } from '#lib/composer/lexis/spelling.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

export const torn: Rule = evidence => ({
  faults: evidence.texts.flatMap(text => [
    ...broken(evidence, text),
    ...loud(evidence, text),
    ...unquoted(evidence, text),
  ]),
})

const PAIRS: readonly [string, string][] = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
  ['“', '”'],
  ['「', '」'],
]
const count = (text: string, sign: string): number => text.split(sign).length - 1
const MARKUP = /[|<>{}\\^~]|\*\*|__|^#+\s|&(?:amp|lt|gt|quot);/

/** Signs of markup, or a mark of stress right behind an address. */
const isMarkup = (text: string): boolean => {
  const chunks = text.split(/\s/)
  const isStressed = (chunk: string, at: number) => at > 0 && chunk.includes('*') && ADDRESS.test(chunks[at - 1] ?? '')
  return MARKUP.test(text) || chunks.some(isStressed)
}
const ADDRESS = /\bhttps?:\/\//

function broken({ lexicons, spoken, question }: Evidence, { tokens, text, at, role }: Text): string[] {
  const last = tokens.filter(({ kind }) => kind !== 'mark').at(-1)
  const own = lexicons.find(({ pack }) => pack.code === spoken)
  const ends =
    last &&
    own &&
    last.kind === 'word' &&
    tokens.length > 1 &&
    own.dangling.has(last.key) &&
    !/[.!?。]$/.test(text) &&
    spoken !== 'ja'
  const words = tokens.filter(({ kind }) => kind === 'word')
  const twice = words.find(
    (token, index) =>
      index > 0 &&
      token.key.length > 1 &&
      words[index - 1]?.key === token.key &&
      /^\s+$/.test(text.slice(words[index - 1]?.end, token.start)),
  )
  const chat =
    spoken === 'ja' || role === 'code' ? undefined : tokens.find(token => own && meantBy(token, own) !== undefined)
  const unpaired =
    PAIRS.some(([open, close]) => count(text, open) !== count(text, close)) &&
    !(spoken === 'de' && count(text, '„') === count(text, '“'))
  const emoji = !question.brand.voice.emoji && /\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/g, ''))
  return [
    ...(ends ? [`torn: ${at} ends in “${text.slice(-16)}”`] : []),
    ...(/[,:;–-]$/.test(text.trim()) && role !== 'code' ? [`torn: ${at} ends in “${text.slice(-12)}”`] : []),
    ...(unpaired ? [`torn: a quote or bracket in ${at} is not closed`] : []),
    ...(twice ? [`torn: “${twice.text}” stands twice in ${at}`] : []),
    ...(chat ? [`chat: “${chat.text}” in ${at}: write it out`] : []),
    ...(isMarkup(text) && role !== 'code' ? [`markup in ${at}: “${short(text)}”`] : []),
    ...(emoji ? [`emoji in ${at}`] : []),
  ]
}

const LOUD = 6

function loud({ lexicons, spoken, publish, own }: Evidence, { tokens, text, at, role }: Text): string[] {
  if (role === 'quote' || role === 'code') return []
  const capitals = tokens.filter(
    ({ text: word, kind, key }) => kind === 'word' && /^\p{Lu}{2,}$/u.test(word) && !own.keys.has(key),
  )
  const given = new Set(publish.flatMap(piece => piece.tokens.map(token => token.text)))
  const shouted =
    capitals.find(
      ({ text: word, end }, index) =>
        (word.length >= LOUD && !given.has(word)) ||
        (capitals[index + 1] !== undefined &&
          capitals[index + 2] !== undefined &&
          (capitals[index + 2]?.start ?? 0) - end < 24 &&
          word.length > 2),
    ) ?? capitals.find(({ text: word }) => word.length >= LOUD)
  const hype = lexicons.find(({ pack }) => pack.code === spoken)?.hype.find(text, tokens)[0]
  return [
    ...(/[!！¡]/.test(text) ? [`mark: “!” in ${at}`] : []),
    ...(shouted ? [`loud: “${shouted.text}” in ${at}`] : []),
    ...(hype ? [`hype: “${hype.phrase}” in ${at}`] : []),
  ]
}

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const WORDS = 3

/** What stands in quotes stands in the brief word for word. */
function unquoted({ publish, lines, question }: Evidence, { text, at, role }: Text): string[] {
  const given = [...publish, ...lines].map(piece => bare(piece.text)).join(' \n ')
  const whole =
    role === 'quote'
      ? [text]
      : quotesOf(text)
          .map(({ start, end }) => text.slice(start + 1, end - 1))
          .filter(inside => bare(inside).split(' ').length >= WORDS)
  const strange = whole.find(
    each => !given.includes(bare(each)) && !question.segments.some(segment => bare(segment).includes(bare(each))),
  )
  return strange === undefined ? [] : [`quote: “${short(strange)}” in ${at} is not word for word in the brief`]
}
