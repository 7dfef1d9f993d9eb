// What stands in the data of an infographic stands in its picture once, and its bars are as long as their numbers.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { reportPictures } from '#lib/composer/layout/report.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'
import { templates } from '#lib/templates/index.ts'
import { compose } from '#lib/templates/kit/compose.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { pagesOf } from '#lib/templates/report/pages.ts'
import { many } from '#test/support/proof.ts'
import { bareKits } from '../../dev/gallery/bare-brands.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const CASES = many(6, 12, 100)

const all = (node: SceneNode): SceneNode[] => [node, ...(node.type === 'container' ? node.children.flatMap(all) : [])]

/** A report of some blocks whose figures are all different, so that each can be looked for. */
function reportOf(seed: string) {
  const roll = dice(seed)
  const used = new Set<number>()
  const figure = (): number => {
    const value = Math.round(10 + roll() * 960)
    if (used.has(value)) return figure()
    used.add(value)
    return value
  }
  const count = 2 + Math.floor(roll() * 5)
  const values = Array.from({ length: count }, figure)
  const before = Array.from({ length: 3 }, figure)
  const after = Array.from({ length: 3 }, figure)
  const lower = roll() < 0.4
  const labels = values.map((_, index) => `Row ${'abcdefgh'[index]}`)
  return {
    values,
    before,
    after,
    data: {
      title: 'What we counted',
      blocks: [
        {
          kind: 'bars',
          title: 'By row',
          unit: 'Jobs a week',
          labels,
          values,
          texts: values.map(String),
          ...(lower && { lower_is_better: true }),
          ...(roll() < 0.5 && { focus: labels[0] }),
        },
        { kind: 'stat', value: String(figure()), label: 'in all of them' },
        {
          kind: 'pairs',
          left_title: 'Then',
          right_title: 'Now',
          unit: 'Minutes',
          labels: ['Day', 'Night', 'Dusk'],
          before,
          before_texts: before.map(String),
          values: after,
          texts: after.map(String),
        },
      ],
      source: 'Our own count, March 2026',
    },
    figures: [...used],
  }
}

async function drawn(
  data: Record<string, unknown>,
  composition: string,
  kit: BrandKit,
  size: readonly [number, number],
) {
  const [width, height] = size
  const count = templates.infographic_report?.count(data, size) ?? 0
  const nodes: SceneNode[] = []
  for (let index = 0; index < count; index++) {
    const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false, index }
    const asked = Picture.parse({ template: 'infographic_report', composition, width, height, data, ...rest })
    nodes.push(...all((await composePicture(raster, asked, kit)).scene.root))
  }
  return nodes
}

/** Of each bar, the share of its room that is filled. */
function sharesIn(nodes: readonly SceneNode[]): number[] {
  return nodes.flatMap(node => {
    if (node.type !== 'image' || typeof node.src !== 'string') return []
    const widths = [...node.src.matchAll(/<rect[^>]*?\swidth="([\d.]+)"/g)].map(found => Number(found[1]))
    const room = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(node.src)?.[1])
    return widths.length > 0 && widths.length < 3 && !node.src.includes('<path') ? [(widths.at(-1) ?? 0) / room] : []
  })
}

