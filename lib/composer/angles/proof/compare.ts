import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { measured } from '#lib/composer/angles/proof/measured.ts'
import { asMoved, sided, versus } from '#lib/composer/angles/proof/sides.ts'
import { addressOf, clean, remaining } from '#lib/composer/angles/tools.ts'
import type { Clause, Reading } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { startsWithVerb } from '#lib/composer/words/compress.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'

const NUM = '([£$€]?\\d[\\d,.]*\\d|\\d) ?([km](?!\\p{L})|%)?'
const UNIT =
  '(?: ?((?!(?:an?|to|now|and|from|since|in|after|with|on|at|for|because|when|this|last|but|so|by|as|per)\\b)\\p{L}+(?: a \\p{L}+| per \\p{L}+)?))?'
const MOVED = new RegExp(
  `^(.{2,60}?),? (?:went|dropped|fell|came|was cut|shrank|grew|rose|climbed|jumped|is down|are down|reduced|cut|cuts?|takes?|moved|down|up)?(?: (?!from\\b|down\\b|up\\b|by\\b)([\\p{L} ]{3,40}?))?(?: down| up)?(?: from)? ?${NUM}${UNIT}(?: to (?:get|be) \\p{L}+)? (?:to|->|→|=>|now) (?:only |just )?${NUM}${UNIT}`,
  'iu',
)
const AIM = /( to (?:get|be) \p{L}+) (?:to|now)\b/u
const LONG: Record<string, string> = {
  min: 'minutes',
  mins: 'minutes',
  sec: 'seconds',
  secs: 'seconds',
  s: 'seconds',
  hr: 'hours',
  hrs: 'hours',
  h: 'hours',
  ms: 'ms',
}

type Sides = { before: string; after: string; unit: string }
type Pair = Sides & {
  task: string
  sample?: string
  who?: string
  /** The brief names what was measured; it is no order to the reader. */
  measured?: boolean
  /** The work that the values are of: “Our redesign for …”. */
  of?: string
  /** What the time goes by until: “to get paid”. */
  aim?: string
}

/** Two values of one thing: the gap is the news. */
export function pair(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  return [moved(reading), sided(reading), versus(reading), measured(reading)]
    .filter(each => each !== undefined)
    .slice(0, 1)
}

/** Both values are of one kind: two shares, two sums or two counts. */
const alike = (before = '', mark = '', after = '', markAfter = ''): boolean => {
  const signs = [before, after].map(text => text.match(/^[£$€]/)?.[0] ?? '')
  return signs[0] === signs[1] && (mark === '%') === (markAfter === '%' || (mark === '%' && markAfter === ''))
}

function moved(reading: Reading): Draft | undefined {
  for (const clause of reading.facts) {
    const said = movedIn(clause)
    const found = said?.match(MOVED)
    if (!said || !found) continue
    const [, head = '', object, before = '', mark = '', unitA, after = '', markAfter = '', unitB] = found
    const unit = unitB ?? unitA ?? ''
    if (
      (!unitA && !unitB && !mark && !/[£$€%]/.test(before)) ||
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|am|pm|st|th|people|Mon|Sun)/.test(
        unit,
      )
    )
      continue
    if (/\b(?:open|opens|closed|from|between|ages?|for ages|hours)$/i.test(head.trim()) || /–/.test(before)) continue
    const sides = inUnits(`${before}${mark}`, unitA, `${after}${markAfter || (mark === '%' ? '%' : '')}`, unitB)
    return pairDraft(reading, { ...readPair(head, object), ...sides, aim: found[0].match(AIM)?.[1] }, said, found[0])
  }
  return undefined
}

/** The words that the two values stand in: one part of a list of news, else the whole sentence. */
function movedIn(clause: Clause): string | undefined {
  const parts = clause.parts.map(part => part.text)
  const whole = parts.length > 1 && !/^(?:on|in|at) (?:our|their) /i.test(clause.text) ? [] : [asMoved(clause.text)]
  return [...whole, ...parts, asMoved(clause.text)].find(text => {
    const match = text.match(MOVED)
    return match !== null && alike(match[3], match[4], match[6], match[7])
  })
}

const spelledOut = (unit: string | undefined): string => LONG[unit?.toLowerCase() ?? ''] ?? unit ?? ''

/** “41 minutes to 90 seconds” keeps both units; “14 min to 5” has one for both. */
function inUnits(before: string, unitA: string | undefined, after: string, unitB: string | undefined): Sides {
  const [first, second] = [spelledOut(unitA), spelledOut(unitB)]
  return first !== '' && second !== '' && first !== second
    ? { before: `${before} ${first}`, after: `${after} ${second}`, unit: '' }
    : { before, after, unit: second || first }
}

