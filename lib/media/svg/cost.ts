// A few kilobytes of drawing can ask for hours of work or gigabytes of layers. Counts what it would come to.
import { undecodable } from '#lib/media/refusals.ts'
import { referencesOf } from '#lib/media/svg/sanitise.ts'
import type { XmlElement } from '#lib/media/svg/xml.ts'

const MAX_SHAPES = 5_000
const MAX_PATH_CHARACTERS = 1_000_000
const MAX_LAYERS = 300
const MAX_NESTED_LAYERS = 8
const MAX_DASHES = 100_000
const MAX_REFERENCE_DEPTH = 100

/** Of one drawing of an element, everything that it refers to included. */
type Cost = { shapes: number; characters: number; layers: number; nested: number; length: number }

type Walk = { byId: Map<string, XmlElement[]>; known: Map<XmlElement, Cost>; open: Set<XmlElement> }

export function judgeCost(root: XmlElement): void {
  const byId = new Map<string, XmlElement[]>()
  let shortestDash = Number.POSITIVE_INFINITY
  for (const element of descendants(root)) {
    const id = element.attributes.get('id')
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), element])
    shortestDash = Math.min(shortestDash, dashOf(element))
  }
  const { length } = costOf(root, { byId, known: new Map(), open: new Set() })
  if (length / shortestDash > MAX_DASHES) throw undecodable('The SVG file has lines of too many dashes.')
}

function costOf(element: XmlElement, walk: Walk): Cost {
  const known = walk.known.get(element)
  if (known) return known
  if (walk.open.has(element)) throw undecodable('The SVG file refers to itself without end.')
  if (walk.open.size > MAX_REFERENCE_DEPTH) throw tooComplex()
  walk.open.add(element)
  const targets = referencesOf(element).flatMap(id => walk.byId.get(id) ?? [])
  const cost = [...element.children, ...targets].map(part => costOf(part, walk)).reduce(add, ownCost(element))
  walk.open.delete(element)
  cost.nested += isLayer(element) ? 1 : 0
  const { shapes, characters, layers, nested } = cost
  if (shapes > MAX_SHAPES || characters > MAX_PATH_CHARACTERS || layers > MAX_LAYERS || nested > MAX_NESTED_LAYERS)
    throw tooComplex()
  walk.known.set(element, cost)
  return cost
}

const add = (a: Cost, b: Cost): Cost => ({
  shapes: a.shapes + b.shapes,
  characters: a.characters + b.characters,
  layers: a.layers + b.layers,
  nested: Math.max(a.nested, b.nested),
  length: a.length + b.length,
})

function ownCost(element: XmlElement): Cost {
  const path = (element.attributes.get('d') ?? '') + (element.attributes.get('points') ?? '')
  return {
    shapes: 1,
    characters: path.length,
    layers: isLayer(element) ? 1 : 0,
    nested: 0,
    length: longest(element),
  }
}

/** No outline is longer than this: a full turn for every number that it is made of. */
function longest({ attributes }: XmlElement): number {
  let sum = 0
  for (const name of ['d', 'points', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry'])
    for (const number of numbersIn(attributes.get(name))) sum += Math.abs(number)
  return sum * 2 * Math.PI
}

/** Drawn on a canvas of its own first. */
function isLayer({ name, attributes }: XmlElement): boolean {
  if (name === 'mask' || name === 'pattern' || name === 'clipPath') return true
  const opacity = attributes.get('opacity')
  const isolated = ['mask', 'clip-path', 'mix-blend-mode', 'isolation'].some(property => attributes.has(property))
  return isolated || (opacity !== undefined && Number(opacity) !== 1)
}

function dashOf({ attributes }: XmlElement): number {
  const pattern = attributes.get('stroke-dasharray')
  if (pattern === undefined || pattern === 'none') return Number.POSITIVE_INFINITY
  if (!/^[\d.eE+,\s-]*$/.test(pattern)) throw undecodable('The SVG file has dashes in units that are not taken.')
  const period = numbersIn(pattern).reduce((sum, number) => sum + Math.abs(number), 0)
  return period > 0 ? period : Number.POSITIVE_INFINITY
}

const numbersIn = (text = ''): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number)

const tooComplex = () =>
  undecodable('The SVG file is too complex: flatten its groups, masks and repeated parts, or upload it as PNG.')

function* descendants(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* descendants(child)
}
