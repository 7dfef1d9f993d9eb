// What the pictures of a plan say, for whoever cannot see them; what stands beside the words is told when it is drawn.
import type { Picture } from '#lib/composer/plan.ts'
import { altText } from '#lib/render/alt.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

/** Of each slide, of all scenes of a film together, else of the picture. */
export function altOf({ template, data }: Picture, brand: string): string[] {
  const opening = `${catalogue[template]?.title ?? 'Video'} from ${brand}`
  const [slides, scenes] = [rowsIn(data.slides), rowsIn(data.scenes)]
  const parts: unknown[] = slides.length > 0 ? slides : [scenes.length > 0 ? scenes : data]
  return parts.map(part => altText(opening, [...new Set(textsIn(part))], brand))
}

/** Rows without their part in the whole, which no picture says. */
const rowsIn = (value: Picture['data'][string] | undefined): object[] =>
  [value ?? []].flat().flatMap(each => (typeof each === 'string' ? [] : [{ ...each, role: '' }]))

const SILENT = /^(?:kind|language|pose|screen_hint)$|_url$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, of]) => (SILENT.test(name) ? [] : textsIn(of)))
}
