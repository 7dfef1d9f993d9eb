// Broken or loud writing: ends, marks, doubled words, chat spelling, hype.
import type { Evidence, Text } from '#lib/composer/guard/evidence.ts'
import { only, type Rule, short } from '#lib/composer/guard/rule.ts'
import { sameValue } from '#lib/composer/guard/value/values.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { meantBy } from '#lib/composer/lexis/spelling.ts'
import { quotedIn } from '#lib/composer/segments/quoted.ts'

export const torn: Rule = evidence => ({
  faults: evidence.texts.flatMap(text => [
    ...broken(evidence, text),
    ...loud(evidence, text),
    ...misquoted(evidence, text),
  ]),
})

const PAIRS = ['()', '[]', '«»', '“”', '「」']
/** „so“ in German, „so” in Polish. */
const LOW_QUOTE = /„[^„“”]*[“”]/g
/** “:)” closes nothing. */
const SMILE = /(?<=\s)[:;]-?[()]/g
const count = (text: string, sign: string): number => text.split(sign).length - 1
const MARKUP = /[|<>{}\\^~]|\*\*|__|^#+\s|&(?:amp|lt|gt|quot);/

/** “Cinq centimètres, pas plus”. */
const LESS = /^(?:pas|non|rien|de|en)$/
const ONE = /^(?:une?|uno|una|uma?)$/
/** “Zone A” ends in a name. */
/** “La pones tú”: without its accent it would lead on. */
const STRESSED = /^(?:tú|él|mí|sí|más)$/iu
const ONE_LETTER = /^\p{Lu}$/u
/** A small word that leads on, and nothing behind it; “un par un” is whole. */
function isOpen(evidence: Evidence, said: Text): boolean {
  const { tokens, text } = said
  const { lexicons, spoken } = evidence
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const last = words.at(-1)
  return (
    last?.kind === 'word' &&
    tokens.length > 1 &&
    lexicons.some(({ pack, dangling }) => pack.code === spoken && dangling.has(last.key)) &&
    // “camarero/a” is one word.
    !/[.!?。]$|\/\p{L}{1,2}$/u.test(text) &&
    !leadsToNext(evidence, said) &&
    spoken !== 'ja' &&
    !(ONE.test(last.key) && words.at(-3)?.key === last.key) &&
    !isEndOf(evidence, words) &&
    !leadsToValue(evidence, said, words) &&
    !ONE_LETTER.test(last.text) &&
    !STRESSED.test(last.text) &&
    !isStranded(words) &&
    !(last.key === 'plus' && LESS.test(words.at(-2)?.key ?? '')) &&
    !isPair(words, lexicons) &&
    !isWholeIn(words) &&
    !isCell(evidence, text)
  )
}

/** “Guess what it’s for”, “where our farmers are”, “boots are paid for”: what it leads to stands before it. */
const isStranded = (words: Text['tokens']): boolean =>
  CARED.test(`${words.at(-2)?.key} ${words.at(-1)?.key}`) ||
  (/^(?:for|from|with|of|at|to|about|in|is|are)$/.test(words.at(-1)?.key ?? '') &&
    words.slice(0, -2).some(({ key }) => /^(?:what|who|whom|which|where|how)$/.test(key)))

const CARED = /^(?:paid|cared|catered|accounted|called|asked|provided|spoken|vouched) for$|^looked after$/

/** “On ne panique pas”, “adhérents ou pas”, “venez en adopter un”: French ends so. */
const isWholeIn = (words: Text['tokens']): boolean => {
  const [last, before] = [words.at(-1)?.key ?? '', words.slice(-ROOM, -1).map(({ key }) => key)]
  return last === 'pas' ? before.some(key => /^(?:ne|n|ou)$/.test(key)) : /^une?$/.test(last) && before.includes('en')
}
const ROOM = 6

/** “Dywan przed i po”, “all you need to and from”: two of a kind that lead to what both have in common. */
const isPair = (words: Text['tokens'], lexicons: Evidence['lexicons']): boolean =>
  AND.test(words.at(-2)?.key ?? '') && lexicons.some(({ dangling }) => dangling.has(words.at(-3)?.key ?? ''))
