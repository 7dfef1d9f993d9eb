// What is to be made, at the head of a brief and without a verb: “og pic for the docs page.”, “link image for our open day, …”, “a video about Biscuit”.
import { type Clause, clausesIn } from '#lib/composer/builtin/clauses.ts'
import { FOR, isOfMaking, isSomething, OUTLETS, PLEASE, THINGS } from '#lib/composer/builtin/reading/orders.ts'
import type { Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

const ABOUT = wordSet('about uber ueber sobre acerca propos su sul sulla o')
const VAGUE = wordSet('thing thingy ding cosa chose coisa cos')
/** Words that stand before the thing: “a short”, “idea for a”. */
const LEAD = 6
const LONGEST = 14

/** The first clause, where it says only what is to be made and what for; what the thing is about, or its title between quotes, is told. */
export function withoutCommission(text: string): Wish | undefined {
  const [first] = clausesIn(text)
  if (!first || first.start > 0) return undefined
  const alone = withoutAll(text)
  if (alone) return alone
  const words = wordsOf(first.text)
  const rest = text.slice(first.end).replace(/^[\s,:;.!?–—،؛؟、。]+/, '')
  const topic = topicIn(words)
  if (topic && topic.end < first.end) {
    const told = [text.slice(topic.start, topic.end), rest].filter(Boolean)
    return { told, left: [{ text: text.slice(0, topic.start).trim(), list: 'style' }] }
  }
  if (topic)
    return { told: [text.slice(topic.start)], left: [{ text: text.slice(0, topic.start).trim(), list: 'style' }] }
  if (words.length > LONGEST || words.some(({ kind }) => kind === 'number') || !isCommission(words, text[first.end]))
    return undefined
  return { told: rest === '' ? [] : [rest], left: [{ text: first.text, list: 'style' }] }
}

/** “og image for the blog post "Five things to put on every quote"”: the title alone; what stands behind “quick one for insta”. */
export function withoutAll(text: string): Wish | undefined {
  const named = titleIn(text)
  if (named) return { told: named.told, left: [], sure: true }
  const [first, ...more] = clausesIn(text)
  const second = more.find(one => !isPageName(one))
  const words = wordsOf(first?.text ?? '')
  // “…, dass wir zu haben” is what the order tells.
  const isTold = second !== undefined && !/^(?:dass|daß|que|che|że|that) /iu.test(second.text)
  const start = isTold && isOrderAlone(words, first?.mark ?? '') ? second.start : questionIn(words)?.start
  return start === undefined ? undefined : { told: [text.slice(start)], left: [], sure: true }
}

/** “need a link pic for the intro to ropes page”: what the one clause of an order is about. */
export function topicOfOrder(text: string): { start: number; end: number } | undefined {
  return clausesIn(text).length === 1 ? topicIn(wordsOf(text)) : undefined
}

/** “Kann jemand was posten: …”, “Post: …”: small words and one of posting before a colon, in any language. */
export function behindRequest(text: string, lexicons: readonly Lexicon[]): Wish | undefined {
  const [first, second] = clausesIn(text)
  const words = wordsOf(first?.text ?? '')
  const isSmallHere = ({ key }: Token) => lexicons.some(({ glue, common }) => glue.has(key) || common.has(key))
  // “Not for publishing: …”, “post for tomorrow: …”
  const says = ({ key }: Token) => lexicons.some(({ claims, dated }) => claims.has(key) || dated.has(key))
  const isRequest =
    first?.mark === ':' &&
    words.some(({ key }) => POSTS.has(key)) &&
    words.every(one => POSTS.has(one.key) || (!says(one) && (isOfMaking(one) || isSmall(one) || isSmallHere(one))))
  return isRequest && second ? { told: [text.slice(second.start)], left: [], sure: true } : undefined
}
const POSTS = wordSet(
  'post posts posten postet poste postear poster publicar publiquen publier pubblicare opublikowac caption external extern public offentlich',
)

const wordsOf = (text: string): Token[] => tokensOf(text).filter(({ kind }) => kind !== 'mark')

/** What stands before the thing that is to be made and what behind it, where one of the first words names it. */
function aroundThing(words: readonly Token[]): { before: Token[]; behind: Token[] } | undefined {
  // “og image” is one thing.
  const at = words.slice(0, LEAD).findIndex(({ key }, nth) => THINGS.has(key) && !THINGS.has(words[nth + 1]?.key))
  return at < 0 ? undefined : { before: words.slice(0, at), behind: words.slice(at + 1) }
}

const isSmall = ({ key }: Token): boolean => SHOWN.has(key) || SHORTLY.has(key) || ORDERS.has(key)
const isFor = ([lead]: readonly Token[]): boolean => FOR.has(lead?.key)

function isCommission(all: readonly Token[], mark: string | undefined): boolean {
  const thing = aroundThing(all.filter(({ key }) => !PLEASE.has(key) && !VAGUE.has(key)))
  if (!thing) return false
  const { before, behind } = thing
  const isWanted = mark === ':' || all.some(({ key }) => PLEASE.has(key)) || isFor(before.slice(-2, -1))
  // “A loyalty card for our regulars” is none.
  return behind.length === 0 ? isWanted : isFor(behind) && behind.length > 1 && before.every(isSmall)
}

/** “Quick one for insta”, “make a short video”, “og image for our blog post”: no word of it is news. */
const isOrderAlone = (words: readonly Token[], mark: string): boolean =>
  (words.length > 1 || (mark === ':' && ALONE.has(words[0]?.key))) &&
  words.some(word => THINGS.has(word.key) || OUTLETS.has(word.key) || isSomething(word)) &&
  words.every((token, at) => isOfMaking(token) || isSmall(token) || isLength(words, at))

/** “social card, case study page: How …”: where the link leads. */
const isPageName = ({ text, mark }: Clause): boolean => /[:–]/.test(mark) && wordsOf(text).every(isSmall)

/** “12 second”, “5 slide”: how long it should be. */
const isLength = (words: readonly Token[], at: number): boolean =>
  (words[at]?.kind === 'number' && LENGTH.has(words[at + 1]?.key)) ||
  (words[at - 1]?.kind === 'number' && LENGTH.has(words[at]?.key))
const LENGTH = wordSet(
  'sekunde* sekund* secondes segundo* secondi seconden second seconds sec secs minute minutes min mins slide slides frame frames part page pages',
)

/** “Film: …” may be shown, “Carousel: …” is what is to be made. */
const ALONE = wordSet('carousel infographic slideshow reel post tweet')

export const QUESTIONS = wordSet(
  'why how what when where who warum wieso wie was pourquoi comment perche come porque como dlaczego jak',
)
/** “our blog post why raw honey sets”: the question is its title. */
function questionIn(words: readonly Token[]): Token | undefined {
  // “un video di 15 secondi su come …”
  const told = words.filter((_, at) => !isLength(words, at) && !(OF.has(words[at]?.key) && isLength(words, at + 1)))
  const thing = told.length < words.length && isOf(told[0]) ? { before: [], behind: told } : aroundThing(told)
  const { before, behind } = thing ?? { before: [], behind: [] }
  // “a film about how we make our rye”, “15 seconds on how we mend a sail”
  const isLed = isOf(behind[0])
  const first = behind[Number(isLed)]
  return first &&
    QUESTIONS.has(first.key) &&
    behind.length >= TITLED &&
    before.every(isSmall) &&
    (isLed || before.some(({ key }) => SHOWN.has(key)))
    ? first
    : undefined
}
const OF = wordSet('di de von van d')
const isOf = (token: Token | undefined): boolean =>
  token !== undefined && (ABOUT.has(token.key) || token.key === 'of' || token.key === 'on')

type Named = { told: string[]; start: number }
const TITLED = 3

/** “by Helen Reeve”: who wrote what stands in quotes before it. */
const AUTHOR = /^(?:by|von|por|par|di|przez) \p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,3}\.?$/u
/** “Share image for our post "Seven questions to ask"”: the quote is what stands on it. */
function titleIn(text: string): Named | undefined {
  const [quote, ...more] = quotesOf(text)
  if (!quote || more.length > 0) return undefined
  const tail = text.slice(quote.end).trim()
  if (tail.length > 1 && !AUTHOR.test(tail)) return undefined
  const told = text.slice(quote.start + 1, quote.end - 1).trim()
  const words = wordsOf(text.slice(0, quote.start))
  return isFor(aroundThing(words)?.behind ?? []) && words.length <= LONGEST && told.split(' ').length >= TITLED
    ? { told: [told, ...(tail.length > 1 ? [tail] : [])], start: quote.start }
    : undefined
}

