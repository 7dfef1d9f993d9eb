// The line that a law asks for, in small print below whatever a template draws.

import type { Ledger, Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Picture } from '#lib/render/picture.ts'
import { coveredIn } from '#lib/render/proof/covered.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import { box } from '#lib/render/scene.ts'
import type { Drawing, Template } from '#lib/templates/kit/template.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

export type SmallPrint = {
  line: Block /** Where its strip begins. */
  top: number
  y: number /** What it leaves. */
  page: Page
}

const PAD = 22

/** The small print of the last picture of a set; a report has a place of its own for it. */
function legalOf(template: Template, { data, width, height, index }: Picture): string | undefined {
  const { legal } = data as { legal?: unknown }
  const own = template.asset_type === 'infographic'
  return typeof legal === 'string' && !own && index === template.count(data, [width, height]) - 1 ? legal : undefined
}

/** The line, set, and the canvas that is left above it. */
export async function smallPrint(page: Page, template: Template, picture: Picture): Promise<SmallPrint | undefined> {
  const legal = legalOf(template, picture)
  if (legal === undefined) return undefined
  const { area, margin, unit } = page.canvas
  const line = await page.text('legal', legal, {
    ...noteOn(page.theme.plain),
    width: area.width,
    max: 25 * unit,
    min: 24,
    lines: 8,
    tone: 'muted',
  })
  const y = area.y + area.height - line.height
  const top = Math.round(y - PAD * unit)
  const left = { ...area, height: top - Math.round(margin * 0.9) - area.y }
  return { line, y, top, page: { ...page, canvas: { ...page.canvas, height: top, area: left } } }
}

/** A strip of plain paper from the line to the foot of the canvas. */
export function withSmallPrint({ canvas, theme }: Page, drawing: Drawing, print: SmallPrint | undefined): Drawing {
  if (!print) return drawing
  const { line, top, y } = print
  const strip = { x: 0, y: top, width: canvas.width, height: canvas.height - top }
  return {
    ...drawing,
    nodes: [...drawing.nodes, box(strip, { backgroundColor: theme.plain.paper }), line.at(canvas.area.x, y)],
  }
}

/** The proof of what stands above it, with its own line. */
export function provedWith(
  proof: Omit<Proof, 'covered'>,
  { texts, contrast, occupied }: Ledger,
  { nodes }: Drawing,
): Proof {
  const line = texts.filter(({ role }) => role === 'legal').map(text => ({ ...text, cut: false }))
  return {
    ...proof,
    texts: [...proof.texts, ...line],
    contrast: [...contrast],
    covered: coveredIn(nodes, occupied),
    smallest_text_px: Math.min(proof.smallest_text_px, ...line.map(text => text.size_px)),
  }
}
