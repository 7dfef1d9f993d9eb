// Words that an owner wants to look otherwise than the rest of a post, for any brand.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import { Picture } from '#lib/render/picture.ts'
import { placeOf, tintedLine } from '#lib/render/stressed.ts'
import { themeWished } from '#lib/render/wished.ts'
import type { Stressed, Wished } from '#lib/render/wishes.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kits = (bareKits as readonly BrandKit[]).slice(0, 6)
const look = { width: 1080, height: 1350, format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }

type Asked = {
  template: string
  data: object
  kit?: BrandKit
  wished?: Wished[]
  size?: [number, number]
  index?: number
}
const drawn = (
  { kit = kits[0] as BrandKit, size: [width, height] = [1080, 1350], ...asked }: Asked,
  ...words: Stressed[]
) =>
  composePicture(raster, Picture.parse({ ...look, width, height, depicts: ['none'], ...asked, stressed: words }), kit)

type Drawn = Awaited<ReturnType<typeof drawn>>
const sizeOf = ({ proof }: Drawn, ...roles: string[]): number =>
  Math.max(...proof.texts.filter(({ role }) => roles.includes(role)).map(({ size_px }) => size_px))
const others = ({ proof }: Drawn, ...roles: string[]): number =>
  Math.max(...proof.texts.filter(({ role }) => !roles.includes(role)).map(({ size_px }) => size_px))

const event = {
  template: 'event_reminder',
  data: { event_name: 'Holiday course', date: 'From 4 to 22 December', location: 'Recife', price: '£480' },
}
const job = {
  template: 'job_opening',
  data: { role: 'Night baker', salary: '£17.40 an hour', location: 'Mill Lane', terms: ['28 days off', 'Paid breaks'] },
}
const prices = {
  template: 'price_list',
  data: {
    title: 'July prices for rain-water tanks',
    condition: 'Valid from 1 to 31 July',
    rows: [
      { name: '1,000 litres', price: '£9,800' },
      { name: '2,300 litres', price: '£19,500' },
      { name: '5,000 litres', price: '£41,000' },
    ],
    note: 'Fitting £3,500 extra. Delivery free within 30 km.',
  },
}

describe('words that are to be large', () => {
  it.each(kits.map(kit => [kit.name, kit] as const))('are the largest of their picture (%s)', async (_, kit) => {
    const dated = await drawn({ ...event, kit }, { words: '£480', is: 'large' })
    expect(sizeOf(dated, 'price', 'facts value')).toBeGreaterThan(others(dated, 'price', 'facts value') * 1.2)
    const paid = await drawn({ ...job, kit }, { words: '£17.40', is: 'large' })
    expect(sizeOf(paid, 'salary', 'terms')).toBeGreaterThan(sizeOf(paid, 'role') * 1.2)
  })

  it('stay so where all else is to be small and calm', async () => {
    const slides = [{ headline: 'Twenty years' }, { value: '2014', headline: 'The first employee came to us' }]
    const asked: Asked = {
      template: 'slideshow_list',
      data: { slides },
      wished: ['quiet', 'small'],
      index: 1,
      size: [1080, 1920],
    }
    const calm = await drawn(asked)
    const led = await drawn(asked, { words: '2014', is: 'large' })
    expect(sizeOf(led, 'value')).toBeGreaterThan(sizeOf(calm, 'value'))
    expect(sizeOf(led, 'value')).toBeGreaterThan(others(led, 'value') * 2)
  })

  it.each([
    [1080, 1350],
    [1600, 900],
    [1200, 627],
  ])('are the prices of a list, which fills its width, on %s × %s', async (width, height) => {
    const words = ['£9,800', '£19,500', '£41,000'].map(words => ({ words, is: 'large' as const }))
    for (const kit of kits.slice(0, 3)) {
      const list = await drawn({ ...prices, kit, size: [width, height] }, ...words)
      expect(sizeOf(list, 'rows price')).toBeGreaterThan(sizeOf(list, 'title', 'condition', 'note', 'rows name'))
      const all = await drawn({ ...prices, kit, size: [width, height], wished: ['large'] })
      expect(sizeOf(all, 'rows name')).toBeGreaterThanOrEqual(sizeOf(all, 'title'))
      const ends = all.proof.texts.filter(({ role }) => role === 'rows price').map(({ box }) => box.x + box.width)
      expect(Math.min(...ends)).toBeGreaterThan(width * 0.85)
    }
  })
})

