// What leads to the news of a brief that is typed as an order, in any language: “Make a card about our new latte” is about the latte.
import { isCounted } from '#lib/composer/builtin/forms/kinds.ts'
import { closingIn } from '#lib/composer/builtin/reading/ordered/closes.ts'
import { GREETED, GREETS, GREETS_LONGER } from '#lib/composer/builtin/reading/ordered/greets.ts'
import { beginsWithDeed } from '#lib/composer/builtin/reading/ordered/news.ts'
import { isStep } from '#lib/composer/builtin/reading/ordered/steps.ts'
import { KINDS, OUTLETS, SHARED, THINGS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { vagueIn } from '#lib/composer/builtin/reading/ordered/vague.ts'
import { ASKS, MAKES, SHOWS_IT, TELLS, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { wonderedIn } from '#lib/composer/builtin/reading/ordered/wondered.ts'
import { askedOf } from '#lib/composer/builtin/reading/polls.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

/** Who asks, who is asked, how politely, and what stands before a thing. */
export const SMALL = wordSet(
  'you me us please pls plz just quickly a an the some one something i we id d to bitte du ihr sie mir uns ich wir mal kurz schnell gern* eine ein einen einem was etwas por favor porfa me nos un una algo lo te vous tu s il plait svp stp nous moi une je on per mi ci uno qualcosa um uma o prosze nam je jullie even een iets graag alsjeblieft ni jag vi en ett nagot garna tack snalla لنا لي من فضلك لو سمحت سمحتم',
)
const SPEAKS = wordSet('i we ich wir jag vi')
/** What may follow a thing, up to what it is about; of the soft ones a thing may be for sale too. */
const LINKS = wordSet(
  'about announcing saying promoting advertising that says to say announce share promote know uber zum zur zu thema dass das bescheid sobre anunciando anunciar diciendo decir que diga anuncie sur annoncant annoncer dire dit qui propos de su sul sulla che dica annunciare dizer ze o over dat weten att om عن بان ان',
)
const SOFT = wordSet('with mit con avec com met for on of fur para pour per voor van till para dla na')
export const OURS = wordSet(
  'our my the this a an how why unser* mein* den die das der nuestr* el la los las notre nos le les il i gli nostr* o os as noss* nasz* onze ons de het vart vara var',
)
export const RELATIVES = wordSet('that which das der die qui que che ktor* co dat')
/** What an ordered thing is to do with its news: “a card that tells everyone …”. */
const TELLING = wordSet(
  'say says saying tell tells telling announce announces announcing inform informs informing remind reminds reminding let lets letting sagt mitteilt informiert ankundigt erinnert verkundet diga dice diciendo anuncie anuncia anunciando avise avisa recuerde recuerda dit disant annonce annoncant rappelle rappelant dica annunci annuncia ricordi ricorda diz dizendo anunciando lembre mowi mowiacy mowiaca informuje informujacy zegt vertelt meldt sager berattar mention sagen decir dire dizer zeggen',
)
/** Of these, who is told stands before what. */
const TOLD = wordSet(
  'tell tells telling inform informs informing remind reminds reminding let lets letting informiert erinnert avise avisa recuerde recuerda rappelle rappelant ricordi ricorda lembre informuje informujacy vertelt',
)
const JUST_THAT = wordSet('that dass que che dat att ze ان بان')
const ABOUT = wordSet('about on uber sobre sur su over om')
export const OWN = wordSet('our my unser* mein* nuestr* notre nos nostr* noss* nasz* onze vart vara var')
const THATS = wordSet('that about of to que che dass das daran daruber dat att ze o om ان بان عن')
const AUDIENCE = wordSet(
  'people everyone everybody folks them customers clients members parents followers leute* alle kunden mitglieder gente clientes todos gens clients tout clienti tutti soci pessoas mensen klanten iedereen ludzi* klient*',
)
const [KNOWS, IFS] = [wordSet('know'), wordSet('if in by when whether how')]
const US = wordSet('us me uns mir nos me nous moi ci mi nam mi ons mij oss mig')
/** These need no “that”. */
const OPEN_TELLS = wordSet(
  'announce promote advertise explain explica explique expliquer spiega explicar erklar* bewirb bewerbt anuncia annonce annoncez annuncia',
)
const TO = wordSet('for on to fur auf para en pour sur per su no na till voor op على')
const YOURS = wordSet('you your yours dein* euer eure tu tus vos votre tuo tua tuoi seu sua twoj* jouw* din ditt dina')

/** How far an order reaches, what it may say of a thing, how long its public is, where it asks. */
export const LONGEST = 140
const [FREE, PUBLIC, OPENS, WISHES] = [2, 4, 5, 4]

/** How many letters of a text only greet or order; none where what is left is no two words. */
export function leadOf(text: string): number {
  const closing = closingIn(text) || wonderedIn(text) || vagueIn(text)
  if (closing > 0 || isStep(text)) return closing
  const tokens = tokensOf(text.slice(0, LONGEST))
  const greeted = greetingIn(tokens)
  const ordered =
    orderIn(tokens, greeted) ?? thingIn(tokens, greeted) ?? tellIn(tokens, greeted) ?? askedOf(tokens, greeted)
  const at = tokens[ordered ?? oughtIn(tokens, greeted) ?? greeted]?.start ?? 0
  return text.slice(at).split(' ').filter(Boolean).length > 1 ? at : 0
}

/** “Can you make a card about our hours?”: what is asked of the maker asks no reader. */
export const isRequest = (text: string): boolean =>
  leadOf(text) > 0 &&
  tokensOf(text.slice(0, LONGEST))
    .slice(0, OPENS)
    .some(({ key, text: own }) => ASKS.has(key) || own === '¿')

const isMark = (token: Token | undefined, marks: RegExp): boolean => token?.kind === 'mark' && marks.test(token.text)
const behind = (tokens: readonly Token[], at: number, marks = /^[,:!.،–—-]$/): number => {
  let next = at
  while (isMark(tokens[next], marks)) next++
  return next
}

/** “hiya ”, “Good morning team, ”: who greets the maker of the post greets no reader. */
function greetingIn(tokens: readonly Token[]): number {
  let at = 0
  while (GREETS.has(tokens[at]?.key) || GREETS_LONGER.has(tokens[at]?.key)) at++
  if (at === 0) return 0
  const isShort = GREETS.has(tokens[0]?.key)
  while (GREETED.has(tokens[at]?.key)) at++
  const next = behind(tokens, at)
  const goesOn = isShort && /^[\p{Ll}\p{N}\p{Lo}]/u.test(tokens[at]?.text ?? '')
  return next > at || goesOn || ASKS.has(tokens[at]?.key) ? next : 0
}

/** Where what is ordered begins: behind a wish or a verb of making, a thing, and what links them to it. */
function orderIn(tokens: readonly Token[], from: number): number | undefined {
  let [at, free, thing, verb] = [from, 0, -1, -1]
  const is = { wanted: false, asked: false }
  for (; at < tokens.length; at++) {
    const { key, text, kind } = tokens[at] as Token
    const isOrder = verb >= 0 || is.wanted
    if ((isOrder || is.asked) && THINGS.has(key)) thing = at
    else if (MAKES.has(key)) verb = at
    else if (thing >= 0 && TO.has(key) && OUTLETS.has(tokens[at + 1]?.key)) at++
    else if (thing >= 0 && SHARED.has(tokens[at + 1]?.key)) at++
    else if (thing >= 0 && at === thing + 1 && !LINKS.has(key) && !SOFT.has(key) && LINKS.has(tokens[at + 1]?.key))
      continue
    else if (thing >= 0 || (is.asked && verb >= 0 && LINKS.has(key))) break
    else if (ASKS.has(key)) is.asked = true
    else if (WANTS.has(key) || (is.asked && key === 'have')) is.wanted = true
    else if (!(kind === 'mark' ? /^[,،¿-]$/.test(text) : SMALL.has(key) || (isOrder && free++ < FREE))) break
  }
  // “can you post that …” names no thing.
  const isOrder =
    (thing >= 0 && (verb >= 0 || is.wanted || is.asked)) || (is.asked && verb >= 0 && LINKS.has(tokens[at]?.key))
  return isOrder && (is.wanted || !SPEAKS.has(tokens[from]?.key))
    ? (toldBy(tokens, at) ?? linkedIn(tokens, at) ?? (is.wanted ? forWhom(tokens, at) : undefined))
    : undefined
}

/** “Need a welcome post for people who have just joined: …”: who it is for is of the order too, up to a sign. */
function forWhom(tokens: readonly Token[], from: number): number | undefined {
  if (!SOFT.has(tokens[from]?.key)) return undefined
  // “for yard managers on the five things …”.
  const about = tokens.findIndex(({ key }, at) => at > from && at <= from + PUBLIC && ABOUT.has(key))
  const sign = tokens.findIndex(({ kind, text }, at) => at > from && kind === 'mark' && !/^['’]$/.test(text))
  // Of “people on our list: …” they are who it is for.
  const isOf =
    sign < 0 ? OURS.has(tokens[about + 1]?.key) : tokens.slice(about, about + PUBLIC).some(one => isCounted(one.key))
  if (about > 0 && isOf) return about + 1
  const isOurs = tokens.slice(from, sign).some(({ key }) => YOURS.has(key) || OURS.has(key))
  return sign < 0 || isOurs ? undefined : behind(tokens, sign)
}

/** “A card that says …”, “a card for our spring sale”, with no verb that orders it. */
function thingIn(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (SMALL.has(tokens[at]?.key) && !SPEAKS.has(tokens[at]?.key)) at++
  const kind = tokens[at]?.key
  if (!THINGS.has(tokens[at++]?.key)) return undefined
  // “Carousel: 4 mistakes”; “Video: €40” has a price.
  if (KINDS.has(kind) && isMark(tokens[at], /^[:：]$/) && !isMark(tokens[at + 1], /^[€$£]$/)) return at + 1
  if (KINDS.has(kind) && isMark(tokens[at], /^[„“"«‘「]$/)) return at
  // “Post for our German Instagram” says where, “image for our guide: …” what is behind a link.
  const isElse = tokens
    .slice(at, at + 2 * PUBLIC)
    .some(({ key, text }) => OUTLETS.has(key) || /^[:：'"“„«‘]/.test(text))
  const links = SOFT.has(tokens[at]?.key) || ABOUT.has(tokens[at]?.key)
  // “carrusel con consejos para …”.
  const isOurs = links && (OWN.has(tokens[at + 1]?.key) || isCounted(tokens[at + 1]?.key ?? '')) && !isElse
  return toldBy(tokens, at) ?? (isOurs ? at + 1 : undefined)
}

/** Behind what a thing is to do: “that tells people our …”, “, die sagt, dass …”. */
function toldBy(tokens: readonly Token[], from: number): number | undefined {
  let at = behind(tokens, from, /^[,،]$/)
  if (RELATIVES.has(tokens[at]?.key) || tokens[at]?.key === 'to') at++
  const verb = tokens[at]?.key
  if (!TELLING.has(verb)) return undefined
  const first = behind(tokens, at + 1, /^[,،:：]$/)
  const ahead = tokens.slice(first, first + PUBLIC)
  // “A picture that says it all” is no order.
  if (ahead[0]?.key === 'it' && ahead[1]?.key === 'all') return undefined
  const that = ahead.findIndex(({ key }) => THATS.has(key) || KNOWS.has(key))
  const ours = ahead.findIndex(({ key }, nth) => nth > 0 && (OURS.has(key) || SPEAKS.has(key)))
  // Some verbs have a public before what is told: “tells people our shop reopens”; “saying happy new year” has none.
  const skipped = TOLD.has(verb) ? (that < 0 ? ours : that + 1) : that === 0 ? 1 : 0
  const next = behind(tokens, first + skipped, /^[,:]$/)
  return skipped < 0 ? undefined : next + (JUST_THAT.has(tokens[next]?.key) ? 1 : 0)
}

/** “Let people know that …”, “announce our …”. */
function tellIn(tokens: readonly Token[], from: number): number | undefined {
  // “We want to tell our members that …” is a wish, “We tell …” is news.
  const isWish = tokens.slice(from, from + WISHES).some(({ key }) => WANTS.has(key))
  const isBefore = (key = '') =>
    // “Peux-tu annoncer que …”.
    ASKS.has(key) ||
    /^[-¿]$/.test(key) ||
    (SMALL.has(key) && !SPEAKS.has(key)) ||
    (isWish && WANTS.has(key)) ||
    (isWish && SPEAKS.has(key))
  let start = from
  while (isBefore(tokens[start]?.key)) start++
  const verb = tokens[start]?.key ?? ''
  const matter = tokens[start + 1]?.key
  // “We want to show our garden to you on Sunday” invites readers.
  const isMatter = ASKED.has(matter) || (OURS.has(matter) && tokens.some(one => isMark(one, /^[:：]$/)))
  if (isWish && SHOWS_IT.has(verb) && isMatter) return start + 1
  if (!TELLS.has(verb)) return undefined
  const ahead = tokens.slice(start + 1, start + 2 + PUBLIC)
  const links = verb === 'let' ? KNOWS : THATS
  const link = ahead.findIndex(({ key, kind }) => kind === 'mark' || links.has(key))
  if (ahead.slice(0, Math.max(0, link)).some(({ key }) => YOURS.has(key) || US.has(key))) return undefined
  // “Tell people a door is not locked because it is shut”.
  const [who, next] = ahead
  if (TOLD.has(verb) && AUDIENCE.has(who?.key) && (OURS.has(next?.key) || SPEAKS.has(next?.key))) return start + 2
  // “Tell people: jackdaws are nesting”.
  if (TOLD.has(verb) && isMark(ahead[link], /^[:：]$/)) return start + 2 + link
  if (link >= 0 && links.has(ahead[link]?.key))
    return IFS.has(ahead[link + 1]?.key) ? undefined : linkedIn(tokens, start + 1 + link)
  return OPEN_TELLS.has(verb) && OURS.has(ahead[0]?.key) ? start + 1 : undefined
}

/** “It should say that …”, “Debe decir: …”: what the post has to tell. */
function oughtIn(tokens: readonly Token[], from: number): number | undefined {
  const at = from + (ITSELF.has(tokens[from]?.key) ? 1 : 0)
  return OUGHT.has(tokens[at]?.key) ? toldBy(tokens, at + 1) : undefined
}
const ITSELF = wordSet('it this es das il esto')
const OUGHT = wordSet('should must soll sollte muss debe doit deve dovrebbe moet')

/** Behind the words that link; none where nothing does, or where readers are spoken to. */
function linkedIn(tokens: readonly Token[], from: number): number | undefined {
  const first = isMark(tokens[from], /^[,،]$/) && LINKS.has(tokens[from + 1]?.key) ? from + 1 : from
  let at = first
  const isLink = (nth: number) => LINKS.has(tokens[nth]?.key)
  while (isLink(at) || (SOFT.has(tokens[at]?.key) && isLink(at + 1))) at++
  const topic = tokens[at + 1]
  // “a carousel on getting the rota sorted”.
  const isDeed = tokens[at]?.key === 'on' && beginsWithDeed(topic?.text ?? '')
  const isNamed = isDeed || OURS.has(topic?.key) || topic?.kind === 'number'
  if (at === first && SOFT.has(tokens[at]?.key) && isNamed) at++
  // “about how we hired Anna” says that we did.
  if (at > first && tokens[at]?.key === 'how' && SPEAKS.has(tokens[at + 1]?.key)) at++
  if (RELATIVES.has(tokens[at - 1]?.key) && SHOWS.has(tokens[at]?.key)) at++
  const next = behind(tokens, at, /^[:：–—-]$/)
  return next === first || YOURS.has(tokens[next]?.key) ? undefined : next
}

export const ASKED = wordSet(
  'how what where when we was wie wo wir ce comment nous lo como che cosa come o jak co wat hoe wij',
)
/** What a thing does with its matter, which says nothing of it: “a page that compares …”. */
export const SHOWS = wordSet(
  'compares explains shows lists covers vergleicht erklart zeigt compara explica compare explique montre confronta spiega mostra',
)