describe('an infographic', () => {
  it(`tells each of its figures once and in true proportion (${CASES} reports)`, async () => {
    for (let index = 0; index < CASES; index++) {
      const { data, figures, values, before, after } = reportOf(`report/${index}`)
      const size = index % 2 === 0 ? ([1080, 2400] as const) : ([1080, 1350] as const)
      const nodes = await drawn(
        data,
        index % 3 === 0 ? 'bands' : 'sheet',
        bareKits[index % bareKits.length] as BrandKit,
        size,
      )
      const said = nodes.flatMap(node => (node.type === 'text' ? [node.text] : []))
      for (const figure of figures)
        expect([index, figure, said.filter(text => text === String(figure)).length]).toEqual([index, figure, 1])
      const most = Math.max(...before, ...after)
      const wanted = [
        ...values.map(value => value / Math.max(...values)),
        ...[...before, ...after].map(value => value / most),
      ].sort((one, other) => one - other)
      const shares = sharesIn(nodes).sort((one, other) => one - other)
      expect([index, shares.length]).toEqual([index, wanted.length])
      const apart = shares.map((share, place) => Math.abs(share - (wanted[place] ?? 0)))
      expect([index, Math.max(...apart) < 0.004]).toEqual([index, true])
    }
  }, 60_000)

  // A last block with a title of its own was taller than its share, and its ground ran under the name at the foot.
  it.each(['sheet', 'bands'])(
    '%s: no block lies under or over the name at the foot',
    async composition => {
      const { labels, values, texts } = {
        labels: ['One', 'Two', 'Three', 'Four', 'Five'],
        values: [22, 17, 34, 21, 6],
        texts: ['22%', '17%', '34%', '21%', '6%'],
      }
      const data = {
        title: '2025 survey of 870 second-hand bicycles',
        blocks: [
          { kind: 'bars', title: 'What we found', labels, values, texts, unit: '%' },
          { kind: 'note', text: 'Only bicycles that came to our own workshop.' },
          { kind: 'stat', value: '9 days', label: 'average wait for a place on the stand' },
          {
            kind: 'stat',
            title: 'What owners told us',
            value: '6 years',
            label: 'on average since anybody had looked at the brakes',
          },
        ],
      }
      for (const brand of brandNames) {
        const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false, index: 0 }
        const asked = Picture.parse({
          template: 'infographic_report',
          composition,
          width: 1080,
          height: 2400,
          data,
          ...rest,
        })
        const { proof, boxes } = await composePicture(raster, asked, sampleKit(brand))
        expect([brand, proof.covered]).toEqual([brand, []])
        const told = proof.texts.findLast(({ role }) => role === 'list title')
        const figure = proof.texts.findLast(({ role }) => role === 'value')
        const clear = (figure?.box.y ?? 0) - (told?.box.y ?? 0) - (told?.box.height ?? 0)
        expect([brand, clear >= (told?.size_px ?? 0) * 0.8]).toEqual([brand, true])
        const name = boxes.findLast(one => one.role === 'logo' || one.role === 'wordmark')
        const others = proof.texts.filter(({ role }) => role !== 'wordmark').map(({ box }) => box.y + box.height)
        expect([brand, (name?.y ?? 0) + (name?.height ?? 0) > Math.max(...others)]).toEqual([brand, true])
      }
    },
    60_000,
  )

  it.each([
    ['most of a whole stands on a track of it', ['72%', '28%'], [0.72, 0.28], 2],
    ['small shares are held against the longest, on no track', ['25%', '10%'], [1, 0.4], 1],
    ['amounts are held against the longest, on no track', ['90 t', '45 t'], [1, 0.5], 1],
  ])('%s', async (_, texts, wanted, rects) => {
    const values = texts.map(text => Number.parseInt(text, 10))
    const data = { title: 'Shares', blocks: [{ kind: 'bars', labels: ['One', 'Two'], values, texts, unit: '%' }] }
    const nodes = await drawn(data, 'sheet', bareKits[0] as BrandKit, [1080, 1350])
    const bars = nodes.filter(node => node.type === 'image' && sharesIn([node]).length > 0)
    expect(sharesIn(bars).map(share => Math.round(share * 100) / 100)).toEqual(wanted)
    for (const bar of bars) expect(String('src' in bar && bar.src).match(/<rect/g)).toHaveLength(rects)
    const titled = nodes.some(node => node.type === 'text' && node.text === '%')
    expect(titled).toBe(!texts.every(text => text.includes('%')))
  })
})

describe('the title of an infographic', () => {
  const blocks = [
    { kind: 'list', title: 'Parts', items: ['Inverno', 'Primavera', 'Verão'] },
    { kind: 'stat', value: '12 kg', label: 'in autumn' },
  ]
  const titleOf = async (title: string, depicts: string[], composition: string) => {
    const rest = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, index: 0 }
    const size = { width: 1080, height: 2400 }
    const data = { title, blocks }
    const asked = Picture.parse({ template: 'infographic_report', composition, ...size, data, depicts, ...rest })
    const { boxes, proof } = await composePicture(raster, asked, bareKits[0] as BrandKit)
    return {
      shown: boxes.filter(({ role }) => role === 'artwork'),
      text: proof.texts.find(one => one.role === 'title'),
    }
  }

  it.each(['sheet', 'bands'])('%s: has its thing beside it, clear of its letters', async composition => {
    const { shown, text } = await titleOf('The year of the bees in four parts', ['bee'], composition)
    const alone = await titleOf('The year of the bees in four parts', [''], composition)
    const [thing] = shown
    expect([shown.length, alone.shown.length]).toEqual([1, 0])
    expect(thing?.x).toBeGreaterThan((text?.box.x ?? 0) + (text?.box.width ?? 0))
    expect(text?.size_px).toBeGreaterThanOrEqual((alone.text?.size_px ?? 0) * 0.8)
  })

  it('keeps its size where a thing would cost it too much', async () => {
    const long =
      'Which of the many kinds of honey keeps longest in which kind of kitchen cupboard, and which of them we would never keep anywhere but in the cellar at home'
    const { shown } = await titleOf(long, ['honey'], 'sheet')
    expect(shown).toEqual([])
  })
})

