// What an import answers: the facts, and the patch that they come to.
import * as z from 'zod'
import { type JsonObject, mergePatch } from '#lib/brand/dna/merge.ts'
import { BrandView } from '#lib/brand/dna/view.ts'
import { Fact, Source } from '#lib/brand/import/fact.ts'
import { Swatch } from '#lib/ports/library.ts'
import { codes } from '#lib/problem.ts'
import type { Palette } from '#lib/render/picture.ts'

/** A picture that may be the logo, looked at with the eyes of the renderer. */
export const LogoCandidate = z
  .object({
    /** Give it to a patch as one of `logos`; it holds for some days. */
    url: z.url().nullable(),
    found_at: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    palette: z.array(Swatch),
    confidence: z.number().min(0).max(1),
    sources: z.array(Source),
    chosen: z.boolean(),
    /** Why it could not be measured: the code that an upload of it would be refused with. */
    refused: z.enum(codes).nullable(),
  })
  .meta({ id: 'LogoCandidate' })
export type LogoCandidate = z.output<typeof LogoCandidate>

export const Warning = z.enum(['little_text', 'cut', 'text_gives_orders', 'no_logo', 'no_palette'])
export type Warning = z.output<typeof Warning>

export const Kind = z.enum(['robots', 'page', 'sheet', 'manifest'])
export type Kind = z.output<typeof Kind>

export const Outcome = z.enum(['read', 'cut', 'disallowed', 'unreachable', 'refused', 'not_a_page', 'too_late'])
export type Outcome = z.output<typeof Outcome>

export const Visited = z.object({ url: z.string(), kind: Kind, outcome: Outcome, bytes: z.int() })
export type Visited = z.output<typeof Visited>

/** What a site says, before anybody does anything with it. */
export const SiteDraft = z.object({
  /** The page that was read in the end. */
  url: z.url(),
  facts: z.array(Fact),
  logo_candidates: z.array(LogoCandidate),
  /** The chosen facts as the body of a patch; send it, or what you make of it, to PATCH. */
  patch: z.record(z.string(), z.unknown()),
  visited: z.array(Visited),
  warnings: z.array(Warning),
})
export type SiteDraft = z.output<typeof SiteDraft>

export type ReadSite = (url: string) => Promise<SiteDraft>

export const BrandDraft = SiteDraft.extend({
  applied: z.boolean(),
  /** The brand after the patch; null unless it was applied. */
  brand: BrandView.nullable(),
}).meta({ id: 'BrandDraft' })
export type BrandDraft = z.output<typeof BrandDraft>

/** `offer.features` becomes `{offer: {features}}`; colours come as one palette. */
export function patchOf(facts: readonly Fact[], palette: Palette, logos: readonly LogoCandidate[]): JsonObject {
  const urls = logos.flatMap(logo => (logo.chosen && logo.url ? [logo.url] : []))
  const chosen = facts.filter(fact => fact.chosen && !fact.field.startsWith('palette.'))
  const said = chosen.map(({ field, value }): JsonObject => {
    const [last = '', ...outer] = field.split('.').reverse()
    return outer.reduce<JsonObject>((inner, step) => ({ [step]: inner }), { [last]: value })
  })
  const seen: JsonObject[] = [
    ...(Object.keys(palette).length > 0 ? [{ palette }] : []),
    ...(urls.length > 0 ? [{ logos: urls }] : []),
  ]
  return [...said, ...seen].reduce<JsonObject>(mergePatch, {})
}
