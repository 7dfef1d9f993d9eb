// What a composition draws with: texts that fit, the brand's pictures, its colours, and a seeded die.
import type { Said } from '#lib/render/alt.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Canvas, canvasOf } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { LARGE, readable } from '#lib/render/colour/readable.ts'
import { type Block, blockOf } from '#lib/render/part/block.ts'
import { type LogoAsk, setLogo } from '#lib/render/part/logo.ts'
import type { Picture } from '#lib/render/picture.ts'
import { contrastRow, type Occupied, type Proof } from '#lib/render/proof/proof.ts'
import { glyphsMissing, textDoesNotFit } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type Dress, dressOf, type Read } from '#lib/render/read.ts'
import { type FontFace, type Rect, rounded, type SceneFile } from '#lib/render/scene.ts'
import { type Dice, dice } from '#lib/render/seed.ts'
import { beside, edgeOf, withoutEdge } from '#lib/render/signature/edge.ts'
import { tradeOf } from '#lib/render/signature/of-brand.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { soberCut } from '#lib/render/signature/sober.ts'
import { inCase, LEADS, styled } from '#lib/render/signature/voice.ts'
import { clean } from '#lib/render/type/clean.ts'
import { figuresClear, HUGE } from '#lib/render/type/cut-style.ts'
import { fitText, mostThatFits, type Tints } from '#lib/render/type/fit.ts'
import { dressed, lostIn, type StandIn } from '#lib/render/type/font/dressed.ts'
import type { Cut } from '#lib/render/type/font/families.ts'
import { type Pairing, pairingOf } from '#lib/render/type/font/pairing.ts'
import { emojiImages } from '#lib/render/type/glyphs.ts'
import type { Room, Setting as TextSetting } from '#lib/render/type/shape/best-setting.ts'
import { tornIn } from '#lib/render/type/torn.ts'
import { typeset } from '#lib/render/type/typeset.ts'

export type TextTone = 'ink' | 'body' | 'muted' | 'lead_ink' | 'on_lead'

export type TextAsk = Pick<Room, 'large' | 'leading' | 'whole'> & {
  face: 'display' | 'text' | 'mono' | 'figure'
  width: number
  /** Unbounded when absent. */
  height?: number
  max: number
  min: number
  lines: number
  on: Ground
  tone: TextTone
  /** `far` is the right side whichever way the words run: what stands at the other side of a logo. */
  align?: 'start' | 'center' | 'end' | 'far'
  /** Rather smaller than with a stub of a line; headlines are, unless others have their size. */
  even?: boolean
  cut?: Partial<Cut>
  /** Colours behind the text where they are not the ground's paper. */
  behind?: readonly string[]
  /** Parts of its lines in colours of their own. */
  tints?: Tints
  /** It repeats other words of the picture: neither proven nor read out. */
  untold?: boolean
}

export type Page = Read &
  Dress & {
    canvas: Canvas
    kit: BrandKit
    pairing: Pairing
    /** The noun of the brand's trade. */
    trade: string
    data: Record<string, unknown>
    template: string // that draws
    /** Where the brand's motif stands in every picture. */
    edge: Rect
    /** What was painted for this post, on the picture that shows it. */
    painted: BrandKit['painted'] | null
    bare?: boolean // nothing is drawn on it
    corner?: number // share of the width that rows keep beside what is chosen
    logo_inks?: readonly string[] // of each logo the colour of its larger part
    /** Of a rectangle what that leaves. */
    free(rect: Rect): Rect
    roll: Dice
    raster: Raster
    /** By which largest sizes are let down in this attempt; texts do so by themselves. */
    scale: number
    /** The largest setting within the ask; refuses rather than cuts. */
    text(role: string, value: string, ask: TextAsk): Promise<Block>
    /** Null for a text that the data does not have. */
    optional(role: string, value: string | undefined, ask: TextAsk): Promise<Block | null>
    logo(ask: LogoAsk): Promise<Block>
    /** Makes a library picture known to the scene and answers the name to draw it by. */
    picture(image: KitImage): string
    /** Notes how many pixels a photo has for each of the canvas. */
    shown(image: KitImage, rect: Rect): void
    /** Notes that a focal object stands here, and what is seen of it where no word says it. */
    take(role: string, rect: Rect, seen?: string): void
  }

