import type { BrandKit, KitImage, LogoVariant } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, hex, lch } from '#lib/render/colour/oklch.ts'
import type { Ledger, Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { box, group, image, type SceneFile } from '#lib/render/scene.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'

export type LogoAsk = {
  height: number
  on: Ground
  form: 'full' | 'mark'
  /** Colours behind it where they are not the ground's paper. */
  behind?: readonly string[]
  align?: 'start' | 'center' | 'end'
  width?: number
  /** Of a name that is a picture's words, on how many it may stand. */
  lines?: number
}

const LEAST_CONTRAST = 2.6
/** In letters that are read on a phone. */
const NAME = 24
const SAMPLE = 40
/** A sign that is no text. */
const SEEN_SIGN = 1.6

/** The brand's logo in the variant that can be seen on the ground, else its name in the display font. */
export async function setLogo(page: Page, ledger: Ledger, ask: LogoAsk): Promise<Block> {
  const set = await unplaced(page, ledger, ask)
  return !ask.align && runsLeftward(page.data) ? fromTheRight(page, set, ask.width) : set
}

/** Whether what the picture tells is read from the right. */
function runsLeftward(data: Page['data']): boolean {
  const texts = textsIn(data)
  return texts.filter(isRightToLeft).length * 2 > texts.length
}

/** Those of slides and rows too; what a slide is to its set is no word of it. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => (CODES.has(name) ? [] : textsIn(inner)))
      : []
const CODES: ReadonlySet<string> = new Set(['role', 'kind', 'screen_hint'])

/** Where words run from the right, the name at their head begins there as well, in whatever script; at the foot it keeps its side. */
function fromTheRight({ canvas: { area } }: Page, set: Block, column: number | undefined): Block {
  const begins = (x: number, y: number) => y <= area.y + 1 && (column !== undefined || Math.abs(x - area.x) < 1)
  const near = (x: number, y: number) => (begins(x, y) ? x + (column ?? area.width) - set.width : x)
  return { ...set, at: (x, y) => set.at(near(x, y), y), apart: (x, y) => set.apart(near(x, y), y) }
}

async function unplaced(page: Page, ledger: Ledger, ask: LogoAsk): Promise<Block> {
  const behind = ask.behind ?? [ask.on.paper]
  const short = Math.min(page.canvas.width, page.canvas.height)
  const height = Math.max(ask.height, Math.ceil(short * 0.03))
  for (const variant of wanted(ask)) {
    const logo = page.kit.logos.find(one => one.variant === variant)?.image
    if (logo && (await isSeen(page.raster, logo, behind)))
      return logoBlock(page, ledger, logo, { ...ask, height, behind })
  }
  const set = await wordmark(page, { ...ask, height, behind })
  if (!set.rtl && (ask.align ?? 'start') === 'start') return signed(page, set, behind, ask.on)
  if (!set.rtl || ask.align) return set
  // Placed by its left edge, a name from the right would stand at the far end of its room.
  const near = (x: number) => x - (set.frame - set.width)
  return { ...set, frame: set.width, at: (x, y) => set.at(near(x), y), apart: (x, y) => set.apart(near(x), y) }
}

/** A name is shown whole: where one line is too short for it, on a few. */
async function wordmark(page: Page, { on, align, behind, height, width, lines = 1 }: LogoAsk): Promise<Block> {
  const ask = { face: 'display', min: NAME, on, tone: 'ink', align, behind } as const
  const room = width ?? page.canvas.area.width * 0.6
  const line = await page
    .text('wordmark', page.kit.name, { ...ask, width: room, max: height, lines, large: lines > 1 })
    .catch(notTooLong)
  return line ?? page.text('wordmark', page.kit.name, { ...ask, width: room, max: NAME, lines: 6, even: false })
}

/** The sign that an owner asked for before the name, as tall as its capitals. */
function signed({ signature: { stop } }: Page, set: Block, behind: readonly string[], on: Ground): Block {
  const colour = [on.accent, on.lead].find(one => behind.every(ground => contrast(one, ground) >= SEEN_SIGN))
  if (stop === 'none' || set.lines > 1 || !colour) return set
  const side = set.height
  const wide = stop === 'bar' ? side * 0.3 : side
  const paint =
    stop === 'ring'
      ? { border: `${Math.max(3, side * 0.22)}px solid ${colour}`, borderRadius: side / 2 }
      : { backgroundColor: colour, ...(stop === 'dot' && { borderRadius: side / 2 }) }
  const from = wide + side * 0.55
  const sign = (x: number, y: number) => box({ x, y, width: wide, height: side }, paint)
  const at = (x: number, y: number) => group([sign(x, y), set.at(x + from, y)])
  return { ...set, width: set.width + from, at, apart: (x, y) => set.apart(x + from, y) }
}

function wanted({ on, form }: LogoAsk): LogoVariant[] {
  const full: LogoVariant[] = on.dark
    ? ['light', 'primary', 'wordmark', 'dark']
    : ['dark', 'primary', 'wordmark', 'light']
  return form === 'mark' ? ['mark', ...full] : [...full, 'mark']
}

function logoBlock(
  page: Page,
  ledger: Ledger,
  logo: KitImage,
  ask: LogoAsk & { height: number; behind: readonly string[] },
): Block {
  const limit = page.canvas.area.width * 0.5
  const ratio = logo.width / logo.height
  const height = Math.min(ask.height, limit / ratio)
  const width = height * ratio
  const at = (x: number, y: number) => {
    const free = (ask.width ?? width) - width
    const left = ask.align === 'center' ? x + free / 2 : ask.align === 'end' ? x + free : x
    ledger.occupied.push({ role: 'logo', text: false, x: left, y, width, height, behind: ask.behind })
    const rect = { x: left, y, width, height }
    return { node: group([image(rect, page.picture(logo))]), rect, baseline: y + height, size: height, gaps: [] }
  }
  return {
    width,
    frame: ask.width ?? width,
    height,
    size: height,
    kept: 1,
    lines: 1,
    rtl: false,
    at: (x, y) => at(x, y).node,
    apart: (x, y) => [at(x, y)],
  }
}

const inks = new WeakMap<SceneFile, Promise<string[]>>()

const isSeen = async (raster: Raster, logo: KitImage, behind: readonly string[]): Promise<boolean> =>
  isInkSeen(await mainInk(raster, logo), behind)

/** Whether a logo of that colour is seen on all of these. */
export const isInkSeen = (ink: string, behind: readonly string[]): boolean =>
  behind.every(ground => contrast(ink, ground) >= LEAST_CONTRAST)

/** A two-coloured logo is seen when its larger part is. */
async function mainInk(raster: Raster, logo: KitImage): Promise<string> {
  const known = inks.get(logo.bytes) ?? inkColours(raster, logo)
  inks.set(logo.bytes, known)
  return (await known)[0] ?? '#808080'
}

export const logoInks = (raster: Raster, { logos }: BrandKit): Promise<string[]> =>
  Promise.all(logos.map(({ image }) => mainInk(raster, image)))

/** The logo's colours, the one with the largest area first. */
async function inkColours(raster: Raster, logo: KitImage): Promise<string[]> {
  const width = Math.max(SAMPLE, Math.min(SAMPLE * 6, Math.round((logo.width / logo.height) * SAMPLE)))
  const root = {
    type: 'container' as const,
    style: { width, height: SAMPLE, position: 'relative' },
    children: [image({ x: 0, y: 0, width, height: SAMPLE }, logo.key)],
  }
  const pixels = await raster.pixels({
    root,
    width,
    height: SAMPLE,
    images: new Map([[logo.key, logo.bytes]]),
    fonts: [],
  })
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue
    const key = [0, 1, 2].map(channel => ((pixels[at + channel] ?? 0) >> 4).toString(16).repeat(2)).join('')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => hex(lch(`#${key}`)))
}
