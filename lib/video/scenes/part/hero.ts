// The thing that a scene is about: whole, as large as its words let it be, on a floor.
import { mix } from '#lib/render/colour/oklch.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { isAloft } from '#lib/render/objects/stands.ts'
import { drawing, type Rect } from '#lib/render/scene.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { putIn } from '#lib/templates/aside/looks.ts'
import { FLOOR } from '#lib/video/dress/level.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { settle } from '#lib/video/motion/ease.ts'
import { show } from '#lib/video/put.ts'

/** Of the height: where a thing stands on its floor, how far above it hangs what flies, and the least that shows it well. */
const [FOOT, ALOFT, ROOM] = [0.885, 0.05, 0.24]
/** Of the width, on either side of it: it sways within. */
const BESIDE = 0.12
/** Of the thing, the room for its sway. */
const AROUND = 60
/** What stands behind it is whole. */
const EDGE = 36

/** Whether there is a thing, and room enough for it below `from`. */
export const hasHero = ({ page }: Stage, from: number): boolean =>
  page.subject.nouns.length > 0 && page.canvas.height * FOOT - from >= page.canvas.height * ROOM

/** Where the thing begins when it is as wide as it may be: words may go down to there. */
export function topOfHero(stage: Stage): number {
  const [noun = ''] = stage.page.subject.nouns
  const frame = frameOf(stage, noun, 0)
  return inkIn(noun, squareFor(noun, frame)).y
}

/** Below `from`, as wide as leaves it room to sway. */
function frameOf({ page }: Stage, noun: string, from: number): Rect {
  const { width, height } = page.canvas
  const room = page.free({ x: 0, y: from, width, height: height * (FOOT - (isAloft(noun) ? ALOFT : 0)) - from })
  return { ...room, x: room.x + width * BESIDE, width: room.width - 2 * width * BESIDE }
}

export function hero(stage: Stage, from: number, step = 0): void {
  const { page, thingOn: on } = stage
  const [noun] = page.subject.nouns
  if (!noun || !hasHero(stage, from)) return
  const { width, height, unit } = page.canvas
  const room = page.free({ x: 0, y: from, width, height: height - from })
  const square = squareFor(noun, frameOf(stage, noun, from))
  const ink = inkIn(noun, square)
  page.take('artwork', inset(ink))
  behind(stage, ink, room, step)
  const drawn = putIn(page, { noun, on, square })
  const edge = AROUND * unit
  const whole = { x: ink.x - edge, y: ink.y - edge, width: ink.width + 2 * edge, height: ink.height + 2 * edge }
  const length = stage.tempo.enter * 1.8
  show(stage, drawings(whole, drawn), whole, { step, by: { y: height - from }, length, ease: settle, sways: true })
}

/** Of width and height, how large a thing is that has a frame to itself, and where its middle is. */
const [WHOLE_WIDE, WHOLE_TALL, MIDDLE] = [0.72, 0.5, 0.48]

/** With no words above it: in the middle of the frame, in the shape that the brand gives its pictures, and no floor below. */
export function heroAlone(stage: Stage): void {
  const { page, on, thingOn } = stage
  const { width, height, unit } = page.canvas
  const [noun = ''] = page.subject.nouns
  const [wide, tall] = [width * WHOLE_WIDE, height * WHOLE_TALL]
  const square = squareFor(noun, { x: (width - wide) / 2, y: height * MIDDLE - tall / 2, width: wide, height: tall })
  const ink = inkIn(noun, square)
  page.take('things', inset(ink))
  const [x, y] = [ink.x + ink.width / 2, ink.y + ink.height / 2]
  const half = Math.min(Math.hypot(ink.width, ink.height) * 0.56, x - EDGE * unit, width - x - EDGE * unit)
  const { crop } = page.signature.picture
  const foot = crop === 'arch' && !isAloft(noun) ? ink.y + ink.height : y + half
  const rect = { x: x - half, y: y - half, width: 2 * half, height: foot - y + half }
  const tone = mix(on.paper, on.calm, 0.42)
  const path = `<path d="${crop === 'round' ? circle(x, y, half) : shapes[crop](rect)}" fill="${tone}"/>`
  const length = stage.tempo.enter * 1.6
  show(stage, [drawing(rect, path)], rect, { step: 0, by: { y: half / 2 }, fades: true, length, ease: settle })
  const edge = AROUND * unit
  const whole = { x: ink.x - edge, y: ink.y - edge, width: ink.width + 2 * edge, height: ink.height + 2 * edge }
  const drawn = drawings(whole, putIn(page, { noun, on: thingOn, square }))
  show(stage, drawn, whole, { step: 1, by: { y: height - y }, length, ease: settle, sways: true })
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

/** What of a drawing counts as occupied: its corners are free. */
const inset = ({ x, y, width, height }: Rect): Rect => ({
  ...{ x: x + width * 0.06, y: y + height * 0.06, width: width * 0.88, height: height * 0.88 },
})

/** The shape that the brand gives its pictures rises behind the thing and stands on the floor as well. */
function behind(stage: Stage, ink: Rect, room: Rect, step: number): void {
  const { page, on } = stage
  const { unit } = page.canvas
  const floor = page.canvas.height * FLOOR
  const middle = ink.x + ink.width / 2
  const beside = Math.min(middle - room.x, room.x + room.width - middle) - EDGE * unit
  const isSquare = page.signature.picture.crop === 'square'
  const wished = isSquare
    ? Math.max(ink.width, ink.height * 0.7) / 2 + AROUND * unit
    : Math.hypot(ink.width, ink.height) * 0.56
  const half = Math.min(wished, beside)
  const top = Math.max(room.y, Math.min(floor - half, ink.y + ink.height / 2 - half))
  const rect = { x: middle - half, y: top, width: 2 * half, height: floor - top }
  if (rect.height < half * 0.5) return
  const tone = mix(on.paper, on.calm, 0.42)
  const path = shapes[page.signature.picture.crop](rect)
  show(stage, [drawing(rect, `<path d="${path}" fill="${tone}"/>`)], rect, {
    ...{ step, by: { y: rect.height }, length: stage.tempo.enter * 1.4, ease: settle },
  })
}

/** Each ends on the floor. */
const shapes = {
  /** As a sun does on the horizon. */
  round: ({ x, y, width, height }: Rect) => {
    const r = width / 2
    const low = Math.min(height, width)
    const across = Math.sqrt(Math.max(0, r * r - (low - r) ** 2))
    return `M${x + r - across} ${y + low}A${r} ${r} 0 ${low > r ? 1 : 0} 1 ${x + r + across} ${y + low}Z`
  },
  arch: ({ x, y, width, height }: Rect) => {
    const r = Math.min(width / 2, height)
    return `M${x} ${y + height}V${y + r}A${width / 2} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}Z`
  },
  square: ({ x, y, width, height }: Rect) => `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
}
