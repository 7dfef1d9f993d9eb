import { createHash } from 'node:crypto'
import type { PictureInput } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { drawPicture } from '#lib/templates/draw.ts'
import { templates } from '#lib/templates/index.ts'
import { type BrandName, brandNames, sampleKit } from '../kits.ts'

const kits = new Map(brandNames.map(name => [name, sampleKit(name)]))

/** One key for each picture that is held: `template/composition/brand`. */
export function goldenKeys(): string[] {
  return Object.values(templates).flatMap(template =>
    template.compositions.flatMap(composition => brandNames.map(brand => `${template.name}/${composition}/${brand}`)),
  )
}

export function goldenPicture(key: string): { picture: PictureInput; brand: BrandName } {
  const [name = '', composition = '', brand = ''] = key.split('/')
  const template = templates[name]
  const known = brandNames.find(one => one === brand)
  if (!template || !known) throw new Error(`no picture is named ${key}`)
  const [width, height] = template.sizes.find(size => size[1] === 1350) ?? template.sizes[0] ?? [1080, 1080]
  return {
    picture: {
      template: name,
      composition,
      width,
      height,
      format: 'png',
      scheme: 'auto',
      data: template.sample,
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
