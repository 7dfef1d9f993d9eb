import type { Boxes, Draft } from '#lib/composer/angles/draft.ts'
import { clean } from '#lib/composer/angles/tools.ts'
import { sentence } from '#lib/composer/words/case.ts'
import { covered } from '#lib/composer/words/overlap.ts'

/** Templates that can tell the same facts, for another take of a brief; none where the form is the message. */
const ALTERNATES: Record<string, readonly string[]> = {
  announcement: ['statement'],
  statement: ['announcement'],
  product: ['announcement', 'statement'],
  product_launch: ['announcement', 'statement'],
  people: ['announcement'],
  mascot: ['statement', 'announcement'],
  stat: ['announcement', 'statement'],
  milestone: ['announcement', 'statement'],
  new_customer: ['announcement', 'statement'],
  event_reminder: ['announcement'],
  job_opening: ['announcement'],
  offer: ['announcement'],
  comparison: ['announcement', 'statement'],
  price_change: ['announcement'],
  release_notes: ['feature_list'],
  testimonial: ['quote'],
  steps: ['feature_list'],
  notice: ['announcement'],
}

const MOST = 120

/** The draft on other templates, with the facts that the first one gave a place of their own told below the headline. */
export function alternates(chosen: Draft): Draft[] {
  return (ALTERNATES[chosen.template] ?? []).flatMap(template => {
    const boxes = boxesFor(chosen, template)
    return boxes ? [{ ...chosen, template, boxes }] : []
  })
}

function boxesFor({ boxes, template: from }: Draft, to: string): Boxes | undefined {
  if (to === 'quote') return boxes.author_title ? undefined : boxes
  if (to === 'feature_list') {
    const items = boxes.items ?? boxes.steps?.map(step => clean([step.title, step.body]).join(': '))
    return items && items.length > 1 && items.every(item => item.length <= 60) ? { ...boxes, items } : undefined
  }
  if (boxes.code !== undefined && from === 'offer') return undefined
  const named = boxes.name !== undefined && NAMED.has(from)
  const own = named && !covers(boxes.headline, boxes.name) ? [boxes.name ?? ''] : []
  const headline = named && covers(boxes.headline, boxes.name) ? sentence(boxes.name ?? '') : boxes.headline
  const told: string[] = []
  for (const fact of [...own, ...factsOf(boxes)]) {
    const whole = sentence(fact)
    if (glue([...told, whole]).length <= MOST && covered(fact, [headline, boxes.cta ?? '', ...told]) < 0.5)
      told.push(whole)
  }
  return { ...boxes, headline, body: glue(told) || undefined }
}

/** What templates of one kind set in fields of their own. */
const factsOf = (boxes: Boxes): string[] =>
  clean([
    boxes.date,
    boxes.time,
    boxes.place,
    boxes.price,
    boxes.salary,
    boxes.host,
    boxes.claim,
    boxes.body,
    boxes.note,
    boxes.ends,
    ...(boxes.items ?? []),
    ...(boxes.terms ?? []),
    boxes.meta,
    boxes.contact,
    boxes.closing,
  ])

/** Templates that set the name of a thing apart from what is said of it. */
const NAMED = new Set(['event_reminder', 'product_launch'])
const covers = (headline: string, name: string | undefined): boolean =>
  name !== undefined && covered(name, [headline]) > 0.9
const glue = (texts: readonly string[]): string => texts.join(/。$/.test(texts[0] ?? '') ? '' : ' ')
