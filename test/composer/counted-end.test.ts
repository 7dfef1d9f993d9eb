// A set that counts its points: the last of them is one like the others, and what is needed to act stands behind it.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'
import { builtinPost, inputOf } from './support.ts'

const TIPS =
  '3 tips for timing your own race: charge every phone the night before, put two people on the finish line, and write bib numbers on paper as well.'

function slidesOf(brief: string, website: string) {
  const input = inputOf({ brand: 'ferrule', channel: 'instagram', asset_type: 'carousel', brief })
  const { pictures } = builtinPost({ ...input, brand: { ...input.brand, contact: { website } } })
  return (pictures[0]?.data.slides ?? []) as { role: string; headline: string; reach?: string[] }[]
}

describe('tips that a title counts', () => {
  it('have the address on a slide of its own', () => {
    const slides = slidesOf(TIPS, 'https://ferrule.example')
    expect(slides.map(({ role }) => role)).toEqual(['hook', 'point', 'point', 'point', 'end'])
    expect(slides.at(-1)).toEqual({ role: 'end', headline: 'Build it once.', reach: ['ferrule.example'] })
    expect(slides.at(-2)).toEqual({ role: 'point', headline: 'Write bib numbers on paper as well' })
  })

  it('end on the last of them where there is nothing to act with', () =>
    expect(slidesOf(TIPS, '').map(({ role }) => role)).toEqual(['hook', 'point', 'point', 'end']))

  it('are numbered, and counted no second time', async () => {
    const slides = slidesOf(TIPS, 'https://ferrule.example')
    const rolesOf = async (index: number) => {
      const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false, index }
      const asked = Picture.parse({
        ...{ template: 'carousel_story', width: 1080, height: 1350, data: { slides } },
        ...rest,
      })
      const { proof } = await composePicture(raster, asked, sampleKit('kestrel'))
      return proof.texts.map(({ role }) => role)
    }
    expect(await rolesOf(1)).toContain('number')
    expect(await rolesOf(1)).not.toContain('position')
    expect(await rolesOf(4)).not.toContain('number')
  })
})
