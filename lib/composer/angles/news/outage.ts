import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { clean, partsOf, shorten } from '#lib/composer/angles/tools.ts'
import type { Part, Reading } from '#lib/composer/read/reading.ts'
import { civil } from '#lib/composer/slots/calendar.ts'
import { clock, speakDuration } from '#lib/composer/slots/times.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'
import { speakDay } from '#lib/composer/words/speak.ts'

const DOWN =
  /^(.{2,44}?),? (?:(?:was|were|is|are|went|have been|has been) )?(?:partly |partially |completely )?(?:down|unavailable|offline|failing|degraded|not working|broken(?! (?!for|since|on|in|after|again|today|at|due|because|right|now|until|and)\p{L}))\b/iu
const FAILED = /^(.{2,44}?) (?:failed|stopped|broke|crashed)\b/i
const BACK = /^(.{2,44}?) (?:is|are) back(?: (?:up|online|to normal))?\b/i
const WRONG = /\bwe (?:got|made) (.{3,40}?) wrong\b/i
const CAUSE =
  /\b(?:expired|caused by|because of|due to|cause[: ]|misconfigur\w+|disk (?:was )?full|overload\w*|bug in|bad deploy|certificate|power cut)\b/i
const REMEDY = /\b(?:renewed|fixed|restored|rolled back|patched|replaced|restarted|repaired|corrected|reverted)\b/i
const NEXT = /\b(?:adding|will add|are adding|we will|we’ll|going to|next step|from now on)\b/i
const TROUBLE = /\b(?:down|sorry|apolog\w+|outage|incident|offline|restored|resolved|disruption)\b/i
const LASTED = /\bfor (?:about |around )?((?:\d+|an?|two|three|four|five|six|half an) (?:hours?|minutes?|days?))\b/i
const UPDATE = /\bnext update\b/i

const BROKEN = /\bbroken\b/i

export function outage(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const parts = partsOf(reading)
  const wrong = reading.text.match(WRONG)?.[1]
  if (wrong) return [wrongDraft(reading, wrong)]
  const hit =
    (TROUBLE.test(reading.text) ? firstMatch(parts, BACK) : undefined) ??
    firstMatch(parts, DOWN) ??
    (/\b(?:sorry|apolog|incident|outage)\b/i.test(reading.text) ? firstMatch(parts, FAILED) : undefined)
  if (
    !hit ||
    calm(hit.part.text, reading) ||
    /\b(?:prices?|cost|costs|down to|works?|early bird|sales?)\b/i.test(hit.what)
  )
    return []
  return [outageDraft(reading, hit, parts)]
}

/** “Churn down from 3.1%”, “offline sync”: a fall or a feature, and nobody was cut off. */
const calm = (text: string, { text: brief, times }: Reading): boolean =>
  /\bdown (?:from|to|by|on)\b|\bdown \d[\d.]*%|\b(?:works?|working|play|read|available) offline\b|\boffline (?:\p{L}+)/iu.test(
    text,
  ) ||
  (!/\b(?:is|are|was|were|went|has been|have been|failed|stopped|broke|crashed|back)\b/i.test(text) &&
    !/\b(?:sorry|apolog|outage|incident)/i.test(brief) &&
    !times.some(time => time.last !== undefined))

type Hit = { what: string; part: Part; back: boolean }

function firstMatch(parts: Part[], pattern: RegExp): Hit | undefined {
  for (const part of parts) {
    const what = part.text.match(pattern)?.[1]
    if (what && !/^(?:it|they|we|you|this|that|sorry|works?)$/i.test(what.trim()))
      return {
        what: bareNoun(what.replace(/^(?:the )?(?:sorry|outage|incident|status|good news|update)\b[^:]{0,12}: /i, '')),
        part,
        back: pattern === BACK,
      }
  }
  return undefined
}

