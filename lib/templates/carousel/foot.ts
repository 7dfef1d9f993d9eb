// What stands in the lower field of a slide: its own picture, or what runs along the foot of all of them.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast } from '#lib/render/colour/oklch.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import type { Page } from '#lib/render/page.ts'
import { device } from '#lib/render/part/device.ts'
import { box, drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { takePlace } from '#lib/render/subject/scenery.ts'
import { groundBeside, isSeen, put, putIn } from '#lib/templates/aside/looks.ts'
import { placeUnder } from '#lib/templates/aside/place.ts'
import type { Grounds } from '#lib/templates/carousel/grounds.ts'
import { type Crop, hasScreen, type Plan, type Thread } from '#lib/templates/carousel/plan/plan.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'

export const hasPicture = (page: Page, { things, places, slides }: Plan, index: number): boolean =>
  Boolean(things[index] || places[index] || hasScreen(page, slides[index]))

/** Of the height of a slide, where its words end at least and at most. */
export type Range = readonly [least: number, most: number]

const [PICTURED, THREADED, UPRIGHT]: readonly Range[] = [
  [0.4, 0.53],
  [0.6, 0.86],
  [0.52, 0.76],
]
/** A motif says nothing of the story: it is a border, upright where players cover the slide. */
const [BORDERED, BORDERED_UPRIGHT]: readonly Range[] = [
  [0.82, 0.86],
  [0.78, 0.79],
]

/** Whether nothing of the story or the trade runs along the foot. */
export const hasBorder = ({ thread }: Pick<Plan, 'thread'>): boolean => thread !== null && 'motif' in thread

export function rangeOf({ canvas: { shape } }: Page, { thread }: Plan, isPictured: boolean): Range {
  const isStory = shape === 'story'
  if (isPictured) return PICTURED as Range
  return (hasBorder({ thread }) ? (isStory ? BORDERED_UPRIGHT : BORDERED) : isStory ? UPRIGHT : THREADED) as Range
}

type At = { index: number; seam: number }

/** What is drawn in a lower field is a line. */
const LEAST = 8

/** Below the seam of a slide, to three edges. */
export function footOf(page: Page, plan: Plan, { words, foot }: Grounds, { index, seam }: At): SceneNode[] {
  const { width, height } = page.canvas
  // Words that are let down by the next attempt may reach to the edge of the slide in this one, or beyond it.
  if (height - seam < LEAST) return []
  const rect = { x: 0, y: seam, width, height: height - seam }
  const [thing, place] = [plan.things[index], plan.places[index]]
  const slide = plan.slides[index]
  if (hasScreen(page, slide)) return screenIn(page, rect, slide?.screen_hint ?? '', words)
  if (thing) return [...fieldOf(rect, words, foot), ...thingIn(page, page.free(rect), thing, foot)]
  if (place) return placeIn(page, rect, words, place, index)
  const crop = plan.crops[index]
  if (crop) return [...fieldOf(rect, words, foot), ...cropIn(page, rect, crop, foot)]
  return threadIn(page, rect, plan.thread, { words, foot }, index)
}

const fieldOf = (rect: Rect, words: Ground, foot: Ground): SceneNode[] =>
  words.paper === foot.paper ? [] : [box(rect, { backgroundColor: foot.paper })]

function screenIn(page: Page, rect: Rect, hint: string, on: Ground): SceneNode[] {
  const screen = screenFor(page, hint)
  const { area, width, unit } = page.canvas
  if (!screen) return []
  const frame =
    screen.device === 'desktop' ? { x: area.x, width } : { x: width - area.x - 520 * unit, width: 520 * unit }
  return device(page, screen, { ...frame, y: rect.y + 30 * unit, ground: on.paper })
}

/** Whole and in the middle of its field, as large as that lets it be. */
function thingIn(page: Page, rect: Rect, noun: string, on: Ground): SceneNode[] {
  const pad = Math.min(rect.width, rect.height) * PAD
  const frame = { x: rect.x + pad, y: rect.y + pad, width: rect.width - 2 * pad, height: rect.height - 2 * pad }
  const low = squareFor(noun, frame)
  const ink = inkIn(noun, low)
  const square = { ...low, y: low.y - (frame.height - ink.height) / 2 }
  page.take('artwork', inkIn(noun, square))
  return [drawing(rect, putIn(page, { noun, on, square }))]
}

/** From near: over the edges of its slide, whole towards the words. */
function cropIn(page: Page, rect: Rect, { noun, middle, near }: Crop, on: Ground): SceneNode[] {
  const top = rect.y + rect.height * PAD
  const frame = { x: 0, y: top, width: rect.width * near, height: rect.height * near }
  const low = squareFor(noun, frame)
  const ink = inkIn(noun, low)
  const square = { ...low, x: low.x + rect.x + rect.width * middle - ink.x - ink.width / 2, y: low.y - (ink.y - top) }
  return [drawing(rect, putIn(page, { noun, on, square }))]
}

/** Of a field, what stays free around its thing. */
const PAD = 0.085

function placeIn(page: Page, rect: Rect, on: Ground, setting: Setting, turn: number): SceneNode[] {
  // Where it is busiest: above that it is a ground, which crowds no words.
  takePlace(page, { ...rect, y: rect.y + rect.height * CALM, height: rect.height * (1 - CALM) }, setting)
  return placeUnder(page, rect, on, setting, turn)
}

/** Of a place, what is calm enough beside many words. */
const CALM = 0.55

function threadIn(page: Page, rect: Rect, thread: Thread, { words }: Grounds, index: number): SceneNode[] {
  if (!thread) return []
  if ('place' in thread) return placeIn(page, rect, words, thread.place, index)
  if ('motif' in thread) return [motifIn(page, rect, words)]
  const rows = Math.max(1, Math.round(rect.height / (rect.width * DEEP)))
  const deep = rect.height / rows
  return Array.from({ length: rows }, (_, row): SceneNode[] => {
    const line = { ...rect, y: rect.y + row * deep, height: deep + 1 }
    return tilesIn(page, line, thread.things, words, index + row)
  }).flat()
}

/** Of its width, how deep one row of tiles is, about. */
const DEEP = 0.25

/** A row of tiles from edge to edge; each row begins with the next of its things. */
function tilesIn(page: Page, rect: Rect, things: readonly string[], words: Ground, turn: number): SceneNode[] {
  const count = Math.round(rect.width / rect.height)
  const step = rect.width / count
  const on = groundBeside(page, words.paper, things)
  const { soft, plain, vivid, deep } = page.theme
  const other =
    [plain, soft, deep, vivid[0]].find(one => contrast(one.paper, on.paper) > 1.15 && isSeen(one, things)) ?? on
  return Array.from({ length: count }, (_, at): SceneNode[] => {
    const tile = { x: rect.x + at * step, y: rect.y, width: step + 1, height: rect.height }
    const ground = (at + turn) % 2 === 0 ? on : other
    const noun = things[(at + turn) % things.length] ?? ''
    const pad = Math.min(step, rect.height) * 0.14
    const frame = { x: tile.x + pad, y: tile.y + pad, width: step - 2 * pad, height: rect.height - 2 * pad }
    return [box(tile, { backgroundColor: ground.paper }), drawing(tile, put(page, { noun, on: ground, frame }))]
  }).flat()
}

const motifIn = ({ kit, signature, theme, trade }: Page, rect: Rect, { paper }: Ground): SceneNode =>
  band(rect, { name: kit.name, signature, theme, paper, trade, things: [] })
