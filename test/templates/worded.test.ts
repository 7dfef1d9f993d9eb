// What strangers saw in pictures without a thing, or with one in the wrong place: each by its geometry.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { createPage } from '#lib/render/page.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { artwork } from '#lib/render/subject/show.ts'
import { spotIn } from '#lib/templates/aside/spot.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { drawnOn } from '#lib/templates/kit/template.ts'

const palette = { primary: '#0F766E', accent: '#F2B705', background: '#F7FAF9', text: '#10231F' }
const kit: BrandKit = {
  ...{ name: 'Kestrel Ledger', tagline: '', about: 'Bookkeeping and tax advice.', palette, voice: { tone: 'plain' } },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
type Asked = { template: string; data: object; size: readonly [number, number]; composition?: string; index?: number }
const pictureOf = ({ size: [width, height], ...asked }: Asked): Picture =>
  Picture.parse({
    ...{ format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, width, height },
    ...asked,
  })
const composed = (asked: Asked) => composePicture(raster, pictureOf(asked), kit)
const texts = (node: SceneNode): Extract<SceneNode, { type: 'text' }>[] =>
  node.type === 'text' ? [node] : node.type === 'container' ? node.children.flatMap(texts) : []

describe('a huge price', () => {
  it.each(['£1,450', '12,40 €', '3.299'])('keeps its comma clear of the figures on its sides (%s)', async new_price => {
    const data = { headline: 'The yearly return', old_price: '£180', new_price }
    const { scene } = await composed({ template: 'price_change', composition: 'panels', data, size: [1080, 1350] })
    const price = texts(scene.root).find(({ text }) => text === new_price)
    expect(Number.parseFloat(String(price?.style.letterSpacing))).toBeGreaterThanOrEqual(0)
    expect(price?.style.fontFeatureSettings).toContain('"kern" 0')
  })

  it('has the old one clear of the tail of its comma', async () => {
    const data = { headline: 'The yearly return', old_price: '£1,180', new_price: '£1,450' }
    const { proof } = await composed({ template: 'price_change', composition: 'panels', data, size: [1080, 1350] })
    const [fresh, old] = ['new_price', 'old_price'].map(role => proof.texts.find(text => text.role === role))
    const tail = (fresh?.box.y ?? 0) + (fresh?.box.height ?? 0) + (fresh?.size_px ?? 0) * 0.15
    expect(old?.box.y).toBeGreaterThan(tail)
  })
})

describe('what is to be done', () => {
  it.each(['field', 'ruled'])('is no small line jammed under the paragraph (%s)', async composition => {
    const data = { headline: 'Tax is not hard. It is late.', body: 'One message before each date.', cta: 'Write to us' }
    const { proof } = await composed({ template: 'statement', composition, data, size: [1080, 1350] })
    const [body, cta] = ['body', 'cta'].map(role => proof.texts.find(text => text.role === role))
    expect(cta?.size_px).toBeGreaterThanOrEqual(34)
    const gap = (cta?.box.y ?? 0) - (body?.box.y ?? 0) - (body?.box.height ?? 0)
    expect(gap).toBeGreaterThan((cta?.size_px ?? 0) * 1.2)
  })
})

describe('a thing', () => {
  const page = () =>
    createPage(raster, pictureOf({ template: 'statement', data: { headline: 'A lemon' }, size: [1080, 1350] }), {
      ...kit,
      signature: { ...chooseSignature(kit), picture: { crop: 'round', grade: 'none' } },
    }).page

  it.each([
    [0, 300],
    [600, 420],
    [820, 260],
  ])('has the whole of the disc behind it in its place, at %i of %i px', async (x, width) => {
    const rect = { x, y: 400, width, height: 700 }
    const drawn = await artwork(
      { ...page(), ...{ subject: { ...page().subject, nouns: ['bottle'] } } },
      page().theme.plain,
      rect,
      'left',
    )
    const svg = drawn.map(node => (node.type === 'image' ? String(node.src) : '')).join('')
    const [, cx, r] = /<circle cx="([\d.-]+)" cy="[\d.-]+" r="([\d.-]+)"/u.exec(svg)?.map(Number) ?? []
    expect(r).toBeGreaterThan(20)
    expect((cx ?? 0) - (r ?? 0)).toBeGreaterThanOrEqual(-0.5)
    expect((cx ?? 0) + (r ?? 0)).toBeLessThanOrEqual(width + (/viewBox/u.test(svg) ? x : 0) + 0.5)
  })

  it('in the room that words leave keeps their margin', () => {
    const { canvas, theme } = page()
    for (const box of [
      { x: 0, y: 500, width: 400, height: 500 },
      { x: 680, y: 500, width: 400, height: 850 },
    ]) {
      const spot = spotIn(page(), drawnOn(theme.plain, []), { share: 0.2, box }, ['chair'])
      const { x, y, width, height } = spot?.rect ?? { x: -1, y: 0, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(canvas.area.x)
      expect(x + width).toBeLessThanOrEqual(canvas.area.x + canvas.area.width)
      expect(y + height).toBeLessThanOrEqual(canvas.area.y + canvas.area.height)
    }
  })
})

describe('steps of an infographic', () => {
  const titles = ['Screen at eye height', 'Elbows at a right angle', 'Stand up', 'Look far away']
  const bodies = ['The top edge', 'Shoulders down', 'Set a timer', 'Twenty seconds']
  const data = {
    title: 'Desk work without pain',
    blocks: [
      { kind: 'steps', titles, bodies },
      { kind: 'stat', value: '30%', label: 'less pain after four weeks' },
    ],
    source: 'Kestrel, 2026',
  }

  it('fill their page in even rows of letters that are read on a phone', async () => {
    const { proof } = await composed({ template: 'infographic_report', data, size: [1080, 1350] })
    const numbers = proof.texts.filter(({ role }) => role === 'steps number')
    expect(Math.min(...proof.texts.map(({ size_px }) => size_px))).toBeGreaterThanOrEqual(31)
    expect(new Set(numbers.map(({ size_px }) => size_px)).size).toBe(1)
    const middles = numbers.map(({ box }) => box.y + box.height / 2)
    const steps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(12)
    // The share stands below them on the same page.
    expect((middles.at(-1) ?? 0) - (middles[0] ?? 0)).toBeGreaterThan(1350 * 0.22)
    expect(proof.hole?.share).toBeLessThanOrEqual(proof.hole?.limit ?? 0)
  })

  it('and a share leads with its figure, not with its chart', async () => {
    const share = { kind: 'stat', value: '30%', label: 'of patients come back' }
    const shared = { ...data, blocks: [...data.blocks.slice(0, -1), share] }
    const { proof, boxes } = await composed({ template: 'infographic_report', data: shared, size: [1080, 1350] })
    const value = proof.texts.find(({ role }) => role === 'value')
    const chart = boxes.find(({ role }) => role === 'chart')
    expect(value?.box.width).toBeGreaterThan((chart?.width ?? 0) * 1.2)
    expect(proof.hole?.share).toBeLessThanOrEqual(0.2)
  })
})

describe('a link of words alone', () => {
  it('has its line and the name on a field below the title, which leaves no hole beside it', async () => {
    const data = { title: 'Exactly once is a promise about effects', meta: 'Nadia Rahim, 9 min' }
    const { scene, proof } = await composed({ template: 'og_title', composition: 'loud', data, size: [1200, 630] })
    const children = scene.root.type === 'container' ? scene.root.children : []
    const field = children.find(({ style }) => style?.width === 1200 && style.backgroundColor)
    const top = Number(field?.style?.top)
    const [title, meta, name] = ['title', 'meta', 'wordmark'].map(role => proof.texts.find(text => text.role === role))
    expect((title?.box.y ?? 0) + (title?.box.height ?? 0)).toBeLessThan(top)
    expect([meta, name].map(text => (text?.box.y ?? 0) > top)).toEqual([true, true])
    expect(proof.hole?.share).toBeLessThan(0.26)
  })
})
