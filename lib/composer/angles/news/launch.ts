import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { claimsOf, LONG_CLAIM } from '#lib/composer/angles/news/launch-claims.ts'
import { nameOf } from '#lib/composer/angles/news/launch-name.ts'
import { sayMoney } from '#lib/composer/angles/slots-said.ts'
import {
  addressOf,
  clean,
  firstFit,
  readable,
  remaining,
  restOf,
  say,
  shorten,
  startOf,
} from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { tighten } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { bareNoun, ourDeed, parseClause, withArticle } from '#lib/composer/words/phrase.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const DEEDS =
  /^(?:launch|release|ship|introduce|add|open|unveil|announce|roll|build|make|bring|create|start|publish|relaunch)$/
const NEW_THING = /^(?:(?:our|the|a|an|my) )?(?:(?:brand )?new|upcoming|latest|first) (.{3,60})$/i

/** “New integration: Slack.” */
const NAMED_AFTER =
  /^new (integration|plugin|region|extension|app|provider|connector): (\p{Lu}[\p{L}\d.]*(?: \p{Lu}[\p{L}\d.]*)?)$/iu
/** “Dark mode is here” is a sentence already. */
const HERE = /^(?!we\b|it\b).{3,30} (?:is|are) (?:finally |now )?(?:here|live|out|available)$/i
/** “New: late fees.” */
const NEWLY = /^\s*new(?: in \p{Lu}\p{L}+)?: /iu

/** What is open on Saturdays is not new for that. */
const BEGINS = /\b(?:new|launch\w*|introduc\w+|starts?|begins?|arriv\w+|ships?|lands?|coming|back)\b/i

/** A named new thing: what it is, what it does, from when and for how much. */
export function launch(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  return reading.facts.flatMap((clause, index) => (index < 4 ? launchOf(reading, clause, index) : [])).slice(0, 1)
}

