// What an import answers: the facts, and the patch that they come to.
import * as z from 'zod'
import { BrandView } from '#lib/brand/dna/view.ts'
import { Fact, Source } from '#lib/brand/import/fact.ts'
import { outcomes } from '#lib/brand/site/visit.ts'
import type { Palette } from '#lib/render/picture.ts'

/** A picture that may be the logo, looked at with the eyes of the renderer. */
export const LogoCandidate = z
  .object({
    /** Give it to a patch as one of `logos`; it holds for some days. */
    url: z.url().nullable(),
    found_at: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    palette: z.array(z.object({ hex: z.string(), share: z.number() })),
    confidence: z.number().min(0).max(1),
    sources: z.array(Source),
    chosen: z.boolean(),
    /** Why it could not be measured: the code that an upload of it would be refused with. */
    refused: z.string().nullable(),
  })
  .meta({ id: 'LogoCandidate' })
export type LogoCandidate = z.output<typeof LogoCandidate>

export const Warning = z.enum(['little_text', 'cut', 'text_gives_orders', 'no_logo', 'no_palette'])
export type Warning = z.output<typeof Warning>

export const BrandDraft = z
  .object({
    /** The page that was read in the end. */
    url: z.url(),
    facts: z.array(Fact),
    logo_candidates: z.array(LogoCandidate),
    /** The chosen facts as the body of a patch; send it, or what you make of it, to PATCH. */
    patch: z.record(z.string(), z.unknown()),
    visited: z.array(
      z.object({
        url: z.string(),
        kind: z.enum(['robots', 'page', 'sheet', 'manifest']),
        outcome: z.enum(outcomes),
        bytes: z.int(),
      }),
    ),
    warnings: z.array(Warning),
    applied: z.boolean(),
    /** The brand after the patch; null unless it was applied. */
    brand: BrandView.nullable(),
  })
  .meta({ id: 'BrandDraft' })
export type BrandDraft = z.output<typeof BrandDraft>

/** `offer.features` becomes `{offer: {features}}`; colours come as one palette. */
export function patchOf(
  facts: readonly Fact[],
  palette: Palette,
  logos: readonly LogoCandidate[],
): Record<string, unknown> {
  const patch: Record<string, Record<string, unknown> | unknown> = {}
  for (const { field, value } of facts.filter(fact => fact.chosen && !fact.field.startsWith('palette.'))) {
    const [first = '', ...rest] = field.split('.')
    const before = patch[first]
    const inner = rest.reduceRight<unknown>((held, step) => ({ [step]: held }), value)
    patch[first] = rest.length > 0 ? joined(before, inner) : value
  }
  const urls = logos.filter(logo => logo.chosen && logo.url).map(logo => logo.url)
  if (Object.keys(palette).length > 0) patch.palette = palette
  if (urls.length > 0) patch.logos = urls
  return patch
}

const joined = (before: unknown, inner: unknown): unknown =>
  isRecord(before) && isRecord(inner)
    ? Object.fromEntries([
        ...Object.entries(before),
        ...Object.entries(inner).map(([key, value]) => [key, joined(before[key], value)]),
      ])
    : inner

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
