// What a composition draws with: texts that fit, the brand's pictures, its colours, and a seeded die.
import type { Said } from '#lib/render/alt.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Canvas, canvasOf } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Block } from '#lib/render/part/block.ts'
import { type LogoAsk, setLogo } from '#lib/render/part/logo.ts'
import { setText } from '#lib/render/part/text.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Occupied, Proof } from '#lib/render/proof/proof.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type Dress, dressOf, type Read, TALL } from '#lib/render/read.ts'
import { type FontFace, type Rect, rounded, type SceneFile } from '#lib/render/scene.ts'
import { type Dice, dice } from '#lib/render/seed.ts'
import { beside, edgeOf, withoutEdge } from '#lib/render/signature/edge.ts'
import { tradeOf } from '#lib/render/signature/of-brand.ts'
import { styled } from '#lib/render/signature/voice.ts'
import { clean } from '#lib/render/type/clean.ts'
import type { Tints } from '#lib/render/type/fit.ts'
import { lostIn, type StandIn } from '#lib/render/type/font/dressed.ts'
import type { Cut } from '#lib/render/type/font/families.ts'
import { type Pairing, pairingOf } from '#lib/render/type/font/pairing.ts'
import type { Room } from '#lib/render/type/shape/best-setting.ts'

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
  /** Its place is measured for its size: words that lead are no larger in it. */
  sized?: boolean
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
    corner?: number // share of the width that rows keep beside what is chosen; on a wide canvas what it has of the height above words, or of the width beside a text
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
  const { stressed } = dress
  const tall = picture.height > picture.width * TALL
  const set = {
    ...{ scale, signature, most: dress.largest.map(size => size * unit), tongue: read.subject.tongue },
    ...{ stressed, palette: kit.palette, unit, tall },
  }
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
