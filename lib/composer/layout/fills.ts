// What each form's words are called in the templates that show it, the usual one first.
import type { CardAnswer, Row } from '#lib/composer/answer.ts'
import type { CardForm } from '#lib/composer/forms.ts'
import type { Fields } from '#lib/composer/layout/place.ts'
import { factRow, hoursRow } from '#lib/composer/layout/rows.ts'

export type Words = {
  one(role: string): string | undefined
  all(role: string): string[]
  rows: readonly Row[]
}
export type Way = readonly [template: string, fields: Fields]
type Fill = (words: Words) => readonly Way[]

export const wordsOf = ({ parts, rows }: Pick<CardAnswer, 'parts' | 'rows'>): Words => {
  const all = (role: string) =>
    parts.filter(part => part.role === role && part.text.trim() !== '').map(part => part.text)
  return { all, rows, one: role => all(role)[0] }
}

/** The columns of a row under the names that a template has for them; an empty column is absent. */
const named =
  (...names: string[]) =>
  ({ label, value, note }: Row): Record<string, string> => {
    const columns = [label, value, note].map((text, at) => [names[at] ?? '', text] as const)
    return Object.fromEntries(columns.filter(([name, text]) => name !== '' && text !== ''))
  }

const FACTS = 'label value'

/** “offer: price, body=detail, item*=items, rows=prices(for now was)”: a template, and what it calls each role and column. */
function fill(table: string): Fill {
  const [template = '', roles = ''] = table.split(': ')
  const places = roles.split(', ').map(place => /^(\w+)(\*)?(?:=(\w+))?(?:\(([\w ]+)\))?$/.exec(place) ?? [])
  const wordsAt = (w: Words, role: string, many = '', columns = '') =>
    columns
      ? w.rows.map(columns === FACTS ? row => named('label', 'value')(factRow(row)) : named(...columns.split(' ')))
      : many
        ? w.all(role)
        : w.one(role)
  return shown(template, w =>
    Object.fromEntries(
      places.map(([, role = '', many, name = role, columns]) => [name, wordsAt(w, role, many, columns)]),
    ),
  )
}

/** By one template alone. */
const shown =
  (template: string, fields: (words: Words) => Fields): Fill =>
  words => [[template, fields(words)]]

/** Forms whose words only change their names. */
const called = {
  notice: 'notice: eyebrow, headline, body, closing, contact, item*=items',
  event:
    'event_reminder: date, time, price, host, body, cta, deadline, contact, name=event_name, place=location, rows=facts(label value)',
  offer: 'offer: headline, price, code, ends, cta, condition, body=detail, rows=prices(for now was)',
  prices: 'price_list: title, condition, caveat=note, rows(name price detail)',
  schedule: 'schedule: title, date, place, price, cta, caveat=note, rows(time name place)',
  zones: 'time_zones: title, date, body, rows(place time day)',
  facts: 'facts: headline, body, caveat, rows(label value)',
  job: 'job_opening: role, team, deadline, contact, place=location, pay=salary, term*=terms',
  list: 'feature_list: headline, caveat, item*=items',
  object: 'object: title, by, with, price, quote, body, date, cta',
  result: 'match_result: home, away, home_score, away_score, body=competition, caveat=note',
} satisfies Partial<Record<CardForm, string>>

/** “Before” and “After” over three columns are heads of the values, and nothing stands over the labels. */
function headsOf({ all, rows }: Words): string[] {
  const heads = all('head')
  return heads.length === 2 && rows.some(({ note }) => note !== '') ? ['', ...heads] : heads
}

const news = fill('announcement: headline, body, cta')
const launch = fill('product_launch: headline, cta, name=product_name, body=subheadline, date=launch_date')
const milestone = fill('milestone: headline, value=metric_value, label=metric_label, period, body, caveat')
const testimonial = fill('testimonial: quote, speaker=author_name, role=author_title')