export type Ledger = {
  texts: Proof['texts']
  contrast: Proof['contrast']
  occupied: Occupied[]
  words: Said[]
  photos: Proof['photos']
  images: Map<string, SceneFile>
  fonts: Map<string, FontFace>
  standIns: StandIn[]
}

/** Roles whose text is part of the drawing and says nothing by itself. */
const ORNAMENTS = new Set(['quote mark', 'steps number', 'number', 'position', 'hour'])

const emptyLedger = (): Ledger => ({
  texts: [],
  contrast: [],
  occupied: [],
  words: [],
  photos: [],
  images: new Map(),
  fonts: new Map(),
  standIns: [],
})

/** `scale` lets the largest sizes down where a first attempt left no room, `headline` those of letters that lead. */
export function createPage(raster: Raster, picture: Picture, kit: BrandKit, scale = 1, headline = Infinity) {
  const ledger = emptyLedger()
  const { read, dress } = dressOf(picture, kit)
  const { signature } = dress
  const pairing = pairingOf(kit, signature)
  ledger.standIns.push(...lostIn(kit, pairing))
  const whole = canvasOf(picture.width, picture.height)
  const { unit } = whole
  const slim = picture.template.startsWith('og_')
  const edge = edgeOf(whole, signature, slim)
  const set = { scale, signature, most: dress.largest.map(size => size * unit), tongue: read.subject.tongue }
  const page: Page = {
    canvas: slim ? whole : withoutEdge(whole, signature),
    edge,
    kit,
    pairing,
    trade: tradeOf(kit),
    ...read,
    ...dress,
    data: picture.data,
    template: picture.template,
    painted: (picture.index === 0 && kit.painted) || null,
    free: rect => beside(rect, edge),
    roll: dice(`${picture.template}/${picture.seed}${picture.variation ? `/${picture.variation}` : ''}`),
    raster,
    scale,
    text: (role, value, ask) =>
      setText(raster, pairing, ledger, { ...set, role, value, ask: styled(role, ask, signature, headline * unit) }),
    optional: async (role, value, ask) => (value && clean(value) !== '' ? page.text(role, value, ask) : null),
    logo: ask => setLogo(page, ledger, ask),
    ...noting(ledger, picture, kit),
  }
  return { page, ledger }
}

/** Writes down what a composition puts on its picture beside texts and logos. */
function noting(ledger: Ledger, { width, height }: Picture, kit: BrandKit): Pick<Page, 'picture' | 'shown' | 'take'> {
  return {
    picture(image) {
      ledger.images.set(image.key, image.bytes)
      return image.key
    },
    shown(image, rect) {
      const pixels = Math.min(image.width / rect.width, image.height / rect.height)
      const full = rect.width * rect.height > width * height * 0.6
      const painted = image.key === kit.painted?.image.key && { painted: true as const }
      if (image.content_type === 'image/svg+xml') return
      ledger.photos.push({ pixels: Number(pixels.toFixed(2)), full, box: rounded(rect), ...painted })
    },
    take: (role, rect, seen) => ledger.occupied.push({ role, text: false, ...rect, ...(seen && { seen }) }),
  }
}

type Setting = {
  role: string
  value: string
  ask: TextAsk
  scale: number
  signature: Signature
  most: readonly number[] // for letters that lead, and for numbers that do
  tongue: Read['subject']['tongue']
}

