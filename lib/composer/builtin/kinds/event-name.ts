// What an event is called.
import { LEADS_ON, OF_DAY } from '#lib/composer/builtin/breaks.ts'
import { holds, isLed } from '#lib/composer/builtin/kinds/cues.ts'
import { type Cut, cutsOf } from '#lib/composer/builtin/kinds/cuts.ts'
import { type Dated, HAPPENED } from '#lib/composer/builtin/kinds/event-day.ts'
import { hourOf, roleOf } from '#lib/composer/builtin/kinds/event-roles.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { rejoined } from '#lib/composer/builtin/kinds/rest.ts'
import { has } from '#lib/composer/builtin/piece.ts'
import { cardForms, mostOf } from '#lib/composer/forms.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { width } from '#lib/composer/words/width.ts'

const NAME = mostOf(cardForms.event, 'name')

export type Named = { text: string; cut?: Cut; whole?: readonly Cut[] }

/** Before the day in its clause; else the clause or the sentence before it; behind it where nothing stands before. */
export function nameOf({ cut, at, before: led, behind }: Dated, brief: Brief): Named | undefined {
  const cuts = cutsOf(brief)
  // “Summer fair is Saturday 12 June” names the fair.
  const before = led.replace(IS, '')
  const above = cuts.slice(0, at)
  if (before !== '') {
    const label = above.at(-1)
    const titled = `${label?.text}: ${before}`
    const isTitled = label?.mark === ':' && label.of === cut.of && width(titled) <= NAME
    if (!isName(before, brief) || !behind.every(one => isPlaced(one, brief))) return undefined
    return isTitled ? { text: titled, cut: label } : { text: before, cut }
  }
  if (above.length === 0) {
    const next = cuts[1]
    const isAlone = behind.every(one => has(one, 'time') && one.content.length === 0)
    return next && isAlone && isName(next.text, brief) && !has(next, 'money')
      ? { text: next.text, cut: next }
      : undefined
  }
  const own = above.filter(({ of }) => of === cut.of)
  const whole = own.length > 0 ? own : cuts.filter(({ of }) => of === 0)
  const [sentence] = rejoined(whole, brief)
  const [first = whole[0], last] = [whole[0], whole.at(-1)]
  const [title] = brief.pieces
  const top = cut.of > 0 && own.length === 1 && !title?.asks ? title?.text : undefined
  const named = [top, sentence?.text, last?.text, first?.text].find(text => text !== undefined && isTitle(text, brief))
  if (named === undefined || whole.some(one => has(one, 'time', 'money', 'date', 'period'))) return undefined
  return named === sentence?.text
    ? { text: named, whole, ...(first && { cut: first }) }
    : { text: named, cut: cuts.find(({ text }) => text === named) as Cut }
}

const IS = / (?:is|are|ist|findet|est|es|è|é|jest)$/iu

/** Behind the day go an hour, a place, a price, what is led by a small word; “sammelt am 11. Januar die Bäume ein” is one sentence. */
function isPlaced(cut: Cut, brief: Brief): boolean {
  const hour = hourOf(cut, brief)
  const rest = hour ? hour.rest : cut
  const [word] = rest?.text.toLowerCase().split(' ') ?? []
  const isLed = brief.lexicons.some(({ glue }) => glue.has(word ?? '')) && !ARTICLE.test(word ?? '')
  return !rest || isLed || /^[(\p{Lu}\d]/u.test(rest.text) || roleOf(rest, hour !== undefined, brief) !== ''
}
const ARTICLE = /^(?:an?|the|eine?[nmrs]?|der|die|das|den|dem|une?|les?|la|el|l[oa]s|un[ao]?|il|gli|um|uma|os?|as?)$/iu

/** A clause of its own names it, also one that says that it is back. */
const isTitle = (text: string, brief: Brief): boolean =>
  width(text) <= NAME && !HAPPENED.test(text) && !/[?？؟]/.test(text) && isWhole(text, brief)

const NAME_WORDS = 7

/** A name has no “we”, “our”, “is”; “Join us for the winter fair” asks to come, and names it. */
const isName = (name: string, brief: Brief): boolean =>
  name.split(' ').length <= NAME_WORDS &&
  isWhole(name, brief) &&
  !OF_DAY.test(name) &&
  !isCall(name, brief) &&
  (isLed('join', name, brief.clock) || !holds('says', name, brief.clock))

/** “Drop them in”, “Call”; a “volunteer day” is a thing. */
const isCall = (name: string, { lexicons }: Brief): boolean => {
  const second = tokensOf(name)[1]?.key
  return lexicons.some(
    ({ call, glue }) => call.find(name).some(({ start }) => start === 0) && (second === undefined || glue.has(second)),
  )
}

function isWhole(name: string, { lexicons, clock }: Brief): boolean {
  const tokens = tokensOf(name)
  const last = tokens.at(-1)?.key ?? ''
  return (
    tokens.some(token => isContent(token, lexicons) && !lexicons.some(({ claims }) => claims.has(token.key))) &&
    !tokens.some(({ key }) => LEADS_ON.has(key) || lexicons[0]?.claims.get(key) === 'not') &&
    !name.includes('=') &&
    !holds('works', name, clock) &&
    // “天気がよければ” leads on.
    !(UNSPACED.test(name) && /[\u3041-\u309f]$/.test(name)) &&
    // “Visite tous les”, “starting”: what follows belongs to it.
    !lexicons.some(({ dangling }) => dangling.has(last)) &&
    !/^(?:e|les|starting|from)$/.test(last)
  )
}