describe('a table in an infographic', () => {
  const rows = [
    { label: 'Hausmischung', before: '7,90 €', text: '27,50 €' },
    { label: 'Äthiopien Guji', before: '9,40 €', text: '33,00 €' },
    { label: 'Decaf Kolumbien', before: '8,60 €', text: '30,00 €' },
  ]
  const block = { kind: 'table', title: 'Sorte', unit: '', left: '250 g', right: '1 kg', rows, from: [] }
  const dataOf = (...blocks: object[]) =>
    reportPictures({ title: 'Preise ab Sonntag, 1. November', source: '', blocks } as never)[0]?.data ?? {}

  const asked = (data: object, [width, height]: readonly [number, number], wished: string[] = []) => {
    const picture = { template: 'infographic_report', width, height, data, seed: 'one', index: 0, format: 'png' }
    return Picture.parse({ ...picture, scheme: 'auto', ribbon: null, service_mark: false, wished })
  }
  const kit = bareKits[0] as BrandKit
  const drawn = (data: object, size: readonly [number, number], wished?: string[]) =>
    composePicture(raster, asked(data, size, wished), kit)

  it('has heads over its columns, and prices that end on one edge, in one line of one size', async () => {
    for (const size of [
      [1080, 1350],
      [1080, 2400],
    ] as const) {
      const { boxes, proof } = await drawn(dataOf(block), size)
      const ends = (role: string) => boxes.filter(box => box.role === role).map(({ x, width }) => Math.round(x + width))
      for (const [column, head] of [
        ['before_texts', 1],
        ['texts', 2],
      ] as const) {
        expect(ends(column)).toHaveLength(3)
        expect(Math.max(...ends(column), ends('heads')[head] ?? 0) - Math.min(...ends(column))).toBeLessThanOrEqual(4)
      }
      const cells = proof.texts.filter(({ role }) => /^(?:labels|before_texts|texts)$/.test(role))
      expect([new Set(cells.map(one => one.size_px)).size, Math.max(...cells.map(one => one.lines))]).toEqual([1, 1])
      expect(new Set(cells.map(({ box }) => Math.round(box.y / 12))).size).toBe(3)
      expect(proof.texts.some(({ role }) => role === 'list title')).toBe(false)
    }
  })

  it.each([1350, 2400])('has its names above its values where that makes it larger (%s)', async height => {
    const wished = height > 1350 ? ['large'] : []
    const names = ['Wenden, 3–5 Jahre', 'Neu bezogen, 6–10 Jahre', 'Ganz neu, 15 Jahre']
    const long = names.map((label, at) => ({ label, before: 'Rückseite nach oben', text: `ab ${at + 5}.500 ¥` }))
    const { boxes, proof } = await drawn(dataOf({ ...block, title: '', rows: long }), [1080, height], wished)
    const cells = proof.texts.filter(({ role }) => /^(?:labels|before_texts|texts)$/.test(role))
    expect(cells).toHaveLength(9)
    expect(cells.every(({ lines }) => lines === 1)).toBe(true)
    expect(Math.min(...cells.map(({ size_px }) => size_px))).toBeGreaterThanOrEqual(48)
    const [label, before, text] = ['labels', 'before_texts', 'texts'].map(role => boxes.find(one => one.role === role))
    expect(before?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0))
    expect([before?.x, before?.y]).toEqual([label?.x, text?.y])
  })

  it('is no smaller where the page around it grows', async () => {
    const sizes: number[] = []
    for (const scale of [1, 1.6]) {
      const { proof } = await compose(raster, asked(dataOf(block), [1080, 2400]), kit, { composition: 'sheet', scale })
      sizes.push(Math.min(...proof.texts.filter(({ role }) => role === 'texts').map(({ size_px }) => size_px)))
    }
    expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) * 0.92)
  })

  it('stands under its title, on one page that it fills', async () => {
    const { proof } = await drawn(dataOf(block), [1080, 1350])
    expect(templates.infographic_report?.count(dataOf(block), [1080, 1350])).toBe(1)
    expect(proof.hole?.share).toBeLessThanOrEqual(0.2)
    expect(proof.texts.filter(({ role }) => role === 'labels')).toHaveLength(3)
  })

  it('of two columns has the first head over its labels', () => {
    const days = rows.map(({ label, text }) => ({ label, before: '', text }))
    const { blocks } = dataOf({ ...block, title: '', left: 'Usual day', right: 'New day', rows: days }) as {
      blocks: Record<string, unknown>[]
    }
    expect(blocks[0]).toMatchObject({ heads: ['Usual day', '', 'New day'] })
  })

  it('takes the words of a list on the same rows under its own', () => {
    const [first, second] = ['Zirconia', 'PFM']
    const table = { ...block, title: '', left: 'Days', right: 'Rs per unit' }
    const told = [
      { label: first, before: '4', text: '2,400' },
      { label: second, before: '6', text: '1,500' },
    ]
    const uses = [
      { label: first, before: '', text: 'Molars' },
      { label: second, before: '', text: 'Budget cases' },
    ]
    const { blocks } = dataOf(
      { ...table, rows: told },
      { ...table, kind: 'list', title: 'Best for', left: '', right: '', rows: uses },
    ) as { blocks: Record<string, unknown>[] }
    expect(blocks).toEqual([
      {
        ...{ kind: 'table', heads: ['', 'Days', 'Rs per unit'], labels: [first, second] },
        ...{ details: ['Best for: Molars', 'Best for: Budget cases'], before_texts: ['4', '6'] },
        texts: ['2,400', '1,500'],
      },
    ])
  })
})

