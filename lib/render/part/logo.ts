import type { KitImage, LogoVariant } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import type { Ledger, Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { isSeen, isWhole } from '#lib/render/part/logo-inks.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { box, group, image } from '#lib/render/scene.ts'
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

/** In letters that are read on a phone. */
const NAME = 24
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
  const logo = await seenOn(page, ask, behind)
  if (logo) return logoWithName(page, ledger, logo, { ...ask, height, behind })
  const set = await wordmark(page, { ...ask, height, behind })
  if (!set.rtl && (ask.align ?? 'start') === 'start') return signed(page, set, behind, ask.on)
  if (!set.rtl || ask.align) return set
  // Placed by its left edge, a name from the right would stand at the far end of its room.
  const near = (x: number) => x - (set.frame - set.width)
  return { ...set, frame: set.width, at: (x, y) => set.at(near(x), y), apart: (x, y) => set.apart(near(x), y) }
}

/** The first that is seen whole, else the first of which the larger part is. */
async function seenOn(page: Page, ask: LogoAsk, behind: readonly string[]): Promise<Seen | null> {
  let partly: Seen | null = null
  for (const variant of wanted(ask)) {
    const image = page.kit.logos.find(one => one.variant === variant)?.image
    if (!image || !(await isSeen(page.raster, image, behind))) continue
    if (await isWhole(page.raster, image, behind)) return { image, variant, partly: undefined }
    partly ??= { image, variant, partly: true }
  }
  return partly
}
type Seen = { image: KitImage; variant: LogoVariant; partly: true | undefined }

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

type Put = LogoAsk & { height: number; behind: readonly string[] }

/** A sign alone tells nobody whose it is: where the words do not say it either, the name stands beside it. */
async function logoWithName(page: Page, ledger: Ledger, logo: Seen, ask: Put): Promise<Block> {
  const { image, variant } = logo
  const alone = logoBlock(page, ledger, logo, ask)
  // Where an emblem is asked for, one that was uploaded as such stands alone.
  const isEmblem = ask.form === 'mark' && variant === 'mark'
  const isSign = variant !== 'wordmark' && image.width / image.height < SIGN && image.height / image.width < SIGN
  if (isEmblem || !isSign || isRightToLeft(page.kit.name) || isNamed(page)) return alone
  const apart = alone.height * 0.32
  const room = Math.min(ask.width ?? Infinity, page.canvas.area.width * 0.5) - alone.width - apart
  const { on, behind } = ask
  const set = { face: 'display', min: NAME, on, tone: 'ink', behind, lines: 1 } as const
  const max = Math.max(NAME, alone.height * 0.8)
  const name = room > 0 && (await page.text('wordmark', page.kit.name, { ...set, width: room, max }).catch(notTooLong))
  if (!name) return alone
  const sign = logoBlock(page, ledger, logo, { ...ask, align: 'start', width: undefined })
  const width = sign.width + apart + name.width
  const place = (x: number, y: number) => {
    const free = (ask.width ?? width) - width
    const left = ask.align === 'center' ? x + free / 2 : ask.align === 'end' ? x + free : x
    return [left, left + sign.width + apart, y + (sign.height - name.height) / 2] as const
  }
  return {
    ...alone,
    width,
    frame: ask.width ?? width,
    at: (x, y) => {
      const [left, beside, middle] = place(x, y)
      return asOne(ledger, () => group([sign.at(left, y), name.at(beside, middle)]))
    },
    apart: (x, y) => {
      const [left, beside, middle] = place(x, y)
      return asOne(ledger, () => [...sign.apart(left, y), ...name.apart(beside, middle)])
    },
  }
}
/** Of a side to the other, below which a logo is a sign and no lettering. */
const SIGN = 1.45

/** Whether what the picture tells names the brand; an address says it to nobody. */
const isNamed = ({ data, kit }: Page): boolean => {
  const name = kit.name.toLowerCase()
  return textsIn(data).some(text => !ADDRESS.test(text) && text.toLowerCase().includes(name))
}
const ADDRESS = /^[^\s.]+\.\S+$/u

/** A sign and the name beside it keep their distance from all else together. */
function asOne<Drawn>(ledger: Ledger, draw: () => Drawn): Drawn {
  const from = ledger.occupied.length
  const drawn = draw()
  const [sign, name] = ledger.occupied.splice(from)
  if (sign) ledger.occupied.push({ ...sign, width: name ? name.x + name.width - sign.x : sign.width })
  return drawn
}

function logoBlock(page: Page, ledger: Ledger, { image: logo, partly }: Seen, ask: Put): Block {
  const limit = page.canvas.area.width * 0.5
  const ratio = logo.width / logo.height
  const height = Math.min(ask.height, limit / ratio)
  const width = height * ratio
  const at = (x: number, y: number) => {
    const free = (ask.width ?? width) - width
    const left = ask.align === 'center' ? x + free / 2 : ask.align === 'end' ? x + free : x
    ledger.occupied.push({
      role: 'logo',
      text: false,
      x: left,
      y,
      width,
      height,
      behind: ask.behind,
      ...(partly && { partly }),
    })
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
