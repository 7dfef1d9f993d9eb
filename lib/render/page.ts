// What a composition draws with: texts that fit, the brand's pictures, its colours, and a seeded die.

import type { Said } from '#lib/render/alt.ts'
import { type Block, blockOf } from '#lib/render/block.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Canvas, canvasOf } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { LARGE, readable } from '#lib/render/colour/readable.ts'
import { type Theme, themeOf } from '#lib/render/colour/theme.ts'
import { type LogoAsk, setLogo } from '#lib/render/logo.ts'
import type { Picture } from '#lib/render/picture.ts'
import { contrastRow, type Occupied, type Proof } from '#lib/render/proof.ts'
import type { Raster } from '#lib/render/raster.ts'
import { glyphsMissing, textDoesNotFit } from '#lib/render/refusals.ts'
import { type FontFace, type Rect, rounded } from '#lib/render/scene.ts'
import { type Dice, dice } from '#lib/render/seed.ts'
import { clean } from '#lib/render/type/clean.ts'
import type { Cut } from '#lib/render/type/families.ts'
import { fitText, type Tints } from '#lib/render/type/fit.ts'
import { emojiImages } from '#lib/render/type/glyphs.ts'
import { type Pairing, pairingOf } from '#lib/render/type/pairing.ts'

export type TextTone = 'ink' | 'body' | 'muted' | 'lead_ink' | 'on_lead'

export type TextAsk = {
  face: 'display' | 'text' | 'mono' | 'figure'
  width: number
  /** Unbounded when absent. */
  height?: number
  max: number
  min: number
  lines: number
  on: Ground
  tone: TextTone
  align?: 'start' | 'center' | 'end'
  cut?: Partial<Cut>
  /** Colours behind the text where they are not the ground's paper. */
  behind?: readonly string[]
  /** Parts of its lines in colours of their own. */
  tints?: Tints
}

export type Page = {
  canvas: Canvas
  kit: BrandKit
  theme: Theme
  pairing: Pairing
  roll: Dice
  raster: Raster
  /** The largest setting within the ask; refuses rather than cuts. */
  text(role: string, value: string, ask: TextAsk): Promise<Block>
  /** Null for a text that the data does not have. */
  optional(role: string, value: string | undefined, ask: TextAsk): Promise<Block | null>
  logo(ask: LogoAsk): Promise<Block>
  /** Makes a library picture known to the scene and answers the name to draw it by. */
  picture(image: KitImage): string
  /** Notes that a focal object stands here. */
  take(role: string, rect: Rect): void
}

export type Ledger = {
  texts: Proof['texts']
  contrast: Proof['contrast']
  occupied: Occupied[]
  words: Said[]
  images: Map<string, Uint8Array>
  fonts: Map<string, FontFace>
}

/** Roles whose text is part of the drawing and says nothing by itself. */
const ORNAMENTS = new Set(['quote mark', 'steps number', 'number', 'position', 'hour'])

/** `scale` lets the largest sizes down where a first attempt left no room. */
export function createPage(raster: Raster, picture: Picture, kit: BrandKit, scale = 1): { page: Page; ledger: Ledger } {
  const ledger: Ledger = { texts: [], contrast: [], occupied: [], words: [], images: new Map(), fonts: new Map() }
  const pairing = pairingOf(kit)
  const page: Page = {
    canvas: canvasOf(picture.width, picture.height),
    kit,
    theme: themeOf(kit.palette, picture.scheme),
    pairing,
    roll: dice(`${picture.template}/${picture.seed}${picture.variation ? `/${picture.variation}` : ''}`),
    raster,
    text: (role, value, ask) => setText(raster, pairing, ledger, { role, value, ask, scale }),
    optional: async (role, value, ask) => (value && clean(value) !== '' ? page.text(role, value, ask) : null),
    logo: ask => setLogo(page, ledger, ask),
    picture(image) {
      ledger.images.set(image.key, image.bytes)
      return image.key
    },
    take: (role, rect) => ledger.occupied.push({ role, text: false, ...rect }),
  }
  return { page, ledger }
}

async function setText(
  raster: Raster,
  pairing: Pairing,
  ledger: Ledger,
  { role, value, ask, scale }: { role: string; value: string; ask: TextAsk; scale: number },
): Promise<Block> {
  const text = clean(value)
  const family = ask.face === 'text' ? pairing.text : ask.face === 'mono' ? pairing.mono : pairing.display
  const base =
    ask.face === 'display' ? family.display : ask.face === 'figure' ? (family.figure ?? family.display) : family.text
  const room = {
    width: ask.width,
    height: ask.height ?? Number.POSITIVE_INFINITY,
    max: Math.max(ask.max * scale, ask.min),
    min: ask.min,
    lines: ask.lines,
    even: ask.face === 'display',
  }
  const setting = await fitText(raster, text, family, { ...base, ...ask.cut }, room)
  if (!setting) throw textDoesNotFit(role, text, room)
  if (setting.glyphs.missing.length > 0) throw glyphsMissing(setting.glyphs.missing, family.name)
  for (const face of setting.glyphs.faces) ledger.fonts.set(face.path, face)
  for (const [key, bytes] of emojiImages(setting.glyphs)) ledger.images.set(key, bytes)
  const wanted = ask.on[ask.tone]
  const colour = ask.behind ? readable(wanted, ask.behind, LARGE) : wanted
  const widest = Math.max(...setting.lines.map(line => line.width))
  const look = { width: ask.width, align: ask.align ?? 'start', colour, widest, tints: ask.tints }
  return blockOf(setting, look, rect => {
    ledger.occupied.push({ role, text: true, ...rect })
    ledger.texts.push({
      role,
      size_px: setting.size,
      lines: setting.lines.length,
      slack_px: Math.round(ask.width - widest),
      cut: false,
      box: rounded(rect),
    })
    const behind = ask.behind ?? [ask.tone === 'on_lead' ? ask.on.lead : ask.on.paper]
    const tinted = setting.lines.flatMap(line => ask.tints?.(line.text).map(part => part.colour) ?? [])
    ledger.contrast.push(faintest([colour, ...tinted].map(one => contrastRow(role, one, behind))))
    if (!ORNAMENTS.has(role)) ledger.words.push({ text, x: rect.x, y: rect.y })
  })
}

const faintest = (rows: Proof['contrast']): Proof['contrast'][number] =>
  rows.reduce((worst, row) => (row.wcag < worst.wcag ? row : worst))
