// What a site says of a brand, where it says so, and how sure that is.
import * as z from 'zod'
import { sameText } from '#lib/brand/site/text.ts'

export const Source = z.object({
  /** The page, style sheet or manifest that says it. */
  url: z.string(),
  /** The element or rule in it. */
  selector: z.string(),
  /** Where inside: a path in structured data, or a property of a style. */
  path: z.string().optional(),
})
export type Source = z.output<typeof Source>

/** Something that a site says about the brand. */
export const Fact = z
  .object({
    field: z.string(),
    value: z.unknown(),
    /** How sure it is, 0 to 1: by the kind of place, more where places agree. */
    confidence: z.number().min(0).max(1),
    sources: z.array(Source).min(1),
    /** Whether it went into the proposed patch. */
    chosen: z.boolean(),
  })
  .meta({ id: 'BrandFact' })
export type Fact = z.output<typeof Fact>

export type Candidate = { value: string; confidence: number; source: Source }

/** What is less sure than this is shown and not proposed. */
export const SURE_ENOUGH = 0.5
const AGREEMENT = 0.04
const MOST_SURE = 0.98
const MOST_SHOWN = 4

const rounded = (confidence: number) => Math.round(Math.min(MOST_SURE, confidence) * 100) / 100

/** The candidates of one field as facts, best first; those that say the same are one, and surer for it. */
export function ranked(field: string, candidates: readonly Candidate[]): Fact[] {
  const groups = Map.groupBy(candidates, candidate => sameText(candidate.value))
  const merged = [...groups.values()].map(group => {
    const sorted = [...group].sort((a, b) => b.confidence - a.confidence)
    const [best] = sorted
    return {
      field,
      value: best?.value,
      confidence: rounded((best?.confidence ?? 0) + AGREEMENT * (group.length - 1)),
      sources: sorted.map(one => one.source).slice(0, MOST_SHOWN),
    }
  })
  return merged
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_SHOWN)
    .map((fact, place) => ({ ...fact, chosen: place === 0 && fact.confidence >= SURE_ENOUGH }))
}

export const single = (field: string, value: unknown, confidence: number, sources: Source[]): Fact => ({
  field,
  value,
  confidence: rounded(confidence),
  sources: sources.slice(0, MOST_SHOWN),
  chosen: rounded(confidence) >= SURE_ENOUGH,
})
