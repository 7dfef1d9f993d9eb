// A launch on a wide card shows what somebody has drawn for it, and tells its day in words then.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { isDrawnOn } from '#lib/templates/aside/drawn-on.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const trailer = 'drafted/box trailer//b M20 60 H180 V140 H20 Z|x M40 140 H80 V170 H40 Z|k M120 140 H160 V170 H120 Z'
const data = {
  product_name: 'Damage photos',
  headline: 'Two photos out, two back',
  launch_date: 'Live on Wednesday 14 March',
}

it.each(brandNames)('of %s, by whichever layout', async brand => {
  const kit = { ...sampleKit(brand), photos: [], screens: [], people: [], mascot: [] }
  for (const composition of ['nameplate', 'keynote', 'auto']) {
    const picture = Picture.parse({
      ...{ template: 'product_launch', composition, data, seed: 'a', width: 1200, height: 627, format: 'png' },
      ...{ scheme: 'auto', ribbon: null, service_mark: false, depicts: [trailer] },
    })
    const composed = await composePicture(raster, picture, kit)
    expect([composition, isDrawnOn(composed, trailer, kit)]).toEqual([composition, true])
    expect(JSON.stringify(composed.scene.root)).toMatch(/Wednesday.*March/)
  }
})
