// The signature of a brand as its owner sees it: in words, and as six cards.
import * as z from 'zod'
import { type PatchDnaInput, patched } from '#lib/brand/dna/patch.ts'
import { standing } from '#lib/brand/dna/standing.ts'
import { blankDna } from '#lib/brand/dna.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Palette } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { explain } from '#lib/render/signature/explain.ts'
import { MEANINGS, Signature } from '#lib/render/signature/signature.ts'

export const CardsInput = z.object({
  name: z.string(),
  tagline: z.string(),
  about: z.string(),
  palette: Palette,
  tone: z.string(),
  fonts: z.object({ display: z.string().optional(), text: z.string().optional() }),
  signature: Signature,
})
export type CardsInput = z.output<typeof CardsInput>

export const SignatureCard = z.object({
  output_type: z.string(),
  /** What the ground of the card says. */
  meaning: z.enum(MEANINGS),
  width: z.int(),
  height: z.int(),
  image: z.string().describe('A WebP as a data URL.'),
})
export type SignatureCard = z.output<typeof SignatureCard>

/** Six cards of one brand, drawn by the engine. */
export type DrawCards = (input: CardsInput) => Promise<SignatureCard[]>

export const SignaturePreview = z
  .object({ signature: Signature, explained: z.array(z.string()), cards: z.array(SignatureCard) })
  .meta({ id: 'SignaturePreview' })
export type SignaturePreview = z.output<typeof SignaturePreview>

/** Of the brand as it stands, or as it would with a patch that nobody has saved; a patch leaves its logos alone. */
export async function previewSignature(
  ctx: Ctx & { drawCards: DrawCards },
  patch: Omit<PatchDnaInput, 'logos'> = {},
): Promise<SignaturePreview> {
  const stands = await standing(ctx)
  const dna = patched(stands.dna, patch, blankDna(ctx.workspace.name))
  const signature = dna.signature ?? chooseSignature(dna)
  const { name, tagline, palette, voice, offer, overview } = dna
  const about = [offer.product_name, offer.one_liner, overview].filter(Boolean).join('. ').slice(0, 600)
  const input = { name, tagline, about, palette, tone: voice.tone ?? '', fonts: voice.fonts ?? {}, signature }
  return { signature, explained: explain(signature, voice.fonts), cards: await ctx.drawCards(input) }
}
