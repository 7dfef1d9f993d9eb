// A piece that mixes an order, news and style, read clause by clause: what is news is told letter by letter, the rest is left.

import type { Read } from '#lib/composer/answer.ts'
import { type Clause, clausesIn, isCounted, isHowTo, listIn } from '#lib/composer/builtin/clauses.ts'
import { topicOfOrder } from '#lib/composer/builtin/reading/commission.ts'
import { doubted, type Stretch, sub } from '#lib/composer/builtin/reading/doubted.ts'
import { isForMaker, isLook, isMaking, isMedium, isWith } from '#lib/composer/builtin/reading/orders.ts'
import { isMood } from '#lib/composer/builtin/reading/remarks.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { spellOut } from '#lib/composer/lexis/spelling.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { beginsWithOr } from '#lib/composer/literals/either.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { width } from '#lib/composer/words/width.ts'

export type LeftList = Exclude<keyof Read, 'publish' | 'parts'>
export type Wish = {
  told: string[]
  left: { text: string; list: LeftList }[]
  /** Nothing but an order stood before it. */
  sure?: boolean
}

const AND = wordSet('and but so also und aber sowie y pero e ma mas et mais i ale oraz و')
const POLITE = wordSet(
  'pls plz please ta thx thanks cheers xx bitte danke porfa porfi gracias stp svp merci grazie obrigado obrigada dzieki prosze شكرا لطفا',
)
const OPENERS = wordSet(
  'hi hey hello heya hiya soo sooo ok okay basically anyway btw oh ah hallo moin hola oye salut coucou ciao oi ola hej czesc مرحبا',
)
const ABOUT = wordSet(
  'about abt on for re regarding announcing ueber uber zu zum zur fur furs sobre del sur pour per su sul sulla sullo sui sulle di do da o na عن حول بخصوص',
)
const CASED = wordSet('o na zu zum zur')
const THAT = wordSet('that saying says dass que che ze انه ان انو')
/** Who is told by “tell people …”, “let everyone know …”. */
const TELL = wordSet('tell remind inform let sag sagt diles decid dis dites di dite diz powiedz قولوا')
const SAY = wordSet(
  'mention say announce note include erwahn* sag* schreib* menciona* di mentionne* precise* menzion* dice diz wspomnij* dodaj اذكر* قول*',
)
const SPEAKER = wordSet(
  'we were weve well our im its theres wir unser unsere nous notre estamos hemos tenemos siamo abbiamo temos mamy jestesmy احنا نحن عندنا',
)
const SHOWS = wordSet(
  'show* explain* look* feel* sound* demonstrat* highlight* captur* zeig* erklar* muestr* expli* montr* mostr* spieg* pokaz* wyjasn*',
)
const AHEAD = 8
const BEHIND = 4

/** What of a piece is for readers; nothing where that cannot be told. */
export function readWish(text: string, lexicons: readonly Lexicon[]): Wish {
  const [clauses, list] = [clausesIn(text), listIn(text)]
  const members = isCounted(list, lexicons) || isHowTo(list) ? list.slice(1) : []
  const lists = clauses
    .flatMap(clause => (members.includes(clause) ? [clause] : parted(clause, lexicons)))
    .map((one, index, all): Stretch => {
      const list = listOf(one, all[index - 1], lexicons)
      return { ...one, list: list === 'style' && members.includes(one) ? 'publish' : list }
    })
  const stretches = doubted(hidden(lists, lexicons), lexicons)
  const read = stretches.flatMap(one => (one.list === 'style' ? withTopic(one, lexicons) : [one]))
  const told = read.some(({ list, text: one }) => list === 'publish' || (list === 'topic' && /\d/.test(one)))
  return {
    // A subject alone is no news.
    told: told
      ? joined(text, read).filter(one => /[\p{L}\p{N}]{2}/u.test(one) && (/\d|\s/.test(one) || UNSPACED.test(one)))
      : [],
    left: read.flatMap(({ text: left, list }) =>
      list === 'publish' || list === 'topic' ? [] : [{ text: left, list }],
    ),
  }
}

/** Also cut where a wish begins inside of a clause: “… and make it look rugged”, “… in warm tones”. */
function parted(clause: Clause, lexicons: readonly Lexicon[]): Clause[] {
  const tokens = tokensOf(clause.text)
  if (isLook(tokens)) return [clause]
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || token.kind !== 'word') continue
    const joins = AND.has(token.key)
    const ahead = tokens.slice(joins ? at + 1 : at, at + AHEAD)
    const begins = joins ? isWish(clause.text, ahead, lexicons, 1) : isWith(token) && isLook(ahead)
    if (begins) return [sub(clause, 0, token.start), ...parted(sub(clause, token.start, clause.text.length), lexicons)]
  }
  return [clause]
}

