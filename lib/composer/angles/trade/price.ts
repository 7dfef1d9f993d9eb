import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { clean, partsOf, remaining, say, shorten, startOf } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { signOfZone } from '#lib/composer/slots/amounts.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'

const AMOUNT =
  '([£$€]?\\d[\\d,]*(?:\\.\\d{1,2})?)\\s?(?:€|euros?|pounds?)?(?: ?(?:a|per|/) ?(?:month|year|night|loaf|person|head|seat))?'
const PER = /\d ?((?:a|per) (?:month|year|night|person|head|seat|user))\b/i
const MOVE = new RegExp(
  `^(.{2,40}?),? (?:is |are |will |price )?(?:goes?|going|drops?|dropping|rises?|rising|moves?|changes?|increases?|falls?|up|down|from|will be)(?: up| down)?(?: from)? ${AMOUNT} (?:to|->|→) ${AMOUNT}`,
  'i',
)
/** “From January a cut will be £45 instead of £40”. */
const TURNED = new RegExp(
  `^(?:.{4,60}? (?=but ))?(?:(?:but )?(?:from|on|starting) [\\p{L}\\d ]{3,24}?,? )?((?:an? |the |our )?[\\p{L}][\\p{L} -]{1,38}?) (?:(?:is|are|will be|goes to|costs?|will cost) (?:now )?)?${AMOUNT},? \\(?(?:was|instead of|rather than|not|up from|down from) ${AMOUNT}`,
  'iu',
)
/** Why, before what. */
const DUE = /^(?:due to|because of|with) [^,]{3,30}?,? (?=(?:our|the|an?)\b)/i
/** “Our prices go up on 1 January: …”. */
const HEADING = /^[^:]*\bprices?\b[^:]*: /i
const FROM_MONTH =
  /\b(?:from|in) (January|February|March|April|May|June|July|August|September|October|November|December)\b/
/** “Open from 12 to 3”: hours. */
const OPEN = /\b(?:open|opens|opening|closed|served|serving|hours|ages?|aged|between)\b/i
/** A price that fell for a while is an offer. */
const IS_OFFER = /\bwas |instead of|rather than|\bnot /i
const IS_PRICE = /[£$€]|\b(?:prices?|rise|cheaper|costs?|pounds?|euros?)\b|\d\.\d\d\b/i
const SAME = /\b(?:stay|stays|remain|remains|keep|unchanged|the same|same price)\b/i

/** A price that moves: the new one and its day lead, what stays the same is the kindness. */
export function priceChange(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  for (const { text: said } of [...partsOf(reading), ...reading.facts]) {
    const text = said.replace(HEADING, '').replace(DUE, '')
    const match = text.match(MOVE)
    const turned = match ? undefined : text.match(TURNED)
    const [, thing, before, after] = match ?? [0, turned?.[1], turned?.[3], turned?.[2]]
    if (
      !thing ||
      !before ||
      !after ||
      !IS_PRICE.test(reading.text) ||
      OPEN.test(thing) ||
      (turned && IS_OFFER.test(turned[0]) && amount(after) < amount(before)) ||
      /\b(?:min|minutes|hours|users|days|%)\b/i.test(text.slice(0, ((match ?? turned)?.[0].length ?? 0) + 8))
    )
      continue
    const per = text.match(PER)?.[1]?.replace(/^per /i, 'a ')
    return [changeDraft(reading, bareNoun(thing.split(': ').at(-1) ?? thing), [before, after], per)]
  }
  return []
}

const amount = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** A named single thing takes its article inside a sentence. */
const withThe = (thing: string): string => (thing.includes(' ') && !/[^s]s$/.test(thing) ? `the ${thing}` : thing)

