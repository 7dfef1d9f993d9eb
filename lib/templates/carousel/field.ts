// What a slide shows beside its words, in a field of its own: a thing, a place, or a screen.
import type { Ground } from '#lib/render/colour/ground.ts'
import { inOneColour } from '#lib/render/colour/one-colour.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import type { Page } from '#lib/render/page.ts'
import { device } from '#lib/render/part/device.ts'
import { cover } from '#lib/render/part/photo.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { placeOn, takePlace } from '#lib/render/subject/scenery.ts'
import { drawings } from '#lib/render/subject/thing.ts'
import { putIn } from '#lib/templates/aside/looks.ts'
import { placeUnder } from '#lib/templates/aside/place.ts'
import { sceneIn } from '#lib/templates/aside/scene.ts'
import { type Grounds, groundsOf } from '#lib/templates/carousel/grounds.ts'
import { hasScreen, type Plan } from '#lib/templates/carousel/plan/plan.ts'
import { screenFor } from '#lib/templates/kit/screens.ts'

export const hasPicture = (page: Page, { things, places, slides }: Plan, index: number): boolean =>
  Boolean(isPainted(page, index) || things[index] || places[index] || hasScreen(page, slides[index]))

/** The cover alone shows what was painted for the set. */
const isPainted = ({ kit }: Page, index: number): boolean => kit.painted !== undefined && index === 0

/** `free` is what the head of the slide leaves of it. */
type Field = { index: number; rect: Rect; free: Rect }

/** What is drawn in such a field is a line. */
const LEAST = 8

/** From edge to edge, over or under the words. */
export function fieldOf(page: Page, plan: Plan, { words, foot }: Grounds, { index, rect, free }: Field): SceneNode[] {
  // Words that are let down by the next attempt may leave it nothing in this one.
  if (free.height < LEAST) return []
  if (page.painted) return [paintedIn(page, free, page.painted)]
  const [thing, place] = [plan.things[index], plan.places[index]]
  const slide = plan.slides[index]
  if (hasScreen(page, slide)) return screenIn(page, free, slide?.screen_hint ?? '', words)
  if (thing) {
    const on = inOneColour(foot, groundsUnder(page, plan, thing))
    const drawn = isScene(thing) ? sceneOf(page, free, thing, on) : thingIn(page, page.free(free), thing, on)
    return [...paperOf(rect, words, foot), ...drawn]
  }
  return place ? placeIn(page, { index, rect, free }, words, place) : []
}

/** Wherever the set shows it. */
const groundsUnder = (page: Page, { things, slides }: Plan, thing: string): Ground[] =>
  slides.flatMap((_, at) =>
    nounOf(things[at] ?? '') === nounOf(thing) ? groundsOf(page, at, slides.length - 1).foot : [],
  )

/** From edge to edge, a little below a head that stands over it. */
function wholeOf(page: Page, free: Rect): Rect {
  const under = free.y > 0 && free.y + free.height < page.canvas.height ? UNDER_HEAD * page.canvas.unit : 0
  return page.free({ ...free, y: free.y + under, height: free.height - under })
}
const UNDER_HEAD = 40

function paintedIn(page: Page, free: Rect, { image, shows }: NonNullable<Page['painted']>): SceneNode {
  const rect = wholeOf(page, free)
  page.take('photo', rect, shows)
  return cover(page, rect, image)
}

function sceneOf(page: Page, free: Rect, noun: string, on: Ground): SceneNode[] {
  const rect = wholeOf(page, free)
  page.take('artwork', inkIn(noun, squareFor(noun, rect)))
  return sceneIn(page, rect, on, noun)
}

const paperOf = (rect: Rect, words: Ground, foot: Ground): SceneNode[] =>
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
  return drawings(rect, putIn(page, { noun, on, square }))
}

/** Of a field, what stays free around its thing. */
const PAD = 0.085

function placeIn(page: Page, { index, rect, free }: Field, on: Ground, setting: Setting): SceneNode[] {
  // Where it is busiest: above that it is a ground, which crowds no words.
  takePlace(page, { ...free, y: free.y + free.height * CALM, height: free.height * (1 - CALM) }, setting)
  if (rect.y > 0) return placeUnder(page, rect, on, setting, index)
  return [box(rect, { backgroundColor: on.paper }), placeOn(page, free, { setting, on, turn: index })]
}

/** Of a place, what is calm enough beside many words. */
const CALM = 0.55
