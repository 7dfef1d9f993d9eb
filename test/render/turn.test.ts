import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

it('each turn of a picture is another composition of its template, until all have been seen', async () => {
  const kit = sampleKit('morrow')
  for (const name of ['announcement', 'stat', 'comparison']) {
    const template = templates[name]
    if (!template) throw new Error(`no template is named ${name}`)
    const shared = {
      width: 1080,
      height: 1350,
      format: 'png' as const,
      scheme: 'auto' as const,
      ribbon: null,
      index: 0,
    }
    const drawn = (turn: number) =>
      composePicture(
        raster,
        { ...shared, template: name, composition: 'auto', data: template.sample, seed: 's', turn, service_mark: false },
        kit,
      )
    const count = template.fitting(kit, { ...shared, template: name, data: template.sample }).length
    const seen = []
    for (let turn = 0; turn < count; turn++) seen.push((await drawn(turn)).composition)
    expect([name, new Set(seen).size]).toEqual([name, count])
    expect((await drawn(count)).composition).toBe(seen[0])
  }
})
