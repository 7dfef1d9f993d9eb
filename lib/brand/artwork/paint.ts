// One picture: painted by the model, looked at, cut out and stored; or drawn by us for a test key.
import type { ArtworkTags } from '#lib/brand/artwork/artwork.ts'
import type { ArtworkRow } from '#lib/brand/artwork/artwork-store.ts'
import { type Checked, check } from '#lib/brand/artwork/checks.ts'
import { pixelsOf, pngOf, sheet } from '#lib/brand/artwork/pixels.ts'
import { artworkPrompt } from '#lib/brand/artwork/prompt.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import type { World } from '#lib/ctx.ts'
import { takePainted } from '#lib/media/picture/take-painted.ts'
import type { StoredPicture } from '#lib/ports/library.ts'
import { PAINTED_SIDE, type Painter } from '#lib/ports/painter.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { READ_AT } from '#lib/render/painted/letters.ts'
import type { Raster } from '#lib/render/raster.ts'
import { drawing } from '#lib/render/scene.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { thingOf } from '#lib/render/subject/subject.ts'

type PaintWorld = Pick<World, 'library' | 'blobs'> & { raster: Raster; painter: Painter | null }

export type Painted = { picture: StoredPicture; tags: ArtworkTags; hand: Checked['hand'] | null }

/** What a picture is refused for, in words for its owner. */
export class NotGood extends Error {}

type Asked = { subject: string; tries: number; dna: BrandDna; first: ArtworkRow['hand'] }

/** Throws PainterError or NotGood. */
export async function paintArtwork(world: PaintWorld & { painter: Painter }, asked: Asked): Promise<Painted> {
  const { subject, tries, dna, first } = asked
  const { hand } = dna.signature ?? chooseSignature(dna)
  const prompt = artworkPrompt({ subject, tries, hand, palette: dna.palette })
  const bytes = await world.painter.paint({ prompt, ground: 'clear' })
  const stored = await takePainted(world, bytes)
  const noun = thingOf(subject, '')
  const [pixels, small] = [await pixelsOf(world, stored), await pixelsOf(world, stored, READ_AT)]
  const against = { palette: dna.palette, first, isNatural: noun !== null && isNatural(noun) }
  const { fault, cut, crop, findings, hand: own } = check(pixels, small, against)
  if (fault) throw new NotGood(fault)
  const picture = await world.library.take({ bytes: await pngOf(world.raster, cut, crop) }, 'picture')
  const tags = { status: 'offered' as const, shows: subject, noun, painted_by: world.painter.name, is_ai: true }
  return { picture, tags: { ...tags, crop, findings }, hand: own }
}

/** For a test key: the thing as our own library has it. */
export async function drawArtwork(world: PaintWorld, { subject, dna }: Asked): Promise<Painted> {
  const noun = thingOf(subject, '') ?? ''
  if (!noun) throw new NotGood('To a test key our own drawings are offered, and there is none of this.')
  const { plain, playful } = themeOf(dna.palette, 'auto')
  const side = PAINTED_SIDE
  const square = squareFor(noun, { x: 0, y: 0, width: side, height: side })
  const hand = steady((dna.signature ?? chooseSignature(dna)).hand, noun)
  const ask = { noun, hand, on: plain, others: playful.map(({ paper }) => paper), seed: dna.name }
  const ink = inkIn(noun, square)
  const root = sheet(side, side, [drawing({ x: 0, y: 0, width: side, height: side }, objectIn(square, ask))])
  const bytes = await world.raster.draw({ root, width: side, height: side, images: new Map(), fonts: [] }, 'png')
  const crop = {
    x: Math.round(ink.x),
    y: Math.round(ink.y),
    width: Math.round(ink.width),
    height: Math.round(ink.height),
  }
  const tags = { status: 'offered' as const, shows: subject, noun, painted_by: 'builtin', is_ai: false }
  return {
    picture: await world.library.take({ bytes }, 'picture'),
    tags: { ...tags, crop, findings: null },
    hand: null,
  }
}