async function setText(
  raster: Raster,
  pairing: Pairing,
  ledger: Ledger,
  { role, value, ask, scale, signature, most, tongue }: Setting,
): Promise<Block> {
  const said = ask.face === 'mono' ? clean(value) : typeset(clean(value), tongue)
  const text = ask.face === 'display' && LEADS.has(role) ? inCase(said, signature) : said
  const loud = ask.face === 'display' || ask.face === 'figure'
  const { family, cut: own, base, standIn } = dressed(text, ask, pairing)
  const limit = most[['display', 'figure'].indexOf(ask.face)] ?? Infinity
  const cut = limit < Infinity ? soberCut(own) : own
  // Letters that nearly touch in the face's own cut are set no tighter by any layout.
  if (loud) cut.tracking = Math.max(cut.tracking, base.tracking)
  const room = roomOf(ask, Math.min(ask.max * grownBy(ask.face, scale), limit), scale > 1)
  if (ask.face === 'figure' && ask.max >= HUGE) Object.assign(cut, figuresClear(cut, text, family.kind))
  const setting = await fitText(raster, text, family, cut, room)
  if (!setting) throw textDoesNotFit(role, text, await mostThatFits(raster, text, family, cut, room))
  if (setting.glyphs.missing.length > 0) throw glyphsMissing(setting.glyphs.missing, family.name)
  for (const face of setting.glyphs.faces) ledger.fonts.set(face.path, face)
  for (const [key, bytes] of emojiImages(setting.glyphs)) ledger.images.set(key, bytes)
  const colour = ask.behind ? readable(ask.on[ask.tone], ask.behind, LARGE) : ask.on[ask.tone]
  const align = sideOf(ask.align, setting.rtl)
  const widest = Math.max(...setting.lines.map(line => line.width))
  const look = { width: ask.width, most: room.max, align, colour, widest, tints: ask.tints }
  return blockOf(setting, look, rect => {
    if (standIn) ledger.standIns.push({ role, ...standIn })
    if (ask.untold) return
    proveText(ledger, role, { ask, text, setting, colour, widest, rect })
    if (!ORNAMENTS.has(role)) ledger.words.push({ text: said, x: rect.x, y: rect.y })
  })
}

const roomOf = (ask: TextAsk, most: number, grown: boolean): Room => ({
  width: ask.width,
  height: ask.height ?? Number.POSITIVE_INFINITY,
  max: Math.max(most, ask.min),
  min: ask.min,
  lines: ask.lines,
  even: ask.even ?? ask.face === 'display',
  ...{ large: ask.large, leading: ask.leading, whole: ask.whole, grown },
})

type Standing = { ask: TextAsk; text: string; setting: TextSetting; colour: string; widest: number; rect: Rect }

/** Writes down where a text stands, how it was set, and how well it is read there. */
function proveText(ledger: Ledger, role: string, { ask, text, setting, colour, widest, rect }: Standing): void {
  ledger.occupied.push({ role, text: true, ...rect })
  ledger.texts.push({
    role,
    size_px: setting.size,
    lines: setting.lines.length,
    slack_px: Math.round(ask.width - widest),
    cut: false,
    box: rounded(rect),
    ...tornIn(text, setting.lines),
  })
  const behind = ask.behind ?? [ask.tone === 'on_lead' ? ask.on.lead : ask.on.paper]
  const tinted = setting.lines.flatMap(line => ask.tints?.(line.text).map(part => part.colour) ?? [])
  ledger.contrast.push(faintest([colour, ...tinted].map(one => contrastRow(role, one, behind))))
}

const sideOf = (align: TextAsk['align'] = 'start', rtl: boolean) => (align !== 'far' ? align : rtl ? 'start' : 'end')
/** What leads grows more than what explains. */
export const grownBy = (face: TextAsk['face'], scale: number): number =>
  scale > 1 && (face === 'text' || face === 'mono') ? Math.sqrt(scale) : scale

const faintest = (rows: Proof['contrast']): Proof['contrast'][number] =>
  rows.reduce((worst, row) => (row.wcag < worst.wcag ? row : worst))
