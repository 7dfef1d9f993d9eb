// At the foot of a film that plays nowhere: things on a floor, or the brand's motif, which go by without a break.
import { registry } from '#lib/registry.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import type { Motif } from '#lib/render/signature/signature.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import type { Journey } from '#lib/video/dress/journey.ts'
import { drawingOf, flat, type Part } from '#lib/video/part.ts'

type Span = { from: number; until: number }

/** Of the height: where things begin, where the floor does, and where they stand on it. */
export const [THINGS, FLOOR, FOOT] = [0.72, 0.885, 0.92] as const
/** Of the width: how wide a thing is, and from one to the next. */
const [WIDE, PITCH] = [0.36, 0.46]
/** Of the height, a band of signs, and one that runs in lines or has a profile. */
const SIGNS = 0.085
const DEPTHS: Partial<Record<Motif, number>> = /* @__PURE__ */ registry({
  ...{ morse: 0.085, tape: 0.085, stave: 0.085, lines: 0.085, semaphore: 0.085 },
  ...{ wave: 0.15, saw: 0.15, arch: 0.15, scallop: 0.15 },
})
/** By how much of the land's way a band of the whole height would sink. */
const SINKS = 6
/** Pixels a frame, of things and of signs. */
const [SPEED, SIGNS_SPEED] = [2, 4]
/** No drawing of the codec is longer; a film of a minute goes slower for it. */
const LONGEST = 8_000

/** The floor alone where the scene shows something of its own. */
export function floorParts(page: Page, on: Ground, journey: Journey, things: readonly string[], shown: Span): Part[] {
  const { width, height } = page.canvas
  const downAt = (frame: number) => journey.down(frame, 0)
  const floor = flat(ghostOf(on), { from: 0 }, frame => ({
    ...{ left: 0, right: width, bottom: height },
    top: height * FLOOR + downAt(frame),
  }))
  if (things.length === 0) return [floor]
  const rect = windowOf({ y: height * THINGS, height: height * (FOOT - THINGS) }, width, shown)
  const pitch = width * PITCH
  const first = Math.floor((rect.x - pitch) / pitch)
  const last = Math.ceil((rect.x + rect.width) / pitch)
  const drawn = Array.from({ length: last - first + 1 }, (_, at) => {
    const noun = things[(((first + at) % things.length) + things.length) % things.length] ?? ''
    const x = (first + at) * pitch
    const place = squareFor(noun, { x, y: rect.y, width: width * WIDE, height: rect.height })
    const others = page.theme.playful.map(one => one.paper)
    return objectIn(place, { noun, hand: steady(page.signature.hand, noun), on, others, seed: page.kit.name })
  })
  return [floor, going('scenery things', drawing(rect, drawn.join('')), rect, downAt)]
}

/** As one strip for the whole film, so that it goes through each cut where it is. */
export function motifPart(page: Page, on: Ground, journey: Journey): Part {
  const { width, height } = page.canvas
  const { signature, theme, kit, trade } = page
  const share = DEPTHS[signature.motif] ?? SIGNS
  const tall = Math.round(height * share)
  const speed = Math.min(SIGNS_SPEED, Math.floor((LONGEST - width) / journey.frames))
  const rect = { x: 0, y: height - tall, width: width + speed * journey.frames, height: tall }
  const ask = { name: kit.name, signature, theme, paper: on.paper, trade, things: [] }
  return going(`motif ${on.paper}`, band(rect, ask), rect, frame => journey.down(frame, 1) * share * SINKS, speed)
}

/** What of an endless strip is seen within some frames. */
const windowOf = ({ y, height }: Pick<Rect, 'y' | 'height'>, width: number, { from, until }: Span): Rect => ({
  ...{ x: SPEED * from, y: Math.round(y), height: Math.round(height) },
  width: width + SPEED * (until - from),
})

function going(name: string, node: SceneNode, rect: Rect, downAt: (frame: number) => number, speed = SPEED): Part {
  const edges = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height }
  const even = (value: number) => 2 * Math.round(value / 2)
  return {
    ...{ name, drawing: drawingOf([node], edges), from: 0 },
    pose: frame => ({ x: rect.x - speed * onTwos(frame), y: even(rect.y + downAt(onTwos(frame))) }),
  }
}

/** As animators draw: each step is coded, and nothing between. */
const onTwos = (frame: number): number => frame - (frame % 2)