describe('a colour that is for some words', () => {
  const kit = kits[0] as BrandKit
  const painted = { ...kit, palette: { primary: '#1F3A93', accent: '#F4633A', background: '#FFFFFF', text: '#10182B' } }
  const report = {
    template: 'infographic_report',
    data: {
      title: 'Our year',
      blocks: [
        { kind: 'stat', value: '38,900', label: 'bookings' },
        { kind: 'bars', title: 'What for', labels: ['Dancing', 'Sport'], values: [21, 17], texts: ['21%', '17%'] },
      ],
    },
  }
  const isOrange = (colour: string) => lch(colour).c > 0.08 && lch(colour).h > 20 && lch(colour).h < 70
  const coloursIn = (node: unknown) =>
    (
      JSON.stringify(node, (_, value) => (ArrayBuffer.isView(value) ? null : value)).match(/#[0-9a-f]{6}\b/gi) ?? []
    ).filter(isOrange)

  it('is theirs, and nothing else’s', async () => {
    const orange = { ...painted.palette, primary: '#F4633A', accent: '#1F3A93' }
    const asked: Asked = { ...report, kit: { ...kit, palette: orange }, size: [1080, 1350] }
    expect(coloursIn((await drawn(asked)).scene.root).length).toBeGreaterThan(1)
    const scene = (await drawn(asked, { words: '38,900', is: 'orange' })).scene.root
    expect(coloursIn(scene)).toHaveLength(1)
  })

  it('colours them alone within their line', async () => {
    const told = { template: 'announcement', data: { headline: 'Book by Friday at noon' }, kit: painted }
    const { root } = (await drawn(told, { words: 'by Friday', is: 'orange' })).scene
    const texts: [string, string][] = []
    const walk = (node: { type?: string; text?: string; style?: { color?: string }; children?: unknown[] }) => {
      if (node.type === 'text' && node.text) texts.push([node.text.trim(), node.style?.color ?? ''])
      for (const child of node.children ?? []) walk(child as typeof node)
    }
    walk(root as never)
    const orange = texts.filter(([, colour]) => isOrange(colour)).map(([text]) => text)
    expect(orange.join(' ')).toBe('by Friday')
  })

  it('is the brand’s for one bar among its like, and for its name', async () => {
    const palette = { ...painted.palette, primary: '#F4633A', accent: '#1F3A93' }
    const asked: Asked = { ...report, kit: { ...kit, palette }, size: [1080, 1350] }
    const [plain, marked] = [await drawn(asked), await drawn(asked, { words: 'Sport', is: 'marked' })]
    const colourOf = (node: unknown, text: string) =>
      JSON.stringify(node).match(new RegExp(`"text":"${text}"[^}]*?"color":"(#[0-9a-f]{6})"`, 'i'))?.[1] ?? ''
    expect(isOrange(colourOf(marked.scene.root, 'Sport'))).toBe(true)
    expect(isOrange(colourOf(marked.scene.root, 'Dancing'))).toBe(false)
    expect(isOrange(colourOf(plain.scene.root, 'Sport'))).toBe(false)
    const loud = (node: unknown) => coloursIn(node).filter(colour => lch(colour).c > 0.15).length
    expect(loud(marked.scene.root)).toBeLessThanOrEqual(loud(plain.scene.root))
  })

  it('goes on over three lines', () => {
    const words = "Leather your grandad's customers wore in"
    for (const line of ['Leather', 'your grandad’s', 'customers wore in'])
      expect(tintedLine(line, words, ['#b22', '#111'])).toEqual([{ text: line, colour: '#b22' }])
    expect(tintedLine('Comes from overseas', words, ['#b22', '#111'])).toBeNull()
  })

  it('is one of two that a picture stands on, in their order', () => {
    const palette = { ...painted.palette, secondary: '#0E7C5B' }
    const paperOf = (name: 'green' | 'orange') => themeWished(palette, 'auto', [name]).vivid[0].paper
    for (const names of [['green', 'orange'] as const, ['orange', 'green'] as const]) {
      const { playful, vivid } = themeWished(palette, 'auto', names)
      expect(vivid.map(({ paper }) => paper)).toEqual([paperOf(names[0])])
      expect(playful.map(({ paper }) => paper)).toEqual(names.map(paperOf))
    }
  })
})

describe('where words stand', () => {
  it.each([
    ['95', 'Broilers 95', true],
    ['95', 'since 1995', false],
    ['95', '95.50 each', false],
    ['9,800', '19,800', false],
    ['£20 off', 'Now £20\u00A0off each.', true],
    ["it's here", 'It’s here!', true],
    ['', 'anything', false],
  ])('“%s” in “%s”: %s', (words, text, stands) => {
    expect(placeOf(words, text) >= 0).toBe(stands)
  })
})
