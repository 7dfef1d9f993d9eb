// The line that a law asks for is small print below any template, and none of what the post says.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const LEGAL = 'Zugelassen unter Nr. 4471. Darlehen nur nach Prüfung.'
const composed = (template: string, size: readonly [number, number], index = 0) =>
  composePicture(
    raster,
    Picture.parse({
      template,
      ...{ width: size[0], height: size[1], index },
      ...{ format: 'png', scheme: 'auto', seed: 'one', ribbon: 'test', service_mark: false },
      data: { ...(templates[template]?.sample as object), legal: LEGAL },
    }),
    sampleKit('kestrel'),
  )

const names = ['announcement', 'statement', 'event_reminder', 'notice', 'job_opening', 'price_change', 'offer', 'hours']

describe('small print', () => {
  it.each(names)('stands below everything that %s says', async name => {
    for (const size of [
      [1080, 1080],
      [1080, 1920],
      [1600, 900],
    ] as const) {
      const { proof } = await composed(name, size)
      const line = proof.texts.find(({ role }) => role === 'legal')
      const others = proof.texts.filter(({ role }) => role !== 'legal')
      expect(line?.size_px).toBeLessThanOrEqual(Math.min(...others.map(({ size_px }) => size_px)))
      for (const { box } of others) expect(box.y + box.height).toBeLessThan(line?.box.y ?? 0)
      expect([proof.safe_zone_hits, proof.texts.filter(({ cut }) => cut)]).toEqual([[], []])
    }
  })

  it('ends a set, and stands on its last picture alone', async () => {
    const set = templates.carousel_story
    const last = (set?.count(set.sample, [1080, 1350]) ?? 1) - 1
    const [first, end] = await Promise.all([0, last].map(index => composed('carousel_story', [1080, 1350], index)))
    expect([first?.alt_text.includes(LEGAL), end?.alt_text.includes(LEGAL)]).toEqual([false, true])
  })

  it('is a field of every template', () => {
    for (const { name, fields } of Object.values(templates)) expect(fields.shape, name).toHaveProperty('legal')
  })
})
