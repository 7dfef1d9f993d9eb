import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { incidentOf } from '#lib/composer/angles/news/outage.ts'
import { beforeDate, clean, impersonal, remaining, sayDay, shorten, splitAt } from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { civil } from '#lib/composer/slots/calendar.ts'
import { clock, speakDuration } from '#lib/composer/slots/times.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const MARKED =
  /\b(?:incident|outage|resolved|investigating|mitigated|monitoring|elevated|degraded|post-?mortem|no (?:data|events?|jobs?|builds?|messages?) (?:was|were )?lost|what happened|looking into it|all clear|back to normal)\b/i
const TROUBLED =
  /\b(?:errors?|delay(?:ed|s)?|slow(?:er)?|time-?outs?|timed out|returned [45]\d\ds?|degraded|elevated|failed|failing|stuck|unreachable|unavailable|rejected)\b/i
const OVER = /\b(?:resolved|fixed|recovered|mitigated|back to normal|all clear)\b/i
const LABEL =
  /^(?:(?:the )?(?:incident|outage|issue|status)(?: (?:update|report|resolved|is resolved|over|closed))?|resolved|fixed|update|all clear|post-?mortem|investigating|monitoring)\s*:\s*/i
const WATCHED =
  /^we(?:’re| are) (?:now |still )?(?:investigating|looking into|monitoring|seeing) (?:reports of |some )?/i
const LEADING_DATE = /^(?:on )?(?:\p{L}+day,? )?\d{1,2} \p{L}+(?: \d{4})?,? (?=\p{L})/iu
const SPAN = /,? (?:from|between) \d{1,2}[:.]\d\d.*$/i

/** Something ran late or failed in part: what it was, how long, and whether it is over, with nothing made of it. */
export function incident(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !MARKED.test(reading.text)) return []
  const clause = reading.facts.find(each => TROUBLED.test(each.text) && !/^no\b/i.test(each.text))
  return clause ? incidentDraft(reading, clause) : []
}

function incidentDraft(reading: Reading, clause: Clause): Draft[] {
  const told = clause.text.replace(LABEL, '').replace(WATCHED, '')
  const time = within(reading.times, clause).find(each => each.last !== undefined)
  const minutes = time?.last === undefined ? 0 : (time.last - time.minute + 1440) % 1440
  const zone = time?.text.match(/[A-Z]{2,4}$/)?.[0] ?? ''
  const span =
    time?.last === undefined ? undefined : `${clock(time.minute)} to ${clock(time.last)}${zone && ` ${zone}`}.`
  const date = within(reading.dates, clause)[0]
  const undated = (date && beforeDate(clause, reading)?.replace(LABEL, '')) ?? told.replace(LEADING_DATE, '')
  const bare = stripStop(impersonal(upperFirst(undated.replace(SPAN, '')), reading))
  const lasting = minutes > 0 && !/\d/.test(bare) ? `${bare} for ${speakDuration(minutes)}` : bare
  const headline = [lasting, bare].map(text => shorten(text, 42)).find(text => text) ?? splitAt(bare, 42)?.head
  if (!headline) return []
  const over = OVER.test(reading.text)
  const watched = !over && (WATCHED.test(clause.text) || /\binvestigating\b/i.test(reading.text))
  const when = date && sayDay(reading, date.day)
  const more = remaining(reading, [headline, clause.text], 4)
  const body = clean([over && when && `${when}.`, span, over ? 'This is resolved.' : undefined, ...more])
  const fitting = body.filter((_, index) => body.slice(0, index + 1).join(' ').length <= 90)
  return [
    draft({
      angle: 'outage',
      frame: over ? 'F32' : 'F31',
      rank: 150,
      template: 'notice',
      top: stripStop(headline),
      lead: watched ? sentence(clause.text) : sentence(upperFirst(told.replace(LEADING_DATE, `On ${when}, `))),
      boxes: {
        eyebrow: over ? 'Resolved' : watched ? 'Investigating' : date ? incidentOf(reading, date.day) : 'Incident',
        headline: sentence(headline),
        body: fitting.join(' ') || undefined,
        closing: /\b(?:sorry|apolog)/i.test(reading.text) ? 'We are sorry.' : undefined,
      },
      details: clean([over ? 'This is resolved.' : undefined, ...more]),
      points: more.map(title => ({ title })),
      topics: [],
      computed: clean([
        minutes > 0 && String(minutes),
        minutes > 0 && speakDuration(minutes),
        date && String(civil(date.day).year),
      ]),
      fixed: ['Incident', 'Resolved', 'Investigating', 'This', 'is', 'resolved', 'On', 'We'],
    }),
  ]
}
