// Slides of a number: it is the largest of what they show, over a thing, or over as many marks as it counts.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { leadOf } from '#lib/templates/carousel/parts.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { tadpole as kit } from '#test/support/kits.ts'

describe('a number that words begin with', () => {
  it.each([
    ['7 clarinets were left in cupboards', '7'],
    ['7 clarinetes, 4 trompetas, 3 flautas y 2 saxos', undefined],
    ['12 boats, all of them painted', '12'],
  ])('“%s”', (headline, figure) => expect(leadOf({ headline }).figure).toBe(figure))

  it('is the place of a step, whatever is counted behind it', () => {
    expect(leadOf({ headline: '2. Coarse branches below, 20 cm deep' })).toEqual({
      ...{ ordinal: 2, words: 'Coarse branches below, 20 cm deep' },
    })
  })
})

describe('a slide of a number', () => {
  const numbered = (figures: readonly (readonly [value: string, headline: string])[], depicts: string[] = []) => {
    const inner = figures.map(([value, headline]) => ({ value, headline }))
    const slides = [{ headline: 'Where it went' }, ...inner, { headline: 'Ask us', cta: 'threlkeld.example' }]
    const look = { template: 'slideshow_list', width: 1080, height: 1920, format: 'png', scheme: 'auto', seed: 'a' }
    const asked = { ...look, data: { slides }, depicts: slides.map((_, at) => depicts[at] ?? '') }
    const marked = { ...asked, ribbon: null, service_mark: false }
    return Promise.all(figures.map((_, at) => composePicture(raster, Picture.parse({ ...marked, index: at + 1 }), kit)))
  }

  it('has each number as large as it goes, larger than its words, over the thing that somebody has said', async () => {
    const slides = await numbered(
      [
        ['14', 'boats for hire'],
        ['1,840,200', 'trees planted'],
      ],
      ['', 'boat', 'tree'],
    )
    for (const { proof, boxes } of slides) {
      const [value, headline] = ['value', 'headline'].map(role => proof.texts.find(one => one.role === role)?.size_px)
      expect(value).toBeGreaterThan((headline ?? 0) * 2)
      expect(value).toBeGreaterThan(150)
      expect(boxes.some(one => one.role === 'artwork')).toBe(true)
    }
  }, 30_000)

  it('keeps its words clear of letters that hang from the number', async () => {
    const [hanging, flat] = await numbered([
      ['20 kg', 'the bar alone'],
      ['20 km', 'the bar alone'],
    ])
    const gap = (one: typeof hanging) => {
      const [value, headline] = ['value', 'headline'].map(
        role => one?.proof.texts.find(text => text.role === role)?.box,
      )
      return (headline?.y ?? 0) - (value?.y ?? 0) - (value?.height ?? 0)
    }
    expect(gap(hanging)).toBeGreaterThan(gap(flat) + 10)
  }, 30_000)

  /** How many marks stand under a number, and how many of them are in another colour. */
  const marksOn = ({ scene }: Awaited<ReturnType<typeof composePicture>>): number[] => {
    const nodes = scene.root.type === 'container' ? scene.root.children : []
    const drawn = nodes.flatMap(node => (node.type === 'image' && typeof node.src === 'string' ? [node.src] : []))
    const fills = drawn.flatMap(svg => [...svg.matchAll(/<rect [^>]*fill="(#\w+)"\/>/g)].map(([, fill]) => fill))
    return [fills.length, fills.filter(fill => fill !== fills[0]).length]
  }

  it.each([
    [
      ['24', 'teams came'],
      [24, 0],
    ],
    [
      ['64 %', 'of them are women'],
      [100, 36],
    ],
    [
      ['61,400', 'visitors'],
      [0, 0],
    ],
    [
      ['140', 'kg of chowder'],
      [0, 0],
    ],
    [
      ['2009', 'The first year'],
      [0, 0],
    ],
  ] as const)('shows under a number with no thing what it counts: %o', async (figure, marks) => {
    const [slide] = await numbered([figure])
    expect(slide && marksOn(slide)).toEqual(marks)
  })

  it('shows under years that follow each other how many have gone', async () => {
    const slides = await numbered([
      ['2009', 'A ladder'],
      ['2014', 'A first hand'],
      ['2021', 'A second van'],
    ])
    expect(slides.map(marksOn)).toEqual([
      [13, 12],
      [13, 7],
      [13, 0],
    ])
  }, 30_000)
})
