import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const THIN = 4

type Line = { top: number; height: number }

/** Boxes so low that they are lines, in the whole scene. */
function linesIn(node: SceneNode): Line[] {
  const { top, width, height } = node.style as Record<string, unknown>
  const isLine = Number(height) <= THIN && Number(width) > 100
  const inner = 'children' in node ? (node.children as SceneNode[]).flatMap(linesIn) : []
  return isLine ? [{ top: Number(top), height: Number(height) }, ...inner] : inner
}

describe('a link of words alone', () => {
  it.each(brandNames)('has its title first and no line through its words, for %s', async brand => {
    const picture = Picture.parse({
      ...{ template: 'og_title', composition: 'loud', width: 1200, height: 630, scheme: 'auto' },
      ...{ format: 'png', seed: 'rules', ribbon: null, service_mark: false },
      data: {
        title: 'Airone, il primo traghetto elettrico del lago',
        meta: '120 passeggeri, zero gasolio. In servizio da lunedì 1 febbraio e poi ogni giorno.',
      },
    })
    const { scene, proof } = await composePicture(raster, picture, sampleKit(brand))
    const [title, meta] = ['title', 'meta'].map(role => proof.texts.find(text => text.role === role))
    expect(title?.size_px).toBeGreaterThan((meta?.size_px ?? 0) * 1.8)
    expect(meta?.size_px).toBeGreaterThanOrEqual(34)
    expect(meta?.box.y).toBeGreaterThan((title?.box.y ?? 0) + (title?.box.height ?? 0))
    for (const { role, box } of proof.texts)
      for (const line of linesIn(scene.root))
        expect(line.top + line.height <= box.y || line.top >= box.y + box.height, `${role} is struck through`).toBe(
          true,
        )
  })
})
