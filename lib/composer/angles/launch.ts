import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  clean,
  firstFit,
  readable,
  remaining,
  say,
  sayMoney,
  shorten,
  startOf,
} from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze, tighten } from '#lib/composer/words/compress.ts'
import { bareNoun, ourDeed, parseClause, withArticle } from '#lib/composer/words/phrase.ts'

const DEEDS =
  /^(?:launch|release|ship|introduce|add|open|unveil|announce|roll|build|make|bring|create|start|publish|relaunch)$/
const NEW_THING = /^(?:(?:our|the|a|an|my) )?(?:(?:brand )?new|upcoming|latest|first) (.{3,60})$/i
const CUT =
  /,? (?:(?:is |are )?(?:launching|coming|arriving|landing|going live|dropping|opening|starting|available|now available|live|out|here|released|launched|ready)\b|launches|arrives|starts|opens|lands|goes live|drops|comes out|from|on|for|that|which|who|with|so|where|when|because|it|we|you|in|at|by|to|is|are|will|now|lets|helps|allows)\b.*$/i

/** A named new thing: what it is, what it does, from when and for how much. */
export function launch(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  return reading.facts.flatMap((clause, index) => (index < 4 ? launchOf(reading, clause, index) : [])).slice(0, 1)
}

function launchOf(reading: Reading, clause: Clause, index: number): Draft[] {
  const named = thingIn(clause, reading, index)
  if (!named) return []
  const thing = named.replace(/\s*\(.*$/, '')
  const start = startOf(reading) ?? reading.dates.find(date => date.role === 'at' && date.precision === 'day')
  const money = reading.money[0]
  const price = money && sayMoney(money)
  const date = start && say(reading, start)
  const plain = start && say(reading, start, 'plain')
  const does = deedOf(reading, clause, thing)
  const short = upperFirst(thing)
  const headline = firstFit(
    42,
    price && money.from ? `${upperFirst(withArticle(thing))}, from ${price}.` : undefined,
    does && does.length <= 41 ? sentence(does) : undefined,
    plain && start?.role !== 'past' ? `${short}, from ${plain}.` : undefined,
    price ? `${short}, ${price}.` : undefined,
    does && shorten(does, 42),
    sentence(short),
  )
  if (!headline) return []
  const more = remaining(reading, [headline, thing, date ?? ''], 4)
  const body = more.find(text => text.length <= 90) ?? (more[0] ? shorten(more[0], 90) : undefined)
  const lead =
    date && start?.role !== 'past'
      ? `${short} ${/s$/.test(short) ? 'are' : 'is'} here from ${date}.`
      : readable(clause) || sentence(short)
  const notes =
    reading.dates.length === 0 && !/\b(?:now|out|live|today|available)\b/i.test(reading.text)
      ? ['The brief names no date; none is printed.']
      : []
  return [
    draft({
      angle: 'launch',
      frame: price && money.from ? 'F06' : plain ? 'F07' : 'F08',
      rank: date ? 40 : price ? 34 : 27,
      template: 'product_launch',
      top: price && headline.includes(price) ? price : plain && headline.includes(plain) ? plain : thing,
      lead,
      boxes: {
        headline,
        name: short,
        body,
        date: plain && start?.role !== 'past' ? upperFirst(`From ${plain}`) : undefined,
        price,
        cta: ctaOf(reading, thing),
      },
      details: clean([
        price && !headline.includes(price) ? `${money.from ? 'From ' : ''}${price}.` : undefined,
        ...more.filter(text => text !== lead),
      ]),
      action: addressOf(reading),
      points: more.map(title => ({ title })),
      topics: [thing],
      notes,
      fixed: ['here', 'From', 'Try', 'is', 'are'],
    }),
  ]
}

function thingIn(clause: Clause, reading: Reading, index: number): string | undefined {
  const text = tighten(clause.text)
  const deed = ourDeed(text)
  if (deed && DEEDS.test(deed.base)) return nameOf(deed.object.replace(/^(?:out|up) /i, ''))
  const fresh = text.match(NEW_THING)?.[1]
  if (fresh) return nameOf(fresh)
  const product = clause.label === 'product' || clause.label === 'feature' ? clause.text : undefined
  if (product) return nameOf(product)
  const going = text.match(
    /^(.{3,50}?)(?:,? (?:is|are))? (?:launching|launches|now available|available now|is live|are live|is here|coming|out now|goes live|arrives|drops|lands|now in stock|back in stock)\b/i,
  )?.[1]
  if (going && !/^(?:we|it|they|you)$/i.test(going)) return nameOf(going)
  const started = within(reading.dates, clause).some(date => date.role === 'start')
  return index === 0 &&
    (started || /\b(?:launch|introduc|new feature|announce)/i.test(reading.text)) &&
    !parseClause(text)
    ? nameOf(text)
    : undefined
}

function nameOf(text: string): string | undefined {
  const name = bareNoun(text.replace(/[:,].*$/, '').replace(CUT, '')).replace(/ (?:today|now|this week)$/i, '')
  return name.length >= 3 && name.length <= 38 && !dangles(name) && /\p{L}/u.test(name) ? name : undefined
}

/** What the new thing does, as the reader's own action or the thing's. */
function deedOf(reading: Reading, clause: Clause, thing: string): string | undefined {
  const all = [clause.text, ...reading.facts.filter(each => each !== clause).map(each => each.text)]
  for (const text of all) {
    const direct =
      text.match(
        /\b(?:lets|helps|allows|enables) (?:you|users|customers|teams|people|anyone|everyone|[\p{L}]+s) (?:to )?(\p{L}.*)$/iu,
      )?.[1] ??
      text.match(/\byou can (?:now )?(\p{L}.*)$/iu)?.[1] ??
      text.match(/^(?:it|they) ((?!is\b|are\b|was\b|will\b|has\b)\p{L}+s .*)$/iu)?.[1]
    if (!direct) continue
    const phrase = squeeze(stripStop(direct), 41)
    if (phrase && phrase.split(' ').length >= 2 && !phrase.includes(thing))
      return upperFirst(/^(?:it|they) /i.test(text) ? `It ${phrase}` : phrase).replace(/^It (?=\p{L}+s )/u, '')
  }
  return undefined
}

function ctaOf(reading: Reading, thing: string): string | undefined {
  const address = addressOf(reading)
  if (reading.brand.voice.regulated) return 'Read how it works'
  return firstFit(
    28,
    address?.replace(/^https?:\/\//, ''),
    reading.commands[0]?.value,
    `Try ${thing.toLowerCase() === thing ? thing : thing}`,
  )
}
