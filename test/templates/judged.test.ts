// What fresh eyes objected to in finished pictures, each fault with the picture that had it.
import { describe, expect, it } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import { FAMILIES, familyNamed, inWidth } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const raster = takumiRaster(localShelf)
const WIDE = [1200, 627] as const
const TALL = [1080, 1350] as const
const LONG = [1080, 2400] as const

function compose(template: string, composition: string, data: object, size: readonly [number, number] = TALL, kit = 0) {
  const [width, height] = size
  const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
  const picture = Picture.parse({ template, composition, width, height, data, ...rest })
  return composePicture(raster, picture, bareKits[kit] as BrandKit)
}

const all = (node: SceneNode): SceneNode[] => [node, ...(node.type === 'container' ? node.children.flatMap(all) : [])]

describe('letters', () => {
  it('are as wide at every size as they were measured, so that nothing stands on the last of them', async () => {
    const words = 'Pinewood Wildlife Park'
    for (const name of FAMILIES)
      for (const width of ['plain', 'narrow', 'wide'] as const) {
        const family = inWidth(familyNamed(name) ?? expect.fail(name), width)
        const glyphs = await glyphsOf(words, family, localShelf)
        const wide = async (size: number) => {
          const style = { ...cutStyle(family.display, glyphs.stack, size), lineHeight: '120px', display: 'flex' }
          const children = [lineNode(words, size, { flexShrink: 0 }, glyphs.emoji)]
          const scene = {
            root: { type: 'container' as const, style, children },
            width: 1e6,
            images: new Map(),
            fonts: glyphs.faces,
          }
          return ((await raster.measure(scene)).children[0]?.width ?? 0) / size
        }
        expect(await wide(32), `${name}, ${width}`).toBeCloseTo(await wide(100), 1)
      }
  })
})

describe('a rule', () => {
  const news = {
    eyebrow: 'Our driver',
    headline: 'Aoife Byrne won Road Safety Driver of the Year 2026',
    body: 'Irish Haulage Awards, Friday 9 October. 11 years, zero incidents.',
  }

  it('crosses no words', async () => {
    for (const [size, kit] of [WIDE, TALL, [1080, 1080] as const].flatMap(size =>
      [0, 2, 6].map(kit => [size, kit] as const),
    )) {
      const { boxes } = await compose('statement', 'ruled', news, size, kit)
      const rules = boxes.filter(({ role }) => role === 'rule')
      expect(rules).toHaveLength(2)
      for (const rule of rules)
        for (const text of boxes.filter(one => one.text))
          expect(text.y >= rule.y + rule.height - 1 || text.y + text.height <= rule.y + 1, text.role).toBe(true)
    }
  })
})

describe('an infographic of one list', () => {
  const plan = {
    title: 'Setup day',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { time: '08:00', name: 'Unpack' },
          { time: '10:00', name: 'Bolt down' },
          { time: '16:00', name: 'First part' },
        ],
      },
    ],
  }
  const prices = { title: 'Prices', blocks: [{ kind: 'list', items: ['Easy saver', 'Christmas saver'] }] }

  it('ticks off nothing: a plan is not done', async () => {
    for (const data of [plan, prices])
      for (const composition of ['sheet', 'bands']) {
        const { scene } = await compose('infographic_report', composition, data, LONG)
        const ticks = all(scene.root).filter(node => node.type === 'image' && String(node.src).includes('M4 12.5l5.2'))
        expect(ticks).toEqual([])
      }
  })

  it('is set as large as its sheet has room', async () => {
    for (const data of [plan, prices]) {
      const { proof } = await compose('infographic_report', 'bands', data, LONG)
      expect(proof.texts.find(({ role }) => role === 'items')?.size_px).toBeGreaterThanOrEqual(64)
      expect(proof.hole?.share ?? 0).toBeLessThan(0.24)
    }
  })
})

describe('words alone', () => {
  it('leave no half of a notice or a field empty', async () => {
    const notice = { headline: 'Shut Thursday or Friday, waiting on the electrician' }
    expect((await compose('notice', 'panel', notice)).proof.hole?.share).toBeLessThan(0.26)
    const news = { headline: 'Adults $18, kids $12, under 3 free' }
    const { scene } = await compose('statement', 'field', news)
    const [ground] = all(scene.root).filter(
      node => node.type === 'container' && node.style.backgroundColor && node !== scene.root,
    )
    expect(Number(ground?.style.height)).toBeGreaterThan(1350 * 0.84)
  })
})

describe('a cover', () => {
  it('differs by its title, and has no stripes that mean nothing', async () => {
    const covers = ['The tide tables', 'Salt', 'Tape Hiss Hymnal', 'A year of soup'].map(async title => {
      const { scene, boxes } = await compose('object', 'cover', { kind: 'book', title, by: 'Marit Aune' })
      const frame = boxes.find(({ role }) => role === 'artwork') ?? expect.fail('no cover')
      const stripes = all(scene.root).filter(
        node =>
          node.type === 'container' &&
          Number(node.style.width) === frame.width &&
          Number(node.style.height) < frame.height / 4,
      )
      expect(stripes).toEqual([])
      return JSON.stringify(
        all(scene.root)
          .filter(node => node.type !== 'container')
          .map(({ style }) => [style.left, style.top, style.color]),
      )
    })
    expect(new Set(await Promise.all(covers)).size).toBe(4)
  })
})

describe('a loaf', () => {
  it('shows its crumb, by which it is bread', () => {
    const light = nouns.bread?.().filter(({ tone }) => tone === 'light') ?? []
    expect(light.length).toBeGreaterThan(0)
  })
})
