// The ways in which brands show the things of their trade; each keeps to one.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { ownBody } from '#lib/render/objects/own.ts'
import { bySize } from '#lib/render/objects/stands.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { drawings, thingIn } from '#lib/render/subject/thing.ts'

type Ask = { page: Page; rect: Rect; on: Ground; things: readonly string[] }
type Look = (ask: Ask) => SceneNode[]

const LEAST_APART = 1.15
const LEAST_SEEN = 1.7

/** Fills a rectangle that lies beside a paper. */
export function thingsIn(page: Page, rect: Rect, paper: string, things: readonly string[]): SceneNode[] {
  const on = groundBeside(page, paper, things)
  const count = page.template === 'stat' ? countedIn(page.data) : null
  if (count) return counted({ page, rect, on, things }, count)
  // Where there is one thing, nothing else is put beside it.
  const looks: readonly Look[] = things.length === 1 ? [single, shelf] : [single, tiles, shelf]
  if (isShallow(rect)) return frieze({ page, rect, on, things })
  const look = looks[(hash(`aside/${page.kit.name}`) >>> 3) % looks.length] ?? shelf
  return look({ page, rect, on, things })
}

/** One thing in the middle of such a band would be lost in it. */
const SHALLOW = 3
export const isShallow = ({ width, height }: Pick<Rect, 'width' | 'height'>): boolean => width > height * SHALLOW

/** A ground of the brand that stands apart from the words' and on which things are seen; which one is the name's choice. */
export function groundBeside(page: Page, paper: string, things: readonly string[]): Ground {
  const apart = grounds(page).filter(one => contrast(one.paper, paper) >= LEAST_APART)
  const seen = apart.filter(one => isSeen(one, things))
  const from = seen.length > 0 ? seen : apart
  return from[hash(`ground/${page.kit.name}`) % Math.max(1, from.length)] ?? page.theme.deep
}

/** Most of each thing is its body. */
export const isSeen = (on: Ground, things: readonly string[]) =>
  things.every(noun => contrast(ownBody(noun) ?? paintsOf(noun, on).body, on.paper) >= LEAST_SEEN)

/** Every ground of the brand once. */
export const grounds = ({ theme }: Page): Ground[] => {
  const all = [theme.soft, theme.vivid[0], theme.deep, ...theme.playful, theme.plain]
  return all.filter((one, at) => all.findIndex(other => other.paper === one.paper) === at)
}

/** `hollow` where the thing is not there. */
type Put = { noun: string; on: Ground; frame: Rect; hollow?: boolean; fills?: boolean }

export const put = (page: Page, { frame, ...rest }: Put): string =>
  putIn(page, { ...rest, square: squareFor(rest.noun, frame) })

type PutIn = Omit<Put, 'frame'> & { square: ReturnType<typeof squareFor> }

/** The same in a square of its own. */
export const putIn = (page: Page, { noun, on, square, hollow = false, fills = false }: PutIn): string => {
  const { kit, signature, theme } = page
  const hand = hollow ? 'line' : steady(signature.hand, noun)
  const others = theme.playful.map(one => one.paper)
  return thingIn(page, square, { noun, hand, on, others, seed: kit.name, hollow, fills })
}

const sheet = (rect: Rect, on: Ground): SceneNode => box(rect, { backgroundColor: on.paper })

/** One thing alone, whole, as large as its place lets it be. */
const single: Look = ({ page, rect, on, things: [noun = ''] }) => {
  const frame = inner(rect, Math.min(rect.width, rect.height) * 0.1)
  return [sheet(rect, on), ...drawings(rect, put(page, { noun, on, frame: centredIn(frame, noun) }))]
}

const inner = ({ x, y, width, height }: Rect, pad: number): Rect => ({
  x: x + pad,
  y: y + pad,
  width: width - 2 * pad,
  height: height - 2 * pad,
})

/** A wall of tiles in the brand's colours, a thing on each. */
const tiles: Look = ({ page, rect, on, things }) => {
  const upright = rect.height > rect.width
  const [long, deep] = upright ? [rect.height, rect.width] : [rect.width, rect.height]
  const count = Math.min(things.length, Math.max(2, Math.round(long / deep)))
  const rest = grounds(page).filter(one => one.paper !== on.paper && isSeen(one, things))
  const own = [on, ...rest]
  const step = long / count
  return Array.from({ length: count }, (_, at): SceneNode[] => {
    const tile = upright
      ? { x: rect.x, y: rect.y + at * step, width: deep, height: step }
      : { x: rect.x + at * step, y: rect.y, width: step, height: deep }
    const ground = own[at % own.length] ?? on
    const frame = inner(tile, Math.min(tile.width, tile.height) * 0.09)
    const noun = things[at % things.length] ?? ''
    return [sheet(tile, ground), ...drawings(tile, put(page, { noun, on: ground, frame: centredIn(frame, noun) }))]
  }).flat()
}