function outageDraft(reading: Reading, { what, part, back }: Hit, parts: Part[]): Draft {
  const time = reading.times.find(each => each.last !== undefined)
  const past = reading.dates.find(date => date.role === 'past')
  const day = past?.day ?? reading.style.today
  const zone = time?.text.match(/[A-Z]{2,4}$/)?.[0] ?? ''
  const subject = upperFirst(what)
  const plural = /[^s]s$/.test(what.split(/ (?:to|of|in|from|on|for|at) /)[0] ?? '')
  const updatePart = parts.find(each => UPDATE.test(each.text))
  const nextUpdate =
    updatePart && reading.times.find(each => each.start >= updatePart.start && each.end <= updatePart.end)
  const minutes = time?.last === undefined ? 0 : (time.last - time.minute + 1440) % 1440
  const verb = plural ? 'are' : 'is'
  const frame = back ? 'F32' : minutes > 0 ? 'F30' : nextUpdate ? 'F31' : 'F31'
  const said = {
    F30: `${subject} failed for ${speakDuration(minutes)}.`,
    F31: nextUpdate
      ? `${subject} ${verb} down. Next update ${nextUpdate.text.replace(/ [A-Z]{3,4}$/, '')}.`
      : BROKEN.test(part.text)
        ? `The ${lowerFirst(what)} ${verb} broken.`
        : `${subject} ${verb} down.`,
    F32: `${subject} ${verb} back.`,
  }[frame]
  const was =
    /\b(?:was|were|went) (?:\w+ )?(?:down|unavailable|offline)/i.test(part.text) && !nextUpdate && frame === 'F31'
  const lasted = part.text.match(LASTED)?.[1]
  const the = verb === 'is' ? `The ${lowerFirst(what)}` : subject
  const ended = was ? `${the} ${verb === 'is' ? 'was' : 'were'} down${lasted ? ` for ${lasted}` : ''}.` : undefined
  const headline =
    ended && ended.length <= 42
      ? ended
      : said.length <= 42
        ? said
        : (shorten(said, 42) ?? `${subject} ${frame === 'F30' ? 'failed' : `${verb} down`}.`)
  const cause = parts.find(each => CAUSE.test(each.text) && each !== part)
  const remedy = parts.find(each => REMEDY.test(each.text) && each !== cause)
  const next = parts.find(each => NEXT.test(each.text) && each !== remedy)
  const known = [part, cause, remedy, next, updatePart]
  const effects = parts
    .filter(each => !known.includes(each) && !/^(?:so |very )?sorry\b/i.test(each.text) && each.text.length > 8)
    .map(each => tidyEffect(each.text))
  const span =
    time?.last === undefined ? undefined : `${clock(time.minute)} to ${clock(time.last)}${zone ? ` ${zone}` : ''}`
  const bodyText = clean([span && `${span}.`, effects[0] && sentence(effects[0])]).join(' ')
  const body = bodyText.length <= 90 ? bodyText : `${span ?? ''}.`
  const reason = part.text.match(/\b(?:because of|due to) (.+)$/i)?.[1]
  const sorry = /\b(?:sorry|apolog)/i.test(reading.text)
  const when = past ? `On ${speakDay(day, reading.style)}` : undefined
  const tail = stripStop(part.text.replace(DOWN, '').replace(/^,? ?(?:since )?/, ''))
  const lead = ended
    ? sentence(upperFirst(part.text.replace(/^(?:so |very )*sorry: /i, '')))
    : frame === 'F30'
      ? `${when ?? 'Today'} our ${lowerFirst(what, new Set(reading.names.values()))} failed from ${span ?? ''}.`
      : frame === 'F32'
        ? sentence(
            parts.find(each => /\bdown\b/.test(each.text))?.text.replace(/^they (?=were|are)/i, `${subject} `) ??
              `${subject} ${verb} working again`,
          )
        : sentence(
            !reading.times[0] || BROKEN.test(part.text)
              ? upperFirst(part.text)
              : `Our ${lowerFirst(what, new Set(reading.names.values()))} ${plural ? 'have' : 'has'} been down${reading.times[0] && reading.times[0] !== nextUpdate ? ` since ${reading.times[0].text}` : tail ? `: ${tail}` : ''}`,
          )
  return draft({
    angle: 'outage',
    frame,
    rank: 200,
    template: 'notice',
    top: frame === 'F30' ? speakDuration(minutes) : what,
    lead,
    boxes: {
      eyebrow: past ? incidentOf(reading, day) : 'Status',
      headline,
      body: body.length > 1 ? body : undefined,
      items: clean([
        labelled('Cause', cause?.text ?? reason),
        plainly(remedy?.text) ? undefined : labelled('Fixed', remedied(remedy?.text, cause?.text)),
        labelled('Next', next?.text),
      ]),
      closing: sorry ? 'We are sorry.' : undefined,
    },
    details: clean([
      ...effects.map(text => sentence(text)),
      cause && sentence(`${causeLead(cause.text)}${cause.text.replace(/^root/i, 'The root')}`),
      clean([
        remedy && `We ${stripStop(remedy.text).replace(/^we (?:have )?/i, '')}`,
        next && `are ${stripStop(next.text).replace(/^(?:we are|we’re|and) /i, '')}`,
      ]).join(remedy ? ' and ' : '') && sentence(joinRemedy(remedy?.text, next?.text)),
      updatePart && sentence(updatePart.text),
      sorry ? 'We are sorry.' : undefined,
    ]),
    points: [],
    topics: [],
    computed: [String(minutes), speakDuration(minutes), String(civil(day).year)],
    fixed: ['Incident', 'Status', 'Cause', 'Fixed', 'Next', 'We'],
  })
}