describe('the pages of an infographic', () => {
  const size = [1080, 1350] as const
  const stat = (value: string) => ({ kind: 'stat' as const, value, label: 'of what was counted' })
  const figures = ['40 000', '1 to 3', '60 to 80', '3', '180'].map(stat)
  const note = { kind: 'note' as const, text: 'The same hook since 1994.' }
  const steps = {
    kind: 'steps' as const,
    titles: ['Clean it', 'Glue it', 'Fill the chips', 'Sand it', 'Draw the line', 'Wait'],
    bodies: ['1 day', '2 weeks', '1 week', '2 weeks', '2 days', '1 week'],
  }
  const bars = {
    ...{ kind: 'bars' as const, title: 'Medals', labels: ['gold', 'silver', 'bronze'] },
    ...{ values: [2, 4, 5], texts: ['2', '4', '5'] },
  }
  const sizesOf = (blocks: readonly object[]) =>
    pagesOf({ title: 'What we counted', blocks } as never, size).map(page => page.length)

  const page = (brand: Partial<BrandKit>, blocks: readonly object[], index: number) => {
    const data = { title: 'How it is mended', blocks }
    const picture = { template: 'infographic_report', composition: 'sheet', width: 1080, height: 1350, data, index }
    const rest = { seed: 'one', format: 'png', scheme: 'auto', ribbon: null, service_mark: false }
    return composePicture(raster, Picture.parse({ ...picture, ...rest }), { ...(bareKits[0] as BrandKit), ...brand })
  }

  const comparison = {
    kind: 'comparison' as const,
    left_title: 'Before',
    right_title: 'Now',
    left: ['1'],
    right: ['2'],
  }
  it.each([stat('40'), note, steps, comparison])('say above a block what it is about: $kind', async block => {
    const heads = async (data: object) => {
      const pages = await Promise.all([0, 1].map(index => page({}, [data, bars], index)))
      return pages.flatMap(({ proof }) => proof.texts).filter(({ role }) => role === 'list title').length
    }
    expect(await heads({ ...block, title: 'Lilies and cats' })).toBe((await heads(block)) + 1)
  })

  it('are one where everything has room on it at sizes that are read', () => {
    expect(sizesOf([steps, note])).toEqual([2])
    expect(sizesOf([...figures, note])).toEqual([2])
  })

  it('are more where it has not; none is a title alone, or a note where that can be helped', () => {
    const much = [steps, bars, { ...bars, title: 'Places' }, figures[0] ?? note, { ...steps, title: 'Again' }, note]
    const sizes = sizesOf(much)
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.at(-1)).toBeGreaterThan(1)
  })

  it('carry the name of the brand once each', async () => {
    const { boxes } = await page({ name: 'Meridian' }, [steps, note], 0)
    expect(boxes.filter(({ role }) => role === 'logo' || role === 'wordmark')).toHaveLength(1)
  })

  it('give a title a fifth of their height at most, and the blocks the rest', async () => {
    const { boxes, proof } = await page({ name: 'Meridian' }, [steps, note], 0)
    const [title] = boxes.filter(({ role }) => role === 'title')
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(1350 * 0.2)
    expect(proof.hole?.share).toBeLessThanOrEqual(proof.hole?.limit ?? 0)
  })

  it('are filled by what stands on them alone', async () => {
    const { proof } = await page({ name: 'Meridian' }, [bars], 0)
    expect(proof.hole?.share).toBeLessThan(0.24)
    const [label] = proof.texts.filter(({ role }) => role === 'labels')
    expect(label?.size_px).toBeGreaterThan(50)
  })
})
