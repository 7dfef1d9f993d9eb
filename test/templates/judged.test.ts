// What fresh eyes objected to in finished pictures, each fault with the picture that had it.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { sampleKit } from '#dev/kits.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'
import { cutStyle, lineNode } from '#lib/render/type/cut-style.ts'
import { FAMILIES, familyNamed, inWidth } from '#lib/render/type/font/families.ts'
import { glyphsOf } from '#lib/render/type/glyphs.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const WIDE = [1200, 627] as const
const TALL = [1080, 1350] as const
const LONG = [1080, 2400] as const

function compose(template: string, composition: string, data: object, size: readonly [number, number] = TALL, kit = 0) {
  const [width, height] = size
  const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
  const picture = Picture.parse({ template, composition, width, height, data, ...rest })
  return composePicture(raster, picture, bareKits[kit] as BrandKit)
}

const all = (node: SceneNode): SceneNode[] => [node, ...(node.type === 'container' ? node.children.flatMap(all) : [])]

describe('letters', () => {
  it('are as wide at every size as they were measured, so that nothing stands on the last of them', async () => {
    const words = 'Pinewood Wildlife Park'
    for (const name of FAMILIES)
      for (const width of ['plain', 'narrow', 'wide'] as const) {
        const family = inWidth(familyNamed(name) ?? expect.fail(name), width)
        const glyphs = await glyphsOf(words, family, localShelf)
        const wide = async (size: number) => {
          const style = { ...cutStyle(family.display, glyphs.stack, size), lineHeight: '120px', display: 'flex' }
          const children = [
            lineNode(words, size, { style: { flexShrink: 0 }, emoji: glyphs.emoji, marks: family.display.marks }),
          ]
          const scene = {
            root: { type: 'container' as const, style, children },
            width: 1e6,
            images: new Map(),
            fonts: glyphs.faces,
          }
          return ((await raster.measure(scene)).children[0]?.width ?? 0) / size
        }
        expect(await wide(32), `${name}, ${width}`).toBeCloseTo(await wide(100), 1)
      }
  })
})

describe('a rule', () => {
  const news = {
    eyebrow: 'Our driver',
    headline: 'Aoife Byrne won Road Safety Driver of the Year 2026',
    body: 'Irish Haulage Awards, Friday 9 October. 11 years, zero incidents.',
  }

  it('crosses no words', async () => {
    for (const [size, kit] of [WIDE, TALL, [1080, 1080] as const].flatMap(size =>
      [0, 2, 6].map(kit => [size, kit] as const),
    )) {
      const { boxes } = await compose('statement', 'ruled', news, size, kit)
      const rules = boxes.filter(({ role }) => role === 'rule')
      expect(rules).toHaveLength(2)
      for (const rule of rules)
        for (const text of boxes.filter(one => one.text))
          expect(text.y >= rule.y + rule.height - 1 || text.y + text.height <= rule.y + 1, text.role).toBe(true)
    }
  })
})

describe('an infographic of one list', () => {
  const plan = {
    title: 'Setup day',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { time: '08:00', name: 'Unpack' },
          { time: '10:00', name: 'Bolt down' },
          { time: '16:00', name: 'First part' },
        ],
      },
    ],
  }
  const prices = { title: 'Prices', blocks: [{ kind: 'list', items: ['Easy saver', 'Christmas saver'] }] }

  it('ticks off nothing: a plan is not done', async () => {
    for (const data of [plan, prices])
      for (const composition of ['sheet', 'bands']) {
        const { scene } = await compose('infographic_report', composition, data, LONG)
        const ticks = all(scene.root).filter(node => node.type === 'image' && String(node.src).includes('M4 12.5l5.2'))
        expect(ticks).toEqual([])
      }
  })

  it('is set as large as its sheet has room', async () => {
    for (const data of [plan, prices]) {
      const { proof } = await compose('infographic_report', 'bands', data, LONG)
      expect(proof.texts.find(({ role }) => role === 'items')?.size_px).toBeGreaterThanOrEqual(64)
      expect(proof.hole?.share ?? 0).toBeLessThan(0.27)
    }
  })
})

describe('words alone', () => {
  it('leave no half of a notice or a field empty', async () => {
    const notice = { headline: 'Shut Thursday or Friday, waiting on the electrician' }
    expect((await compose('notice', 'panel', notice)).proof.hole?.share).toBeLessThan(0.26)
    const news = { headline: 'Adults $18, kids $12, under 3 free' }
    const { scene } = await compose('statement', 'field', news)
    const [ground] = all(scene.root).filter(
      node => node.type === 'container' && node.style.backgroundColor && node !== scene.root,
    )
    expect(Number(ground?.style.height)).toBeGreaterThan(1350 * 0.84)
  })
})

