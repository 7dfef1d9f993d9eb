// What the rows of an infographic are is read off their values, and each is drawn as what it is.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { reportPictures } from '#lib/composer/layout/report.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { Report } from '#lib/templates/report/data.ts'
import { countOf } from '#lib/templates/report/drawn/figure-art.ts'
import { arranged } from '#lib/templates/report/read/arranged.ts'
import { monthsIn } from '#lib/templates/report/read/months.ts'
import { numberInWords, spanIn } from '#lib/templates/report/read/spans.ts'
import { amountsIn, comparedIn, countedIn, isClock, pricedIn, scoreIn } from '#lib/templates/report/read/values.ts'
import { sampleKit } from '../../dev/kits.ts'

const all = (node: SceneNode): SceneNode[] => [node, ...(node.type === 'container' ? node.children.flatMap(all) : [])]
const read = (blocks: object[]) => arranged(Report.parse({ title: 'What we counted', blocks }))

async function drawn(blocks: object[], size: readonly [number, number] = [1080, 2400], title = 'What we counted') {
  const data = { title, blocks }
  const [width, height] = size
  const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false, index: 0 }
  const asked = Picture.parse({ template: 'infographic_report', composition: 'sheet', width, height, data, ...rest })
  const composed = await composePicture(raster, asked, sampleKit('kestrel'))
  const nodes = all(composed.scene.root)
  return {
    ...composed,
    pages: templates.infographic_report?.count(data, size),
    said: nodes.flatMap(node => (node.type === 'text' ? [node.text] : [])),
    svgs: nodes.flatMap(node => (node.type === 'image' && typeof node.src === 'string' ? [node.src] : [])),
  }
}

/** Of drawings made of equal parts, how many of them each colour has, the whole at the end. */
const partsIn = (svg: string, tag: 'rect' | 'circle') =>
  [...svg.matchAll(new RegExp(`<${tag}[^>]*?fill="(#[0-9a-f]+)"`, 'giu'))].map(([, fill]) => fill)
const filledIn = (svg: string, tag: 'rect' | 'circle', full: string) =>
  partsIn(svg, tag).flatMap((fill, at) => (fill === full ? [at] : []))

