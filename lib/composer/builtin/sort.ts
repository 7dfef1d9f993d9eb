// What of a brief is surely for readers, by code: what is not is left out and told.
import type { Read } from '#lib/composer/answer.ts'
import { isMaking, leaveIn } from '#lib/composer/builtin/orders.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { isAmerican } from '#lib/composer/guard/evidence.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import { literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

export type Told = {
  n: number
  text: string
  literals: readonly Literal[] /** A wish stood before it: “post that …”. */
  led: boolean
}
export type Left = { n: number; text: string; list: 'style' | 'secret' | 'unsure' | 'noise' | 'attack' }
export type Sorted = {
  read: Read
  told: Told[]
  left: Left[]
  language: string
  lexicons: readonly Lexicon[]
  today: number /** The one word that a wish is about. */
  cue: string
}

type Verdict = Left['list'] | 'publish'

export function sortSegments(question: Question): Sorted {
  const { segments, brand, day } = question
  const today = parseDay(day)
  const language = languageOf(segments.join('\n'), brand.voice.languages[0]?.slice(0, 2) ?? 'en').language
  const lexicons = language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')]
  const literals = literalsOf(segments, { language, today, american: isAmerican(question) })
  const mail = segments.some(segment => HEADER.test(segment)) && segments.length > 2
  const verdicts = segments.map(segment =>
    mail && isRow(segment) ? 'noise' : verdictOf(segment, lexicons, segments.length),
  )
  takeBack(segments, verdicts, lexicons)
  // What rides behind an order to the system may belong to it: somebody says whether it is for readers.
  for (const [index, verdict] of verdicts.entries())
    if (verdict === 'attack' && verdicts[index + 1] === 'publish') verdicts[index + 1] = 'unsure'
  answered(segments, verdicts)
  const told: Told[] = []
  const read: Read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [], parts: [] }
  for (const [index, text] of segments.entries()) {
    const n = index + 1
    const lead = verdicts[index] === 'style' || verdicts[index] === 'publish' ? afterLead(text, lexicons) : undefined
    if (lead !== undefined && lead !== text) {
      read.publish.push(n)
      read.parts.push({ n, text: lead })
      told.push({ n, text: lead, literals: moved(literals[index] ?? [], text, lead), led: true })
      continue
    }
    const verdict = verdicts[index] ?? 'publish'
    read[verdict].push(n)
    if (verdict === 'publish') told.push({ n, text, literals: literals[index] ?? [], led: false })
  }
  const left = segments.flatMap((text, index): Left[] =>
    verdicts[index] === 'publish' || read.publish.includes(index + 1)
      ? []
      : [{ n: index + 1, text, list: verdicts[index] as Left['list'] }],
  )
  return { read, told, left, language, lexicons, today, cue: segments.join(' ').slice(0, 60) }
}

const moved = (literals: readonly Literal[], text: string, part: string): Literal[] => {
  const from = text.length - part.length
  return literals
    .filter(({ start }) => start >= from)
    .map(one => ({ ...one, start: one.start - from, end: one.end - from }))
}

const HEADER =
  /^(?:from|to|cc|bcc|subject|sent|date|fwd?|re|von|an|betreff|gesendet|de|para|asunto|objet|envoyé|oggetto|assunto|temat|od|do|件名|差出人|宛先|الموضوع|من|إلى)\s*[:：]/i
const MAIL =
  /^(?:sent from|this email|this message|gesendet von|enviado desde|envoyé de|inviato da|enviado do|wysłane z)\b/i
const WORD_COUNT = 6

/** Words of addresses say nothing: “bonjour@…” greets nobody. */
const spokenIn = (text: string): Token[] => {
  const links = findLinks(text)
  return links.length === 0
    ? tokensOf(text)
    : tokensOf(text).filter(token => !links.some(({ start, end }) => token.start >= start && token.end <= end))
}

function verdictOf(text: string, lexicons: readonly Lexicon[], pieces: number): Verdict {
  const tokens = spokenIn(text)
  if (attacks.in(text, tokens)) return 'attack'
  if ((HEADER.test(text) && pieces > 2) || MAIL.test(text)) return 'noise'
  const has = (list: (lexicon: Lexicon) => { in(text: string, tokens?: readonly Token[]): boolean }): boolean =>
    lexicons.some(lexicon => list(lexicon).in(text, tokens))
  if (has(({ hide }) => hide) || has(({ lean }) => lean)) return 'secret'
  if (has(({ taken }) => taken)) return 'noise'
  if (has(({ doubt }) => doubt) || /\?\?|\bsic\b/.test(text)) return 'unsure'
  if (has(({ order }) => order) || isMaking(tokens)) return 'style'
  const leave = leaveIn(text)
  if (leave) return leave
  const words = tokens.filter(({ kind }) => kind === 'word')
  // A kiss, a lone initial.
  if (pieces > 1 && tokens.length === 1 && [...(words[0]?.text ?? '  ')].length === 1 && !UNSPACED.test(text))
    return 'noise'
  const small = (key: string): boolean => lexicons.some(({ glue, chat }) => glue.has(key) || chat.has(key))
  const noisy = lexicons.flatMap(({ noise }) => noise.find(text, tokens)).filter(({ first }) => first <= 1)
  const rest = words.filter(
    ({ start, key }) => !small(key) && !noisy.some(found => start >= found.start && start < found.end),
  )
  return noisy.length > 0 && findLinks(text).length === 0 && words.length <= WORD_COUNT && rest.length <= 1
    ? 'noise'
    : 'publish'
}