describe('a cover', () => {
  it('differs by its title, and has no stripes that mean nothing', async () => {
    const covers = ['The tide tables', 'Salt', 'Tape Hiss Hymnal', 'A year of soup'].map(async title => {
      const { scene, boxes } = await compose('object', 'cover', { kind: 'book', title, by: 'Marit Aune' })
      const frame = boxes.find(({ role }) => role === 'artwork') ?? expect.fail('no cover')
      const stripes = all(scene.root).filter(
        node =>
          node.type === 'container' &&
          Number(node.style.width) === frame.width &&
          Number(node.style.height) < frame.height / 4,
      )
      expect(stripes).toEqual([])
      return JSON.stringify(
        all(scene.root)
          .filter(node => node.type !== 'container')
          .map(({ style }) => [style.left, style.top, style.color]),
      )
    })
    expect(new Set(await Promise.all(covers)).size).toBe(4)
  })
})

describe('a loaf', () => {
  it('shows its crumb, by which it is bread', () => {
    const light = nouns.bread?.().filter(({ tone }) => tone === 'light') ?? []
    expect(light.length).toBeGreaterThan(0)
  })
})

describe('what is read in one breath', () => {
  const whole = [
    ['El viernes 19 de marzo no hay clase', '19 de marzo'],
    ['4月1日から15日まで', '15日'],
    ['Call (608) 555-0144, 24 hours a day', '(608) 555-0144'],
    ['Das Tagesticket kostet ab 1. April 5,20 €', '1. April'],
  ] as const

  it('stands on one line', async () => {
    for (const [headline, together] of whole)
      for (const composition of ['ruled', 'poster', 'field']) {
        const { scene } = await compose('statement', composition, { headline }, TALL, 7)
        const lines = all(scene.root).flatMap(node => (node.type === 'text' ? [node.text] : []))
        expect(
          lines.some(text => text.includes(together)),
          `${composition}: ${lines.join(' / ')}`,
        ).toBe(true)
      }
  })
})

describe('slides that show nothing', () => {
  const slides = [
    { headline: 'Why it works' },
    { headline: 'reasons to stop', value: '5', body: 'Each stage waits.' },
    { headline: 'Try it' },
  ]

  it('are filled by their words, the number first, and what comes next has less than half of them', async () => {
    for (const [template, size] of [
      ['carousel_story', TALL],
      ['slideshow_list', [1080, 1920] as const],
    ] as const) {
      const [width, height] = size
      const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
      const picture = Picture.parse({
        template,
        composition: 'auto',
        width,
        height,
        data: { slides },
        index: 1,
        ...rest,
      })
      const { proof, scene } = await composePicture(raster, picture, bareKits[0] as BrandKit)
      const number = proof.texts.find(({ role }) => role === 'value')
      expect(number?.size_px, template).toBeGreaterThan(400)
      const fields = (scene.root.type === 'container' ? scene.root.children : []).filter(
        node => node.type === 'container' && node.style.width === size[0] && node.style.backgroundColor,
      )
      expect(Math.max(0, ...fields.map(({ style }) => Number(style?.height))), template).toBeLessThan(size[1] * 0.42)
    }
  })
})

describe('a signature', () => {
  const kit = bareKits[1] as BrandKit
  const signature = chooseSignature(kit)
  const lines = async (type: Partial<typeof signature.type>, headline: string) => {
    const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
    const asked = {
      template: 'statement',
      composition: 'ruled',
      width: 1080,
      height: 1350,
      data: { headline },
      ...rest,
    }
    const signed = { ...kit, signature: { ...signature, type: { ...signature.type, ...type } } }
    const { scene, proof, alt_text } = await composePicture(raster, Picture.parse(asked), signed)
    const words = all(scene.root).flatMap(node => (node.type === 'text' ? [node.text] : []))
    return { words: words.join(' '), size: proof.texts.find(({ role }) => role === 'headline')?.size_px ?? 0, alt_text }
  }

  it('sets what leads in its case, and never a name in small letters', async () => {
    const upper = await lines({ case: 'upper' }, 'Open late')
    expect(upper.words).toContain('OPEN LATE')
    expect(upper.alt_text).toContain('Open late')
    expect((await lines({ case: 'lower' }, 'Open late')).words).toContain('open late')
    expect((await lines({ case: 'lower' }, 'Open late with Ana')).words).toContain('Open late with Ana')
  })

  it('sets it in its scale', async () => {
    const size = async (scale: 'quiet' | 'plain' | 'poster') => (await lines({ scale }, 'Hi')).size
    expect(await size('quiet')).toBeLessThan(await size('plain'))
    expect(await size('plain')).toBeLessThan(await size('poster'))
  })

  it('shows photos in its own colour where it asks for that, and the one that the post is about', async () => {
    const oriel = sampleKit('oriel')
    const [first, second] = oriel.photos
    if (!first || !second) return expect.fail('photos')
    const told = (shows: string, other: string) => [
      { ...first, shows },
      { ...second, shows: other },
    ]
    const drawn = async (photos: BrandKit['photos'], grade: 'none' | 'duotone') => {
      const own = chooseSignature(oriel)
      const shown = { ...oriel, photos, signature: { ...own, picture: { ...own.picture, grade } } }
      const rest = { format: 'png', scheme: 'auto', seed: 'one', ribbon: null, service_mark: false }
      const data = { headline: 'New bread from the oven', body: 'Every morning.' }
      const asked = { template: 'statement', composition: 'words_foot', width: 1080, height: 1350, data, ...rest }
      const { scene } = await composePicture(raster, Picture.parse(asked), shown)
      return all(scene.root).find(
        node => node.type === 'image' && [first.image.key, second.image.key].includes(String(node.src)),
      )
    }
    const bread = await drawn(told('A loaf of bread', 'The garden at night'), 'none')
    const later = await drawn(told('The garden at night', 'A loaf of bread'), 'none')
    expect([bread, later].map(node => node?.type === 'image' && node.src)).toEqual([first.image.key, second.image.key])
    expect(bread?.style.filter).toBeUndefined()
    expect((await drawn(told('A loaf of bread', ''), 'duotone'))?.style.filter).toMatch(/grayscale/)
  })
})