describe('a value of a row', () => {
  it.each([
    ['ten minutes', 600],
    ['half an hour', 1800],
    ['a whole night, eight hours', 28_800],
    ['zehn Minuten', 600],
    ['media hora', 1800],
    ['2 semanas', 1_209_600],
    ['un mois', 2_629_800],
    ['80 years', 2_524_608_000],
    ['3時間', 10_800],
  ])('“%s” is a span of %i seconds', (text, seconds) => expect(spanIn(text)).toBe(seconds))

  it.each(['45 to 60 min', 'an old friend', '5 kg', '8 out of 10', 'sin mes'])('“%s” is no span', text =>
    expect(spanIn(text)).toBeNull(),
  )

  it.each([
    ['two and a half', 2.5],
    ['zwölf', 12],
    ['two cats', null],
  ])('“%s” is the number %s', (text, number) => expect(numberInWords(text)).toBe(number))

  it.each<[string, number[] | null]>([
    ['Jan, Feb', [0, 1]],
    ['Sept to April', [8, 9, 10, 11, 0, 1, 2, 3]],
    ['März', [2]],
    ['junio–julio', [5, 6]],
    ['3月', [2]],
    ['May day', null],
    ['24 December', null],
  ])('“%s” names the months %j', (text, months) => expect(monthsIn(text)).toEqual(months))

  it('is a mark out of a whole, an hour, a price or what is counted', () => {
    expect([scoreIn('8/10'), scoreIn('8 out of 10'), scoreIn('4 von 5'), scoreIn('12/10'), scoreIn('1/2')]).toEqual([
      ...[
        { some: 8, whole: 10 },
        { some: 8, whole: 10 },
        { some: 4, whole: 5 },
      ],
      ...[null, null],
    ])
    expect(['8.00', '10:30', '7pm', '20 Uhr', '8', '10.5 kg'].map(isClock)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(pricedIn('Naturstein ab 90 €/m²')).toEqual({ name: 'Naturstein', price: 'ab 90 €/m²' })
    expect(pricedIn('samedi 9 octobre, 20h, 15 €')).toEqual({ name: 'samedi 9 octobre, 20h', price: '15 €' })
    expect([pricedIn('A €4 paperback'), pricedIn('Unter 90')]).toEqual([null, null])
    expect(countedIn('31 sotto i 14 anni')).toEqual({ value: '31', label: 'sotto i 14 anni' })
    expect(countedIn('9 am on Monday')).toBeNull()
  })

  it('is an amount beside others of one unit only, and never a price', () => {
    expect(amountsIn(['45 minutes', '75 minutes', '2 hours'])).toEqual([2700, 4500, 7200])
    expect(amountsIn(['every 3 months', 'twice a year', 'once a year'])).toBeNull()
    expect(amountsIn(['8 kg', '12 kg'])).toEqual([8, 12])
    expect([amountsIn(['8 kg', '12 m']), amountsIn(['8', '12']), amountsIn(['€8', '€12'])]).toEqual([null, null, null])
  })

  it('is a count beside two more, and no year, no place in an order and no telephone', () => {
    expect(amountsIn(['61', '58', '40', '21', '7'])).toEqual([61, 58, 40, 21, 7])
    expect(amountsIn(['14,200', '1,900', '640'])).toEqual([14_200, 1900, 640])
    for (const texts of [
      ['1996', '2008', '2024'],
      ['1', '2', '3'],
      ['0151 412', '0151 413', '0151 419'],
      ['3.5', '4.1', '2.2'],
    ])
      expect([texts, amountsIn(texts)]).toEqual([texts, null])
    const list = { kind: 'list', items: ['18-34', '35-44', '65+'], texts: ['61', '58', '7'] }
    expect(read([list])).toEqual([expect.objectContaining({ kind: 'bars', values: [61, 58, 7] })])
  })

  it('has the same 1 in its column as in its label', async () => {
    const kit = { ...sampleKit('kestrel'), voice: { tone: '', fonts: { display: 'Sora', text: 'Inter' } } }
    const data = {
      title: 'What we counted',
      blocks: [{ kind: 'list', items: ['18', '19', '21'], texts: ['61', '12', '7'] }],
    }
    const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false, index: 0 }
    const asked = Picture.parse({ template: 'infographic_report', width: 1080, height: 1350, data, ...rest })
    const { scene } = await composePicture(raster, asked, kit)
    expect(JSON.stringify(scene.root)).not.toContain('tnum')
    expect(JSON.stringify((await drawn(data.blocks)).scene.root)).toContain('tnum')
  })

  it('counts what can be told apart in marks: no measure, no price, no year', () => {
    expect(countOf({ value: '96', label: 'bénévoles' })).toEqual({ some: 96, all: 96 })
    expect(countOf({ value: '62 hives', label: 'came through the winter out of 65' })).toEqual({ some: 62, all: 65 })
    expect(countOf({ value: '11 of 19', label: 'water phones saved' })).toEqual({ some: 11, all: 19 })
    for (const [value, label] of [
      ['410 kg', 'of honey'],
      ['42 hours', 'in the tanks'],
      ['£52', 'for a card'],
      ['2026', 'was dry'],
      ['12', 'kg of wax'],
    ])
      expect([value, countOf({ value: value ?? '', label: label ?? '' })]).toEqual([value, null])
  })
})

