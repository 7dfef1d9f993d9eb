// A small drawing beside each row: seen whole at the size of a phone, with words that are read still, and none where not all have room.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { isDrawnOn, showsRows } from '#lib/templates/aside/drawn-on.ts'
import { rowsAlong, rowsOf } from '#lib/templates/drawn-rows.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sidesFor } from '#lib/templates/table/sizes/drawn.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const kits = brandNames.map(name => ({ ...sampleKit(name), photos: [], screens: [], people: [], mascot: [] }))
const [kit = sampleKit('morrow')] = kits
const names = ['Rye loaf', 'Garden fork', 'Straßenbahnhaltestelle', 'Tea', 'Two chairs', 'Lamp', 'Oar', 'Key']
const shapes = 'a M20 30 H180 V170 H20 Z|x M60 60 H140 V90 H60 Z|k M60 120 H140 V140 H60 Z'
const drawings = names.map(name => `drafted/${name}//${shapes}`)
const of = (count: number) => names.slice(0, count)
const made: Record<string, (count: number) => Record<string, unknown>> = {
  feature_list: count => ({ headline: 'What is in it', items: of(count) }),
  price_list: count => ({ title: 'Prices', rows: of(count).map(name => ({ name, price: '£4.20' })), note: 'In cash.' }),
  schedule: count => ({ title: 'Saturday', rows: of(count).map((name, at) => ({ time: `1${at}:00`, name })) }),
  table: count => ({ title: 'What it costs', rows: of(count).map(label => ({ label, value: '9p', second: '£81' })) }),
  steps: count => ({
    headline: 'How',
    steps: of(Math.min(6, count)).map(title => ({ title, body: 'It takes a day.' })),
  }),
  infographic_report: count => ({
    title: 'What to bring',
    blocks: [
      { kind: 'list', title: 'Bring', items: of(count - 2) },
      { kind: 'table', labels: of(2), texts: ['one', 'two'] },
      { kind: 'note', text: 'Not by post.' },
    ],
  }),
}

const pictureOf = (template: string, data: object, more: object = {}) =>
  Picture.parse({
    ...{ template, data, seed: 'rows', width: 1080, height: 1350, format: 'png', scheme: 'auto' },
    ...{
      ribbon: null,
      service_mark: false,
      depicts: [''],
      depicts_rows: drawings.slice(0, rowsOf({ template, data: data as never }).length),
    },
    ...more,
  })

it.each(Object.keys(made))('stand on %s, in each brand, of four rows and of eight', async template => {
  for (const [at, own] of kits.entries())
    for (const count of [4, 8]) {
      const picture = pictureOf(template, made[template]?.(count) ?? {}, { scheme: at % 2 === 0 ? 'light' : 'dark' })
      const composed = await composePicture(raster, picture, own)
      const told = [own.name, count, showsRows(composed, picture, own), composed.proof.covered]
      expect(told).toEqual([own.name, count, true, []])
      const seen = composed.boxes.filter(({ role }) => role === 'artwork')
      expect(seen).toHaveLength(picture.depicts_rows?.length ?? 0)
      for (const { width, height } of seen) expect(Math.max(width, height)).toBeGreaterThanOrEqual(44)
      expect(composed.proof.smallest_text_px).toBeGreaterThanOrEqual(28)
    }
})

it('stand on a wide card, or none does where its rows have no room for them', async () => {
  for (const count of [3, 5, 8]) {
    const picture = pictureOf('price_list', made.price_list?.(count) ?? {}, { width: 1200, height: 627 })
    const composed = await composePicture(raster, picture, kit)
    const seen = (picture.depicts_rows ?? []).filter(name => isDrawnOn(composed, name, kit))
    expect([count, seen.length]).toEqual([count, count < 8 ? count : 0])
  }
})

it('leave a picture as it is without them where one is no drawing, or rows are others', async () => {
  const data = made.feature_list?.(4) ?? {}
  const bytesOf = async (depicts_rows: string[] | undefined) =>
    JSON.stringify((await composePicture(raster, pictureOf('feature_list', data, { depicts_rows }), kit)).scene.root)
  const bare = await bytesOf(undefined)
  expect(await bytesOf([...drawings.slice(0, 3), 'drafted/nothing//a M0 0 Z'])).toBe(bare)
  expect(await bytesOf(drawings.slice(0, 3))).toBe(bare)
  expect(await bytesOf(drawings.slice(0, 4))).not.toBe(bare)
})

it('are of three to eight rows of a template that lists them, of an infographic of whole blocks', () => {
  const countOf = (template: string, data: object) => rowsOf({ template, data: data as never }).length
  expect([2, 3, 8].map(count => countOf('price_list', made.price_list?.(count) ?? {}))).toEqual([0, 3, 8])
  expect(countOf('facts', { rows: of(4).map(value => ({ label: 'Has', value })) })).toBe(0)
  const block = (count: number) => ({ kind: 'steps', titles: of(count) })
  const report = (...counts: number[]) => countOf('infographic_report', { title: 'How', blocks: counts.map(block) })
  expect([report(5, 3), report(5, 4, 3), report(1), report(8, 8)]).toEqual([8, 8, 0, 8])
  expect(countOf('quote', { quote: 'Yes', author_name: 'Ida' })).toBe(0)
  expect(countOf('price_list', { rows: 'none' })).toBe(0)
})

it('go along with rows that read otherwise, and with those that are left', () => {
  const rows = [['a'], ['b', 'c'], ['d']]
  expect(rowsAlong(rows, [['x'], ['b'], ['d']], ['1', '2', '3'])).toEqual(['1', '2', '3'])
  expect(rowsAlong(rows, [['b', 'c'], ['d']], ['1', '2', '3'])).toEqual(['2', '3'])
  expect(rowsAlong(rows, [['b', 'c'], ['e']], ['1', '2', '3'])).toBeUndefined()
  expect(rowsAlong(rows, [], ['1', '2', '3'])).toBeUndefined()
})

it('stand clear of the lines above and below: a large one by a tenth of its row, a small one as far as it can', () => {
  const canvas = { unit: 1 } as never
  const largest = (count: number) => sidesFor({ canvas } as never, count, { width: 920, height: 620 })[0]
  expect(largest(4)).toBeCloseTo(155 * 0.8)
  expect(largest(8)).toBeCloseTo(77.5 - 16)
})
