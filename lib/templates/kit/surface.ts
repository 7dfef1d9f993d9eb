// A field of the brand's own colour with its motif, where words stand alone.
import type { Ground } from '#lib/render/colour/ground.ts'
import { contrast, mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { band } from '#lib/render/signature/motifs/band.ts'

/** A colour of the brand that is seen on all of the grounds, so that nothing changes at a seam. */
export function seamColour({ theme }: Page, grounds: readonly Ground[]): string {
  const all = [
    theme.plain.accent,
    theme.plain.lead,
    ...theme.vivid.map(one => one.paper),
    theme.plain.ink,
    theme.deep.ink,
  ]
  const seen = (colour: string) => Math.min(...grounds.map(ground => contrast(colour, ground.paper)))
  const most = all.toSorted((a, b) => seen(b) - seen(a))[0] ?? theme.plain.ink
  return all.find(colour => seen(colour) >= 1.7) ?? mix(most, theme.plain.paper, 0.1)
}

/** The motif in a field of that colour, as large as there is room for. */
export function motifIn(page: Page, paper: string, from: number, to = page.canvas.height): SceneNode[] {
  const room = page.free({ x: 0, y: from, width: page.canvas.width, height: to - from })
  const depth = Math.min(room.height * 0.56, room.width * 0.15)
  const { signature, theme, trade } = page
  const rect = { ...room, y: room.y + (room.height - depth) / 2, height: depth }
  return depth < 40 ? [] : [band(rect, { name: page.kit.name, signature, theme, paper, trade })]
}

/** From one height of the canvas to another. */
export function surface(page: Page, grounds: readonly Ground[], from: number, to = page.canvas.height): SceneNode[] {
  const paper = seamColour(page, grounds)
  const field = { x: 0, y: from, width: page.canvas.width, height: to - from }
  return field.height < 60 ? [] : [box(field, { backgroundColor: paper }), ...motifIn(page, paper, from, to)]
}
