// What of a brief is surely for readers, by code: what is not is left out and told.
import type { Read } from '#lib/composer/answer.ts'
import { isCounted, listIn } from '#lib/composer/builtin/clauses.ts'
import { behindRequest, QUESTIONS, withoutAll, withoutCommission } from '#lib/composer/builtin/reading/commission.ts'
import { mendsOf, toldAnew } from '#lib/composer/builtin/reading/corrected.ts'
import { commentedOut, isSigned, isToOne, withoutReason } from '#lib/composer/builtin/reading/kept.ts'
import { afterLead, spokenIn } from '#lib/composer/builtin/reading/lead.ts'
import { isBareOrder, isLook, isMaking, tellsWhere } from '#lib/composer/builtin/reading/orders.ts'
import { isMood, labelledIn, leaveIn, remarkIn, stampIn } from '#lib/composer/builtin/reading/remarks.ts'
import { aroundQuote } from '#lib/composer/builtin/reading/spoken.ts'
import { type News, toldBy } from '#lib/composer/builtin/reading/tell.ts'
import { ordered, within } from '#lib/composer/builtin/reading/values.ts'
import { isOrAsked, type LeftList, readWish, subjectOf, type Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { amongOthers, type Verdict, withheld } from '#lib/composer/builtin/reading/withhold.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { spellOut } from '#lib/composer/lexis/spelling.ts'
import { type Token, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import { privateIn } from '#lib/composer/literals/private.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { unquoted } from '#lib/composer/segments/quoted.ts'

export type Told = {
  n: number
  /** The piece that a mended value comes from. */
  by?: number
  text: string
  literals: readonly Literal[]
  /** A wish stood before it: “post that …”. */
  led: boolean
}
export type Left = { n: number; text: string; list: LeftList }
export type Sorted = {
  read: Read
  told: Told[]
  left: Left[]
  language: string
  lexicons: readonly Lexicon[]
  today: number /** The one word that a wish is about. */
  cue: string
}

/** A question is read once, however often it is asked for. */
export function oncePerQuestion<Of>(read: (question: Question) => Of): (question: Question) => Of {
  const known = new WeakMap<Question, Of>()
  return question => {
    const made = known.get(question) ?? read(question)
    known.set(question, made)
    return made
  }
}

/** As far as lists of words and shapes of sentences tell. */
export const sortByPatterns = oncePerQuestion(sort)

function sort(question: Question): Sorted {
  const { segments, brand } = question
  const language = languageOf(segments.join('\n'), brand.voice.languages[0]?.slice(0, 2) ?? 'en').language
  const lexicons = language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')]
  const where = whereOf(question, language)
  const { today } = where
  const literals = literalsOf(segments, where)
  const news = segments.map(segment => newsOf(segment, lexicons, segments.length))
  const first = firstVerdicts(segments, news, lexicons)
  const verdicts = amongOthers(segments, first, { lexicons, language, today, brand: brand.name })
  const mends = mendsOf(segments, literals, lexicons, { first, verdicts })
  const read: Read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [], parts: [] }
  const [told, left]: [Told[], Left[]] = [[], []]
  for (const [index, text] of segments.entries()) {
    const n = index + 1
    const mend = mends.findLast(({ of, by }) => of === index || by === index)
    if (mend?.text !== undefined) {
      read.publish.push(n)
      read.parts.push(...mend.parts.filter(part => part.n === n))
      if (mend.by === index) left.push({ n, text, list: 'noise' })
      else told.push(toldAnew(mend, mend.text, where))
      continue
    }
    const [verdict, found] = [verdicts[index] ?? 'publish', literals[index] ?? []]
    // What another piece hides or answers is not read any further.
    const order = verdict === 'publish' && !withoutReason(text, segments[n] ?? '', lexicons) ? news[index] : undefined
    if (order) {
      read.publish.push(n)
      read.parts.push({ n, text: order.part })
      told.push({ n, led: false, ...ordered(order, text, found, { language, today }) })
      continue
    }
    const next = { text: segments[n] ?? '', isValue: isValued(segments[n] ?? '', literals[n]) }
    const wish = wishBefore(next, text, verdict, verdict === first[index], n === 1, lexicons)
    sortWish({ read, told, left }, wish, { n, text, verdict, found })
  }
  const cue = segments.join(' ').slice(0, 60)
  return { ...withheld({ read, told, left }, lexicons), language, lexicons, today, cue }
}

/** “2 hours, £15”: it begins with a value, which says nothing of what it is of. */
const isValued = (text: string, literals: readonly Literal[] | undefined): boolean =>
  literals?.[0]?.start === 0 || /^[\d€£$]/.test(text)

/** What of a segment is told, by what stands behind it as well. */
function wishBefore(
  next: { text: string; isValue: boolean },
  ...[text, verdict, mixed, isFirst, lexicons]: Parameters<typeof wishOf>
): Wish {
  const reason = verdict === 'publish' || mixed ? withoutReason(text, next.text, lexicons) : undefined
  // “pls post that we are shut as Jo is ill (dont put that)”: an order, news, and a reason that stays out.
  const told = reason?.told.map(each => toldBy(each, lexicons)?.part ?? each)
  const wish = reason && told ? { ...reason, told } : wishOf(text, verdict, mixed, isFirst, lexicons)
  const subject = isFirst && next.text !== '' ? subjectOf(text, wish, lexicons) : undefined
  // “Make a carousel about why bees swarm. They …”
  const isAsked = QUESTIONS.has(fold(/^\p{L}+/u.exec(subject?.told[0] ?? '')?.[0] ?? ''))
  return subject && (next.isValue || isAsked) ? subject : wish
}

/** A piece that is told whole, in parts, or not at all. */
function sortWish(
  { read, told, left }: Pick<Sorted, 'read' | 'told' | 'left'>,
  wish: Wish,
  { n, text, verdict, found }: { n: number; text: string; verdict: Verdict; found: readonly Literal[] },
): void {
  if (wish.told.length === 1 && wish.left.length === 0 && verdict === 'publish' && !wish.sure) {
    read.publish.push(n)
    told.push({ n, text, literals: found, led: false })
  } else if (wish.told.length > 0) {
    read.publish.push(n)
    read.parts.push(...wish.told.map(part => ({ n, text: part })))
    told.push(...wish.told.map(part => ({ n, text: part, literals: within(found, text, part), led: !wish.sure })))
  } else read[verdict].push(n)
  left.push(...wish.left.map(each => ({ ...each, n })))
}

/** What each piece is by itself. */
function firstVerdicts(
  segments: readonly string[],
  news: readonly (News | undefined)[],
  lexicons: readonly Lexicon[],
): Verdict[] {
  const mail = segments.some(segment => HEADER.test(segment)) && segments.length > 2
  const isLetter = segments.length > 2 && segments.some(segment => GREETS.test(segment))
  const signed = segments.length - 1
  const hidden = commentedOut(segments)
  return segments.map((segment, index) => {
    if (hidden[index]) return 'attack'
    if (mail && isRow(segment)) return 'noise'
    if (isLetter && index === signed && isSigned(segment, segments[index - 1] ?? '')) return 'noise'
    return news[index] ? 'publish' : verdictOf(segment, lexicons, segments.length)
  })
}

/** What an order to tell something says, where it says nothing but news. */
function newsOf(text: string, lexicons: readonly Lexicon[], pieces: number): News | undefined {
  const news = isRow(text) ? undefined : toldBy(text, lexicons)
  return news && verdictOf(news.told, lexicons, pieces) === 'publish' ? news : undefined
}

const GREETS =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|hola|querid[oa]s?|estimad[oa]s?|bonjour|salut|chère?s?|ciao|car[oiae]|olá|drodzy|cześć)(?![\p{L}])/iu

