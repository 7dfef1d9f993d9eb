// Each text of a card stands on it, in whichever composition it may be drawn.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { Picture } from '#lib/render/picture.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kit = { ...sampleKit('kestrel'), photos: [], screens: [], people: [] }
const [width, height] = [1080, 1350]
const WORD = 'Zebra'
/** What is seen as something else: a screen, a pose. */
const UNWRITTEN = new Set(['screen_hint', 'pose'])

type Field = { def?: { type: string; innerType?: { def?: { type: string } } } }
const texts = (shape: Record<string, Field>): string[] =>
  Object.entries(shape).flatMap(([name, { def }]) =>
    def?.type === 'optional' && def.innerType?.def?.type === 'string' && !UNWRITTEN.has(name) ? [name] : [],
  )

const cases = Object.entries(templates).flatMap(([template, { fields, sample, asset_type, fitting }]) =>
  asset_type !== 'card'
    ? []
    : texts((fields as unknown as { shape: Record<string, Field> }).shape).flatMap(field => {
        const data = { ...sample, [field]: WORD }
        return fields.safeParse(data).success
          ? fitting(kit, { template, data, width, height }).map(
              composition => [template, field, composition, data] as const,
            )
          : []
      }),
)

it.each(cases)('%s: %s in “%s”', async (template, _, composition, data) => {
  const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false } as const
  const picture = Picture.parse({ template, composition, data, width, height, ...look })
  const { scene } = await composePicture(raster, picture, kit)
  expect(JSON.stringify(scene)).toContain(WORD)
})
