import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import {
  addressOf,
  clean,
  comingDate,
  deadlineOf,
  firstFit,
  partsOf,
  remaining,
  say,
  sayMoney,
  shorten,
} from '#lib/composer/angles/tools.ts'
import type { Percent } from '#lib/composer/read/amounts.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const CODE =
  /\b(?:code|coupon|voucher|promo(?: code)?)s?:? (?:is )?["“'‘]?([A-Z][A-Z0-9-]{2,15}|[A-Za-z]+\d[A-Za-z0-9-]*)["”'’]?(?![\w-])/i
const TRIGGER =
  /\b(?:off\b|discount|sale\b|deal\b|offer\b|2 for 1|two for one|2-for-1|bogo|buy one|half[- ]price|free (?:delivery|shipping|coffee|trial|month|months|tickets?|entry|gift|drink|dessert|upgrade)|black friday|cyber monday|voucher|promo code)/i

export const codeOf = (text: string): string | undefined => {
  const found = text.match(CODE)?.[1]
  return found && (/\d/.test(found) || found === found.toUpperCase()) ? found : undefined
}

export function offer(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !TRIGGER.test(reading.text)) return []
  const percents = reading.percents.filter(
    each =>
      each.off || /\b(?:save|discount of)\s*$/i.test(reading.text.slice(Math.max(0, each.start - 14), each.start)),
  )
  const chosen = choosePercent(reading, percents)
  const holds: Draft['holds'] = []
  const notes: string[] = []
  const values = [...new Set(percents.map(each => each.value))]
  const contested = values.length > 1 && !chosen.answered && !separateThings(reading, percents)
  if (contested) {
    holds.push({ rule: 'contested', measured: `${values.join('% and ')}%`, fix: 'say which discount a customer gets' })
    notes.push(
      `The brief names ${values.join('% and ')}%; ${Math.min(...values)}% is printed because it holds on every reading.`,
    )
  }
  const code = contested ? undefined : codeOf(reading.text)
  const deadline = deadlineOf(reading)
  const ends = deadline ? `Until ${say(reading, deadline)}` : undefined
  const body = bodyOf(reading, chosen.percent)
  const amount = headlineOf(reading, chosen.percent, notes)
  if (!amount) return []
  const { headline, top, price } = amount
  const address = addressOf(reading)
  const used = [headline, body ?? '', ends ?? '', code ?? '']
  const more = remaining(reading, used, 3).filter(
    text => !contested || !values.some(value => value !== chosen.percent?.value && text.includes(`${value}%`)),
  )
  const condition = body ?? more[0]
  const cta = firstFit(
    28,
    code && deadline ? `Use ${code} by ${say(reading, deadline, 'plain')}` : undefined,
    code ? `Use code ${code}` : undefined,
    deadline ? `${bookable(reading) ? 'Book' : 'Order'} by ${say(reading, deadline, 'plain')}` : undefined,
    address,
  )
  const when = comingDate(reading)
  const lead = leadOf(
    reading,
    top,
    chosen.percent,
    when ? say(reading, when) : undefined,
    deadline ? say(reading, deadline) : undefined,
  )
  return [
    draft({
      angle: 'offer',
      frame: chosen.percent ? 'F23' : 'F26',
      rank: 32 + (deadline ? 20 : 0) + (code ? 6 : 0) + 24,
      template: 'offer',
      top,
      lead,
      boxes: {
        headline,
        body: condition && condition.length <= 90 ? condition : undefined,
        price,
        code,
        ends,
        cta,
        eyebrow: saleName(reading),
      },
      details: clean([...(code ? [`Use code ${code}.`] : []), ...more]),
      action: address,
      holds,
      notes,
      points: clean([condition, ends && `${ends}.`, code && `Code: ${code}`]).map(title => ({ title })),
      topics: [saleName(reading) ?? '', thingOf(reading, chosen.percent) ?? ''],
      fixed: ['Use', 'code', 'Order', 'Book', 'Until'],
    }),
  ]
}

function choosePercent(reading: Reading, percents: Percent[]): { percent?: Percent; answered: boolean } {
  const answer = reading.answers.find(each => /discount/i.test(each.question))?.answer
  const said = answer?.match(/(\d+(?:\.\d+)?)\s?%/)
  const match = said && percents.find(each => each.value === Number(said[1]))
  return match
    ? { percent: match, answered: true }
    : { percent: [...percents].sort((a, b) => a.value - b.value)[0], answered: false }
}

const separateThings = (reading: Reading, percents: Percent[]): boolean => {
  const things = percents.map(each => thingOf(reading, each))
  return things.every(each => each !== undefined) && new Set(things).size === things.length
}

