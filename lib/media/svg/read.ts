// Reads a drawing that came from outside, and says how large it is.
import { undecodable } from '#lib/media/picture/refusals.ts'
import { affordablePixels } from '#lib/media/svg/cost.ts'
import { sanitise } from '#lib/media/svg/sanitise.ts'
import { readXml, type XmlElement } from '#lib/media/svg/xml.ts'
import { registry } from '#lib/registry.ts'

const MAX_RATIO = 20
const pixelsPer: Record<string, number> = registry({
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
})

/** A drawing that is safe to draw, still without a size in pixels. */
export type Drawing = {
  width: number
  height: number
  /** The most pixels that drawing it may take. */
  pixels: number
  at(width: number, height: number): Uint8Array
}

export function readSvg(bytes: Uint8Array): Drawing {
  const root = sanitise(readXml(textOf(bytes)))
  const pixels = affordablePixels(root)
  const { width, height, viewBox } = sizeOf(root)
  return {
    width,
    height,
    pixels,
    at(drawnWidth, drawnHeight) {
      const attributes = new Map(root.attributes)
      attributes.set('viewBox', viewBox).set('width', String(drawnWidth)).set('height', String(drawnHeight))
      return new TextEncoder().encode(write({ ...root, attributes }))
    },
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw undecodable('The SVG file must be encoded in UTF-8.')
  }
}

function sizeOf({ attributes }: XmlElement): { width: number; height: number; viewBox: string } {
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (box && (box.length !== 4 || !box.every(Number.isFinite))) throw undecodable('The SVG file has a damaged viewBox.')
  const width = lengthOf(attributes.get('width')) ?? box?.[2] ?? 0
  const height = lengthOf(attributes.get('height')) ?? box?.[3] ?? 0
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6))
    throw undecodable('The SVG file has no size: give it a viewBox, or a width and a height.')
  if (Math.max(width / height, height / width) > MAX_RATIO)
    throw undecodable(`The SVG file is more than ${MAX_RATIO} times as long as it is wide.`)
  return { width, height, viewBox: (box ?? [0, 0, width, height]).join(' ') }
}

/** Undefined for relative lengths: the viewBox knows better. */
function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^(\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})\s?(px|pt|pc|mm|cm|in)?$/.exec(text?.trim() ?? '') ?? []
  return number === undefined ? undefined : Number(number) * (pixelsPer[unit] ?? 1)
}

/** Attributes that only count when they are written as style. */
const onlyStyle = ['mix-blend-mode', 'isolation']
const escapes: Record<string, string> = registry({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })

function write({ name, attributes, children }: XmlElement): string {
  const styles = onlyStyle.filter(key => attributes.has(key)).map(key => `${key}:${attributes.get(key)}`)
  const plain = [...attributes].filter(([key]) => !onlyStyle.includes(key))
  const written = [...plain, ...(styles.length > 0 ? [['style', styles.join(';')] as const] : [])].map(
    ([key, value]) => ` ${key}="${value.replace(/[<>&"]/g, c => escapes[c] ?? c)}"`,
  )
  return `<${name}${written.join('')}>${children.map(write).join('')}</${name}>`
}
