import { type Draft, draft, type Row } from '#lib/composer/angles/draft.ts'
import { findTable, SINGLE, type Table } from '#lib/composer/angles/proof/find-table.ts'
import { addressOf, clean, remaining, say } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, upperFirst } from '#lib/composer/words/case.ts'

const change = (row: Row): number | undefined =>
  row.before && row.value !== undefined ? Math.round((100 * (row.value - row.before)) / row.before) : undefined
const signed = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`

/** A table as a story: best and worst in one line, every row shown. */
export function table(reading: Reading): Draft[] {
  const found = findTable(reading)
  if (!found || reading.language !== 'en') return []
  return [found.paired ? pairedDraft(reading, found) : rankedDraft(reading, found)]
}

function pairedDraft(reading: Reading, { rows, columns }: Table): Draft {
  const changed = rows
    .map(row => ({ ...row, percent: rows.every(each => /^[£$€]/.test(each.to)) ? undefined : change(row) }))
    .map(row => ({ ...row, change: row.percent === undefined ? undefined : signed(row.percent) }))
  const falling = changed.filter(row => (row.percent ?? 0) < 0).length > changed.length / 2
  const sorted = falling ? changed.sort((a, b) => (a.percent ?? 0) - (b.percent ?? 0)) : changed
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const speed = falling && !/^[£$€]/.test(best?.to ?? '')
  const cause = /\bcach/i.test(reading.text) ? 'Caching' : columns[2]?.replace(/^With /, '')
  const headline =
    speed && best && worst
      ? [
          cause
            ? `${cause} cut ${best.label} by ${Math.abs(best.percent ?? 0)}%, ${worst.label} by ${Math.abs(worst.percent ?? 0)}%.`
            : `${upperFirst(best.label)} −${Math.abs(best.percent ?? 0)}%, ${worst.label} −${Math.abs(worst.percent ?? 0)}%.`,
          `${upperFirst(best.label)}: ${best.change}.`,
        ].find(text => text.length <= 42)
      : undefined
  const prices = rows.every(row => /^[£$€]/.test(row.to)) && !speed
  const cheapest = prices ? [...rows].sort((a, b) => (a.before ?? 0) - (b.before ?? 0))[0] : undefined
  const noun = columns[0] ? `${columns[0]}s from ` : 'From '
  const title = cheapest
    ? `${upperFirst(noun)}${cheapest.from}.`
    : (headline ?? `${best?.label}: ${best?.from} to ${best?.to}.`.slice(0, 42))
  const unit = reading.text.match(/\b(minutes|seconds|hours|days|ms|euros?|pounds?)\b/i)?.[1]?.toLowerCase()
  const totals =
    speed && rows.every(row => row.before && row.value && /^[\d.,]+$/.test(row.to))
      ? [sum(rows.map(row => row.before ?? 0)), sum(rows.map(row => row.value ?? 0))]
      : undefined
  const source = sourceLine(reading)
  return draft({
    angle: 'table',
    frame: 'F12',
    rank: 96,
    template: 'comparison',
    top: best?.label ?? '',
    lead: prices
      ? `Prices for ${columns[1] ?? 'now'} and ${columns[2] ?? 'later'}.`
      : columns[1] && columns[2]
        ? `${upperFirst(unit ?? 'Numbers')} for each, ${lowerFirst(columns[1])} and ${lowerFirst(columns[2])}.`
        : sentence(`${rows.length} rows, ${rows[0]?.label} to ${rows.at(-1)?.label}`),
    boxes: {
      headline: title,
      left_title: (columns[1] ?? 'Before').slice(0, 24),
      right_title: (columns[2] ?? 'Now').slice(0, 24),
      left: sorted.slice(0, 4).map(row => `${row.label} ${row.from}`),
      right: sorted.slice(0, 4).map(row => `${row.label} ${row.to}`),
      meta: source,
      unit,
      label: totals ? `All ${rows.length}: ${totals[0]} → ${totals[1]}${unit ? ` ${unit}` : ''}` : undefined,
    },
    rows: sorted,
    lines: sorted.map(row => `${row.label}: ${row.from} ${prices ? 'and' : 'to'} ${row.to}`),
    details: clean([source && sentence(source)]),
    action: addressOf(reading),
    points: sorted.map(row => ({ title: `${row.label}: ${row.from} to ${row.to}` })),
    topics: clean([/\bCI\b/i.test(reading.text) ? 'CI' : undefined]),
    computed: clean([String(rows.length), ...sorted.map(row => row.change), ...(totals ?? []).map(String)]),
    fixed: ['Caching', 'It', 'All', 'Before', 'Now', 'Numbers', 'rows', 'Prices', 'From'],
  })
}

const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100

/** Days and months keep their own order. */
const DATED = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/iu

function rankedDraft(reading: Reading, { rows }: Table): Draft {
  const money = rows.every(row => /^[£$€]/.test(row.to))
  const sorted =
    money || rows.every(row => DATED.test(row.label)) ? rows : [...rows].sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const titleClause = reading.facts.find(
    clause => !/\d/.test(clause.text.slice(0, 12)) && clause.end <= reading.text.search(SINGLE) + 60,
  )
  const named = titleClause ? titleClause.parts[0]?.text.replace(/:.*$/, '') : undefined
  const best = [...sorted].sort((a, b) => (b.value ?? 0) - (a.value ?? 0))[money ? sorted.length - 1 : 0]
  const measure = reading.text
    .match(
      /\b(?:average|mean|median|typical) ((?:days|hours|minutes|weeks|months|people|euros|pounds)(?: late| early| lost| saved| waiting| open)?)\b/i,
    )?.[1]
    ?.toLowerCase()
  const title =
    money && named && named.length <= 41
      ? `${upperFirst(named)}.`
      : ([`${best?.label}: ${best?.to} ${measure ?? ''}`.trim(), `${best?.label}: ${best?.to}`]
          .find(text => text.length <= 41)
          ?.concat('.') ?? `${best?.to}`)
  const more = remaining(
    reading,
    rows.map(row => `${row.label} ${row.to}`),
    3,
  ).filter(text => !rows.filter(row => text.includes(row.to)).length || /%/.test(text))
  const source = sourceLine(reading)
  const head = reading.facts.find(clause => rows.some(row => clause.text.includes(row.to)))?.text.split(/:\s/)[0]
  const asked = head && head.split(' ').length >= 5 && !/\d%/.test(head) ? sentence(upperFirst(head)) : undefined
  return draft({
    angle: 'table',
    frame: 'F12',
    rank: money ? 40 : 52,
    template: 'feature_list',
    top: best?.to ?? '',
    lead:
      asked ??
      sentence(
        sorted
          .slice(0, 3)
          .map((row, index) => `${index === 0 ? row.label : lowerFirst(row.label)} ${row.to}`)
          .join(', '),
      ),
    lines: asked ? sorted.map(row => `${row.label}: ${row.to}`) : undefined,
    boxes: {
      headline: title.slice(0, 42),
      unit: measure,
      items: sorted.slice(0, 5).map(row => `${row.label}: ${row.to}`),
      meta: source,
    },
    rows: sorted,
    details: [
      ...more.filter(text => !asked || !text.startsWith(asked.slice(0, 20))),
      ...(source ? [sentence(source)] : []),
    ],
    action: addressOf(reading),
    points: sorted.map(row => ({ title: `${row.label}: ${row.to}` })),
    topics: [],
    computed: [],
  })
}

function sourceLine(reading: Reading): string | undefined {
  const runs = reading.text.match(/\b(\d+) runs?,? median|median of (\d+) runs?/i)
  const runner = reading.text.match(/\bsame [\p{L} ]{3,20}(?:\([^)]{2,20}\))?/iu)?.[0].replace(/ \(([^)]+)\)/, ', $1')
  const date = reading.dates.find(each => each.role === 'past' && each.precision === 'day' && !each.relative)
  const sample = reading.text.match(
    /\b\d[\d,]* (?:agencies|companies|people|parents|teachers|readers|children|players|referees|refs|members|visitors|guests|volunteers|designers|developers|engineers|invoices|orders|builds|matches|meals|sessions|responses|respondents|users|customers|households|teams|sole traders|schools)\b/i,
  )?.[0]
  const report = reading.text.match(/\b((?:[\p{L}]+ ){1,3}report \d{4})\b/iu)?.[1]
  const line = clean([
    runs ? `Median of ${runs[1] ?? runs[2]} runs` : undefined,
    runner,
    report && upperFirst(report),
    sample && /\b(?:survey|asked)\b/i.test(reading.text) ? `Survey of ${sample}` : sample,
    date && say(reading, date, 'plain'),
    reading.dates.filter(each => each.precision === 'month').map(each => say(reading, each))[0],
  ]).join(', ')
  return line.length > 0 && line.length <= 56
    ? line
    : clean([report && upperFirst(report), sample]).join(', ') || undefined
}