function launchOf(reading: Reading, clause: Clause, index: number): Draft[] {
  const thing = thingIn(clause, reading, index)
  if (!thing || (PLACE.test(thing) && OPENS.test(clause.text))) return []
  const first = startOf(reading)
  if (reading.dates.some(date => date.weekly) && !BEGINS.test(clause.text)) return []
  const start =
    (first?.weekly ? undefined : first) ??
    reading.dates.find(date => date.role === 'at' && date.precision === 'day' && !date.weekly)
  const money = reading.money[0]
  const price = money && sayMoney(money)
  const range = price?.replace('–', ' to ') ?? ''
  const upcoming = start && start.role !== 'past' ? start : undefined
  const plain = upcoming && say(reading, upcoming, 'plain')
  const short = upperFirst(thing)
  const does = deedOf(reading, clause, thing)
  const asA =
    /^\p{Lu}/u.test(thing) || /s$/.test(thing) || /\b(?:mode|by|of)\b/.test(thing)
      ? short
      : upperFirst(withArticle(thing))
  const headline = firstFit(
    42,
    price && /\bfrom\s*$/i.test(reading.text.slice(Math.max(0, money.start - 6), money.start))
      ? `${asA}, from ${price}.`
      : undefined,
    plain && `${short}, from ${plain}.`,
    price ? `${short}, ${price}.` : undefined,
    does && does.length <= 42 ? sentence(does) : undefined,
    HERE.test(clause.text) && clause.text.length < 42 ? sentence(upperFirst(clause.text)) : undefined,
    parseClause(clause.text) && !/^(?:we|our|i)\b/i.test(clause.text) ? sentence(upperFirst(clause.text)) : undefined,
    /^\p{Lu}/u.test(thing)
      ? sentence(short)
      : `New: ${asA.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, letter => letter.toLowerCase())}.`,
  )
  if (!headline) return []
  const said = [headline, thing, plain ? `from ${say(reading, upcoming)}` : '']
  const more = remaining(reading, said, 4).map(text => restOf(text, short) || text)
  const listed = clause.text.match(/^[^:]{4,80}: ([^:]{8,90})$/)?.[1]
  const claims = claimsOf(clean([listed && sentence(upperFirst(listed)), ...more]), does, thing, price)
  const name = upperFirst(bareNoun(thing))
  const fresh = upcoming && `${/\bback\b/i.test(clause.text) ? 'Back from' : 'From'} ${plain}`
  const claim =
    claims[0] ??
    (price
      ? `${/\bfrom\s*$/i.test(reading.text.slice(Math.max(0, money.start - 6), money.start)) ? 'From ' : ''}${price}.`
      : fresh && `${fresh}.`)
  const cta = ctaOf(reading, thing)
  const shown = clean([claim, name, fresh, price, cta])
  const beside = clause.parts.slice(1).map(part => sentence(upperFirst(part.text)))
  const body = [...(PLACE.test(thing) ? beside : []), ...claims.slice(1), ...more].find(
    text => text.length <= 90 && covered(text, shown) < 0.5,
  )
  const saysPrice = (text: string): boolean => price !== undefined && (text.includes(price) || text.includes(range))
  const priced = clean([claim, body]).some(saysPrice)
  const dated = plain !== undefined && [claim, body].some(text => text?.includes(plain))
  const lead =
    plain && !readable(clause).includes(plain)
      ? `${/^\p{Lu}/u.test(thing) || /[^s]s$/.test(short) || /\bby\b/.test(thing) ? short : `The ${thing}`} ${/[^s]s$/.test(short) ? 'arrive' : 'arrives'} on ${say(reading, upcoming)}.`
      : standing(readable(clause)) || sentence(short)
  const dateless = reading.dates.length === 0 && !/\b(?:now|out|live|today|available)\b/i.test(reading.text)
  return [
    draft({
      angle: 'launch',
      frame:
        price && headline.includes('from £') ? 'F06' : headline.includes(plain ?? '—') ? 'F07' : does ? 'F08' : 'F10',
      rank: plain ? 52 : price ? 40 : 29,
      template: PLACE.test(thing) || !claim ? 'announcement' : 'product_launch',
      top:
        price && headline.includes(price)
          ? price
          : plain && headline.includes(plain)
            ? plain
            : headline.includes(thing) || headline.includes(short)
              ? thing
              : (does ?? thing),
      lead,
      boxes: {
        headline,
        name,
        claim,
        body,
        date: clean([!dated && fresh, !priced && price]).join(' · ') || undefined,
        price,
        cta,
      },
      details: clean([
        does && !lead.includes(does) ? readable({ text: told(reading, clause, does) }) : undefined,
        price && !headline.includes(price) && !clean([lead, ...more]).some(saysPrice)
          ? `${/[^s]s$/.test(short) ? 'They cost' : 'It costs'} ${price}.`
          : undefined,
        ...more.filter(text => text !== lead),
      ]),
      action: addressOf(reading),
      points: [...(does ? [{ title: sentence(does) }] : []), ...more.map(title => ({ title }))],
      topics: [thing],
      notes: dateless ? ['The brief names no date; none is printed.'] : [],
      fixed: ['They', 'here', 'Back', 'From', 'Try', 'is', 'are', 'New', 'It', 'costs', 'arrives'],
    }),
  ]
}

function thingIn(clause: Clause, reading: Reading, index: number): string | undefined {
  const text = tighten(clause.text)
  const deed = ourDeed(text)
  if (
    deed &&
    DEEDS.test(deed.base) &&
    !/^(?:we|i) bring the\b|^(?:we|i)(?:’re| are|’ll be| will be) open\b/i.test(text)
  )
    return nameOf(deed.object.replace(/^(?:out|up) /i, ''))
  const [, kind = '', proper] = text.match(NAMED_AFTER) ?? []
  if (proper) return `${proper} ${kind.toLowerCase()}`
  const fresh = text.match(NEW_THING)?.[1]
  if (fresh && !/\bcustomers?|users?|members?|season\b/i.test(fresh)) return nameOf(fresh)
  if (clause.label === 'product' || clause.label === 'feature') return nameOf(clause.text)
  if (index === 0 && NEWLY.test(reading.text) && text.split(' ').length <= 5 && !parseClause(text)) return nameOf(text)
  const going = text.match(
    /^(.{3,50}?)(?:,? (?:is|are))? (?:launching|launches|now available|available now|is live|are live|(?:is|are) here|coming (?:on|to|soon)|out now|out on|goes live|arrives?|drops|lands|now in stock|back in stock|ships)\b/i,
  )?.[1]
  if (going && !/^(?:we|it|they|you|this|that)$/i.test(going) && reading.versions.length === 0) return nameOf(going)
  const started = within(reading.dates, clause).some(date => date.role === 'start')
  const announced = /\b(?:launch|introduc|new feature|announce|new thing|on sale)/i.test(reading.text)
  if (NOTICE.test(text)) return undefined
  const fresh0 = index === 0 && (started || announced) && (!parseClause(text) || started || /\bon sale\b/i.test(text))
  return fresh0 && reading.versions.length === 0 ? nameOf(text) : undefined
}