/** A shallow band is a row of square tiles from edge to edge: its things in turn, or one of them on the brand's grounds in turn. */
const frieze: Look = ({ page, rect, on, things }) => {
  const shown = things.slice(0, Math.round(rect.width / rect.height))
  // One alone is counted beside a number.
  const count = (shown.length === 1 && fewIn(page)) || Math.round(rect.width / rect.height)
  const step = rect.width / count
  // What somebody has chosen to be seen is no pattern.
  if (shown.length === 1 && count !== fewIn(page) && page.depicts?.[0]) return single({ page, rect, on, things })
  const rest = grounds(page).filter(one => contrast(one.paper, on.paper) >= LEAST_APART && isSeen(one, shown))
  const turn = [on, ...rest.slice(0, 1)]
  return Array.from({ length: count }, (_, at): SceneNode[] => {
    const tile = { x: rect.x + at * step, y: rect.y, width: step + 1, height: rect.height }
    const ground = turn[at % turn.length] ?? on
    const noun = shown[at % shown.length] ?? ''
    const frame = inner(tile, Math.min(step, rect.height) * 0.1)
    return [sheet(tile, ground), ...drawings(tile, put(page, { noun, on: ground, frame: centredIn(frame, noun) }))]
  }).flat()
}

/** As many as a band has room for, where that is what a figure says. */
const fewIn = ({ template, data: { value } }: Page): number =>
  template === 'stat' && typeof value === 'string' && /^[2-6]$/u.test(value.trim()) ? Number(value) : 0

/** Objects stand on the foot of their frame; on a tile they hang in its middle. */
function centredIn(frame: Rect, noun: string): Rect {
  const { width } = squareFor(noun, frame)
  const { y } = squareFor(noun, { ...frame, y: 0, height: frame.height })
  const tall = frame.height - Math.max(0, y)
  return tall < frame.height && width > 0 ? { ...frame, y: frame.y - Math.max(0, y) / 2 } : frame
}

const SIZES = [1, 0.82, 0.66]

/** Things close together on one line, as they would stand on a shelf. */
const shelf: Look = ({ page, rect, on, things }) => {
  const { x, y, width, height } = rect
  const line = y + height * 0.86
  const count = height > width ? 1 : Math.min(3, things.length)
  // One alone may be as wide as it is by nature.
  const alone = { x: x + width * 0.1, y: line - height * 0.76, width: width * 0.8, height: height * 0.76 }
  const frames = count === 1 ? [alone] : lined(rect, line, count)
  const table = `<rect x="${x}" y="${line}" width="${width}" height="${y + height - line}" fill="${mix(on.paper, on.ink, 0.16)}"/>`
  const standing = bySize(things.slice(0, count))
  const drawn = frames.map((frame, at) => put(page, { noun: standing[at] ?? '', on, frame }))
  return [sheet(rect, on), ...drawings(rect, table + drawn.join(''))]
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

const COUNTED = /^(\d{1,2}) (?:in|of|out of|von|de|su|van|z|av|sur|em) (\d{1,2})$/u
const MOST_COUNTED = 10

/** Of how many how many: the value of a picture that counts things. */
export function countedIn({ value }: Record<string, unknown>): { some: number; all: number } | null {
  const [, some, all] = (typeof value === 'string' && COUNTED.exec(value.trim())) || []
  const found = { some: Number(some), all: Number(all) }
  return found.all >= 2 && found.all <= MOST_COUNTED && found.some <= found.all ? found : null
}

/** As many things as there are: those that count in full, the others as lines. */
function counted(
  { page, rect, on, things: [noun = ''] }: Ask,
  { some, all }: { some: number; all: number },
): SceneNode[] {
  const ideal = Math.sqrt((all * rect.width) / rect.height)
  const even = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].filter(one => all % one === 0)
  const columns = even.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0] ?? all
  const lines = all / columns
  const [w, h] = [rect.width * 0.92, rect.height * 0.88]
  const pitch = Math.min(w / columns, h / lines)
  const side = pitch * 0.84
  const drawn = Array.from({ length: all }, (_, at) => {
    const x = rect.x + rect.width / 2 + ((at % columns) + 0.5 - columns / 2) * pitch - side / 2
    const y = rect.y + rect.height / 2 + (Math.floor(at / columns) + 0.5 - lines / 2) * pitch - side / 2
    const frame = { x, y, width: side, height: side }
    const faint = mix(on.paper, on.ink, 0.45)
    return at < some
      ? put(page, { noun, on, frame })
      : put(page, { noun, on: { ...on, ink: faint, accent: on.paper }, frame, hollow: true })
  })
  return [sheet(rect, on), ...drawings(rect, drawn.join(''))]
}
