import { createHash } from 'node:crypto'
import { type PictureInput, Scheme } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { type BrandName, brandNames, sampleKit } from '../kits.ts'
import { dressed } from './dressed.ts'

const kits = new Map(brandNames.map(name => [name, sampleKit(name)]))

/** One key for each picture that is held: `template/composition/brand`, in the brand's own scheme, in the light and in the dark one. */
export function goldenKeys(): string[] {
  return Object.values(templates).flatMap(template =>
    template.compositions.flatMap(composition =>
      brandNames.flatMap(brand => {
        const key = `${template.name}/${composition}/${brand}`
        return [key, `${key}/light`, `${key}/dark`]
      }),
    ),
  )
}

export function goldenPicture(key: string): { picture: PictureInput; brand: BrandName } {
  const [name = '', composition = '', brand = '', scheme = 'auto'] = key.split('/')
  const template = templates[name]
  const known = brandNames.find(one => one === brand)
  const kit = known && kits.get(known)
  if (!template || !kit) throw new Error(`no picture is named ${key}`)
  const [width, height] = template.sizes.find(size => size[1] === 1350) ?? template.sizes[0] ?? [1080, 1080]
  return {
    picture: {
      template: name,
      composition,
      width,
      height,
      format: 'png',
      scheme: Scheme.parse(scheme),
      data: dressed(template, kit),
      seed: `golden/${brand}`,
      ribbon: null,
      service_mark: false,
    },
    brand: known,
  }
}

export async function goldenHash(raster: Raster, key: string): Promise<string> {
  const { picture, brand } = goldenPicture(key)
  const kit = kits.get(brand)
  if (!kit) throw new Error(`no kit for ${brand}`)
  const { bytes } = await drawPicture(raster, picture, kit)
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20)
}