export const fills: Record<CardForm, Fill> = {
  ...(Object.fromEntries(Object.entries(called).map(([form, table]) => [form, fill(table)])) as Record<
    keyof typeof called,
    Fill
  >),
  // Only the statement has a place for an eyebrow.
  news: w => [...(w.one('eyebrow') ? [] : news(w)), ['statement', pick(w, 'eyebrow', 'headline', 'body', 'cta')]],
  price: shown('price_change', w => ({
    headline: w.one('headline'),
    // Before what else is said: behind another statement it would hang on that.
    body: joined(w.one('from_day'), w.one('body')),
    old_price: w.one('old'),
    new_price: w.one('new'),
    items: w.all('item'),
  })),
  table: shown('table', w => ({
    ...{ title: w.one('title'), note: w.one('caveat'), rows: w.rows.map(named('label', 'value', 'second')) },
    heads: headsOf(w),
  })),
  hours: shown('hours', w => ({ ...pick(w, 'headline', 'body', 'caveat'), rows: w.rows.map(hoursRow) })),
  release: shown('release_notes', w => ({
    ...pick(w, 'version', 'headline'),
    ...Object.fromEntries(w.all('item').map((item, index) => [`highlight_${index + 1}`, item])),
  })),
  launch: w => [
    ...launch(w),
    ...(names(w)
      ? [['announcement', { ...pick(w, 'headline', 'cta'), body: joinedOf(w, 'body', 'date') }] as const]
      : []),
  ],
  number: w => [
    [
      'stat',
      {
        ...pick(w, 'value', 'label', 'caveat'),
        // When it was counted stands under what was: behind another statement it would be the time of that.
        context: joinedOf(w, 'period', 'headline', 'body'),
        benchmark: benchmark(w.rows[0]),
      },
    ],
    ...(w.rows.length === 0 && w.one('headline') ? milestone(w) : []),
  ],
  people: shown('people', w => ({
    ...pick(w, 'headline', 'body', 'date'),
    location: w.one('place'),
    ...(w.rows.length === 1
      ? { name: w.rows[0]?.label, role: [w.rows[0]?.value, w.rows[0]?.note].filter(Boolean).join(', ') }
      : { people: w.rows.map(named('name', 'role', 'side')) }),
  })),
  appeal: shown('appeal', w => ({
    ...pick(w, 'headline', 'body', 'deadline', 'contact'),
    ...(w.one('send') && w.one('to')
      ? { keyword: pick(w, 'send', 'to', 'gives') }
      : { items: [w.one('send'), w.one('to'), w.one('gives')].filter(Boolean) }),
  })),
  steps: shown('steps', w => ({ headline: w.one('headline'), steps: stepsOf(w) })),
  versus: shown('comparison', w => ({
    headline: w.one('headline'),
    left_title: w.one('left'),
    right_title: w.one('right'),
    left: w.rows.map(row => sideOf(row, row.value)),
    right: w.rows.map(row => sideOf(row, row.note)),
  })),
  quote: w => {
    const said = { ...w, one: (role: string) => (role === 'quote' ? unmarked(w.one(role)) : w.one(role)) }
    return [
      ...testimonial(said),
      ...(w.one('role') ? [] : [['quote', { ...pick(said, 'quote'), author_name: w.one('speaker') }] as const]),
    ]
  },
  code: shown('code', w => ({ headline: w.one('headline'), code: w.all('code').join('\n') })),
}

/** The headline says the name itself. */
const names = (w: Words): boolean => !!w.one('headline')?.includes(w.one('name') ?? '\n')

export const pick = (w: Words, ...roles: string[]): Fields => Object.fromEntries(roles.map(role => [role, w.one(role)]))

export const joined = (...texts: (string | undefined)[]): string | undefined =>
  texts
    .filter((text): text is string => !!text)
    .map((text, index, all) => (index < all.length - 1 && !/[.!?…。]$/u.test(text) ? `${text}.` : text))
    .join(' ') || undefined
const joinedOf = (w: Words, ...roles: string[]) => joined(...roles.map(w.one))

const benchmark = (row: Row | undefined) =>
  row && { against: row.label, value: row.value, ...(row.note && { unit: row.note }) }

/** “Title: more” is a step with two lines. */
function stepOf(text: string): { title: string; body?: string } {
  const at = text.indexOf(': ')
  return at > 0 && at < 40 ? { title: text.slice(0, at), body: text.slice(at + 2) } : { title: text }
}

/** A caveat belongs to the last of them: the template has no other place for it. */
function stepsOf(w: Words) {
  const steps = w.all('step').map(stepOf)
  const caveat = w.one('caveat')
  const isLast = (index: number) => caveat && index === steps.length - 1
  return steps.map((step, index) => (isLast(index) ? { ...step, body: joined(step.body, caveat) } : step))
}

const sideOf = (row: Row, text: string): string => (row.label ? `${row.label}: ${text}` : text)

/** Quotation marks are the template's. */
const unmarked = (text = ''): string => text.replace(/^[“„«"「]|[”“»"」]$/gu, '')