describe('a list on rules', () => {
  const jar = {
    headline: 'What is in the jar',
    items: ['Rapeseed wax from Yorkshire', 'A cotton wick', 'Essential oils', 'Nothing that is dyed'],
  }

  it('has every line of its titles between two of them, also where words grow', async () => {
    for (let kit = 0; kit < bareKits.length; kit++) {
      const { boxes, scene } = await compose('feature_list', 'ruled', jar, [1080, 1080], kit)
      const rules = all(scene.root)
        .map(({ style }) => style as { top?: number; height?: number })
        .filter(({ height, top }) => height === 2 && top !== undefined)
        .map(({ top = 0 }) => top)
      expect(rules.length).toBeGreaterThanOrEqual(jar.items.length)
      for (const { role, y, height } of boxes.filter(box => box.role === 'items'))
        expect(
          rules.filter(top => top > y + 2 && top < y + height - 2),
          `${kit}: ${role}`,
        ).toEqual([])
    }
  }, 30_000)
})

describe('an address', () => {
  it('stands whole where another composition has room for it', async () => {
    const job = {
      ...{ role: 'Tierpfleger:in, 30 Stunden', salary: '2.150 € im Monat', location: 'Fulda' },
      ...{ terms: ['jedes zweite Wochenende frei', 'eigener Hund darf mit'], deadline: 'Bis 1. April' },
      contact: 'jobs@tierheim-am-alten-wiesengrund.example',
    }
    const compositions = ['banded', 'ruled'].map(name => compose('job_opening', name, job, [1080, 1080]))
    const torn = (await Promise.all(compositions)).map(({ proof }) => proof.texts.some(text => text.torn))
    const { proof } = await compose('job_opening', 'auto', job, [1080, 1080])
    expect(torn).toContain(false)
    expect(proof.texts.some(text => text.torn)).toBe(false)
  })
})

describe('the order of size', () => {
  const sizeOf = (proof: Awaited<ReturnType<typeof compose>>['proof'], role: string) =>
    Math.max(0, ...proof.texts.filter(text => text.role === role).map(text => text.size_px))
  const long = {
    event_name: 'First shed Saturday of spring',
    date: 'Saturday 20 March',
    time: '10am till 2pm or till sold out',
    prices: [
      { now: '£18 a dozen', for: 'Natives' },
      { now: '£12 a dozen', for: 'Rocks' },
    ],
    body: "Last year we sold out at 12.40, so don't dawdle. Bring a bag, cash is better.",
  }

  it.each(['ruled', 'banded'])('has the name first, then the day, in %s', async composition => {
    for (const size of [TALL, WIDE] as const)
      for (const kit of [0, 1, 2, 3]) {
        const { proof } = await compose('event_reminder', composition, long, size, kit)
        const [name, day] = [sizeOf(proof, 'event_name'), sizeOf(proof, 'date')]
        expect(name / day).toBeGreaterThan(size === TALL ? 1.3 : 1.1)
        expect(day).toBeGreaterThan(sizeOf(proof, 'body'))
        expect(name / sizeOf(proof, 'facts value')).toBeGreaterThan(1.15)
      }
  })

  it('shows the thing of a story though one of its slides tells of an accident', () => {
    const slides = [{ headline: 'How to open an oyster' }, { headline: 'Knife in' }, { headline: 'Twist' }]
    const grave = (last: string) =>
      subjectOf('carousel_story', { slides: [...slides, { headline: last }] }, 'Oysters').grave
    expect(grave('An accident? Call us, we close at five')).toBe(false)
    expect(grave('Our founder died on Friday')).toBe(true)
    expect(subjectOf('carousel_story', { slides: [{ headline: 'After the accident' }, ...slides] }, '').grave).toBe(
      true,
    )
  })
})
