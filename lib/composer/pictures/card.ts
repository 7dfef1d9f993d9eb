import type { Boxes, Draft } from '#lib/composer/angles/draft.ts'
import type { FieldValue, Picture } from '#lib/composer/plan.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

type Fields = Record<string, FieldValue | undefined>
/** The body with the legal line after it where both fit; the legal line alone where they do not. */
const lawful = (b: Boxes, most = 120): string | undefined => {
  if (!b.legal) return b.body
  const both = b.body ? `${b.body} ${b.legal}` : b.legal
  return both.length <= most ? both : b.legal
}
const lawfulItems = (items: string[] | undefined, b: Boxes): string[] | undefined =>
  b.legal && items && b.legal.length <= 44 ? [...items.slice(0, 4), b.legal] : items?.slice(0, 5)

const ownTitle = (b: Boxes): string | undefined =>
  covered(b.headline, [`${b.value} ${b.label}`]) < 0.75 ? b.headline : undefined
const says = (headline: string, price: string): boolean => covered(price, [headline]) > 0.6

/** A text that says something which the other fields do not. */
const fresh = (text: string | undefined, shown: (string | undefined)[]): string | undefined =>
  text &&
  covered(
    text,
    shown.filter(each => each !== undefined),
  ) < 0.7
    ? text
    : undefined

type Fill = (boxes: Boxes) => Fields

const numbered = (items: readonly string[] | undefined): Fields =>
  Object.fromEntries((items ?? []).slice(0, 4).map((item, index) => [`highlight_${index + 1}`, item]))
const https = (link: string | undefined): string | undefined => (link?.startsWith('https://') ? link : undefined)
const unquoted = (text: string): string => text.replace(/^[“„「]|[”“」]$/g, '')

/** How each template takes the boxes; a field that nothing fills is left out. */
const FILLS: Record<string, Fill> = {
  announcement: b => ({ headline: b.headline, body: lawful(b), cta: b.cta }),
  product_launch: b => ({
    product_name: b.name ?? b.headline,
    headline: b.claim,
    subheadline: lawful(b),
    cta: b.cta,
    launch_date: b.date,
  }),
  release_notes: b => ({ version: b.version, headline: b.headline, ...numbered(b.items) }),
  milestone: b => ({ headline: b.claim, metric_value: b.value, metric_label: b.label, period: b.meta ?? b.legal }),
  stat: b => ({ value: b.value, label: b.label, context: lawful(b) }),
  testimonial: b => ({
    quote: upperFirst(unquoted(b.headline)),
    author_name: b.author,
    author_title: b.author_title,
    company: b.company,
  }),
  quote: b => ({ quote: upperFirst(unquoted(b.headline)), author_name: b.author }),
  new_customer: b => ({ customer_name: b.name, headline: b.claim ?? b.headline }),
  event_reminder: b => ({
    event_name: b.name ?? stripStop(b.headline),
    date: b.date,
    time: b.time,
    location: b.place,
    price: b.price,
    host: b.host,
    body: fresh(lawful(b), [b.name ?? b.headline, b.date, b.time, b.place, b.price, b.host]),
    cta: b.cta,
  }),
  job_opening: b => ({
    role: stripStop(b.headline),
    team: b.note,
    location: b.place,
    salary: b.salary,
    terms: b.terms,
    contact: b.contact ?? (https(b.link) ? undefined : b.link),
    apply_url: https(b.link),
  }),
  match_result: b => ({
    home: b.left_title,
    away: b.right_title,
    home_score: b.scores?.[0],
    away_score: b.scores?.[1],
    competition: b.meta,
  }),
  price_alert: b => ({ name: b.name, price: b.price, change: b.note, period: b.date }),
  notice: b => ({ eyebrow: b.eyebrow, headline: b.headline, body: b.body, items: b.items, closing: b.closing }),
  price_change: b => ({
    headline: b.headline,
    body: b.body,
    old_price: b.old_price,
    new_price: b.price,
    items: b.items,
  }),
  statement: b => ({ eyebrow: b.eyebrow, headline: b.headline, body: lawful(b), cta: b.cta }),
  product: b => ({ headline: b.headline, body: lawful(b), cta: b.cta, screen_hint: b.label }),
  feature_list: b => ({ headline: b.headline, items: lawfulItems(b.items, b) }),
  comparison: b => ({
    headline: b.headline,
    left_title: b.left_title,
    right_title: b.right_title,
    left: b.left,
    right: b.right,
  }),
  steps: b => ({ headline: b.headline, steps: (b.steps ?? []).slice(0, 5) }),
  og_title: b => ({ title: b.headline.replace(/\.$/, ''), meta: b.meta ?? b.body ?? b.eyebrow }),
  people: b => ({ name: b.name, role: b.author_title, headline: b.eyebrow, body: lawful(b) }),
  mascot: b => ({ headline: b.headline, body: lawful(b), cta: b.cta, pose: b.label }),
  og_code: b => ({ title: b.headline.replace(/\.$/, ''), code: b.code, language: b.language, meta: b.meta ?? b.body }),
  og_device: b => ({ title: b.headline.replace(/\.$/, ''), meta: b.meta ?? b.body, screen_hint: b.label }),
  og_article: b => ({
    title: unquoted(b.headline).replace(/\.$/, ''),
    author: b.author,
    meta: b.meta ?? b.author_title,
  }),
  og_number: b => ({ value: b.value, label: b.label, title: b.claim ?? ownTitle(b) }),
  offer: b => ({
    headline: b.headline,
    detail: lawful(b),
    price: b.price && !says(b.headline, b.price) ? b.price : undefined,
    code: b.code,
    ends: b.ends,
    cta: b.cta,
  }),
  code: b => ({ headline: b.headline, code: b.code, language: b.language }),
}

/** Fields without which a template cannot be drawn. */
const NEEDED: Record<string, readonly string[]> = {
  event_reminder: ['event_name', 'date'],
  product_launch: ['product_name', 'headline'],
  new_customer: ['customer_name'],
  people: ['name'],
  og_code: ['code'],
  release_notes: ['version', 'headline'],
  milestone: ['headline', 'metric_value', 'metric_label'],
  stat: ['value', 'label'],
  testimonial: ['quote', 'author_name'],
  quote: ['quote', 'author_name'],
  comparison: ['headline', 'left_title', 'right_title'],
  feature_list: ['headline', 'items'],
  steps: ['headline', 'steps'],
  og_number: ['value', 'label'],
}

export function fillTemplate(template: string, boxes: Boxes): Picture {
  const fields = (FILLS[template] ?? (b => ({ headline: b.headline, body: b.body })))(boxes)
  const data: Record<string, FieldValue> = {}
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value.length > 0) data[name] = value
  const lacking = (NEEDED[template] ?? []).some(name => data[name] === undefined)
  return lacking ? fillTemplate('announcement', { ...boxes, body: boxes.body ?? boxes.time }) : { template, data }
}

/** A picture that must carry a legal line goes to a template with a place for it. */
export function cardPictures(chosen: Draft): Picture[] {
  const { legal } = chosen.boxes
  const picture = fillTemplate(chosen.template, chosen.boxes)
  const shown = legal === undefined || chosen.angle === 'quote' || JSON.stringify(picture.data).includes(legal)
  return [{ ...(shown ? picture : fillTemplate('statement', chosen.boxes)), role: 'card' }]
}