/** “Incident, 19 Nov 2026”: a notice is read long after its day. */
export function incidentOf({ style }: Reading, day: number): string {
  const said = speakDay(day, style, 'short').replace(/^\w+,? /, '')
  return `Incident, ${said}${/\d{4}/.test(said) ? '' : ` ${civil(day).year}`}`
}

const causeLead = (text: string): string =>
  /^(?:the )?(?:root )?cause\b/i.test(text)
    ? ''
    : /^(?:an?|the|our) |^\p{L}+s\b/iu.test(text) || /^(?:caused by|because|due to|it was)/i.test(text)
      ? 'The cause: '
      : `The cause was ${/^[aeiou]/i.test(text) ? 'an' : 'a'} `

const joinRemedy = (remedy: string | undefined, next: string | undefined): string => {
  const doing = next && stripStop(next).replace(/^(?:and )?(?:we are |we’re |we(?= will\b)|we(?=’ll\b))?\s*/i, '')
  const verb = doing && (/^(?:will|’ll)\b/i.test(doing) ? doing.replace(/^’ll/, 'will') : `are ${doing}`)
  if (plainly(remedy)) return clean([remedy, verb && `We ${verb}`]).join('. ')
  if (/^\p{L}+ed$/iu.test(remedy ?? '')) return clean([remedy, verb && `We ${verb}`]).join('. ')
  const done = remedy && `${stripStop(remedy).replace(/^(?:we|i) (?:have )?/i, '')}`
  return done || verb ? `We ${clean([done, verb]).join(' and ')}` : ''
}

const tidyEffect = (text: string): string =>
  stripStop(text)
    .replace(/,? sorry$/i, '')
    .replace(/ so (?=slow\b)/i, ': ')
    .replace(/\s+:/g, ':')

function labelled(label: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  const bare = stripStop(text)
    .replace(
      /^(?:(?:caused by|because of|due to|(?:the )?(?:root )?cause (?:was|is)|(?:root )?cause:?|we(?:’re| are|’ll| will)?|and|it was) )+/i,
      '',
    )
    .replace(/^adding /i, '')
    .replace(/^fixed[: ]?(?:it)?/i, '')
  const short = squeeze(bare, 44 - label.length - 2)
  return short && short.length > 3 ? `${label}: ${short}` : undefined
}

function wrongDraft(reading: Reading, thing: string): Draft {
  const others = partsOf(reading).filter(
    part => !WRONG.test(part.text) && !/^(?:so |very )?sorry$/i.test(stripStop(part.text)),
  )
  const noun = reading.speak(reading.text.indexOf(thing), reading.text.indexOf(thing) + thing.length)
  const headline = shorten(`We got ${noun} wrong`, 42) ?? 'We got this wrong.'
  return draft({
    angle: 'apology',
    frame: 'F33',
    rank: 200,
    template: 'notice',
    top: noun,
    lead: others[0] ? sentence(others[0].text) : headline,
    boxes: {
      headline,
      body: others[0] ? shorten(others[0].text, 90) : undefined,
      items: clean(
        others
          .slice(1, 3)
          .map(part => squeeze(part.text, 44))
          .map(text => text && upperFirst(stripStop(text))),
      ),
      closing: 'We are sorry.',
    },
    details: [...others.slice(1).map(part => sentence(part.text)), 'We are sorry.'],
    points: [],
    topics: [],
    fixed: ['We'],
  })
}

/** “renewed it” says what was renewed when the cause names it. */
function remedied(text: string | undefined, cause: string | undefined): string | undefined {
  const verb = text?.match(/^(?:we )?(\p{L}+ed) it$/iu)?.[1]
  const noun = cause
    ?.split(/ (?:on|of|in|at|for|from)\b|,/)[0]
    ?.split(' ')
    .at(-1)
  return verb && noun ? `${noun} ${verb}` : text
}

/** “It is fixed now” is a sentence of its own. */
const plainly = (text: string | undefined): boolean =>
  text !== undefined && /^(?:it|this|that|everything|all)(?:’s| is| has| was)\b/i.test(text)
