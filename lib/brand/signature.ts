// The signature of a brand as its owner sees it: in words, and as six cards.
import * as z from 'zod'
import { aboutOf } from '#lib/brand/about.ts'
import { type PatchDnaInput, patched } from '#lib/brand/dna/patch.ts'
import { readStanding } from '#lib/brand/dna/standing.ts'
import { keptVersion } from '#lib/brand/dna/versions.ts'
import { type BrandDna, blankDna } from '#lib/brand/dna.ts'
import { KeptFace } from '#lib/brand/fonts/faces.ts'
import { keptFaces, shownFace } from '#lib/brand/fonts/named.ts'
import { StoredLogo, storedLogos } from '#lib/brand/logo-tags.ts'
import type { LibraryRow } from '#lib/brand/store.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Palette } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { explain } from '#lib/render/signature/explain.ts'
import { MEANINGS, Signature } from '#lib/render/signature/signature.ts'

/** The six, in their order. */
export const CARDS = ['statement', 'event_reminder', 'notice', 'offer', 'stat', 'quote'] as const
export type CardName = (typeof CARDS)[number]

export const CardsInput = z.object({
  name: z.string(),
  tagline: z.string(),
  about: z.string(),
  palette: Palette,
  tone: z.string(),
  fonts: z.object({ display: z.string().optional(), text: z.string().optional() }),
  signature: Signature,
  /** Those that are drawn. */
  cards: z.array(z.enum(CARDS)).default([...CARDS]),
  files: z.array(KeptFace),
  logos: z.array(StoredLogo),
  /** What a law asks for below every picture. */
  legal: z.string().optional(),
})
export type CardsInput = z.input<typeof CardsInput>

export const SignatureCard = z.object({
  output_type: z.string(),
  /** What the ground of the card says. */
  meaning: z.enum(MEANINGS),
  width: z.int(),
  height: z.int(),
  image: z.string().describe('A WebP as a data URL.'),
})
export type SignatureCard = z.output<typeof SignatureCard>

/** Cards of one brand, drawn by the engine: all six where none are named. */
export type DrawCards = (input: CardsInput) => Promise<SignatureCard[]>

export const SignaturePreview = z
  .object({ signature: Signature, explained: z.array(z.string()), cards: z.array(SignatureCard) })
  .meta({ id: 'SignaturePreview' })
export type SignaturePreview = z.output<typeof SignaturePreview>

/** A brand in some state, with the pictures that it names. */
type State = { dna: BrandDna; library: readonly LibraryRow[] }

/** Of the brand as it stands, or as it would with a patch that nobody has saved; a patch leaves its logos alone. */
export async function previewSignature(
  ctx: Ctx & { drawCards: DrawCards },
  patch: Omit<PatchDnaInput, 'logos'> = {},
  wanted: readonly CardName[] = CARDS,
): Promise<SignaturePreview> {
  const stands = await readStanding(ctx)
  const dna = patched(stands.dna, patch, blankDna(ctx.workspace.name))
  const signature = dna.signature ?? chooseSignature(dna)
  const files = await keptFaces(ctx, dna.voice.fonts)
  return {
    signature,
    explained: explain(signature, dna.voice.fonts, files.map(shownFace)),
    cards: await cardsOf(ctx, { dna: { ...dna, signature }, library: stands.library }, wanted),
  }
}

/** Cards of the brand as it was in a version, or is. */
export async function versionCards(
  ctx: Ctx & { drawCards: DrawCards },
  version: number,
  wanted: readonly CardName[],
): Promise<SignatureCard[]> {
  const stands = await readStanding(ctx)
  return cardsOf(ctx, stands.version === version ? stands : await keptVersion(ctx, version), wanted)
}

async function cardsOf(
  ctx: Ctx & { drawCards: DrawCards },
  { dna, library }: State,
  wanted: readonly CardName[],
): Promise<SignatureCard[]> {
  const { name, tagline, palette, voice } = dna
  const legal = voice.regulated ? voice.legal_lines?.[0] : undefined
  return ctx.drawCards({
    ...{ name, tagline, palette, about: aboutOf(dna), tone: voice.tone ?? '', fonts: voice.fonts ?? {} },
    signature: dna.signature ?? chooseSignature(dna),
    files: await keptFaces(ctx, voice.fonts),
    logos: storedLogos(library),
    cards: [...wanted],
    ...(legal && { legal }),
  })
}
