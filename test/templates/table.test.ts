import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { minutesOf, openTimes } from '#lib/templates/hours/times.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

function compose(template: string, composition: string, data: Record<string, unknown>, [width, height] = [1080, 1350]) {
  const rest = { format: 'png', scheme: 'light', seed: 'one', ribbon: null, service_mark: false }
  return composePicture(
    raster,
    Picture.parse({ template, composition, width, height, data, ...rest }),
    sampleKit('kestrel'),
  )
}

const menu = {
  title: 'Monday supper',
  rows: [
    { name: 'Rock oysters', price: '3.20', detail: 'shallot vinegar' },
    { name: 'Skate wing', price: '21.00' },
    { name: 'Ratio 2:1 sour', price: '9.50' },
  ],
}
const week = {
  headline: 'Easter, hour by hour',
  rows: [
    { day: 'Fri', open: '12:00', close: '22:00' },
    { day: 'Sat', open: '12 noon', close: '10 pm' },
    { day: 'Sun', open: '12:00', close: '16:00' },
    { day: 'Mon', note: 'Closed' },
  ],
}

describe('a table', () => {
  it('under the brand’s own name has it once, in the mark', async () => {
    const roles = async (title: string, composition: string) =>
      (await compose('price_list', composition, { ...menu, title })).proof.texts.map(({ role }) => role)
    for (const composition of ['ruled', 'banded']) {
      expect(await roles(sampleKit('kestrel').name, composition)).not.toContain('title')
      expect(await roles('Monday supper', composition)).toContain('title')
    }
  })

  it('sets every value in a column of its own, ends aligned, in one size of letters', async () => {
    for (const size of [
      [1080, 1350],
      [1200, 627],
    ] as const) {
      const { proof, boxes } = await compose('price_list', 'ruled', menu, [...size])
      const prices = boxes.filter(box => box.role === 'rows price').map(box => Math.round(box.x + box.width))
      expect(prices).toHaveLength(3)
      expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(2)
      const names = proof.texts.filter(text => text.role === 'rows name')
      expect(new Set(names.map(text => text.size_px)).size).toBe(1)
      expect(
        Math.max(...names.map(text => text.box.x)) - Math.min(...names.map(text => text.box.x)),
      ).toBeLessThanOrEqual(2)
    }
  })

  it('of few long facts has each name above what it names, so that this is large on a wide picture', async () => {
    const rows = [
      { label: 'Book by', value: '11 am' },
      { label: 'Back on the bikes', value: 'Tuesday 29 December' },
    ]
    const { proof } = await compose(
      'facts',
      'ruled',
      { headline: 'Last pickups before the holidays', rows },
      [1600, 900],
    )
    const [label, value] = ['rows label', 'rows value'].map(
      role => proof.texts.findLast(one => one.role === role) ?? expect.fail(role),
    )
    expect(value?.box.y).toBeGreaterThan((label?.box.y ?? 0) + (label?.box.height ?? 0) - 1)
    expect(Math.abs((value?.box.x ?? 0) - (label?.box.x ?? 0))).toBeLessThan(8)
    expect(value?.size_px).toBeGreaterThanOrEqual(44)
  })

  it('of features is never parted at a colon', async () => {
    const items = ['Saturday: 8 to 2', 'Sunday: 9 to 1']
    const { proof } = await compose('feature_list', 'ruled', { headline: 'Early starts', items })
    expect(proof.texts.filter(({ role }) => role === 'items')).toHaveLength(2)
  })

  it('is never parted at a colon: a name keeps its own', async () => {
    const { alt_text } = await compose('price_list', 'banded', menu)
    expect(alt_text).toContain('Ratio 2:1 sour. 9.50')
  })

  it('is read from the right where its names are', async () => {
    const rows = [
      { name: 'فول بالزيت', price: '18' },
      { name: 'لبنة وزيتون', price: '22' },
    ]
    const { boxes } = await compose('price_list', 'ruled', { title: 'قائمة الإفطار', rows })
    const name = boxes.find(box => box.role === 'rows name')
    const price = boxes.find(box => box.role === 'rows price')
    expect(name?.x).toBeGreaterThan((price?.x ?? 0) + (price?.width ?? 0))
  })
})