/** “image de lien pour”, “immagine per il link alla pagina”: where it is shown, and small words around that. */
const SHOWN = wordSet(
  'report survey podcast episode interview changelog entry guide help docs story release notes recipe case study event new latest page pages site website seite webseite startseite homepage pagina web siteweb strona strone strony link lien enlace linku preview post blog article artikel articulo a the of to de des du del della delle dei degli do da das dos der di d al alla allo au aux zu zum zur il lo la le el l our my',
)
/** What leads from a page to what it is of; before “where” the page itself is named. */
const PAGE = wordSet('page pages site website seite webseite startseite homepage pagina siteweb strona strone strony')
/** “imagen para el enlace del curso”: the course is what it is of. */
const LINK = wordSet('link lien enlace linku preview')
const WHERE = wordSet('where wo donde ou dove onde gdzie with mit con avec com z')
/** Whoever is offered something, not whom it is made for. */
const YOUR = wordSet(
  'your you dein* euer* eure* ihr ihre* tu tus su sus vos votre vous tuo tua tuoi tue vostr* seu sua seus suas twoj* wasz*',
)
/** “a short”, “kleines”: how it should be; of what is new or has a name of its own something is told. */
const SHORTLY = wordSet(
  'a an one some og share social link linked title header cover preview insta instagram linkedin short quick little nice simple small cute before and after ein eine einen kurz* klein* schon* un una une petit* court* joli* corto corta breve* pequen* bonit* piccol* carin* um uma curt* krotk* mal* ladn* facebook tiktok youtube',
)
/** “can you make me a”: who asks for it. */
const ORDERS = wordSet(
  'i we us me you can could would like need want make do give please hi hey hello and ich wir brauch* mach* erstell* uns mir bitte necesito necesitamos quiero queremos haz hacer besoin voudrais fais faites faire serve vorrei vorremmo fai fate preciso precisamos quero faz faca potrzebuj* zrob* prosze',
)
/** Not the subject of a sentence: “für unseren Infoabend” is about the “Infoabend”. */
const CASED = wordSet('unseren den meinen meine mein my')