describe('the rows of an infographic', () => {
  const list = (rows: [string, string][]) => ({
    ...{ kind: 'list', title: 'By row', items: rows.map(([name]) => name), texts: rows.map(([, text]) => text) },
  })

  it('are drawn by what their values are', () => {
    const kinds = read([
      list([
        ['Mild', '2/10'],
        ['Hot', '8 out of 10'],
      ]),
      list([
        ['Jan, Feb', 'Sowing'],
        ['March', 'Sieving'],
        ['Dec', 'Water'],
      ]),
      list([
        ['8.00', 'not Sundays'],
        ['10.30', ''],
      ]),
      list([
        ['A lamp', 'half an hour'],
        ['A coat', 'one hour'],
      ]),
      list([
        ['Customer restores', '212'],
        ['Quickest', '48 seconds'],
      ]),
      list([
        ['Bins out', 'by 6.30am'],
        ['Back to normal', 'from Monday 11 January'],
      ]),
    ]).map(({ kind }) => kind)
    expect(kinds).toEqual(['scores', 'months', 'departures', 'bars', 'figures', 'rows'])
  })

  it('are no bars where one amount would be a speck beside the other', () => {
    expect(comparedIn(['40 min', '2 hours'], [])).toEqual([2400, 7200])
    expect(comparedIn(['27 min', '46 hours'], [])).toBeNull()
    expect(comparedIn(['41', '18,204', '11'], ['practices', 'openings filled', 'minutes'])).toBeNull()
  })

  it('that are hours of two days stand in two lists', () => {
    const day = (title: string, last: string) => ({
      ...{ kind: 'list', title, unit: '', left: '', right: '', from: [] },
      rows: [
        { label: '7.00', before: '', text: 'Open gym' },
        { label: '18.00', before: '', text: last },
      ],
    })
    const blocks = [day('Tuesday', 'Over 60s'), day('Thursday', 'Women only')]
    const [picture] = reportPictures({ title: 'Timetable', source: '', blocks } as never)
    expect(picture?.data.blocks).toHaveLength(2)
  })

  it('that are a plan, a time and its words each, are read row by row', () => {
    const [part] = read([
      list([
        ['8.00', 'Doors'],
        ['10.30', 'First part'],
      ]),
    ])
    expect(part).toMatchObject({ kind: 'rows', rows: [{ name: '8.00', value: 'Doors' }, { value: 'First part' }] })
  })

  it('have a price at their end in a column of its own', () => {
    const [part] = read([
      list([
        ['Naturstein ab 90 €/m²', 'einmal im Jahr imprägnieren'],
        ['Zement ab 110 €/m²', 'innen'],
      ]),
    ])
    expect(part).toMatchObject({
      kind: 'rows',
      rows: [{ name: 'Naturstein', value: 'ab 90 €/m²' }, { detail: 'innen' }],
    })
  })

  it('that stand in two lists on the same names are told once', () => {
    const row = (label: string, text: string) => ({ label, before: '', text })
    const block = { kind: 'list', title: 'Our scale', unit: '', left: '', right: '', from: [] }
    const blocks = [
      { ...block, kind: 'bars', rows: [row('Mild', '2/10'), row('Hot', '8/10')] },
      { ...block, title: 'Goes with', rows: [row('Mild', 'Chips'), row('Hot', 'Curry')] },
    ]
    const [picture] = reportPictures({ title: 'Hot', source: '', blocks } as never)
    expect(picture?.data.blocks).toEqual([
      {
        ...{ kind: 'list', title: 'Our scale', items: ['Mild', 'Hot'], texts: ['2/10', '8/10'] },
        ...{ details: ['Chips', 'Curry'], below: 'Goes with' },
      },
    ])
  })

  const named = (title: string, items: string[], texts: string[] = []) => ({ kind: 'list', title, items, texts })
  const [yes, partly, no] = [
    named('Yes', ['Veg peel', 'Coffee grounds', 'Tea leaves'], ['', '', 'No bag']),
    named('A little', ['Citrus', 'Onion', 'Bread']),
    named('No', ['Meat', 'Dairy', 'Dog poo', 'Glossy paper']),
  ]

  it('stand side by side where two or three short lists answer each other', () => {
    const stances = (...lists: object[]) => {
      const [part, ...others] = read(lists)
      return part?.kind === 'columns' && others.length === 0 ? part.lists.map(({ stance }) => stance) : null
    }
    expect(stances(yes, partly, no)).toEqual(['yes', 'partly', 'no'])
    expect(stances(named('Nein!', ['Fleisch', 'Milch']), named('Ja', ['Laub', 'Gras']))).toEqual(['no', 'yes'])
    expect(stances(named('はい', ['落ち葉', '野菜']), named('だめ', ['肉', '紙']))).toEqual(['yes', 'no'])
    // A refusal without its yes is a word like others.
    expect(stances(named('No', ['Meat', 'Dairy']), named('Later', ['Bread', 'Onion']))).toEqual([null, null])
    for (const other of [
      named('What we never take', ['Meat', 'Dairy']),
      named('No', ['Meat of any animal that ever lived', 'Dairy']),
      named('No', ['Meat', 'Dairy'], ['3 euros', '4 euros a kilo']),
      named('No', ['Donaudampfschifffahrt', 'Dairy']),
      named('No', ['Meat', 'Dairy', 'Soot', 'Hair', 'Wool', 'Salt', 'Oil']),
    ])
      expect(read([yes, other]).map(({ kind }) => kind)).not.toContain('columns')
    expect(read([yes, partly, no, named('Ask', ['Hair', 'Wool'])]).map(({ kind }) => kind)).toEqual(
      Array(4).fill('rows'),
    )
  })

  it('that answer each other are columns of one height, each in its own tone, on one page', async () => {
    const blocks = [yes, partly, no]
    expect(templates.infographic_report?.count({ title: 'What worms eat', blocks }, [1080, 1350])).toBe(1)
    const { proof, said, svgs } = await drawn(blocks, [1080, 1350])
    expect(said).toEqual(expect.arrayContaining(['Yes', 'A little', 'No', 'Citrus', 'No bag']))
    const titles = proof.texts.filter(({ role }) => role === 'list title').map(({ box }) => box)
    expect(titles.map(({ x }) => x)).toEqual(titles.map(({ x }) => x).toSorted((a, b) => a - b))
    expect(new Set(titles.map(({ y }) => Math.round(y / 8))).size).toBe(1)
    const long = (await drawn(blocks, [1080, 2400])).proof.texts.filter(({ role }) => role === 'list title')
    expect(new Set(long.map(({ box }) => Math.round(box.y / 8))).size).toBe(3)
    const signs = svgs.flatMap(svg => /stroke="(#[0-9a-f]{6})" stroke-width="3"/iu.exec(svg)?.[1] ?? [])
    expect(signs).toHaveLength(3)
    expect(new Set(proof.contrast.filter(({ pair }) => pair.startsWith('list title'))).size).toBe(3)
    expect(Math.min(...proof.texts.filter(({ role }) => role === 'items').map(one => one.size_px))).toBeGreaterThan(38)
  })

  it('never have a colon between a name and what belongs to it', async () => {
    const { said } = await drawn([
      list([
        ['Azulejo', 'Lo mismo'],
        ['Ladrillo hueco', 'El largo'],
      ]),
    ])
    expect(said.filter(text => text.includes(':'))).toEqual([])
    expect(said).toEqual(expect.arrayContaining(['Azulejo', 'Lo mismo']))
  })
})