/** What the discount is on: the words after “off”, up to the next condition. */
function thingOf(reading: Reading, percent: Percent | undefined): string | undefined {
  const after = percent
    ? reading.text.slice(percent.end)
    : reading.text.slice((reading.text.search(/\boff\b/i) + 1 || 1) - 1)
  const match = after.match(
    /^\s*(?:off|discount on|less on|reduction on)\s+((?:(?!(?:with|until|til|till|by|when|this|from|using|on|for|if|code|in|at|between|through|every|today|tomorrow|starting|ends?|and \d|plus)\b)[\p{L}\d’'&/-]+ ?){1,5})/iu,
  )
  const raw = match?.[1]
    ?.trim()
    .replace(/^(?:all|your|our|any|every) (?:of )?(?:our |the )?(?=\p{L})/iu, word =>
      /^(?:any|every|all)/i.test(word) ? word.replace(/ (?:our|the) $/, ' ') : '',
    )
  return raw && !/^(?:and|or|everything)$/i.test(raw)
    ? speakThing(reading, raw)
    : raw?.toLowerCase() === 'everything'
      ? 'everything'
      : undefined
}

const speakThing = (reading: Reading, raw: string): string => {
  const start = reading.text.indexOf(raw)
  return stripStop(start >= 0 ? reading.speak(start, start + raw.length) : raw)
}

function headlineOf(
  reading: Reading,
  percent: Percent | undefined,
  notes: string[],
): { headline: string; top: string; price: string } | undefined {
  const thing = thingOf(reading, percent)
  const nights = reading.text.match(/\b(\d+) nights? min(?:imum)?\b|\bmin(?:imum)?(?: of)? (\d+) nights?\b/i)
  if (percent) {
    const count = Number(nights?.[1] ?? nights?.[2])
    const season = reading.text.match(/\b(winter|summer|spring|autumn)\b/i)?.[1]?.toLowerCase()
    const headline = firstFit(
      42,
      count ? `${upperFirst(inWords(count))} ${season ? `${season} ` : ''}nights, ${percent.text} less.` : undefined,
      thing && `${percent.text} off ${lowerFirst(thing, new Set(reading.names.values()))}.`,
      saleName(reading) && `${saleName(reading)}: ${percent.text} off.`,
      `${percent.text} off.`,
    )
    return headline ? { headline, top: percent.text, price: `${percent.text} off` } : undefined
  }
  const money = reading.money.find(each => /^\s*off\b/i.test(reading.text.slice(each.end)))
  if (money) {
    const what = thingOf({ ...reading, text: reading.text.slice(money.end) }, undefined)
    const headline = firstFit(42, what && `${sayMoney(money)} off ${lowerFirst(what)}.`, `${sayMoney(money)} off.`)
    return headline ? { headline, top: sayMoney(money), price: `${sayMoney(money)} off` } : undefined
  }
  const part = partsOf(reading).find(each => TRIGGER.test(each.text) && /\d|free|half/i.test(each.text))
  const multi = part?.text.match(
    /\b(?:2|two)[- ]for[- ](?:1|one)(?: on)? ([\p{L} ]{3,20}?)(?= (?:on|every|this|from|until|all|with)\b|[,.]|$)/iu,
  )
  if (multi?.[1]) {
    const day = reading.dates.find(date => date.named)
    const things = multi[1].trim()
    const headline = firstFit(
      42,
      day && `${say(reading, day, 'long').split(' ')[0]}: two ${things} for one.`,
      `Two ${things} for one.`,
    )
    if (headline) return { headline, top: `Two ${things} for one`, price: '2 for 1' }
  }
  if (!part) return undefined
  const headline =
    shorten(part.text, 42) ??
    shorten(
      part.text.match(
        /\b(?:free|half[- ]price) [\p{L}\s]{3,30}?(?= (?:on|for|with|when|if|this|until|every|all|over)\b|[,.]|$)/iu,
      )?.[0] ?? '',
      42,
    )
  if (!headline || headline.length < 6) return undefined
  notes.push('No amount is given; the offer is set in the brief’s own words.')
  return {
    headline,
    top: stripStop(headline),
    price: /half[- ]price/i.test(part.text) ? 'Half price' : /\bfree\b/i.test(part.text) ? 'Free' : '',
  }
}

function saleName(reading: Reading): string | undefined {
  const match = reading.text.match(
    /\b((?:black friday|cyber monday|(?:(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|birthday|anniversary|january|launch|early[- ]bird|student|flash|clearance|back[- ]to[- ]school|bank holiday|mother’?s day|father’?s day|valentine’?s(?: day)?|end[- ]of[- ]season|weekend|opening) (?:sale|offer|deal|discount|week|special)))(?: (?:sale|deal|offer))?)\b/i,
  )
  const name = match?.[1]
  return name
    ? upperFirst(
        name
          .toLowerCase()
          .replace(
            /\b(?:black friday|cyber monday|christmas|easter|halloween|january|mother|father|valentine)\b/g,
            word => word.replace(/(?<![\p{L}])\p{Ll}/gu, letter => letter.toUpperCase()),
          ),
      )
    : undefined
}

const bookable = (reading: Reading): boolean =>
  /\b(?:book|nights?|stays?|rooms?|tickets?|class|table|seats?|appointment|treatment|tour)\b/i.test(reading.text)

function bodyOf(reading: Reading, percent: Percent | undefined): string | undefined {
  const nights = reading.text.match(/\b(\d+) nights? min|\bmin(?:imum)?(?: of)? (\d+) nights?/i)
  if (nights) return `${upperFirst(inWords(Number(nights[1] ?? nights[2])))} nights or more.`
  const part = partsOf(reading).find(
    each =>
      each.start > (percent?.end ?? 0) - 1 &&
      /\b(?:for|when|if|over|minimum|min|new customers|members|students|in store|online only|excludes?|excluding|all|everything|includes?|including)\b/i.test(
        each.text,
      ) &&
      !/%/.test(each.text),
  )
  return part && part.text.length > 12 ? shorten(part.text, 90) : undefined
}

function leadOf(
  reading: Reading,
  top: string,
  percent: Percent | undefined,
  when: string | undefined,
  until: string | undefined,
): string {
  const thing = thingOf(reading, percent)
  const subject = thing ? upperFirst(thing) : 'Prices'
  const verb = thing && !/s$/.test(thing) ? 'is' : 'are'
  const months = reading.text.match(/\b(jan|feb)\w* (?:&|and) (\w+) stays\b/i) ? 'January and February: ' : ''
  if (percent)
    return sentence(
      `${months}${months ? lowerFirst(subject.replace(/jan.*stays/i, 'stays')) : subject} ${verb === 'is' && months ? 'are' : verb} ${top} less${until ? `, until ${until}` : when ? ` on ${when}` : ''}`,
    )
  return sentence(`${top}${until ? `, until ${until}` : ''}`)
}
