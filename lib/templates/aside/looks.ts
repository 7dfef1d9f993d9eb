// The ways in which brands show the things of their trade; each keeps to one.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import type { Page } from '#lib/render/page.ts'
import { box, drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'

type Ask = { page: Page; rect: Rect; on: Ground; things: readonly string[] }
type Look = (ask: Ask) => SceneNode[]

const LEAST_APART = 1.15
const LEAST_SEEN = 1.7

/** Fills a rectangle that lies beside a paper. */
export function thingsIn(page: Page, rect: Rect, paper: string, things: readonly string[]): SceneNode[] {
  const on = groundBeside(page, paper)
  if (page.subject.off)
    return outlined({ page, rect, on: page.theme.soft.paper === paper ? page.theme.plain : page.theme.soft, things })
  const count = page.template === 'stat' ? countedIn(page.data) : null
  if (count) return counted({ page, rect, on, things }, count)
  const looks: readonly Look[] = [giant, tiles, shelf]
  const look = looks[(hash(`aside/${page.kit.name}`) >>> 3) % looks.length] ?? shelf
  return look({ page, rect, on, things })
}

/** A ground of the brand that stands apart from the words' and on which things are seen; which one is the name's choice. */
function groundBeside(page: Page, paper: string): Ground {
  const apart = grounds(page).filter(one => contrast(one.paper, paper) >= LEAST_APART)
  const seen = apart.filter(isSeen)
  const from = seen.length > 0 ? seen : apart
  return from[hash(`ground/${page.kit.name}`) % Math.max(1, from.length)] ?? page.theme.deep
}

const isSeen = (one: Ground) => contrast(one.lead, one.paper) >= LEAST_SEEN

const grounds = ({ theme }: Page): Ground[] => {
  const all = [theme.soft, theme.vivid[0], theme.deep, ...theme.playful, theme.plain]
  return all.filter((one, at) => all.findIndex(other => other.paper === one.paper) === at)
}

type Put = { noun: string; on: Ground; frame: Rect; turn?: number }

const put = ({ kit, signature, theme }: Page, { noun, on, frame, turn = 0 }: Put, hand = signature.hand): string => {
  const others = theme.playful.map(one => one.paper)
  return objectIn(squareFor(noun, frame), { noun, hand, on, others, seed: kit.name }, turn)
}

const sheet = (rect: Rect, on: Ground): SceneNode => box(rect, { backgroundColor: on.paper })

/** Things so large that the edges of the picture cut them. */
const giant: Look = ({ page, rect, on, things }) => {
  const { x, y, width, height } = rect
  const [first = '', second = first] = things
  if (height > width * 0.9) {
    const frame = { x: x + width * 0.08, y: y + height * 0.06, width: width * 1.06, height: height * 0.88 }
    return [sheet(rect, on), drawing(rect, put(page, { noun: first, on, frame, turn: -5 }))]
  }
  const tall = height * 1.04
  const frames = [
    { x: x + width * 0.5, y: y + height * 0.08, width: width * 0.52, height: tall },
    { x: x - width * 0.02, y: y + height * 0.08, width: width * 0.48, height: tall },
  ] as const
  const drawn = [
    put(page, { noun: second, on, frame: frames[1], turn: 6 }),
    put(page, { noun: first, on, frame: frames[0], turn: -5 }),
  ]
  return [sheet(rect, on), drawing(rect, drawn.join(''))]
}

/** A wall of tiles in the brand's colours, a thing on each. */
const tiles: Look = ({ page, rect, on, things }) => {
  const upright = rect.height > rect.width
  const [long, deep] = upright ? [rect.height, rect.width] : [rect.width, rect.height]
  const count = Math.max(2, Math.round(long / deep))
  const rest = grounds(page).filter(one => one.paper !== on.paper && isSeen(one))
  const own = [on, ...rest]
  const step = long / count
  return Array.from({ length: count }, (_, at): SceneNode[] => {
    const tile = upright
      ? { x: rect.x, y: rect.y + at * step, width: deep, height: step }
      : { x: rect.x + at * step, y: rect.y, width: step, height: deep }
    const ground = own[at % own.length] ?? on
    const pad = Math.min(tile.width, tile.height) * 0.09
    const frame = { x: tile.x + pad, y: tile.y + pad, width: tile.width - 2 * pad, height: tile.height - 2 * pad }
    const noun = things[at % things.length] ?? ''
    return [sheet(tile, ground), drawing(tile, put(page, { noun, on: ground, frame: centredIn(frame, noun) }))]
  }).flat()
}

/** Objects stand on the foot of their frame; on a tile they hang in its middle. */
function centredIn(frame: Rect, noun: string): Rect {
  const { width } = squareFor(noun, frame)
  const { y } = squareFor(noun, { ...frame, y: 0, height: frame.height })
  const tall = frame.height - Math.max(0, y)
  return tall < frame.height && width > 0 ? { ...frame, y: frame.y - Math.max(0, y) / 2 } : frame
}

const SIZES = [1, 0.82, 0.66]

/** Things close together on one line, as they would stand on a shelf, the largest before a disc. */
const shelf: Look = ({ page, rect, on, things }) => {
  const { x, y, width, height } = rect
  const line = y + height * 0.86
  const frames = height > width ? stacked(rect, line) : lined(rect, line, Math.min(3, things.length))
  const [main = rect] = frames
  const disc = `<circle cx="${main.x + main.width / 2}" cy="${main.y + main.height / 2}" r="${main.width * 0.56}" fill="${mix(on.paper, on.ink, 0.08)}"/>`
  const table = `<rect x="${x}" y="${line}" width="${width}" height="${y + height - line}" fill="${mix(on.paper, on.ink, 0.16)}"/>`
  const drawn = frames.map((frame, at) => put(page, { noun: things[at] ?? '', on, frame }))
  return [sheet(rect, on), drawing(rect, disc + table + drawn.join(''))]
}

/** From the right, each a little smaller than the one before. */
function lined({ x, width, height }: Rect, line: number, count: number): Rect[] {
  const shares = SIZES.slice(0, count)
  const total = shares.reduce((sum, one) => sum + one, 0)
  const unit = Math.min(height * 0.76, (width * 0.92) / total)
  let right = x + width - (width - unit * total) / 2
  return shares.map(share => {
    right -= unit * share
    return { x: right, y: line - unit * share, width: unit * share * 0.95, height: unit * share }
  })
}

/** One behind as wide as the place, one before it. */
function stacked({ x, y, width, height }: Rect, line: number): Rect[] {
  const small = Math.min(width * 0.5, height * 0.32)
  return [
    { x: x + width * 0.12, y: y + height * 0.1, width: width * 0.82, height: line - y - height * 0.1 - small * 0.62 },
    { x: x + width * 0.06, y: line + height * 0.05 - small, width: small, height: small },
  ]
}

const COUNTED = /^(\d{1,2}) (?:in|of|out of|von|de|su|van|z|av|sur|em) (\d{1,2})$/u
const MOST_COUNTED = 10

/** Of how many how many: the value of a picture that counts things. */
export function countedIn({ value }: Record<string, unknown>): { some: number; all: number } | null {
  const [, some, all] = (typeof value === 'string' && COUNTED.exec(value.trim())) || []
  const found = { some: Number(some), all: Number(all) }
  return found.all >= 2 && found.all <= MOST_COUNTED && found.some <= found.all ? found : null
}

/** As many things as there are, those that count in full and the others as lines. */
function counted(
  { page, rect, on, things: [noun = ''] }: Ask,
  { some, all }: { some: number; all: number },
): SceneNode[] {
  const columns = Math.min(all, Math.max(1, Math.round(Math.sqrt((all * rect.width) / rect.height))))
  const lines = Math.ceil(all / columns)
  const [w, h] = [rect.width * 0.92, rect.height * 0.88]
  const cell = { width: w / columns, height: h / lines }
  const side = Math.min(cell.width, cell.height) * 0.84
  const drawn = Array.from({ length: all }, (_, at) => {
    const x = rect.x + (rect.width - w) / 2 + ((at % columns) + 0.5) * cell.width - side / 2
    const y = rect.y + (rect.height - h) / 2 + (Math.floor(at / columns) + 0.5) * cell.height - side / 2
    const frame = { x, y, width: side, height: side }
    const faint = mix(on.paper, on.ink, 0.45)
    return at < some
      ? put(page, { noun, on, frame })
      : put(page, { noun, on: { ...on, ink: faint, accent: on.paper }, frame }, 'line')
  })
  return [sheet(rect, on), drawing(rect, drawn.join(''))]
}

/** What is shut or off: its thing is there as a line alone. */
const outlined: Look = ({ page, rect, on, things: [noun = ''] }) => {
  const ground = { ...on, accent: on.paper }
  const frame = {
    x: rect.x + rect.width * 0.3,
    y: rect.y + rect.height * 0.12,
    width: rect.width * 0.62,
    height: rect.height * 0.8,
  }
  return [sheet(rect, on), drawing(rect, put(page, { noun, on: ground, frame }, 'line'))]
}
