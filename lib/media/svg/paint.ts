// How an element is painted, as far as that decides what drawing it costs.
import { undecodable } from '#lib/media/picture/refusals.ts'
import type { XmlElement } from '#lib/media/svg/xml.ts'

const containers = ['svg', 'g', 'defs', 'symbol', 'use', 'mask', 'clipPath', 'pattern']
const opaquePaint = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s.%]+,[\d\s.%]+,[\d\s.%]+\)|[a-z]+)$/i

export const isContainer = ({ name }: XmlElement) => containers.includes(name)

/** Every pixel must be mixed with what is below it, or worked out by itself. */
export function isTranslucent({ attributes }: XmlElement): boolean {
  const paints = ['fill', 'stroke', 'color', 'stop-color'].map(name => attributes.get(name) ?? 'black')
  const opacities = ['opacity', 'fill-opacity', 'stroke-opacity'].map(name => attributes.get(name) ?? '1')
  return !paints.every(paint => opaquePaint.test(paint.trim())) || !opacities.every(opacity => Number(opacity) === 1)
}

export function isStroked({ attributes }: XmlElement): boolean {
  return (attributes.get('stroke') ?? 'none') !== 'none'
}

/** Drawn on a canvas of its own first. */
export function isLayer({ name, attributes }: XmlElement): boolean {
  if (name === 'mask' || name === 'pattern' || name === 'clipPath') return true
  const isolated = ['mask', 'clip-path', 'mix-blend-mode', 'isolation'].some(property => attributes.has(property))
  return isolated || Number(attributes.get('opacity') ?? 1) !== 1
}

/** The length after which the dashes of an outline begin again; infinite without dashes. */
export function dashOf({ attributes }: XmlElement): number {
  const pattern = attributes.get('stroke-dasharray')
  if (pattern === undefined || pattern === 'none') return Number.POSITIVE_INFINITY
  if (!/^[\d.eE+,\s-]*$/.test(pattern)) throw undecodable('The SVG file has dashes in units that are not taken.')
  const period = numbersIn(pattern).reduce((sum, number) => sum + Math.abs(number), 0)
  return period > 0 ? period : Number.POSITIVE_INFINITY
}

/** No outline is longer than this: a full turn for every number that it is made of. */
export function longestOutline({ attributes }: XmlElement): number {
  let sum = 0
  for (const name of ['d', 'points', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry'])
    for (const number of numbersIn(attributes.get(name))) sum += Math.abs(number)
  return sum * 2 * Math.PI
}

const numbersIn = (text = ''): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number)
