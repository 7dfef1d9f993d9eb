// Where the words of a post name no thing, its brand does not show the same drawing again on each.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const pottery = {
  ...sampleKit('kestrel'),
  ...{ name: 'Thornbury Clay', tagline: '', screens: [], photos: [], people: [] },
  about: 'A pottery in Hebden Bridge: mugs, bowls and evening classes.',
}

async function shownOn(headline: string, { seed = 'a', variation = 0, depicts = undefined as string[] | undefined }) {
  const asked = { template: 'announcement', composition: 'poster', width: 1080, height: 1350, data: { headline } }
  const rest = { format: 'png', scheme: 'auto', index: 0, ribbon: null, service_mark: false }
  const picture = Picture.parse({ ...asked, ...rest, seed, variation, ...(depicts && { depicts }) })
  const { alt_text, scene } = await composePicture(raster, picture, pottery)
  const drawn = JSON.stringify(scene.root).match(/<svg/g)?.length ?? 0
  return `${drawn} ${alt_text.replace(headline, '')}`
}

describe('posts of a pottery that name no thing', () => {
  it('show it in three ways or more among five, and in four takes of one', async () => {
    const headlines = [
      'Thank you for a good year',
      'Two places left',
      'New from Monday',
      'Slow is good',
      'Open on Friday',
    ]
    const posts = await Promise.all(headlines.map((one, at) => shownOn(one, { seed: `run ${at}` })))
    expect(new Set(posts).size).toBeGreaterThanOrEqual(3)
    const takes = await Promise.all([0, 1, 2, 3].map(variation => shownOn('Thank you for a good year', { variation })))
    expect(new Set(takes).size).toBeGreaterThanOrEqual(3)
  }, 60_000)

  it('show what somebody chose, on every one', async () => {
    const takes = [0, 1, 2, 3].map(variation => shownOn('Thank you', { variation, depicts: ['cup'] }))
    expect(new Set(await Promise.all(takes)).size).toBe(1)
  }, 60_000)
})