const MIXED = new Set<Verdict>(['publish', 'style', 'unsure', 'secret'])

/** What of a segment is told, and what is left: all of it either way, or clause by clause. */
function wishOf(text: string, verdict: Verdict, mixed: boolean, isFirst: boolean, lexicons: readonly Lexicon[]): Wish {
  const whole: Wish = verdict === 'publish' ? { told: [text], left: [] } : { told: [], left: [{ text, list: verdict }] }
  const stamp = stampIn(text)
  if (stamp !== '') {
    const rest = text.slice(stamp.length)
    const { told, left } = wishOf(rest, verdictOf(rest, lexicons, 1), true, false, lexicons)
    return { told, left: [{ text: stamp.trim(), list: 'noise' }, ...left] }
  }
  const isOpen = verdict === 'publish' || verdict === 'style'
  const spoken =
    isOpen && !(isFirst && withoutCommission(text)) ? aroundQuote(text, own => verdictOf(own, lexicons, 1)) : undefined
  if (spoken) return spoken
  const labelled = isOpen ? (behindRequest(text, lexicons) ?? labelledIn(text)) : undefined
  if (labelled?.told.every(each => verdictOf(each, lexicons, 1) === 'publish')) return labelled
  const titled = mixed && isFirst && verdict === 'style' ? withoutAll(text) : undefined
  const remark = verdict === 'publish' || (mixed && verdict === leaveIn(text)) ? remarkIn(text, isFirst) : titled
  if (remark?.told.every(each => verdictOf(each, lexicons, 1) === 'publish')) return remark
  if (!mixed || !MIXED.has(verdict) || isRow(text) || leaveIn(text)) return whole
  if (privateIn(text) !== undefined || isToOne(text, lexicons)) return whole
  const lead = isOpen ? afterLead(text, lexicons) : undefined
  if (lead !== undefined && lead !== text) return { told: [lead], left: [] }
  if (lead === text && verdict === 'publish') return whole
  const wish = readWish(text, lexicons)
  return wish.told.length > 0 ? wish : whole
}

