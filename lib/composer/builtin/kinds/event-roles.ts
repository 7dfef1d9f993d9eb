// Hour, place, price and deadline of an event, by what its clauses hold.
import { holds, isLed } from '#lib/composer/builtin/kinds/cues.ts'
import { type Cut, DAY, trimmed, within } from '#lib/composer/builtin/kinds/cuts.ts'
import { isUntil } from '#lib/composer/builtin/kinds/event-day.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, type Part, part } from '#lib/composer/builtin/piece.ts'
import { cardForms } from '#lib/composer/forms.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { width } from '#lib/composer/words/width.ts'

const ROOM = new Map(cardForms.event.roles.map(({ name, most }) => [name, most]))
/** “7, 14 and 21”: more days than the form has a place for. */
const DAYS_ON = /^\d{1,2}(?:$|,| (?:and|und|y|e|et|i) \d)/u

/** Hour, place, price and until when, each where it is free; the rest is left. */
export function filled(cuts: readonly Cut[], brief: Brief): { parts: Part[]; left: Cut[] } | undefined {
  const parts: Part[] = []
  const left: Cut[] = []
  let isPriced = false
  const put = (role: string, { text, from }: Pick<Cut, 'text' | 'from'>): boolean => {
    const free = width(text) <= (ROOM.get(role) ?? 0) && !parts.some(each => each.role === role)
    if (free) parts.push(part(role, upperFirst(text), from))
    return free
  }
  for (const [at, cut] of cuts.entries()) {
    // “8am - 1pm” was cut at its dash.
    const joint = cuts[at - 1]?.mark === '–' ? ' – ' : ', '
    if (DAYS_ON.test(cut.text) && cut.content.length === 0 && !has(cut, 'time', 'money')) return undefined
    if (isUntil(cut, brief)) {
      if (!put('deadline', cut)) left.push(cut)
      continue
    }
    const hour = has(cut, ...DAY) ? undefined : hourOf(cut, brief)
    const isHour = hour !== undefined && (put('time', hour.text) || joined('time', parts, hour.text, joint))
    const rest = isHour ? hour.rest : cut
    if (!rest || joined('price', parts, rest) || joined('place', parts, rest)) continue
    const role: string = isPriced ? '' : roleOf(rest, isHour, brief)
    // Of several prices the first is the price.
    isPriced ||= role === 'price'
    if (!put(role, rest)) left.push(rest)
  }
  return { parts, left }
}

/** “7pm St Marks Wexcombe”: a name right behind the hour. */
const NAMED_PLACE = /^\p{Lu}[\p{L}’'.]{0,20}(?: (?:of|the|de|la|du|des|am|an|der|\p{Lu}[\p{L}’'.]{0,20})){1,4}$/u

/** “£8, £6 concs”, “doors 6:30, starts 7”, “Unit 5, Kelham Island”: of one sentence they stay together. */
function joined(role: keyof typeof GOES_ON, parts: Part[], cut: Cut, joint = ', '): boolean {
  const at = parts.findIndex(one => one.role === role && one.from[0] === cut.from[0])
  const [one] = parts.slice(at, at + 1)
  const text = (one?.text ?? '') + joint + cut.text
  const isOne = (role === 'time' || at === parts.length - 1) && GOES_ON[role](cut)
  const fits = at >= 0 && isOne && width(text) <= (ROOM.get(role) ?? 0)
  if (fits && one) parts[at] = { ...one, text }
  return fits
}

const GOES_ON = {
  price: (cut: Cut) => has(cut, 'money'),
  time: () => true,
  place: ({ text, literals }: Cut) => literals.length === 0 && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(text),
}

/** The hour that begins a clause, and what stands behind it; “doors 6:30” is one whole. */
export function hourOf(cut: Cut, brief: Brief): { text: Cut; rest?: Cut } | undefined {
  const times = cut.literals.filter(({ kind }) => kind === 'time')
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return undefined
  if (trimmed(cut.text.slice(0, first.start)) !== '') {
    const isShort = cut.text.split(' ').length <= HOUR_WORDS && width(cut.text) <= HOUR && !has(cut, 'money')
    const isTill = tokensOf(cut.text).some(({ key }) => brief.lexicons.some(({ till }) => till.has(key)))
    return isShort && !isTill && !UNSPACED.test(cut.text) ? { text: cut } : undefined
  }
  // “14:00〜”, “from 7pm” and “ore 20” keep what belongs to the hour.
  // “at 9” is an hour, and “9” is none.
  const leads = /^\d{1,2}$/.test(cut.text.slice(first.start, last.end)) ? LEADS_BARE : LEADS
  const start = first.start - (leads.exec(cut.text.slice(0, first.start))?.[1]?.length ?? 0)
  const end = last.end + (/^\s?(?:[〜~]|から)/u.exec(cut.text.slice(last.end))?.[0].length ?? 0)
  const [text, rest] = [within(cut, start, end, brief), within(cut, end, cut.text.length, brief)]
  return text && { text: { ...text, text: cut.text.slice(start, end) }, ...(rest && { rest }) }
}
const HOUR_WORDS = 3
const HOUR = 20
const LEADS_BARE = /(?:^|\s)((?:at|um|a las|à|alle|às|o|from|ab|dès|dalle|ore|od) )$/iu
const LEADS = /(?:^|\s)((?:from|ab|von|desde las|de|dès|dalle|ore|alle ore|das|od) )$/iu

/** The role of a clause by what it holds; none where it only tells. */
export function roleOf(cut: Cut, isBehindHour: boolean, { clock, lexicons }: Brief): string {
  if (has(cut, 'money')) return 'price'
  if (has(cut, 'time', ...DAY)) return ''
  const words = cut.text.split(' ').length
  const isThere = isLed('at', cut.text, clock) && words > 1 && words <= (isBehindHour ? PLACE_WORDS : ALONE_WORDS)
  const isSite = /^\p{Lu}/u.test(cut.text) && holds('sites', cut.text, clock) && words <= SITE_WORDS
  // No month, and nothing that somebody does or does not.
  const isTold = tokensOf(cut.text)
    .slice(1)
    .some(({ key }) => lexicons.some(({ claims, months }) => months.has(key) || claims.get(key) === 'not'))
  const isFree = !isTold && (!has(cut, 'number', 'period') || isSite)
  return isFree && (isThere || isSite || (isBehindHour && NAMED_PLACE.test(cut.text))) ? 'place' : ''
}
const PLACE_WORDS = 8
const ALONE_WORDS = 5
const SITE_WORDS = 6
