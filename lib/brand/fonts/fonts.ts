// The font files of a brand: its families are drawn as they are, and no other in their place without being told.

import * as z from 'zod'
import { changeDna } from '#lib/brand/dna/change.ts'
import { readStanding } from '#lib/brand/dna/standing.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import { FontTags } from '#lib/brand/fonts/faces.ts'
import { addFontRow, listFontRows, removeFontRow } from '#lib/brand/fonts/store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { when } from '#lib/media/picture/image-input.ts'
import { type Media, ownShelf } from '#lib/media/store.ts'
import { type FontUpload, WeightRange } from '#lib/ports/fonts.ts'
import { Problem } from '#lib/problem.ts'
import { sameFamily } from '#lib/render/type/font/own.ts'
import { ShownLine } from '#lib/shown-name.ts'

export const MOST_FONTS = 12

const FontUse = z.enum(['display', 'text'])
export type FontUse = z.output<typeof FontUse>

export const Font = z
  .object({
    id: z.uuid(),
    family: z.string(),
    style_name: z.string(),
    weight: z.int(),
    /** Every weight between these, where the file has them. */
    weights: WeightRange.nullable(),
    italic: z.boolean(),
    format: z.enum(['ttf', 'otf']),
    bytes: z.int(),
    glyphs: z.object({ came: z.int(), kept: z.int() }),
    /** What the brand sets in this family now. */
    used_for: z.array(FontUse),
    licence_asserted: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Font' })
export type Font = z.output<typeof Font>

export const AddedFont = Font.extend({
  specimen: z.string().describe('Lines set in the font, as a JPEG in a data URL.'),
}).meta({ id: 'AddedFont' })
export type AddedFont = z.output<typeof AddedFont>

export const AddFontInput = z
  .strictObject({
    role: z
      .enum(['display', 'text', 'both', 'none'])
      .default('both')
      .describe('What the brand sets in this family from now on; `none` only adds a file to it.'),
    family: ShownLine(80).min(1).optional().describe('Where the file calls its family otherwise than you do.'),
    licence_asserted: z
      .literal(true, 'no font is stored without it: send true if your licence lets you use this font in pictures')
      .describe('That your licence lets you use this font in pictures that you publish.'),
    font_url: z.string().trim().min(1).max(2048).optional().describe('An https URL; or send `font_base64`.'),
    font_base64: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'A TTF, OTF or WOFF2 file in base64; 4 MB of file at most.', maxLength: 5_700_000 }),
  })
  .refine(input => (input.font_url === undefined) !== (input.font_base64 === undefined), {
    message: 'send exactly one of font_url and font_base64',
    path: ['font_url'],
    when,
  })
  .meta({ id: 'AddFontInput' })
export type AddFontInput = z.output<typeof AddFontInput>

export async function listFonts(ctx: Ctx): Promise<Font[]> {
  const [rows, { dna }] = await Promise.all([listFontRows(ctx.db, ownerOf(ctx)), readStanding(ctx)])
  return rows.map(row => shown(row, dna))
}

export async function addFont(ctx: Ctx, input: AddFontInput): Promise<AddedFont> {
  ctx.limits.assert()
  const { specimen, face, glyphs, ...stored } = await ctx.library.takeFont(uploadOf(input))
  const family = input.family ?? face.family
  if (family === '') throw unnamed()
  const id = ctx.id()
  const at = ctx.now().toISOString()
  const licence = { asserted_by: ctx.actor, asserted_at: at }
  await ownShelf(ctx.db, ownerOf(ctx), at)
  const media: Media = {
    ...{ id, ...ownerOf(ctx), kind: 'font', name: family, ...stored, width: null, height: null },
    ...{ tags: { face: { ...face, family }, glyphs, licence }, created_at: at, updated_at: at },
  }
  const row = await addFontRow(ctx.db, media, MOST_FONTS)
  if (!row) throw tooMany()
  const { dna } = await used(ctx, { id, family, role: input.role })
  return { ...shown(row, dna), specimen }
}

export async function deleteFont(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  if (!(await removeFontRow(ctx.db, ownerOf(ctx), id, at)))
    throw new Problem('font_not_found', 'There is no such font in this workspace.')
}

function uploadOf({ font_url, font_base64 }: AddFontInput): FontUpload {
  return font_url === undefined ? { font_base64: font_base64 ?? '' } : { font_url }
}

/** The brand names the family from now on, as a version of its own. */
function used(ctx: Ctx, { id, family, role }: { id: string; family: string; role: AddFontInput['role'] }) {
  const uses = role === 'both' ? FontUse.options : role === 'none' ? [] : [role]
  const named = Object.fromEntries(uses.map(use => [use, family]))
  return changeDna(ctx, {
    ...{ id, action: 'font_set', allowed: null },
    make: dna =>
      uses.length === 0 ? dna : { ...dna, voice: { ...dna.voice, fonts: { ...dna.voice.fonts, ...named } } },
  })
}

function shown({ tags, content_type, ...row }: Media, { voice }: BrandDna): Font {
  const { face, glyphs } = FontTags.parse(tags)
  const { family, style_name, weight, weights = null, italic } = face
  const used_for = FontUse.options.filter(use => sameFamily(voice.fonts?.[use] ?? '', family))
  const format = content_type === 'font/otf' ? 'otf' : 'ttf'
  return Font.parse({
    ...row,
    ...{ family, style_name, weight, weights, italic, format, glyphs, used_for, licence_asserted: true },
  })
}

function unnamed(): Problem {
  const msg = 'the file does not say what its family is called; send its name'
  return new Problem('validation_error', `family: ${msg}`, {
    detail: [{ loc: ['body', 'family'], msg, type: 'missing' }],
  })
}

const tooMany = () =>
  new Problem('invalid_state', `A brand keeps ${MOST_FONTS} font files at most. Delete one that it does not use.`)
