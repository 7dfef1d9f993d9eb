// A price that moves, an offer with its end, somebody who is looked for.

import { cutsOf, DAY } from '#lib/composer/builtin/kinds/days.ts'
import type { Brief, Kind } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, isContact, type Part, type Piece, part } from '#lib/composer/builtin/piece.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { width } from '#lib/composer/words/width.ts'

const MARKS = `${SPACES},:;–-`
const bare = (text: string): string => withoutStart(withoutEnd(text, MARKS), MARKS)
const filledPart = (role: string, text: string, from: readonly string[]): Part[] =>
  bare(text) === '' ? [] : [part(role, upperFirst(bare(text)), from)]

const FROM = /(?:^|\s)(?:from|von|de|da|z)\s*$/iu
const TO = /^\s*(?:to|auf|a|à|para|na)\s*$/iu
const INSTEAD = /^\s*(?:instead of|statt|en vez de|en lugar de|au lieu de|invece di|em vez de|zamiast)\s*$/iu

/** “Basic service goes up from £55 to £60 on 1 January”: both prices and the day. */
export const price: Kind = {
  name: 'price',
  find({ pieces }) {
    const [piece, ...others] = pieces
    const money = piece?.literals.filter(({ kind }) => kind === 'money') ?? []
    const [one, two] = money
    if (!piece || !one || !two || money.length > 2 || one.unit !== two.unit || others.length > 1) return undefined
    const { text, from } = piece
    const between = text.slice(one.end, two.start)
    const moved = TO.test(between) && FROM.test(text.slice(0, one.start))
    if (!moved && !INSTEAD.test(between)) return undefined
    const before = moved ? text.slice(0, one.start).replace(FROM, '') : text.slice(0, one.start)
    const told = dayOf(piece, before, text.slice(two.end))
    if (!told?.headline.includes(' ')) return undefined
    const [old, now] = moved ? [one, two] : [two, one]
    const unit = bare(told.behind)
    // The day belongs to the change: beside it where there is room.
    const dated = `${told.headline} ${bare(told.day)}`
    const whole = width(dated) <= 56
    return {
      form: 'price',
      parts: [
        part('headline', upperFirst(whole ? dated : told.headline), from),
        part('old', old.text, from),
        part('new', bare(`${now.text} ${unit}`), from),
        ...(whole ? [] : filledPart('from_day', told.day, from)),
        ...others.map(each => part('body', sentence(each.text), each.from)),
      ],
    }
  },
  examples: [
    'Basic service goes up from £55 to £60 on 1 January',
    'Subimos la cuota: de 32 € a 35 € al mes desde el 1 de enero',
    'Tageskarte wird billiger: ab 1. Januar 5,20 € statt 5,80 €',
  ],
}

/** The day stands behind the prices or right before them; without one nothing is told of a change. */
function dayOf({ literals }: Piece, before: string, behind: string): Told | undefined {
  const days = literals.filter(({ kind }) => kind === 'date' || kind === 'period')
  const [day] = days
  if (!day || days.length > 1) return undefined
  const inBehind = behind.indexOf(day.text)
  if (inBehind >= 0) {
    const lead = leadAt(behind, inBehind)
    const rest = bare(behind.slice(inBehind + day.text.length))
    return rest === '' ? { headline: bare(before), behind: behind.slice(0, lead), day: behind.slice(lead) } : undefined
  }
  const at = before.lastIndexOf(day.text)
  if (at < 0 || bare(before.slice(at + day.text.length)) !== '') return undefined
  const lead = leadAt(before, at)
  return { headline: bare(before.slice(0, lead)), behind, day: before.slice(lead) }
}
type Told = { headline: string; behind: string; day: string }

/** Where the small words that lead to a value begin: “desde el 1 de enero”. */
function leadAt(text: string, at: number): number {
  const lead =
    /(?:\s|^)(?:(?:on|from|as of|starting|ab dem|ab|am|zum|vom|desde el|a partir del?|desde|dès le|à partir du|le|dal|da|a partire dal|a partir de|desde|od) ?)$/iu.exec(
      text.slice(0, at),
    )
  return lead ? lead.index : at
}

const CODE =
  /(?:^|\s)(?:(?:with|using|mit|con|avec|com|z) )?(?:the |dem |el |le |il |o )?(?:code|código|codice|kodem|kod)\s*$/iu

