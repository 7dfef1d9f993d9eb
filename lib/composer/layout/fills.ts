// What each form's words are called in the templates that show it, the usual one first.
import type { CardAnswer, Row } from '#lib/composer/answer.ts'
import type { CardForm } from '#lib/composer/forms.ts'
import type { Fields } from '#lib/composer/layout/place.ts'
import { hoursRow } from '#lib/composer/layout/rows.ts'

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
  (label: string, value: string, note?: string) =>
  (row: Row): Record<string, string> =>
    Object.fromEntries(
      [[label, row.label], [value, row.value], ...(note ? [[note, row.note]] : [])].filter(
        ([, text]) => text !== '',
      ) as [string, string][],
    )

export const fills: Record<CardForm, Fill> = {
  notice: w => [['notice', { ...pick(w, 'eyebrow', 'headline', 'body', 'closing', 'contact'), items: w.all('item') }]],
  // Only the statement has a place for an eyebrow.
  news: w => [
    ...(w.one('eyebrow') ? [] : [['announcement', pick(w, 'headline', 'body', 'cta')] as const]),
    ['statement', pick(w, 'eyebrow', 'headline', 'body', 'cta')],
  ],
  event: w => [
    [
      'event_reminder',
      {
        ...pick(w, 'date', 'time', 'price', 'host', 'body', 'cta', 'deadline', 'contact'),
        event_name: w.one('name'),
        location: w.one('place'),
        facts: w.rows.map(named('label', 'value')),
      },
    ],
  ],
  offer: w => [
    [
      'offer',
      {
        ...pick(w, 'headline', 'price', 'code', 'ends', 'cta', 'condition'),
        detail: w.one('body'),
        prices: w.rows.map(named('for', 'now', 'was')),
      },
    ],
  ],
  price: w => [
    [
      'price_change',
      {
        headline: w.one('headline'),
        // Before what else is said: behind another statement it would hang on that.
        body: joined(w.one('from_day'), w.one('body')),
        old_price: w.one('old'),
        new_price: w.one('new'),
        items: w.all('item'),
      },
    ],
  ],
  prices: w => [
    [
      'price_list',
      { ...pick(w, 'title', 'condition'), note: w.one('caveat'), rows: w.rows.map(named('name', 'price', 'detail')) },
    ],
  ],
  hours: w => [['hours', { ...pick(w, 'headline', 'body', 'caveat'), rows: w.rows.map(hoursRow) }]],
  schedule: w => [
    [
      'schedule',
      {
        ...pick(w, 'title', 'date', 'place', 'price', 'cta'),
        note: w.one('caveat'),
        rows: w.rows.map(named('time', 'name', 'place')),
      },
    ],
  ],
  zones: w => [
    ['time_zones', { ...pick(w, 'title', 'date', 'body'), rows: w.rows.map(named('place', 'time', 'day')) }],
  ],
  table: w => [
    [
      'table',
      {
        ...pick(w, 'title'),
        heads: w.all('head'),
        note: w.one('caveat'),
        rows: w.rows.map(named('label', 'value', 'second')),
      },
    ],
  ],
  facts: w => [['facts', { ...pick(w, 'headline', 'body', 'caveat'), rows: w.rows.map(named('label', 'value')) }]],
  job: w => [
    [
      'job_opening',
      {
        ...pick(w, 'role', 'team', 'deadline', 'contact'),
        location: w.one('place'),
        salary: w.one('pay'),
        terms: w.all('term'),
      },
    ],
  ],
  release: w => [
    [
      'release_notes',
      {
        ...pick(w, 'version', 'headline'),
        ...Object.fromEntries(w.all('item').map((item, index) => [`highlight_${index + 1}`, item])),
      },
    ],
  ],
  launch: w => [
    [
      'product_launch',
      {
        ...pick(w, 'headline', 'cta'),
        product_name: w.one('name'),
        subheadline: w.one('body'),
        launch_date: w.one('date'),
      },
    ],
    ...(names(w)
      ? [
          [
            'announcement',
            { headline: w.one('headline'), body: joined(w.one('body'), w.one('date')), cta: w.one('cta') },
          ] as const,
        ]
      : []),
  ],
  number: w => [
    [
      'stat',
      {
        ...pick(w, 'value', 'label', 'caveat'),
        context: joined(w.one('headline'), w.one('body'), w.one('period')),
        benchmark: benchmark(w.rows[0]),
      },
    ],
    ...(w.rows.length === 0 && w.one('headline') ? [milestone(w)] : []),
  ],
  list: w => [['feature_list', { ...pick(w, 'headline', 'caveat'), items: w.all('item') }]],
  people: w => [
    [
      'people',
      {
        ...pick(w, 'headline', 'body', 'date'),
        location: w.one('place'),
        ...(w.rows.length === 1
          ? { name: w.rows[0]?.label, role: [w.rows[0]?.value, w.rows[0]?.note].filter(Boolean).join(', ') }
          : { people: w.rows.map(named('name', 'role', 'side')) }),
      },
    ],
  ],
  object: w => [['object', pick(w, 'title', 'by', 'with', 'price', 'quote', 'body', 'date', 'cta')]],
  appeal: w => [
    [
      'appeal',
      {
        ...pick(w, 'headline', 'body', 'deadline', 'contact'),
        keyword: w.one('send') && w.one('to') ? pick(w, 'send', 'to', 'gives') : undefined,
        ...(w.one('send') && w.one('to')
          ? {}
          : { items: [w.one('send'), w.one('to'), w.one('gives')].filter(Boolean) }),
      },
    ],
  ],
  steps: w => [['steps', { headline: w.one('headline'), steps: stepsOf(w) }]],
  versus: w => [
    [
      'comparison',
      {
        headline: w.one('headline'),
        left_title: w.one('left'),
        right_title: w.one('right'),
        left: w.rows.map(row => sideOf(row, row.value)),
        right: w.rows.map(row => sideOf(row, row.note)),
      },
    ],
  ],
  quote: w => [
    ['testimonial', { quote: unquoted(w.one('quote')), author_name: w.one('speaker'), author_title: w.one('role') }],
    ...(w.one('role') ? [] : [['quote', { quote: unquoted(w.one('quote')), author_name: w.one('speaker') }] as const]),
  ],
  result: w => [
    ['match_result', { ...pick(w, 'home', 'away', 'home_score', 'away_score'), competition: w.one('body') }],
  ],
  code: w => [['code', { headline: w.one('headline'), code: w.all('code').join('\n') }]],
}

/** The headline says the name itself. */
const names = (w: Words): boolean => !!w.one('headline')?.includes(w.one('name') ?? '\n')

export const pick = (w: Words, ...roles: string[]): Fields => Object.fromEntries(roles.map(role => [role, w.one(role)]))

export const joined = (...texts: (string | undefined)[]): string | undefined =>
  texts
    .filter((text): text is string => !!text)
    .map((text, index, all) => (index < all.length - 1 && !/[.!?…。]$/u.test(text) ? `${text}.` : text))
    .join(' ') || undefined

const milestone = (w: Words): Way => [
  'milestone',
  {
    headline: w.one('headline'),
    metric_value: w.one('value'),
    metric_label: w.one('label'),
    period: w.one('period'),
    body: w.one('body'),
    caveat: w.one('caveat'),
  },
]

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
  if (!caveat) return steps
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, body: joined(step.body, caveat) } : step))
}

const sideOf = (row: Row, text: string): string => (row.label ? `${row.label}: ${text}` : text)

/** Quotation marks are the template's. */
const unquoted = (text = ''): string => text.replace(/^[“„«"「]|[”“»"」]$/gu, '')
