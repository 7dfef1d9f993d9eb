// What an order is about stands above the news that follows it: “Make a video about our order dates. Last day is Monday 11 December.”
import { reasonFrom } from '#lib/composer/builtin/reading/asides/requests.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { PRONOUN } from '#lib/composer/builtin/reading/ordered/pronoun.ts'
import { LOOKS, OUTLETS, THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { tailOf } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import type { Left, Parted, Told, Where } from '#lib/composer/builtin/reading/sort.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare, withoutEnd } from '#lib/composer/lexis/trim.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'

/** An order alone is no news, nor is one beside something that is to stay unsaid. */
export function withTopic({ told, left }: Parted, segments: readonly string[], where: Where): Parted {
  const hides = segments.some(text => where.lexicons.some(({ hide, doubt }) => hide.in(text) || doubt.in(text)))
  // “It is green and runs on batteries” is of what was ordered.
  const isNews =
    told.some(one => isFact(one) || width(one.text) >= SAYING || PRONOUN.test(one.text)) || told.length >= LISTED
  const first = told[0]?.n ?? 0
  // A greeting may stand before the order, and the first news behind it in its sentence.
  const orders = left.filter(({ n, list }) => n <= Math.min(first, DEEPEST) && (list === 'style' || list === 'unsure'))
  const found = hides || !isNews ? undefined : firstTopic(orders, where)
  if (!found) return { told: told.map(one => (one === told[0] && orders.length > 0 ? ofPage(one) : one)), left }
  const { order, topic } = found
  const rest = bare(order.text.slice(0, order.text.indexOf(topic)))
  const before = left.flatMap(one => (one !== order ? one : rest === '' ? [] : { ...one, text: rest }))
  const [next, ...others] = told
  // “(a video about) the upright” goes on in “piano we took down”.
  const text = `${topic} ${next?.text ?? ''}`
  if (next?.n === order.n && segments[order.n - 1]?.includes(text)) {
    const literals = findLiterals(text, where as Parameters<typeof findLiterals>[1])
    return {
      told: [
        { ...next, text, parts: [`${topic} ${next.parts[0] ?? ''}`.trim(), ...next.parts.slice(1)], literals },
        ...others,
      ],
      left: before,
    }
  }
  return { told: [asTopic(topic, order, where), ...told], left: before }
}

function asTopic(topic: string, { n, text }: Left, { language }: Where): Told {
  const named = asNamed(topic, text.slice(0, text.indexOf(topic)), language)
  return { n, text: named, parts: [topic], literals: [], isTopic: true }
}

/** So many pieces, or one so wide, say something; so deep an order stands. */
const [LISTED, SAYING, DEEPEST] = [3, 40, 3]

/** “(link picture for) the plant sale page”, “the spring carnival page, Saturday May 6, free entry” */
function ofPage(told: Told): Told {
  const [all = '', page] =
    /^(?:the|our) ((?!new |latest )[^\s,.:]+(?: [^\s,.:]+){1,5}) (?:page|listing)(?:[.:]?$|(?=, ))/iu.exec(told.text) ??
    []
  const rest = told.text.slice(all.length)
  if (!page) return told
  return rest
    ? { ...told, text: `${page}${rest}`, parts: [page, rest.slice(1).trim()] }
    : { ...told, text: page, parts: [page], isTopic: true }
}

const KINDS = new Set<Literal['kind']>(['date', 'weekday', 'time', 'money', 'percent', 'period'])
const isFact = ({ literals }: Told): boolean => literals.some(({ kind }) => KINDS.has(kind))

function firstTopic(orders: readonly Left[], where: Where): { order: Left; topic: string } | undefined {
  for (const order of orders) {
    const topic = topicOf(order.text.slice(0, reasonFrom(order.text)), where)
    if (topic) return { order, topic }
  }
  return undefined
}

const [LEAST_WORDS, MOST_WORDS] = [2, 8]

/** “our christmas order dates” behind “about”, “what to look at before you launch” behind a comma, “receipt scanning” before “carousel:”. */
function topicOf(order: string, { language, today }: Where): string | undefined {
  const tokens = tokensOf(order)
  const ways = [
    behindLead(order),
    onPage(order),
    UNSPACED.exec(order)?.[1],
    ONE.exec(ended(order))?.[1],
    ...behindThing(order, tokens),
    beforeThing(withoutEnd(order, '.!:：')),
  ]
  const topic = listIn(ended(order)) ?? ways.find(one => one !== undefined && isTopic(one))
  // “a card for Monday” says when it is needed.
  return topic && findLiterals(topic, { language, today } as Parameters<typeof findLiterals>[1]).some(isFacted)
    ? undefined
    : topic
}
const isFacted = ({ kind }: Literal): boolean => KINDS.has(kind)

function isTopic(text: string): boolean {
  const tokens = tokensOf(text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  // “a day at the mill” has an article, “a card” is nothing but one and its thing.
  const isMore = (key: string) => MORE.has(key) && !(ARTICLES.has(key) && words.length > LEAST_WORDS)
  const isThing = tokens.every(
    ({ kind, key, text: own }) => (kind === 'word' || /^(?:['’-]|1\d{3}|20\d\d)$/.test(own)) && !isMore(key),
  )
  // “Bold simple (card)” is how it is to look.
  const isAbout =
    !words.every(({ key }) => LOOKS.has(key)) &&
    !words.some(({ key }) => OUTLETS.has(key)) &&
    !SITE.test(text) &&
    !/-ish$/iu.test(text)
  return isThing && isAbout && words.length >= LEAST_WORDS && words.length <= MOST_WORDS
}
const ARTICLES = wordSet('a an ein eine einen un une una um uma een')
/** “(a share image for) the season page”. */
const SITE = / (?:page|site|website|listing|seite|webseite|página|pagina|strona|sito)$/iu

const ended = (text: string): string => withoutEnd(bare(text.replace(POLITE, '')), '.!:。：')
const POLITE =
  /(?<![\s,])[\s,]{1,4}(?:please|pls|plz|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|svp|per favore|graag|prosz[eę])[.!:]?$/iu

function behindLead(order: string): string | undefined {
  const lead = leadOf(order)
  const [about] = tokensOf(order.slice(0, lead)).toReversed()
  return ABOUT.has(about?.key) ? ended(order.slice(lead, tailOf(order, lead))) : undefined
}
const ABOUT = wordSet('about on for uber zum zur zu fur sobre de para sur pour su sul sulla per di o a over voor عن')

/** “for the plant sale page”, “voor de link naar de open dag”. */
function onPage(order: string): string | undefined {
  const [, page, linked] = PAGE.exec(ended(order)) ?? []
  return page ?? linked
}
/** “初めての方むけのカルーセルを”: what is written without spaces has its thing last. */
const UNSPACED =
  /^([^、。]{4,24}(?<!サイズ|向き|白黒|カラー|デザイン))の(?:カルーセル|カード|画像|投稿|動画|スライド|インフォグラフィック|ポスター)/u
/** “Do one about checking your tank”. */
const ONE =
  /^(?:(?:can|could) (?:you|u) |(?:please|pls) )?(?:do|make|need|want) (?:one|something|smth) (?:about|on) (.{2,60})$/iu
/** “(a card with the) valentines list”. */
function listIn(order: string): string | undefined {
  const lead = WITH.exec(order)
  const named = lead && order.slice(lead.index + lead[0].length).replace(ARTICLE, '')
  return named && !/[^\p{L}’' ]/u.test(named) && LIST.test(named) && named.split(' ').length <= MOST_WORDS
    ? named
    : undefined
}
const WITH = / (?:with|mit|con|avec|com|met|z|med|of|for|für|para|pour|per|voor|till) /iu
const ARTICLE =
  /^(?:the|our|der|den|dem|die|unsere\p{L}?|la|las|los|el|nuestr\p{L}{1,2}|le|les|nos|notre|il|i|lo|nostr\p{L}|a|as|o|os|noss\p{L}{1,2}|de|het|onze|vår\p{L}?) /iu
const LIST =
  /(?:(?<!\p{L})(?:list|menu|prices|tariff|lista|precios|carta|menú|tarifs|prix|listino|prezzi|preços|cennik|ceny|priser)|liste|preise|karte|lijst)(?!\p{L})/iu
const PAGE =
  /(?: for (?:the|our) (.{2,60}) (?:page|post|article|listing)| (?:link|page|seite|pagina|página) (?:to|naar|zum|zur|zu|vers|al|da|do) (?:(?:the|our|de|het|la|el) )?(.{2,60}))$/iu

/** “a film on clearing around your house”, “una infografía del golpe de calor”, “a carousel, what to look at before you launch”. */
function* behindThing(order: string, tokens: readonly Token[]): Generator<string> {
  const thing = tokens.findLastIndex(({ key }, nth) => nth < DEEP && THINGS.has(key))
  const next = tokens[thing + 1]
  const after = tokens[thing + 2]
  if (thing < 0 || !next || !after) return
  if (next.text === ',' && ASKS.has(after.key)) yield ended(order.slice(after.start))
  // “Short vid for our check in CI: 1. …”
  else if (OF.has(next.key) || (next.key === 'for' && /[:：]$/.test(order))) yield ended(order.slice(after.start))
}
/** The thing stands among so many first words. */
const DEEP = 9
const ASKS = wordSet(
  'what how why when where was wie warum wann que como por cuando quoi comment pourquoi cosa come perche co jak',
)
const OF = wordSet('about on uber zum zur sobre del sur du su sul sulla della do da over naar o na')

/** “Receipt scanning launch carousel:” */
function beforeThing(order: string): string | undefined {
  const tokens = tokensOf(order)
  const last = tokens.length - 1
  const thing = tokens[last]
  return thing &&
    last >= LEAST_WORDS &&
    THINGS.has(thing.key) &&
    // “From Sal - course post”.
    !/ [–—-] /.test(order) &&
    !tokens.slice(0, last).some(one => THINGS.has(one.key) || LINKED.has(one.key))
    ? ended(order.slice(0, thing.start).replace(SHORT, ''))
    : undefined
}

/** “Christmas raffle short video.” */
const SHORT = / (?:short|quick|little|kurzes|kleines) $/iu

/** “blog link image”, “bad news post” are of no more than that. */
const LINKED = wordSet('news link blog og share sharing social preview thumbnail header banner web website page')

/** It says how it is to look or who makes it, or is no thing but a sentence. */
const MORE = wordSet(
  'with but using please pls that which is are was will we it i me u us can could make need want give send post use here this a an so mit aber bitte dass wir ich ist mach mir uns con pero porfavor que es haz hazme avec mais svp est fais moi ma che com mas faz ze ale met maar like something anything etwas algo quelque qualcosa hi hey hello hallo hola ciao graag een ein eine einen un une una um uma quick short little new another',
)