const isWish = (text: string, tokens: readonly Token[], lexicons: readonly Lexicon[], within = AHEAD): boolean =>
  isMaking(tokens) ||
  isLook(tokens) ||
  lexicons.some(({ order }) => order.find(text, tokens).some(({ first }) => first <= within))

function listOf(one: Clause, before: Clause | undefined, lexicons: readonly Lexicon[]): Stretch['list'] {
  const tokens = tokensOf(one.text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const plain = lexicons.reduce(spellOut, one.text)
  const in_ = (list: (lexicon: Lexicon) => Lexicon['hide']) => lexicons.some(each => list(each).in(plain))
  if (in_(({ hide }) => hide) || in_(({ lean }) => lean)) return 'secret'
  if (in_(({ doubt }) => doubt) || /\?\?/.test(one.text) || isOrAsked(one.text, one.mark)) return 'unsure'
  if (words.length > 0 && words.every(({ key }) => POLITE.has(key) || OPENERS.has(key))) return 'noise'
  const greets = lexicons.some(({ noise }) =>
    noise.find(one.text, tokens).some(({ first, phrase }) => first === 0 && !isSmall(fold(phrase), lexicons)),
  )
  if (greets && words.length <= 2 && tokens.every(({ kind }) => kind !== 'number')) return 'noise'
  // “tone: calm”
  if (before?.mark === ':' && before.text.split(' ').length <= 2 && isLook(tokensOf(before.text))) return 'style'
  const says = SAY.has(words[0]?.key) && (SPEAKER.has(words[1]?.key) || THAT.has(words[1]?.key))
  return says || isForMaker(tokens) || isMood(tokens) || isWish(one.text, tokens, lexicons) ? 'style' : 'publish'
}

/** What is hidden by name takes what follows along; what is hidden as “it” takes all. */
function hidden(stretches: Stretch[], lexicons: readonly Lexicon[]): Stretch[] {
  const first = stretches.findIndex(({ list }) => list === 'secret')
  if (first < 0) return stretches
  const { text } = stretches[first] ?? { text: '' }
  const tokens = tokensOf(text)
  const [found] = lexicons
    .flatMap(({ hide }) => hide.find(text, tokens))
    .filter(one => one.first >= 0 && one.first <= 2)
  const named =
    found && tokens.slice(found.last + 1).some(({ kind, key }) => kind === 'word' && !isSmall(key, lexicons))
  const leans = lexicons.some(({ lean }) => lean.in(text, tokens))
  return stretches.map((one, index) => (index >= first || !named || leans ? { ...one, list: 'secret' } : one))
}

const isSmall = (key: string, lexicons: readonly Lexicon[]): boolean => lexicons.some(({ glue }) => glue.has(key))

/** “Or did we say 75?”: doubts what stands before it, and asks no reader; “O jantar é às 8?” begins with an article. */
export const isOrAsked = (text: string, mark: string | undefined): boolean =>
  mark === '?' && beginsWithOr(text) && !/^\p{L} /u.test(text)

const SUBJECT_WORDS = 6
/** “Something for insta about puppy’s first groom.”: the subject, for values that say none. */
export function subjectOf(text: string, { told: said }: Wish, lexicons: readonly Lexicon[]): Wish | undefined {
  const named = topicOfOrder(text)
  const topic = said.length === 0 ? (named ?? topicOf(text, lexicons)) : undefined
  const told = topic && withoutEnd(text.slice(topic.start, named?.end).trim(), '.!: ')
  return told && !/[,;:.!?]/.test(told) && told.split(' ').length <= SUBJECT_WORDS
    ? { told: [told], left: [{ text: text.slice(0, topic.start).trim(), list: 'style' }] }
    : undefined
}

/** What a wish is about: “a post about the new bar”, “tell parents the fair is on”, “mention that parking is behind”. */
function withTopic(one: Stretch, lexicons: readonly Lexicon[]): Stretch[] {
  const found = topicOf(one.text, lexicons)
  if (!found) return [one]
  const topic = sub(one, found.start, one.text.length)
  return [
    { ...sub(one, 0, found.start), list: 'style' },
    { ...topic, list: found.whole ? 'publish' : 'topic' },
  ]
}

const WITH_MANY = wordSet('with of mit con avec com de di z')
const isMany = ({ kind, key }: Token, lexicons: readonly Lexicon[]): boolean =>
  kind === 'number'
    ? /^\d{1,2}$/.test(key) && Number(key) > 1
    : lexicons.some(({ numbers }) => (numbers.get(key) ?? 0) > 1)

type Topic = { start: number /** A sentence of its own. */; whole: boolean }

function topicOf(text: string, lexicons: readonly Lexicon[]): Topic | undefined {
  const tokens = tokensOf(text)
  const orders = lexicons.flatMap(({ order }) => order.find(text, tokens)).filter(({ first }) => first >= 0)
  const medium = tokens.slice(0, AHEAD).findLastIndex(isMedium)
  const order = Math.max(-1, ...orders.filter(({ first }) => first < AHEAD).map(({ last }) => last))
  const verb = tokens.slice(0, AHEAD).findIndex(({ key }) => TELL.has(key))
  const topic = (at: number, whole: boolean): Topic | undefined => {
    const says = tokens.slice(at).some(token => isContent(token, lexicons) && !POLITE.has(token.key))
    return says ? { start: tokens[at]?.start ?? 0, whole } : undefined
  }
  const from = Math.max(medium, order)
  if (from < 0 && verb < 0) return undefined
  for (let at = Math.max(0, from); at <= from + BEHIND && at < tokens.length; at++) {
    const { key = '' } = tokens[at] ?? {}
    // “a video that shows how …” tells how it should be.
    if (THAT.has(key)) return SHOWS.has(tokens[at + 1]?.key) ? undefined : topic(at + 1, true)
    if (SPEAKER.has(key) && at === from + 1) return topic(at, true)
    const next = tokens[at + 1]
    // The case of what follows hangs on some of them: “o nowym serniku”.
    if (ABOUT.has(key) && next && !isMedium(next)) return topic(CASED.has(key) ? at : at + 1, false)
    // “a post with 3 tips against exam nerves: …”
    if (WITH_MANY.has(key) && next && isMany(next, lexicons) && at < from + BEHIND) return topic(at + 1, false)
  }
  if (verb >= 0) {
    const know = tokens.findIndex(({ key }, at) => at > verb && at < verb + BEHIND && key === 'know')
    return topic(know > 0 ? know + 1 : verb + 2, true)
  }
  return orders.some(({ last }) => SAY.has(tokens[last]?.key)) ? topic(order + 1, false) : undefined
}

/** A first clause that fills a headline by itself. */
const FULL = 30

/** Stretches of news that touch stand together; a topic that is no sentence stands alone. */
function joined(text: string, stretches: readonly Stretch[]): string[] {
  const runs: { start: number; end: number; open: boolean; clauses: number }[] = []
  for (const [index, { start, end, list, mark }] of stretches.entries()) {
    if (list !== 'publish' && list !== 'topic') continue
    const last = runs.at(-1)
    const full =
      last &&
      last.clauses === 1 &&
      stretches[index - 1]?.mark !== ':' &&
      width(text.slice(last.start, last.end)) >= FULL
    const touches = last?.open && !full && ['publish', 'topic'].includes(stretches[index - 1]?.list ?? '')
    if (last && touches) [last.end, last.open, last.clauses] = [end, true, last.clauses + 1]
    else runs.push({ start, end, open: list === 'publish' || mark === ':', clauses: 1 })
    const now = runs.at(-1)
    if (now && /[.!?]/.test(mark)) now.open = false
    // “can't read music?” asks and does not say so.
    if (now && mark === '?' && text[end - 1] !== '?') now.end = end + 1
  }
  return runs.map(({ start, end }) => bared(text.slice(start, end)))
}

/** Without a greeting before it and a “please” behind it. */
function bared(text: string): string {
  const tokens = tokensOf(text)
  let [first, last] = [0, tokens.length - 1]
  const isIdle = (token: Token | undefined, set: { has(key: string): boolean }) =>
    token !== undefined && (token.kind === 'mark' ? /[,;:.–-]/.test(token.text) : set.has(token.key))
  while (first < last && (isIdle(tokens[first], OPENERS) || isIdle(tokens[first], AND))) first++
  while (last > first && isIdle(tokens[last], POLITE)) last--
  return text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? text.length)
}
