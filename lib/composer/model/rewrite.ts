import * as z from 'zod'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'

/** What a model may write. What drives behaviour is an index; what it may not touch is not here. */
export const Rewrite = z.strictObject({
  /** Which of the offered drafts it takes. */
  draft: z.int().min(0).max(3),
  headline: z.string().min(2).max(160),
  body: z.string().max(160).nullable(),
  cta: z.string().max(60).nullable(),
  lead: z.string().min(2).max(300),
  details: z.array(z.string().max(300)).max(4),
  claims: z.array(z.strictObject({ text: z.string().max(200), source: z.enum(['brief', 'brand']) })).max(12),
})
export type Rewrite = z.output<typeof Rewrite>

/** The schema in the strict form that providers take: no drafts dialect, no defaults. */
export function rewriteSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(Rewrite)
  return schema
}

const LOCKED = new Set(['quote', 'match', 'price_change', 'outage', 'apology', 'hiring', 'code', 'table'])

/** The built-in draft with the model's words in it; numbers, prices, quotes, dates and legal lines stay ours. */
export function rewritten(chosen: Draft, words: Rewrite): Draft {
  const { boxes } = chosen
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
  const headline = LOCKED.has(chosen.angle) ? boxes.headline : clean(words.headline)
  const body = words.body && boxes.body !== undefined ? clean(words.body) : boxes.body
  const cta = words.cta && boxes.cta !== undefined && width(words.cta) <= BOX_LIMITS.cta ? clean(words.cta) : boxes.cta
  const renamed = boxes.name && boxes.name === boxes.headline ? headline : boxes.name
  return {
    ...chosen,
    lead: clean(words.lead),
    details: words.details.map(clean).filter(Boolean),
    boxes: { ...boxes, headline, body, cta, name: renamed, ...(boxes.claim ? { claim: headline } : {}) },
  }
}

const width = (text: string): number => [...text].length
