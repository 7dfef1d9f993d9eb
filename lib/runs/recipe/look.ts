// The same data drawn again: which of its looks, and in which of its template's layouts.
import * as z from 'zod'
import type { Flaw } from '#lib/flaws/flaws.ts'
import type { Given } from '#lib/runs/given.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

const MOST_LOOKS = 99

export const lookFields = {
  look: z
    .int()
    .min(1)
    .max(MOST_LOOKS)
    .optional()
    .describe('Another picture of the same data: 2, 3 and so on. The same number gives the same picture.'),
  composition: z
    .string()
    .max(60)
    .optional()
    .describe('One of the template’s `compositions`; without it one is chosen.'),
}
export type Look = { look?: number | undefined; composition?: string | undefined }

/** A composition has to be one of the template's own. */
export function unknownComposition(output_type: string, { composition }: Look, at: Flaw['loc']): Flaw | null {
  const known = catalogue[output_type]?.compositions ?? []
  if (composition === undefined || known.includes(composition)) return null
  const msg = `is no composition of ${output_type}; it has ${known.join(', ')}`
  return { loc: [...at, 'composition'], msg, type: 'unknown_composition' }
}

/** What of a run's pictures follows from it: the first look is the one that was always drawn. */
export function lookOf(given: Given | null): { composition: string; turns: number } {
  if (!given || !('template' in given)) return { composition: 'auto', turns: 0 }
  return { composition: given.composition ?? 'auto', turns: (given.look ?? 1) - 1 }
}
