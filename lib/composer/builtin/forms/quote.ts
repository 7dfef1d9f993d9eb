// Somebody's own words: a brief that is one quotation and who said it.
import type { Brief, Filled } from '#lib/composer/builtin/brief.ts'
import { introducedIn, isSpeaker, pageTitleIn } from '#lib/composer/builtin/forms/titles.ts'
import { AGREED } from '#lib/composer/builtin/gate.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, part } from '#lib/composer/builtin/piece.ts'
import { cardForms, HEADLINE_MOST, mostOf } from '#lib/composer/forms.ts'
import { bare } from '#lib/composer/lexis/trim.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { width } from '#lib/composer/words/width.ts'

/** The words large and whoever said them below; undefined where something else is told as well. */
export function quoteIn({ pieces, lexicons, question: { segments } }: Brief): Filled | undefined {
  const at = pieces.findIndex(({ text }) => quotesOf(text).length > 0)
  const said = pieces[at]
  const [{ start, end } = { start: 0, end: 0 }, ...more] = quotesOf(said?.text ?? '')
  if (!said || more.length > 0 || pageTitleIn(segments[Number(said.from[0]) - 1] ?? '', lexicons)) return undefined
  const before = said.text.slice(0, start)
  const introduced = introducedIn(said.text, lexicons)?.speaker ?? saidBy(before)
  // “Review” of “review we got from Ann Lee: “…”” only introduces, too.
  const isLead = (piece: Piece, nth: number) => introduced !== undefined && nth < at && piece.raw === said.raw
  const others = pieces.filter((piece, nth) => piece !== said && !isLead(piece, nth)).map(({ text }) => text)
  const [speaker = '', ...rest] = [introduced ?? '', bare(said.text.slice(end)), ...others].filter(Boolean)
  const quote = said.text.slice(start + 1, end - 1).trim()
  const isNamed = isSpeaker(
    speaker,
    lexicons,
    before === '' && DASHED.test(said.text.slice(end)) && isWhole(said.text, end),
  )
  const isAll = rest.length === 0 && (introduced || leadsTo(before)) && isNamed
  if (!isAll || quote.split(/\s+/).length < LEAST_WORDS || width(quote) > mostOf(cardForms.quote, 'quote'))
    return undefined
  const [name = '', ...roles] = speaker.split(', ')
  const role = upperFirst(roles.filter(text => !AGREED.test(text)).join(', '))
  if (width(name) > mostOf(cardForms.quote, 'speaker') || width(role) > mostOf(cardForms.quote, 'role'))
    return undefined
  const from = [...new Set(pieces.flatMap(piece => piece.from))]
  return {
    form: 'quote',
    parts: [
      part('quote', upperFirst(quote), said.from),
      part('speaker', upperFirst(name), from),
      ...(role ? [part('role', role, from)] : []),
    ],
  }
}
const LEAST_WORDS = 3

/** “Sarah from Nailsworth said “…””: who it was, and no “they said”. */
function saidBy(before: string): string | undefined {
  const [, who = ''] = SAYING.exec(before) ?? []
  const words = who.split(' ')
  return who !== '' && words.length <= NAMED_MOST && !SOMEBODY.test(who) ? who : undefined
}
const SAYING =
  /^(.+?),? (?:said|says|wrote|writes|told us|sagte|sagt|schreibt|schrieb|dijo|dice|escribió|nos escribió|a dit|dit|a écrit|écrit|ha detto|dice|ha scritto|scrive|disse|diz|escreveu|zei|zegt|schreef|powiedziała?|mówi|napisała?|pisze),? $/u
const SOMEBODY =
  /^(?:i|we|he|she|they|it|you|people|everyone|er|sie|wir|man|él|ella|nos|il|elle|on|lui|lei|ele|ela|hij|zij|ona?)(?!\p{L})/iu
const NAMED_MOST = 5

/** A whole sentence that somebody said, and what stands around it: the words are large also where no form of its own has them. */
export function saidIn(text: string): { quote: string; rest: string[] } | undefined {
  const [said, ...more] = quotesOf(text)
  if (!said || more.length > 0) return undefined
  const [before, quote] = [text.slice(0, said.start).trim(), text.slice(said.start, said.end)]
  const isSaid = /[.!?。…]$/u.test(quote.slice(0, -1)) && quote.split(/\s+/).length >= LEAST_WORDS
  const isLed = before === '' || /[:：]$/u.test(before)
  if (!isSaid || !isLed || /\d/.test(before) || width(quote) > SAID) return undefined
  return { quote, rest: [bare(before), bare(text.slice(said.end))].filter(rest => /[\p{L}\p{N}]/u.test(rest)) }
}
const SAID = HEADLINE_MOST.notice ?? 0

/** “…, not from our customers.” - platform lead, 40 people: behind a dash stands whose words they are, by name or not. */
const DASHED = /^\s*[–—-]\s*\p{L}/u
const isWhole = (text: string, end: number): boolean => /[.!?。…]/u.test(text[end - 2] ?? '')

/** “What a patient told us:” says that somebody is quoted. */
const leadsTo = (before: string): boolean =>
  before === '' || (/[:：]\s*$/u.test(before) && before.split(' ').length <= LEAD_MOST && !/\d/.test(before))
const LEAD_MOST = 8
