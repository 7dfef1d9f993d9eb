// A list of a notice keeps clear of what stands below it, however its last row breaks.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kit: BrandKit = {
  ...{ name: 'Second Spin Records', tagline: 'Old wax, new owners', voice: {} },
  palette: { primary: '#1F1A17', secondary: '#D9442B', accent: '#F2B134' },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
const data = {
  headline: 'We’re looking for a Saturday person',
  items: ['£12.60 an hour', 'Must know your Bowie from your Bolan'],
  contact: 'Drop a CV in the shop or email hello@secondspin.example',
}

it.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('below two rows of a record shop, look %s', async seed => {
  for (const composition of ['sheet', 'panel']) {
    const look = { template: 'notice', composition, width: 1080, height: 1350, format: 'png', scheme: 'auto', seed }
    const asked = { ...look, data, depicts: ['record'], ribbon: null, service_mark: false }
    const { proof } = await composePicture(raster, Picture.parse(asked), kit)
    const [last, contact] = ['items', 'contact'].map(role => proof.texts.filter(one => one.role === role).at(-1)?.box)
    expect(last).toBeDefined()
    const gap = (contact?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
    expect(gap, composition).toBeGreaterThan(12)
  }
})