/** “20% off all books until 6 December with code BOOK20”: what, until when, by which code. */
const OFF = /%\s?(?:off|less|weniger|menos|de moins|in meno|mniej)(?![\p{L}])/iu
export const offer: Kind = {
  name: 'offer',
  find({ pieces, lexicons }) {
    const [piece, ...others] = pieces
    if (!piece || others.length > 1 || !has(piece, 'percent') || has(piece, 'money')) return undefined
    const { text, literals, from } = piece
    const code = literals.find(one => one.kind === 'code' && CODE.test(text.slice(0, one.start)))
    const day = literals.find(({ kind }) => DAY.includes(kind))
    const ends = day && endOf(text, day, lexicons)
    const percent = literals.find(({ kind }) => kind === 'percent')
    // “4,8 %” of a beer is no reduction.
    const less =
      piece.claims.has('discount') || OFF.test(text) || (percent && /[-–−]\s?$/.test(text.slice(0, percent.start)))
    if (!percent || !less || (!code && !ends) || literals.filter(({ kind }) => DAY.includes(kind)).length > 1)
      return undefined
    const codeAt = code ? (CODE.exec(text.slice(0, code.start))?.index ?? code.start) : text.length
    const cut = Math.min(codeAt, ends?.start ?? text.length)
    const parts = [ends?.end ?? 0, code?.end ?? 0]
    const headline = bare(text.slice(0, cut))
    const between = [ends, code && { start: codeAt, end: code.end }]
      .filter(one => one !== undefined)
      .sort((a, b) => a.start - b.start)
    const loose = between.some((one, at) => at > 0 && bare(text.slice(between[at - 1]?.end ?? 0, one.start)) !== '')
    const open = day && !ends
    if (loose || open || bare(text.slice(Math.max(...parts))) !== '' || percent.start >= cut) return undefined
    if (!headline.includes(' ')) return undefined
    return {
      form: 'offer',
      parts: [
        part('headline', upperFirst(headline), from),
        ...(code ? [part('code', code.text, from)] : []),
        ...(ends ? filledPart('ends', text.slice(ends.start, ends.end), from) : []),
        ...others.map(each => part('condition', each.text, each.from)),
      ],
    }
  },
  examples: ['20% off all books until 6 December with code BOOK20', '15 % Rabatt auf alle Schalen bis 6. Dezember'],
}

/** “until 6 December”: from its word on. */
function endOf(text: string, day: Literal, lexicons: Brief['lexicons']): { start: number; end: number } | undefined {
  const before = tokensOf(text.slice(0, day.start)).slice(-3)
  const at = before.findIndex(({ key }) => lexicons.some(({ till }) => till.has(key)))
  const word = before[at]
  return word ? { start: word.start, end: day.end } : undefined
}

const SOUGHT =
  /^(?:job|jobs|vacancy|stelle|empleo|emploi|lavoro|emprego|praca):?\s+|^(?:we(?:’|'| a)re (?:hiring|looking for)|now hiring|wir suchen|buscamos|nous (?:cherchons|recrutons)|on (?:cherche|recrute)|cerchiamo|procuramos|szukamy|zatrudnimy)\s+|\s(?:gesucht|wanted)(?: \(m\/w\/d\))?$/iu

/** “We’re hiring a baker, full time, Leeds. £28,000. jobs@…”: who is sought, in the words that say so, then each term by itself. */
export const job: Kind = {
  name: 'job',
  find(brief) {
    const [first, ...cuts] = cutsOf(brief)
    const alone =
      first?.mark === ':' &&
      /^(?:job|jobs|hiring|vacancy|stelle|empleo|emploi|lavoro|emprego|praca)$/iu.test(first.text)
    const named = alone ? cuts.shift() : first
    if (!first || !named || (!alone && !SOUGHT.test(first.text))) return undefined
    const role = alone ? `${first.text}: ${bare(named.text)}` : bare(named.text)
    if (role === '' || has(named, 'money', ...DAY) || cuts.length < 2) return undefined
    // “Apply: jobs@…” is one thing.
    const joined = cuts.flatMap((cut, at) => {
      const label = cuts[at - 1]?.mark === ':' ? `${cuts[at - 1]?.text}: ` : ''
      return cut.mark === ':' ? [] : [{ ...cut, text: `${label}${cut.text}` }]
    })
    const terms = joined.map(cut =>
      part(isContact(cut) ? 'contact' : has(cut, 'money') ? 'pay' : 'term', upperFirst(bare(cut.text)), cut.from),
    )
    const parts = [part('role', upperFirst(role), named.from), ...terms]
    return terms.some(each => each.role !== 'term') ? { form: 'job', parts } : undefined
  },
  examples: [
    'We’re hiring a baker, full time, Leeds. £28,000 a year. jobs@kornblum.example',
    'Gärtnerin gesucht (m/w/d), Teilzeit, 16,50 € die Stunde. Bewerbung an hof@birkenau.example',
    'Wir suchen eine Köchin, Vollzeit, ab 1. Februar. 3.200 € im Monat. team@seeblick.example',
  ],
}