function readPair(head: string, object: string | undefined): Omit<Pair, keyof Sides> {
  const sampled = head.match(/^(?:(?:on|in|at) (?:our|their|his|her) (?:own )?|(?:our|their|his|her) own )/iu)
    ? head.match(/^(?:on |in |at )?((?:our|their|his|her) (?:own )?\p{L}+) (.+)$/iu)
    : undefined
  const who = head.match(
    /^(?:case study: )?(.+?) (?:cut|cuts|reduced|took|brought|dropped|went|has cut|have cut)$/i,
  )?.[1]
  const task = object ?? (sampled?.[2] || head.replace(/^(?:we|our|case study:) (?:cut|reduced|brought|took)? ?/i, ''))
  return {
    of: /^(?!case study)(.{6,44}): \S/i.exec(head)?.[1],
    task: upperFirst(
      bareNoun(
        (task.split(': ').at(-1) ?? task)
          .replace(/(?: did)?:?$/, '')
          .replace(/ (?:went|dropped|fell|from)$/i, '')
          .trim(),
      ),
    ),
    sample: sampled?.[1],
    measured: object !== undefined,
    who:
      who ??
      (object && !OURS.test(head) ? head.replace(/^case study:? /i, '').replace(/ (?:cut|reduced)$/i, '') : undefined),
  }
}

const MEASURED = /\b(?:times?|size|rate|latency|costs?|score|usage|speed|length)$/i
const OURS = /^(?:(?:how|why|when) )?(?:we|i)(?: (?:have|just|finally))*$/i

function pairDraft(reading: Reading, pair: Pair, said: string, matched: string): Draft {
  const { before, after, unit, sample, who, aim = '' } = pair
  const cause =
    !pair.measured && !pair.of && !MEASURED.test(pair.task) && startsWithVerb(pair.task)
      ? sentence(pair.task)
      : undefined
  const task = cause ? '' : pair.task
  const tail = stripStop(said.slice(said.indexOf(matched) + matched.length)).replace(/^,? /, '')
  const since = /^(?:since|after|with|because|when|thanks|(?:on|in) (?:our|their))\b/i.test(tail) ? tail : ''
  const shared = unit ? ` ${unit}` : ''
  const headline =
    [
      task && `${task}: ${before}${shared}${aim}, now ${after}.`,
      task && !aim && `${task}: now ${after}${shared}.`,
      `${before}${shared}${aim}, now ${after}.`,
    ].find(text => text && text.length <= 42) || `${before}, now ${after}.`
  const more = remaining(reading, [headline, said], 3)
  const version = reading.versions[0]?.value
  const ours = new RegExp(`\\bwith ${reading.brand.name}\\b`, 'i').test(said)
  const product = reading.brand.offer.product_name || reading.brand.name
  const means = /^with /i.test(since) && since.length <= 24 ? upperFirst(since) : undefined
  const withWhat = means
    ? means
    : version
      ? `With ${version}`
      : ours && reading.brand.offer.one_liner
        ? `With ${product}`
        : 'Now'
  const body = more.find(text => text.length <= 90)
  const command = reading.commands[0]?.value
  const lead = cause
    ? `${before}${shared} before, ${after} now. ${cause}`
    : who || /^and /i.test(tail)
      ? sentence(upperFirst(said.replace(/^case study:? /i, '')))
      : sample
        ? `On ${sample}, ${task.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())} went from ${before}${shared} to ${after}.`
        : `${task} went from ${before}${shared}${aim} to ${after}${since && ` ${since}`}.`
  return draft({
    angle: 'comparison',
    frame: 'F01',
    rank: 66,
    template: 'comparison',
    top: after,
    lead: version && body ? body : lead,
    boxes: {
      headline,
      left_title: 'Before',
      right_title: withWhat.length <= 24 ? withWhat : 'Now',
      left: [`${before}${shared}`],
      right: clean([
        `${after}${shared}`,
        [cause, means ? undefined : since]
          .map(text => stripStop(upperFirst(text ?? '')))
          .concat(who ? [`At ${who}`] : pair.of ? [upperFirst(bareNoun(pair.of))] : [])
          .find(text => text !== '' && text.length <= 44),
      ]),
      body,
      eyebrow: version ? `${reading.brand.name} ${version}` : undefined,
      meta: sample ? `Measured on ${sample}` : undefined,
      cta: command && command.length <= 30 ? command : undefined,
    },
    details: clean([
      version && body ? lead : undefined,
      ...more.filter(text => text !== body || !version),
      version && body ? undefined : undefined,
    ]),
    action: command ?? addressOf(reading),
    points: more.map(title => ({ title })),
    topics: clean([task, who]),
    fixed: ['before', 'now', 'At', 'Before', 'With', 'Now', 'Measured', 'On'],
  })
}
