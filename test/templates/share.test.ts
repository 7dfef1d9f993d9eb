// A percentage that is a share, and one by which something changed.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { Picture } from '#lib/render/picture.ts'
import { picturesIn } from '#lib/render/scene.ts'
import { changedTo, percentOf } from '#lib/templates/comparison/share.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

it.each([
  ['18 %', 18],
  ['≈ 18%', 18],
  ['+18 %', null],
  ['−17%', null],
  ['–17 %', null],
  ['118 %', null],
])('%s is a share of %s', (value, share) => expect(percentOf(value)).toBe(share))

it.each([
  ['+18 %', 'members', 118],
  ['−17%', 'waste', 83],
  ['18 %', 'more members', 118],
  ['49%', 'less time over all four jobs', 51],
  ['30 %', 'weniger Müll', 70],
  ['18 %', 'of members', null],
  ['18 %', 'moreover', null],
])('%s %s: what was 100 is %s', (value, label, now) => expect(changedTo(value, label)).toBe(now))

it('is two bars in an infographic, and a share is a part of a ring', async () => {
  const drawn = async (value: string) => {
    const blocks = [{ kind: 'stat', value, label: 'members' }]
    const picture = { template: 'infographic_report', composition: 'sheet', width: 1080, height: 1350, format: 'png' }
    const rest = { scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, data: { title: 'Our year', blocks } }
    const { scene } = await composePicture(raster, Picture.parse({ ...picture, ...rest }), sampleKit('alder'))
    return [...picturesIn(scene.root)].join()
  }
  expect(await drawn('18 %')).toContain('stroke-dasharray')
  expect(await drawn('+18 %')).not.toContain('stroke-dasharray')
})