describe('opening hours', () => {
  it('are read as people write them', () => {
    expect(['9 am', '09:00', '12 noon', '7h', '17.30', '12 am', '24:00', 'late', '25:00'].map(minutesOf)).toEqual([
      540,
      540,
      720,
      420,
      1050,
      0,
      1440,
      null,
      null,
    ])
  })

  it('are bars as long as the day is open, and a closed day is an outline with its word', async () => {
    const { scene, alt_text } = await compose('hours', 'hour_by_hour', week)
    const bars = tall(scene.root)
    expect(bars).toHaveLength(3)
    expect((bars[0] ?? 0) / (bars[2] ?? 1)).toBeCloseTo(10 / 4, 1)
    expect(alt_text).toContain('Closed')
  })

  it('are listed where one of them is no time of day', () => {
    expect(openTimes({ ...week, rows: [...week.rows, { day: 'Tue', open: 'noon', close: 'late' }] })).toBeNull()
  })
})

/** Heights of the bars: filled boxes narrower than a fifth of the canvas and taller than a tenth. */
function tall(node: SceneNode): number[] {
  if (node.type !== 'container') return []
  const { width, height, backgroundColor } = node.style
  const bar = backgroundColor && Number(width) > 60 && Number(width) < 220 && Number(height) > 135
  return [...(bar ? [Number(height)] : []), ...node.children.flatMap(tall)]
}

describe('a timetable of two rows', () => {
  it('leaves no half of a wide picture empty: its rows share the room, and are as large as words alone', async () => {
    const data = {
      ...{ title: 'Corsa serale in più per i mercatini di Natale', date: '13 dicembre', price: '8 euro' },
      rows: [
        { time: '17.30', name: 'Partenza', place: 'Pietrachiara' },
        { time: '22.15', name: 'Ritorno' },
      ],
    }
    for (const composition of ['ruled', 'banded']) {
      const { proof } = await compose('schedule', composition, data, [1600, 900])
      expect(proof.hole?.share, composition).toBeLessThanOrEqual(0.2)
      expect(
        Math.min(...proof.texts.filter(({ role }) => role === 'rows name').map(one => one.size_px)),
      ).toBeGreaterThan(60)
    }
  })
})

describe('hours that bars cannot compare', () => {
  const alike = [
    { day: 'Friday', open: '8 am', close: '2 pm' },
    { day: 'Saturday', open: '8 am', close: '2 pm' },
  ]
  const note = { day: 'From Monday', note: 'Normal hours again' }

  it('are a table: a word that does not say closed is no box of hours, and equal days no bars', async () => {
    expect(openTimes({ headline: 'Open', rows: [...week.rows, note] })).toBeNull()
    expect(openTimes({ headline: 'Open', rows: [...alike, { day: 'Sunday', open: '8 am', close: '2 pm' }] })).toBeNull()
    const { proof } = await compose('hours', 'auto', { headline: 'Open', rows: [...alike, note] }, [1600, 900])
    expect(proof.texts.some(({ role }) => role === 'hour')).toBe(false)
    expect(proof.texts.filter(({ role }) => role === 'rows hours')).toHaveLength(3)
  })

  it('are drawn on a scale that tells the time as the rows do', async () => {
    const rows = [...alike, { day: 'Sunday', open: '10 am', close: '1 pm' }]
    const { boxes } = await compose('hours', 'hour_by_hour', { headline: 'Open', rows }, [1600, 900])
    expect(JSON.stringify(boxes)).not.toContain(':00')
  })

  it('have one dash throughout', async () => {
    const rows = [
      { day: 'Martes', note: '10-14 y 17-20:30 h' },
      { day: 'Sábado', open: '10', close: '14 h' },
    ]
    const { alt_text } = await compose('hours', 'ruled', { headline: 'Horario', rows })
    expect(alt_text).toContain('10-14 h')
  })
})