/** Something to know about a place, and nothing new to have. */
const NOTICE =
  /\b(?:road ?works?|works on|closed|closures?|shut|cancelled|moved|diversion|parking|no access|hours|times)\b/i

/** “an assistant that summarises meetings” → “summarise meetings”. */
function thatDoes(text: string): string | undefined {
  const [, verb = '', rest = ''] = text.match(/\b(?:that|which) (\p{L}+s) (.+)$/iu) ?? []
  const known = verbForm(verb)
  return known?.form === 'third' ? `${known.base} ${rest}` : undefined
}

const HAS_VERB =
  /\b(?:is|are|was|were|has|have|can|will|lets|helps|launches|starts|opens|arrives|comes|weighs|costs)\b/i

/** “Our new assistant that summarises X.” as a sentence: the thing does it, or it is here. */
function standing(text: string): string {
  const does = text.replace(/^(Our (?:new |first )?[\p{L}\d -]{3,40}?) (?:that|which) (?=\p{L}+s\b)/iu, '$1 ')
  if (
    does !== text ||
    !/^Our new [\p{L}\d ]+\.$/iu.test(text) ||
    HAS_VERB.test(text) ||
    parseClause(stripStop(text))?.form === 'third'
  )
    return does
  return sentence(`${stripStop(text)} ${/[^s]s$/.test(stripStop(text)) ? 'are' : 'is'} here`)
}

/** “Our new shop opens on Saturday at 14 Mill Lane”: its own sentence tells where and when. */
const OPENS = /^our new [^,]{3,30} opens\b/i
/** A place opens; it is not a product. */
const PLACE = /\b(?:shop|store|office|branch|caf[eé]|bakery|restaurant|studio|location|bar|hotel|clinic|gym|kitchen)\b/i
const BY_THE_WAY = / (?:from|on|with|in|at|by) (?:your|the|any|a) \p{L}+(?= (?:in|for|within) \d)/u

/** The sentence of the brief that says what it does. */
const told = (reading: Reading, clause: Clause, does: string): string =>
  reading.facts.find(each => each !== clause && covered(does, [each.text]) > 0.8)?.text ?? ''

/** What the new thing does, as the reader's own action or the thing's. */
export function deedOf(reading: Reading, clause: Clause, thing: string): string | undefined {
  for (const text of [clause.text, ...reading.facts.filter(each => each !== clause).map(each => each.text)]) {
    const direct =
      text.match(
        /\b(?:lets|helps|allows|enables) (?:you|users|customers|teams|people|anyone|everyone|\p{L}+s) (?:to )?(\p{L}.*)$/iu,
      )?.[1] ??
      text.match(/\b(?:you|users|customers|teams|anyone|people|everyone) can (?:now )?(\p{L}.*)$/iu)?.[1] ??
      thatDoes(text)
    const phrase =
      direct && (shorten(direct, 42) ?? shorten(direct.replace(BY_THE_WAY, ''), 42) ?? shorten(direct, LONG_CLAIM))
    if (phrase && phrase.split(' ').length >= 2 && !phrase.includes(thing)) return upperFirst(phrase)
  }
  return undefined
}

const TRIED =
  /\b(?:app|feature|mode|tool|integration|dashboard|assistant|plugin|extension|beta|demo|template|api|software|game|course|trial|voice|search|editor|planner|calculator|bot|service|platform)$/i

function ctaOf(reading: Reading, thing: string): string | undefined {
  if (reading.brand.voice.regulated) return 'Read how it works'
  const shop = reading.text.match(/\bon (Steam|the App Store|Google Play|Kickstarter|Bandcamp|Etsy)\b/)?.[1]
  const bare = addressOf(reading)?.replace(/^https?:\/\/(?:www\.)?/, '')
  return firstFit(
    28,
    bare,
    reading.commands[0]?.value,
    shop && `Find it on ${shop}`,
    TRIED.test(thing)
      ? `Try ${/\b(?:mode|voice|search|software)$/i.test(thing) || /^\p{Lu}\S* \p{Lu}/u.test(thing) ? thing : `the ${thing.split(' ').at(-1)}`}`
      : undefined,
  )
}
