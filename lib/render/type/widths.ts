// How wide texts are, asked of the renderer once: the same words are set again in each attempt at a picture and in the next.
import { type Recent, recent } from '#lib/recent.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import type { Cut } from '#lib/render/type/font/families.ts'
import { emojiImages, type Glyphs } from '#lib/render/type/glyphs.ts'

/** The size of letters at which widths are told. */
export const REFERENCE = 100
/** Less than a megabyte. */
const MOST_KNOWN = 4_000

const known = new WeakMap<Raster, Recent<number>>()
/** Short names of settings: every word of every line is looked up by one. */
const names = /* @__PURE__ */ recent<string>(1_000)
let named = 0

const nameOf = (setting: string): string => names.get(setting) ?? names.keep(setting, String(named++))

/** A width depends on the text, its cut and its faces alone, so one that is known is the one that would be measured. */
export async function widthsOf(raster: Raster, texts: readonly string[], cut: Cut, glyphs: Glyphs): Promise<number[]> {
  const widths = known.get(raster) ?? recent<number>(MOST_KNOWN)
  known.set(raster, widths)
  const setting = nameOf(JSON.stringify([cut, glyphs.stack, glyphs.faces.map(face => face.path)]))
  const found = new Map(texts.map(text => [text, widths.get(`${text}\n${setting}`)]))
  const missing = [...found].filter(([, width]) => width === undefined).map(([text]) => text)
  const measured = missing.length === 0 ? [] : await measure(raster, missing, cut, glyphs)
  for (const [index, text] of missing.entries())
    found.set(text, widths.keep(`${text}\n${setting}`, measured[index] ?? 0))
  return texts.map(text => found.get(text) ?? 0)
}

async function measure(raster: Raster, texts: readonly string[], cut: Cut, glyphs: Glyphs): Promise<number[]> {
  const inherited = { ...cutStyle(cut, glyphs.stack, REFERENCE), lineHeight: '120px' }
  const children = texts.map(
    (text): SceneNode => lineNode(text, REFERENCE, { style: { flexShrink: 0 }, emoji: glyphs.emoji, marks: cut.marks }),
  )
  const style = { ...inherited, display: 'flex', flexDirection: 'row', alignItems: 'flex-start' }
  const root = { type: 'container' as const, style, children }
  const measured = await raster.measure({ root, width: 1_000_000, images: emojiImages(glyphs), fonts: glyphs.faces })
  return measured.children.map(child => child.width)
}

/** In em: narrower spaces make one word of two, and what they are made then. */
const [TIGHT, PLAIN] = [0.165, 0.185]

/** Some faces have a space as narrow as a letter, which the tracking of large letters closes; condensed ones are set by their width. */
export async function withSpaces(raster: Raster, cut: Cut, glyphs: Glyphs): Promise<Cut> {
  if (cut.stretch) return cut
  const [space = 0] = await widthsOf(raster, [' '], cut, glyphs)
  const em = space / REFERENCE
  return em < TIGHT ? { ...cut, space: PLAIN - em } : cut
}
