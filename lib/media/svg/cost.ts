// A few kilobytes of drawing can ask for hours of work or gigabytes of layers. Counts what it would come to.
import { Budget } from '#lib/budget.ts'
import { undecodable } from '#lib/media/picture/refusals.ts'
import { dashOf, isContainer, isLayer, isStroked, isTranslucent, longestOutline } from '#lib/media/svg/paint.ts'
import { referencesOf } from '#lib/media/svg/sanitise.ts'
import type { XmlElement } from '#lib/media/svg/xml.ts'

const MAX_SHAPES = 5_000
const MAX_STROKED_CHARACTERS = 150_000
const MAX_DASHES = 100_000
const MAX_REFERENCE_DEPTH = 100
/** Elements and references that are followed while the cost is counted. */
const MAX_STEPS = 200_000

/** Milliseconds for a million pixels, each the worst that was measured: a shape or layer as large as it can be. */
const OPAQUE_WORK = 0.5
const TRANSLUCENT_WORK = 18
const LAYER_WORK = 300
const CHARACTER_WORK = 0.03
const STROKED_CHARACTER_WORK = 0.06

const MAX_PIXELS = 1_000_000
/** Below this a drawing is of no use, so one that would be allowed no more is refused. */
const MIN_PIXELS = 120_000
const WORK_BUDGET = 4_000
/** A layer may be five times as wide and high as the picture, with four bytes a pixel. */
const LAYER_BYTES = 100
const LAYER_BUDGET = 60_000_000

/** Of one drawing of an element, everything that it refers to included. */
type Cost = { shapes: number; work: number; stroked: number; nested: number; outline: number }

type Walk = {
  byId: Map<string, XmlElement[]>
  known: Map<XmlElement, Cost>
  open: Set<XmlElement>
  /** What a container says holds for all that is in it; here, to be safe, for the whole drawing. */
  translucent: boolean
  stroked: boolean
  budget: Budget
}

/** How many pixels the drawing may have so that its work and its layers stay within bounds. */
export function affordablePixels(root: XmlElement): number {
  const all = [...descendants(root)]
  const byId = new Map<string, XmlElement[]>()
  for (const element of all) {
    const id = element.attributes.get('id')
    if (id === undefined) continue
    const same = byId.get(id)
    if (same) same.push(element)
    else byId.set(id, [element])
  }
  const translucent = all.some(element => isContainer(element) && isTranslucent(element))
  const stroked = all.some(element => isContainer(element) && isStroked(element))
  const budget = new Budget(MAX_STEPS, tooComplex)
  const cost = costOf(root, { byId, known: new Map(), open: new Set(), translucent, stroked, budget })
  const shortestDash = all.reduce((least, element) => Math.min(least, dashOf(element)), Number.POSITIVE_INFINITY)
  if (cost.outline / shortestDash > MAX_DASHES) throw undecodable('The SVG file has lines of too many dashes.')
  const byWork = (1e6 * WORK_BUDGET) / cost.work
  const byLayers = cost.nested > 0 ? LAYER_BUDGET / (LAYER_BYTES * cost.nested) : MAX_PIXELS
  if (Math.min(byWork, byLayers) < MIN_PIXELS) throw tooComplex()
  return Math.min(MAX_PIXELS, byWork, byLayers)
}

function costOf(element: XmlElement, walk: Walk): Cost {
  const known = walk.known.get(element)
  if (known) return known
  if (walk.open.has(element)) throw undecodable('The SVG file refers to itself without end.')
  if (walk.open.size > MAX_REFERENCE_DEPTH) throw tooComplex()
  walk.open.add(element)
  const targets = referencesOf(element).flatMap(id => walk.byId.get(id) ?? [])
  walk.budget.spend(element.children.length + targets.length)
  const cost = [...element.children, ...targets].map(part => costOf(part, walk)).reduce(add, ownCost(element, walk))
  walk.open.delete(element)
  cost.nested += isLayer(element) ? 1 : 0
  if (cost.shapes > MAX_SHAPES || cost.stroked > MAX_STROKED_CHARACTERS) throw tooComplex()
  walk.known.set(element, cost)
  return cost
}

const add = (a: Cost, b: Cost): Cost => ({
  shapes: a.shapes + b.shapes,
  work: a.work + b.work,
  stroked: a.stroked + b.stroked,
  nested: Math.max(a.nested, b.nested),
  outline: a.outline + b.outline,
})

function ownCost(element: XmlElement, walk: Walk): Cost {
  const characters = (element.attributes.get('d') ?? element.attributes.get('points') ?? '').length
  const stroked = walk.stroked || isStroked(element)
  const paint = walk.translucent || isTranslucent(element) ? TRANSLUCENT_WORK : OPAQUE_WORK
  const path = characters * (stroked ? STROKED_CHARACTER_WORK : CHARACTER_WORK)
  return {
    shapes: 1,
    work: (isContainer(element) ? 0 : paint) + path + (isLayer(element) ? LAYER_WORK : 0),
    stroked: stroked ? characters : 0,
    nested: 0,
    outline: longestOutline(element),
  }
}

const tooComplex = () =>
  undecodable('The SVG file is too complex: flatten its groups, masks and repeated parts, or upload it as PNG.')

function* descendants(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* descendants(child)
}