/** Answers to our questions stand below the brief: a question is never told, an answer that is a sentence is. */
function answered(segments: readonly string[], verdicts: Verdict[]): void {
  const head = segments.findIndex(segment => /^creator preferences:?$/i.test(segment))
  if (head < 0) return
  for (let at = head; at < segments.length; at++) {
    const text = segments[at] ?? ''
    if (at === head || /[?？]$/.test(text) || text.split(/\s+/).length < SENTENCE) verdicts[at] = 'style'
  }
}
const SENTENCE = 4

const LEANS = 7

/** “scrap that” takes back what stands before it, “don’t put that in” hides it. */
function takeBack(segments: readonly string[], verdicts: Verdict[], lexicons: readonly Lexicon[]): void {
  for (const [index, text] of segments.entries()) {
    if (index === 0 || verdicts[index - 1] !== 'publish') continue
    if (verdicts[index] === 'secret' && text.split(/\s+/).length <= LEANS && lexicons.some(({ lean }) => lean.in(text)))
      verdicts[index - 1] = 'secret'
    if (lexicons.some(({ taken }) => taken.in(text))) verdicts[index - 1] = 'unsure'
  }
}

const THAT = /^(?:that|saying|dass|que|q|che|że|ze|qu)$/
/** “do a post we’re closed”: the post, then who speaks. */
const MADE = /^(?:post|card|story|graphic|something|beitrag|grafik|publicacion|publication|grafica|posta)$/
const SPEAKER =
  /^(?:we|were|weve|well|our|im|wir|unser|unsere|nous|notre|estamos|hemos|tenemos|siamo|abbiamo|temos|mamy|jestesmy)$/
const LEAD_WORDS = 14

/** What stands behind “can you post that …”, “quick one:” and the like; undefined where nothing is surely told. */
export function afterLead(text: string, lexicons: readonly Lexicon[]): string | undefined {
  const quote = quotesOf(text).find(({ start, end }) => text.slice(start, end).split(' ').length > 4)
  if (quote) return behindWish(text, quote, lexicons)
  const link = /https?:\/\/\S/.exec(text)
  const tokens = spokenIn(text)
  const orders = lexicons.flatMap(({ order, noise }) => [
    ...order.find(text, tokens).filter(({ first }) => first >= 0 && first <= 2),
    // “How to …:” is a title; “hi all, …:” is a greeting.
    ...noise.find(text, tokens).filter(({ first }) => first === 0),
  ])
  if (orders.length === 0) return text
  if (link && link.index < 60) return text.slice(link.index)
  for (const [at, token] of tokens.entries()) {
    if (at > LEAD_WORDS) return undefined
    if (SPEAKER.test(token.key) && MADE.test(tokens[at - 1]?.key ?? '')) return text.slice(token.start)
    const ends =
      token.kind === 'mark'
        ? (token.text === ':' || token.text === '：') &&
          tokens[at - 1]?.kind === 'word' &&
          !/^\S/.test(text.slice(token.end))
        : THAT.test(token.key)
    if (!ends || at < 1) continue
    // “don’t say that …” tells nothing.
    if (isHidden(text.slice(0, token.start), lexicons)) return undefined
    const rest = text.slice(token.end).trim()
    const words = tokensOf(rest).filter(({ kind }) => kind !== 'mark')
    const wishes = lexicons.some(({ order }) => order.in(rest))
    return words.length >= 2 && !wishes ? rest : undefined
  }
  return undefined
}

const isHidden = (text: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.some(
    ({ hide, lean, doubt, claims }) =>
      hide.in(text) || lean.in(text) || doubt.in(text) || tokensOf(text).some(({ key }) => claims.get(key) === 'not'),
  ) || /(?:^|\s)(?:pas|nicht|kein\p{L}*|nie|non|no|não|dont|don’t|don't)(?:\s|$)/iu.test(text)

/** “quote for us, Name, work: "…" they agreed”: from the name to the end of the quote. */
function behindWish(
  text: string,
  quote: { start: number; end: number },
  lexicons: readonly Lexicon[],
): string | undefined {
  let from = 0
  for (let comma = text.indexOf(', '); comma >= 0 && comma < quote.start; comma = text.indexOf(', ', comma + 2)) {
    if (!lexicons.some(({ order, noise }) => order.in(text.slice(from, comma)) || noise.in(text.slice(from, comma))))
      break
    // “quote from Dana Whitlock, …”: the speaker stands behind the wish.
    const name = /(?:^|\s)(?:from|by|of|von|de|di|da|od) (?=\p{Lu}\S+ \p{Lu})/u.exec(text.slice(from, comma))
    if (name) {
      from += name.index + name[0].length
      break
    }
    from = comma + 2
  }
  const before = text.slice(from, quote.start)
  if (lexicons.some(({ order, hide }) => order.in(before) || hide.in(before))) return undefined
  return /^[\s.,–—-]*\p{Lu}/u.test(text.slice(quote.end)) || from === 0 ? text.slice(from) : text.slice(from, quote.end)
}
