// What a card says beside its picture where nobody wrote a caption: its own data, in the order in which one would say it.
import { registry } from '#lib/registry.ts'
import type { About } from '#lib/templates/kit/template.ts'

type Data = Record<string, unknown>

const said = (...parts: unknown[]) => parts.filter(part => typeof part === 'string' && part !== '').join(' ')
const paragraphs = (...parts: string[]) => parts.filter(part => part !== '').join('\n\n')
/** What only the drawing knows of, and, of the rows of a list, their part in the whole. */
const SILENT = /^(?:kind|language|pose|screen_hint|logo_url)$/
const isSaid = (field: string, of = '') => !SILENT.test(field) && !(of === 'slides' && field === 'role')

/** A list says one entry a line, a row what its fields say in their order. */
const listed = (list: unknown, of = ''): string => {
  if (!Array.isArray(list)) return ''
  const entries = list.map(entry =>
    typeof entry === 'object' && entry !== null
      ? Object.entries(entry)
          .flatMap(([field, part]) => (isSaid(field, of) ? [part] : []))
          .filter(part => typeof part === 'string' && part !== '')
          .join(', ')
      : said(entry),
  )
  return entries.filter(entry => entry !== '').join('\n')
}
const quoted = (data: Data, ...by: unknown[]) =>
  paragraphs(`“${said(data.quote)}”`, by.filter(part => typeof part === 'string').join(', '))

const composed: Record<string, (data: Data) => string> = registry({
  match_result: data =>
    paragraphs(said(data.home, `${data.home_score}–${data.away_score}`, data.away), said(data.competition)),
  milestone: data => paragraphs(said(data.headline), said(data.metric_value, data.metric_label, data.period)),
  price_alert: data => said(`${data.name}: ${data.price}`, data.change, data.period),
  quote: data => quoted(data, data.author_name),
  stat: data => paragraphs(said(data.value, data.label), said(data.context)),
  testimonial: data => quoted(data, data.author_name, data.author_title, data.company),
  new_customer: data => said(data.headline ?? data.customer_name),
  comparison: data =>
    paragraphs(
      said(data.headline),
      [said(data.left_title), listed(data.left)].filter(Boolean).join('\n'),
      [said(data.right_title), listed(data.right)].filter(Boolean).join('\n'),
    ),
  infographic_report: data => said(data.title),
  event_reminder: data =>
    paragraphs(said(data.event_name), said(data.date, data.time), said(data.location), said(data.cta)),
})

export function composedCaption(template: About, data: Data): string {
  const own = composed[template.name]
  return own
    ? own(data)
    : paragraphs(
        ...Object.keys(template.fields.shape)
          .filter(field => isSaid(field))
          .map(field => said(data[field]) || listed(data[field], field)),
      )
}