function changeDraft(
  reading: Reading,
  thing: string,
  [before, after]: [string, string],
  per: string | undefined,
): Draft {
  const notes: string[] = []
  const sign = /[£$€]/.exec(`${before}${after}`)?.[0] ?? signOf(reading, notes)
  const [old, fresh] = [before, after].map(text => (/^[£$€]/.test(text) ? text : `${sign}${text}`)) as [string, string]
  const rise = amount(after) > amount(before)
  const start = startOf(reading) ?? reading.dates.find(date => date.role === 'at' || date.role === 'deadline')
  const date = start
    ? say(reading, start, 'plain')
    : reading.facts.map(each => each.text.match(FROM_MONTH)?.[1]).find(each => each)
  const name = upperFirst(thing)
  const be = /[^s]s$/.test(thing) ? 'are' : 'is'
  const said = date ? `${name} will be ${fresh} from ${date}.` : `${name} ${be} now ${fresh}, was ${old}.`
  const headline =
    said.length <= 42
      ? said
      : (shorten(`${name}: ${fresh} from ${date ?? 'now'}`, 42) ?? `${fresh} from ${date ?? 'now'}.`)
  const same = partsOf(reading).find(
    part => SAME.test(part.text) && !/\b(?:until|till|for (?:the|a|\d))\b/i.test(part.text),
  )
  const kept = same ? unchanged(same.text) : []
  const more = remaining(reading, [headline, before, after, thing, same?.text ?? ''], 3).filter(
    text => ![before, after].every(each => text.includes(each)),
  )
  const why = reading.facts.map(each => each.text.match(DUE)?.[0].trim()).find(each => each)
  const first = partsOf(reading).find(part => /\bfirst (?:rise|increase|change)\b/i.test(part.text))
  const cause = reading.text.match(
    /\b(flour|energy|butter|rent|fuel|wages|costs?|suppliers?|steel|paper|cocoa|coffee beans|eggs|milk)\b(?: (?:again|costs? more|prices?|went up|is up|are up))/i,
  )?.[1]
  const body = clean([
    date ? `${old} until then.` : undefined,
    cause && rise ? `${upperFirst(cause.toLowerCase())} costs more.` : undefined,
    first && `${sentence(`Our ${lowerFirst(stripStop(first.text)).replace(/^our /, '')}`)}`,
  ]).join(' ')
  return draft({
    angle: 'price_change',
    frame: date ? 'F28' : rise ? 'F28' : 'F29',
    rank: 120,
    template: 'price_change',
    top: fresh,
    lead: date
      ? `From ${date} ${withThe(lowerFirst(thing, new Set(reading.names.values())))} ${be} ${fresh}${per ? ` ${per}` : ''}, ${rise ? 'up' : 'down'} from ${old}.`
      : `${name} ${rise ? 'went' : 'came'} ${rise ? 'up' : 'down'} from ${old} to ${fresh}${per ? ` ${per}` : ''}.`,
    boxes: {
      headline,
      body: body.length > 0 && body.length <= 90 ? body : date ? `${old} until then.` : undefined,
      old_price: old,
      price: fresh,
      items: kept.map(each => `${upperFirst(each)}: same price`),
    },
    details: clean([
      why && sentence(why),
      cause && rise ? `${upperFirst(cause.toLowerCase())} costs more.` : undefined,
      first ? sentence(first.text) : undefined,
      kept.length > 0 ? sentence(`${kept.join(' and ')} stay as they are`) : undefined,
      ...more.filter(
        text =>
          text.length > 14 &&
          (!cause || !text.toLowerCase().startsWith(cause.toLowerCase())) &&
          (!first || !text.includes(stripStop(first.text).slice(0, 10))),
      ),
    ]),
    points: clean([date ? `${old} until then` : undefined, same ? undefined : more[0]]).map(title => ({ title })),
    topics: [thing],
    notes,
    fixed: ['same', 'price', 'Our'],
    holds:
      date || /\bnow\b/i.test(reading.text)
        ? []
        : [{ rule: 'undated_change', measured: 'no start date', fix: 'say from when the price holds' }],
  })
}

function signOf(reading: Reading, notes: string[]): string {
  const sign = signOfZone(reading.zone)
  if (sign) notes.push(`Prices are read as ${sign} from the workspace’s place; the brief names no currency.`)
  return sign
}

const unchanged = (text: string): string[] =>
  text
    .replace(/,? (?:all )?(?:stay|stays|remain|remains|keep|are|is)\b.*$/i, '')
    .split(/,| and /)
    .map(each => bareNoun(each.trim()))
    .filter(each => each.length > 1 && each.length < 24)