const AND = /^(?:and|or|und|oder|et|ou|y|e|o|i|lub|en|of|och|og)$/

/** “… that we know of.”, “que vous porterez avec, …”: the brief itself ends a clause in these words. */
const isEndOf = ({ publish }: Evidence, words: Text['tokens']): boolean =>
  publish.some(({ tokens }) =>
    [...tokens, undefined].some(
      (token, at) =>
        (token === undefined || (token.kind === 'mark' && /[.,;!?(]/.test(token.text))) &&
        words.length >= END &&
        endAt(words, tokens, at),
    ),
  )
const END = 3

/** Whether the last of some words stand right before a token. */
const endAt = (words: Text['tokens'], tokens: Text['tokens'], at: number): boolean =>
  words.slice(-END).every(({ key }, nth) => key === tokens[at - END + nth]?.key)

/** “customers restored from”: the label of a row whose value follows these words in the brief. */
function leadsToValue({ texts, publish }: Evidence, { at, group }: Text, words: Text['tokens']): boolean {
  const value = at.endsWith(' label')
    ? texts.find(text => text.group === group && text.at !== at)?.literals[0]
    : undefined
  return (
    value !== undefined &&
    publish.some(({ tokens, literals }) =>
      literals.some(literal => {
        const first = tokens.findIndex(({ start }) => start >= literal.start)
        return sameValue(literal, value) && endAt(words, tokens, first)
      }),
    )
  )
}

/** “Best for”: a whole cell of a table that the brief brought. */
const isCell = ({ publish }: Evidence, text: string): boolean =>
  publish.some(piece => piece.text.includes('|') && piece.text.split('|').some(cell => bare(cell) === bare(text)))

/** Pronouns that grammar sets beside themselves: “als je je fiets brengt”, “die, die”, “nous nous”. */
const DOUBLED = new Set('je ze zij die dat der das sie nous vous had that'.split(' '))

/** “patch patch”, unless the brief says it so. */
function doubled({ publish }: Evidence, { tokens, text }: Text): string | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const twice = words.find(
    (token, index) =>
      index > 0 &&
      token.key.length > 1 &&
      !DOUBLED.has(token.key) &&
      words[index - 1]?.key === token.key &&
      /^\s+$/.test(text.slice(words[index - 1]?.end, token.start)),
  )
  const given = (key: string) =>
    publish.some(({ tokens: own }) => own.some((token, index) => token.key === key && own[index + 1]?.key === key))
  return twice && !given(twice.key) ? twice.text : undefined
}

/** “Ring us or email:”, “Dot says:”, “Book at”: what it leads to stands on the next line of the caption. */
function leadsToNext({ texts }: Evidence, text: Text): boolean {
  const next = texts[texts.indexOf(text) + 1]
  return text.on === 'caption' && next?.on === 'caption' && (text.text.trim().endsWith(':') || ADDRESS.test(next.text))
}
/** A link or an address alone. */
const ADDRESS = /^[^\s.@]+[.@]\S+$/

function broken(evidence: Evidence, said: Text): string[] {
  const { lexicons, spoken, question } = evidence
  const { tokens, text, at, role } = said
  const own = lexicons.find(({ pack }) => pack.code === spoken)
  const twice = doubled(evidence, said)
  const cut = /[,:;–-]$/.test(text.trim()) && role !== 'code' && !leadsToNext(evidence, said)
  const chat =
    spoken === 'ja' || role === 'code'
      ? undefined
      : tokens.find(token => own && meantBy(token, own) !== undefined && text[token.end] !== '-')
  const rest = text.replace(SMILE, '').replace(LOW_QUOTE, '')
  const unpaired =
    rest.includes('„') || PAIRS.some(([open = '', close = '']) => count(rest, open) !== count(rest, close))
  const emoji = !question.brand.voice.emoji && /\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/g, ''))
  return only([
    isOpen(evidence, said) && `torn: ${at} ends in “${text.slice(-16)}”`,
    cut && `torn: ${at} ends in “${text.slice(-12)}”`,
    unpaired && `torn: a quote or bracket in ${at} is not closed`,
    twice && `torn: “${twice}” stands twice in ${at}`,
    chat && `chat: “${chat.text}” in ${at}: write it out`,
    MARKUP.test(text) && role !== 'code' && `markup in ${at}: “${short(text)}”`,
    emoji && `emoji in ${at}`,
  ])
}