/** “link preview for my headshot days page”, “image de lien pour nos gîtes”: what it is for, where that is more than a place to show it. */
function topicIn(all: readonly Token[]): { start: number; end: number } | undefined {
  const { before, behind } = aroundThing(all.filter(({ key }) => !PLEASE.has(key))) ?? { before: [], behind: [] }
  const at = behind.slice(0, REACH).findIndex(({ key }) => FOR.has(key) || ABOUT.has(key))
  const isSaid = [...behind.slice(0, Math.max(0, at)), ...before].every(isSmall)
  if (at < 0 || !isSaid || behind.some(({ key }) => OUTLETS.has(key)) || YOUR.has(behind[at + 1]?.key)) return undefined
  const tail = withoutPage(behind.slice(at + 1))
  const [first, next] = tail
  const last = tail.at(-1)
  const own = tail.filter(({ key }) => !SHOWN.has(key))
  if (
    !first ||
    !last ||
    own.length === 0 ||
    (own.length === 1 && !ABOUT.has(behind[at]?.key) && (own[0]?.text.length ?? 0) < NAMING)
  )
    return undefined
  if (!CASED.has(first.key) || !next) return { start: first.start, end: last.end }
  const isAdjective = first.key !== 'my' && /^\p{Ll}.*e[nm]$/u.test(next.text)
  return { start: isAdjective ? (behind[at]?.start ?? first.start) : next.start, end: last.end }
}
const REACH = 5
/** A word alone names a compound: “Gewächshausführung”. */
const NAMING = 12

/** “the gift vouchers page”, “la page des bons cadeaux”; “la pagina dove si prenota” stays. */
function withoutPage(tail: readonly Token[]): readonly Token[] {
  const from = tail.findIndex(({ key }) => !SHOWN.has(key))
  const to = tail.findLastIndex(({ key }) => !PAGE.has(key)) + 1
  const [first] = tail
  if (tail.slice(0, Math.max(0, from)).some(({ key }) => LINK.has(key))) return tail.slice(from)
  if (tail.slice(0, Math.max(0, from)).some(({ key }) => PAGE.has(key)))
    return tail.slice(WHERE.has(tail[from]?.key) ? tail.findIndex(({ key }) => PAGE.has(key)) : from)
  return tail.slice(to < tail.length && first && first.key !== 'our' && SHOWN.has(first.key) ? 1 : 0, to)
}