describe('what is drawn of rows is true', () => {
  const list = (rows: [string, string][]) => ({
    ...{ kind: 'list', items: rows.map(([name]) => name), texts: rows.map(([, text]) => text) },
  })

  it('marks out of a whole fill as many steps', async () => {
    const { svgs, said } = await drawn([
      list([
        ['Mild', '2/10'],
        ['Fair', '5/10'],
        ['Hot', '9 out of 10'],
      ]),
    ])
    const scales = svgs.filter(svg => partsIn(svg, 'rect').length === 10)
    const full = partsIn(scales[0] ?? '', 'rect')[0] ?? ''
    expect(scales.map(svg => filledIn(svg, 'rect', full).length)).toEqual([2, 5, 9])
    for (const text of ['2/10', '5/10', '9 out of 10']) expect(said.filter(one => one === text)).toHaveLength(1)
  })

  it('months fill their own twelfths of the year', async () => {
    const { svgs } = await drawn([
      list([
        ['Jan, Feb', 'Sowing'],
        ['June to August', 'Water'],
        ['Dec', 'Rest'],
      ]),
    ])
    const years = svgs.filter(svg => partsIn(svg, 'rect').length === 12)
    const full = partsIn(years[0] ?? '', 'rect')[0] ?? ''
    expect(years.map(svg => filledIn(svg, 'rect', full))).toEqual([[0, 1], [5, 6, 7], [11]])
  })

  it('times have a knot each', async () => {
    const { svgs } = await drawn([
      list([
        ['8.00', 'not Sundays'],
        ['10.30', ''],
        ['13.00', ''],
      ]),
    ])
    expect(svgs.filter(svg => partsIn(svg, 'circle').length === 3)).toHaveLength(1)
  })

  it('what is counted has a mark each, out of as many as there are', async () => {
    const stats = [
      { kind: 'stat', value: '62 hives', label: 'came through the winter out of 65' },
      { kind: 'stat', value: '14 swarms', label: 'collected' },
    ]
    const { svgs } = await drawn(stats)
    const counted = svgs.filter(svg => partsIn(svg, 'circle').length > 3)
    const full = partsIn(counted[1] ?? '', 'circle')[0] ?? ''
    expect(counted.map(svg => [filledIn(svg, 'circle', full).length, partsIn(svg, 'circle').length])).toEqual([
      [62, 65],
      [14, 14],
    ])
  })

  it.each([
    [
      'figures of one unit',
      [600, 1800, 3600].map((_, at) => ({
        kind: 'stat',
        value: ['10 min', '30 min', '1 h'][at],
        label: `by ${'abc'[at]}`,
      })),
    ],
    [
      'steps that say how long they take',
      [{ kind: 'steps', titles: ['a', 'b', 'c'], bodies: ['10 min', '30 min', '1 h'] }],
    ],
    [
      'rows of spans in words',
      [
        list([
          ['a', 'ten minutes'],
          ['b', 'half an hour'],
          ['c', 'one hour'],
        ]),
      ],
    ],
  ])('%s have bars in proportion', async (_, blocks) => {
    const { svgs } = await drawn(blocks)
    const shares = svgs.flatMap(svg => {
      const widths = [...svg.matchAll(/<rect[^>]*?\swidth="([\d.]+)"/gu)].map(([, width]) => Number(width))
      return widths.length === 1 ? [(widths[0] ?? 0) / Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1])] : []
    })
    expect(shares.map(share => Math.round(share * 60))).toEqual([10, 30, 60])
  })

  it('bars of words from the right begin at the right', async () => {
    const bars = { kind: 'bars', labels: ['خبز', 'زيت', 'تمر'], values: [2, 4, 8], texts: ['2 كغ', '4 كغ', '8 كغ'] }
    const { svgs } = await drawn([bars], [1080, 1350], 'ما بعناه هذا الشهر')
    const bar = svgs.find(svg => (svg.match(/<rect/gu) ?? []).length === 1) ?? ''
    const [x = 0, room = 0] = (/viewBox="([\d.-]+) [\d.-]+ ([\d.]+)/.exec(bar) ?? []).slice(1).map(Number)
    const [, left = 0, width = 0] = (/<rect x="([\d.]+)"[^>]*?\swidth="([\d.]+)"/.exec(bar) ?? []).map(Number)
    expect(Math.round(left + width)).toBe(Math.round(x + room))
    expect(width / room).toBeCloseTo(0.25, 2)
  })
})