const LOUD = 6
const RUN = 24
const SHARE = 1 / 3

/** “RECALL”: what a calm brief sets in capitals is its own stress. */
function stressedIn(publish: Evidence['publish']): ReadonlySet<string> {
  const words = publish.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text))
  const capitals = words.filter(word => /^\p{Lu}{2,}$/u.test(word))
  return new Set(capitals.length <= words.length * SHARE ? capitals : [])
}

function loud(evidence: Evidence, said: Text): string[] {
  const { publish, own } = evidence
  const { tokens, text, at, role } = said
  if (role === 'quote' || role === 'code') return []
  const capitals = tokens.filter(
    ({ text: word, kind, key }) => kind === 'word' && /^\p{Lu}{2,}$/u.test(word) && !own.keys.has(key),
  )
  const stressed = stressedIn(publish)
  const shouted = capitals.find(
    ({ text: word, end }, index) =>
      (word.length >= LOUD && !stressed.has(word)) ||
      (word.length > 2 && (capitals[index + 2]?.start ?? Number.POSITIVE_INFINITY) - end < RUN),
  )
  const hype = hypeIn(evidence, said)
  return only([
    /[!！¡]/.test(unquoted(text, publish)) && `mark: “!” in ${at}`,
    shouted && `loud: “${shouted.text}” in ${at}`,
    hype && `hype: “${hype.phrase}” in ${at}`,
  ])
}

/** Without what it quotes word for word, marks and all: somebody who shouts in the brief shouts in the post. */
const unquoted = (text: string, publish: Evidence['publish']): string =>
  quotedIn(text)
    .filter(inside => publish.some(piece => piece.text.includes(inside)))
    .reduce((rest, inside) => rest.replace(inside, ''), text)

/** Praise that the brief does not say itself: “exceptionnellement fermé”, “must have an adult” of a brief are no praise. */
function hypeIn({ lexicons, spoken, publish, lines }: Evidence, { tokens, text, role, from }: Text) {
  const found = lexicons.find(({ pack }) => pack.code === spoken)?.hype.find(text, tokens) ?? []
  const isMotto = () => lines.some(line => from.includes(line.id) && bare(line.text) === bare(text))
  if (role === 'quote' || role === 'code' || found.length === 0 || isMotto()) return undefined
  // A roofer’s gutters are seamless because that is what they are called.
  const given = [...publish, ...lines].map(piece => ` ${bare(piece.text)} `)
  return found.find(({ phrase }) => {
    const said = bare(phrase).replace(ARTICLE, '')
    return !given.some(each => each.includes(` ${said} `) || (said.length >= STEM && each.includes(` ${stemOf(said)}`)))
  })
}

/** “Fermeture exceptionnelle” of a brief that says “fermé exceptionnellement”. */
const stemOf = (word: string): string => word.slice(0, -3)
const STEM = 10

/** “the best time” of a brief that says “best 10 to 2”. */
const ARTICLE = /^(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as) /

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const WORDS = 3

/** What stands in quotes stands in the brief word for word. */
function misquoted({ publish, lines, question }: Evidence, { text, at, role }: Text): string[] {
  const whole = role === 'quote' ? [text] : quotedIn(text).filter(inside => bare(inside).split(' ').length >= WORDS)
  if (whole.length === 0) return []
  // A quote may go on in the next segment: cutting a brief parts sentences that somebody says in one breath.
  const given = [...[...publish, ...lines].map(piece => bare(piece.text)), bare(question.segments.join(' '))].join(
    ' \n ',
  )
  const strange = whole.find(each => !given.includes(bare(each)))
  return strange === undefined ? [] : [`quote: “${short(strange)}” in ${at} is not word for word in the brief`]
}