const HEADER =
  /^(?:from|to|cc|bcc|subject|sent|date|fwd?|re|von|an|betreff|gesendet|de|para|asunto|objet|envoyé|oggetto|assunto|temat|od|do|件名|差出人|宛先|الموضوع|من|إلى)\s*[:：]/i
const MAIL =
  /^(?:sent from|this email|this message|gesendet von|enviado desde|envoyé de|inviato da|enviado do|wysłane z)\b/i
const WORD_COUNT = 6

function verdictOf(text: string, lexicons: readonly Lexicon[], pieces: number): Verdict {
  const tokens = spokenIn(text)
  if (attacks.in(text, tokens)) return 'attack'
  if ((HEADER.test(text) && pieces > 2) || MAIL.test(text)) return 'noise'
  const plain = lexicons.reduce(spellOut, text)
  const has = (list: (lexicon: Lexicon) => { in(text: string, tokens?: readonly Token[]): boolean }): boolean =>
    lexicons.some(lexicon => list(lexicon).in(plain, plain === text ? tokens : spokenIn(plain)))
  if (has(({ hide }) => hide) || has(({ lean }) => lean) || privateIn(text) !== undefined) return 'secret'
  if (has(({ taken }) => taken) || (pieces > 1 && isBareOrder(tokens))) return 'noise'
  if ((has(({ doubt }) => doubt) && doubts(text, plain, lexicons)) || /\?\?|\bsic\b/.test(text)) return 'unsure'
  if (pieces > 1 && isOrAsked(text, text.at(-1))) return 'unsure'
  const list = listIn(text)
  if (isCounted(list, lexicons)) return verdictOf(list[0]?.text ?? '', lexicons, pieces)
  if ((has(({ order }) => order) && !tellsWhere(text)) || isWish(tokens, pieces)) return 'style'
  const leave = leaveIn(text)
  if (leave) return leave
  if (pieces > 1 && isToOne(text, lexicons)) return 'secret'
  const words = tokens.filter(({ kind }) => kind === 'word')
  // A kiss, a lone initial.
  if (pieces > 1 && tokens.length === 1 && [...(words[0]?.text ?? '  ')].length === 1 && !UNSPACED.test(text))
    return 'noise'
  const small = (key: string): boolean => lexicons.some(({ glue, chat }) => glue.has(key) || chat.has(key))
  // “Bouquet from £95” is from nobody.
  const within = tokens.some(({ kind }) => kind === 'number') ? 0 : 1
  const noisy = lexicons
    .flatMap(({ noise }) => noise.find(text, tokens))
    // “What to prune when” is to nobody.
    .filter(({ first, phrase }) => first <= within && (first === 0 || !small(fold(phrase))))
  const rest = words.filter(
    ({ start, key }) => !small(key) && !noisy.some(found => start >= found.start && start < found.end),
  )
  return noisy.length > 0 && findLinks(text).length === 0 && words.length <= WORD_COUNT && rest.length <= 1
    ? 'noise'
    : 'publish'
}

const isWish = (tokens: readonly Token[], pieces: number): boolean =>
  isMaking(tokens) || isLook(tokens) || (pieces > 1 && isMood(tokens))

/** Who is quoted may doubt what they like; `plain` is the text spelled out. */
function doubts(text: string, plain: string, lexicons: readonly Lexicon[]): boolean {
  const own = unquoted(text)
  return lexicons.some(({ doubt }) => doubt.in(own === text ? plain : lexicons.reduce(spellOut, own)))
}
