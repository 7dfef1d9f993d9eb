// Rows of one list are set alike, whatever stands in them; what goes on below a headline needs no dots.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { Picture } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { cardDrawer } from '#lib/templates/signature-cards.ts'
import { sampleKit } from '../../dev/kits.ts'
import { blankDna } from '../../lib/brand/dna.ts'

const notice = (data: Record<string, unknown>) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template: 'notice', composition: 'panel', width: 1600, height: 900, data },
      ...{ format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false },
    }),
    sampleKit('kestrel'),
  )

type Node = { text?: string; style?: { fontWeight?: number; height?: number }; children?: Node[] }
const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const weightsOf = (root: unknown, words: RegExp) =>
  new Set(
    all(root as Node)
      .filter(({ text }) => text && words.test(text))
      .map(({ style }) => style?.fontWeight),
  )
const rulesOf = (root: unknown) => all(root as Node).filter(({ style }) => style?.height === 2).length

describe('a list on a notice', () => {
  it('has one weight for a row with a figure and for one without', async () => {
    const items = ['20 hours a week', 'Remote in the UK', '£16/hour']
    const { scene } = await notice({ headline: 'Part-time support person', items })
    expect([...weightsOf(scene.root, /week|Remote|16/)]).toEqual([600])
    expect(rulesOf(scene.root)).toBe(2)
  })

  it('of sentences that tell what happened is no menu', async () => {
    const items = ['No times were lost', 'Our database ran out of disk and nobody was watching']
    const { scene, proof } = await notice({ headline: 'Sorry', body: 'Results pages were down.', items })
    expect(rulesOf(scene.root)).toBe(0)
    expect(proof.texts.find(({ role }) => role === 'headline')?.size_px).toBeGreaterThan(120)
  })
})

it('goes on below a headline without dots', async () => {
  const body = '…who stood in the rain at Blakelow and held a phone.'
  const { alt_text, scene } = await notice({ headline: 'Thank you to the 43 volunteers', body })
  expect(`${alt_text}${JSON.stringify(scene.root)}`).not.toMatch(/…|\.\.\./)
})

it('shows a brand without a tagline more than its name twice', async () => {
  const dna = blankDna('Fellmark')
  const drawn: string[] = []
  const looking = {
    ...raster,
    draw: (scene: Parameters<typeof raster.draw>[0], format: Parameters<typeof raster.draw>[1]) => {
      drawn.push(JSON.stringify(scene.root))
      return raster.draw(scene, format)
    },
  }
  await cardDrawer(
    looking,
    memoryBlobs(),
  )({
    ...{ name: dna.name, tagline: '', about: '', palette: {}, tone: '', fonts: {}, files: [], logos: [] },
    ...{ cards: ['statement'], signature: chooseSignature(dna) },
  })
  expect(drawn.join().split('Fellmark').length - 1).toBe(1)
  expect(drawn.join()).toContain('Good')
})
