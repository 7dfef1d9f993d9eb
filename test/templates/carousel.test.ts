import { describe, expect, it } from 'vitest'
import { localShelf } from '#dev/build/shelf-files.ts'
import { takumiRaster } from '#lib/adapters/engine/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const raster = takumiRaster(localShelf)
const kit: BrandKit = {
  ...{ name: 'Tadpole Pool', tagline: 'First swims', palette: { primary: '#1C97B8', accent: '#FF5533' }, voice: {} },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}
const stories = [
  ['Your first swimming lesson', 'Feet in', 'Bubbles', 'Float', 'Towel'],
  ['Why our bread takes a day', 'It rests', 'It is shaped', 'It bakes', 'It is sold'],
  ['Which bicycle fits?', 'Measure', 'Sit', 'Ride', 'Choose'],
  ['How oysters grow', 'They settle', 'They filter', 'They fatten', 'They are eaten'],
  ['What a piano needs', 'Room', 'Quiet', 'Tuning', 'You'],
]
/** What a slide shows, apart from its words: the drawing that fills it. */
async function shown(headlines: readonly string[], index: number, brand = kit): Promise<string> {
  const data = { slides: headlines.map(headline => ({ headline })) }
  const asked = {
    template: 'carousel_story',
    composition: 'edge_first',
    width: 1080,
    height: 1350,
    format: 'png',
    scheme: 'auto',
  }
  const { scene } = await composePicture(
    raster,
    Picture.parse({ ...asked, data, seed: 'a', index, ribbon: null, service_mark: false }),
    brand,
  )
  const drawings = scene.root.type === 'container' ? scene.root.children : []
  return drawings.flatMap(node => (node.type === 'image' && typeof node.src === 'string' ? [node.src] : []))[0] ?? ''
}

/** The field below the seam: a box as wide as the canvas that reaches its foot. */
function fieldOf(root: SceneNode): { top: number; colour: unknown } | undefined {
  const fields = root.type === 'container' ? root.children.filter(({ style }) => style?.width === root.style.width) : []
  const { top, backgroundColor } = fields[0]?.style ?? {}
  return typeof top === 'number' ? { top, colour: backgroundColor } : undefined
}

describe('a carousel', () => {
  it('shows what its story names at its begin and end, each time anew', async () => {
    const firsts = await Promise.all(stories.map(story => shown(story, 0)))
    expect(new Set(firsts).size).toBe(stories.length)
    const slides = await Promise.all([0, 1, 2, 3, 4].map(index => shown(stories[0] ?? [], index)))
    // Its thing opens and ends it, whole, and stands on no slide that does not name it.
    expect(slides.map(svg => (svg.match(/<path|<rect/g) ?? []).length > 4)).toEqual([true, false, false, false, true])
  }, 30_000)

  it.each([
    ['2. wipe the mouthpiece', true],
    ['1 Mon 11 January booklet goes home', true],
    ['14 miles of road', true],
    ['12 to 3 p.m.: the panels go on', false],
    ['2 for 1 rolls until Sunday', false],
    ['20 minutes in the dark', false],
  ])(
    'sets the number large that “%s” begins with, unless it belongs to what follows: %s',
    async (headline, isFigure) => {
      const slides = [{ headline: 'What to know' }, { headline }, { headline: 'Come and see' }]
      const look = { composition: 'edge_first', width: 1080, height: 1350, format: 'png', scheme: 'auto', seed: 'a' }
      const asked = {
        template: 'carousel_story',
        ...look,
        data: { slides },
        index: 1,
        ribbon: null,
        service_mark: false,
      }
      const { proof } = await composePicture(raster, Picture.parse(asked), { ...kit, name: 'Threlkeld', tagline: '' })
      expect(proof.texts.some(({ role }) => role === 'value')).toBe(isFigure)
    },
  )

  const worded = [
    { headline: 'What winter asks' },
    { headline: 'Press the sole', body: 'Hard and cracked means new rubber.' },
    { headline: 'Look at the seam', body: 'A gap as wide as a fingernail lets in all the water there is.' },
    { headline: 'Wait for two days', body: 'Leather takes its time.' },
    { headline: 'Count what it costs you before you buy', body: 'Mending is a third of it.' },
    { headline: 'Bring them in', body: 'We look for free.', cta: 'threlkeld.example' },
  ]
  type Told = readonly { headline: string; body?: string; cta?: string }[]
  const wordsOf = (template: string, [width, height]: readonly [number, number], of: Told = worded) => {
    const bare = { ...kit, name: 'Threlkeld', tagline: '' }
    const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
    return Promise.all(
      of.map((_, index) =>
        composePicture(raster, Picture.parse({ ...look, template, width, height, data: { slides: of }, index }), bare),
      ),
    )
  }
  const FORMATS = [
    ['carousel_story', [1080, 1350]],
    ['carousel_story', [1080, 1080]],
    ['slideshow_list', [1080, 1920]],
  ] as const

  it.each(FORMATS)(
    'of words alone sets all points in the same sizes on one seam, and leaves no hole (%s, %o)',
    async (...of) => {
      const slides = await wordsOf(...of)
      const sizes = (role: string) =>
        new Set(slides.slice(1, -1).flatMap(({ proof }) => proof.texts.find(one => one.role === role)?.size_px ?? []))
      expect([sizes('headline').size, sizes('body').size]).toEqual([1, 1])
      const fields = slides.slice(1, -1).map(({ scene }) => fieldOf(scene.root))
      expect(new Set(fields.map(field => field?.top)).size).toBe(1)
      for (const [index, { proof }] of slides.entries())
        expect(proof.hole?.share ?? 0, String(index)).toBeLessThanOrEqual(proof.hole?.limit ?? 1)
    },
    30_000,
  )

  const pictured = [
    { headline: 'What winter asks' },
    { headline: 'Press the sole', body: 'Hard and cracked means new rubber.' },
    { headline: 'Dry them by the stove for a night and never on it', body: 'Leather takes its time.' },
    { headline: 'Nothing else for now', body: 'Wax can wait until the leather is dry.' },
    { headline: 'Brush', body: 'Salt eats what it stands on for longer than a day or two.' },
    { headline: 'Bring them in', body: 'We look for free.', cta: 'threlkeld.example' },
  ]

  it.each(FORMATS)(
    'stands the things of its points on one seam, over words of one size (%s, %o)',
    async (template, [width, height]) => {
      const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
      const data = { slides: pictured }
      const bare = { ...kit, name: 'Threlkeld', tagline: '' }
      const draw = (index: number, depicts: string[]) =>
        composePicture(raster, Picture.parse({ ...look, template, width, height, data, depicts, index }), bare)
      const slides = await Promise.all([1, 2, 4].map(index => draw(index, ['shoe', 'hand', 'stove', '', 'bucket', ''])))
      const seams = slides.map(({ scene }) => fieldOf(scene.root)?.top ?? 0)
      expect(new Set(seams).size).toBe(1)
      for (const { proof, boxes } of slides) {
        const thing = boxes.find(one => one.role === 'artwork')
        expect(thing?.y).toBeGreaterThan(height * 0.08)
        expect((thing?.y ?? 0) + (thing?.height ?? 0)).toBeLessThan((seams[0] ?? 0) + 1)
        expect(thing?.height).toBeGreaterThan(height * 0.12)
        for (const { role, box } of proof.texts.filter(one => ['headline', 'body'].includes(one.role)))
          expect(box.y, role).toBeGreaterThan(seams[0] ?? height)
        expect(proof.hole?.share ?? 0).toBeLessThanOrEqual(proof.hole?.limit ?? 1)
      }
      const sizes = (role: string) => slides.map(({ proof }) => proof.texts.find(one => one.role === role)?.size_px)
      expect(new Set(sizes('body')).size).toBe(1)
      // What shows nothing is words on two fields, as if no slide showed anything.
      expect(
        (await draw(3, ['shoe', 'hand', 'stove', '', 'bucket', ''])).boxes.some(one => one.role === 'artwork'),
      ).toBe(false)
    },
    30_000,
  )

  it.each(FORMATS)(
    'of words alone changes its ground from each slide to the next (%s, %o)',
    async (...of) => {
      const grounds = (await wordsOf(...of)).map(({ scene }) => [
        scene.root.style?.backgroundColor,
        fieldOf(scene.root)?.colour,
      ])
      for (const [index, [upper, lower]] of grounds.entries()) {
        if (index === 0) continue
        expect(upper, String(index)).not.toBe(lower)
        expect([upper, lower], String(index)).not.toEqual(grounds[index - 1])
      }
    },
    30_000,
  )

  it.each(FORMATS)(
    'of words alone has words in both of its fields (%s, %o)',
    async (...of) => {
      for (const { scene, boxes } of (await wordsOf(...of)).slice(1)) {
        const seam = fieldOf(scene.root)?.top ?? 0
        const said = boxes.filter(({ role }) => ['headline', 'body', 'cta', 'number', 'value'].includes(role))
        expect(said.some(({ y, height }) => y + height <= seam)).toBe(true)
        expect(said.some(({ y }) => y >= seam)).toBe(true)
        expect(said.every(({ y, height }) => y >= seam || y + height <= seam)).toBe(true)
      }
    },
    30_000,
  )

  it.each(FORMATS)(
    'of words alone has what is below its seam in the middle of that field, or at the end of the safe zone (%s, %o)',
    async (...of) => {
      const [, [, height]] = of
      const [foot, least] = height === 1920 ? [height * 0.8, 190] : [height * 0.926, 70]
      for (const [index, { scene, boxes }] of (await wordsOf(...of)).entries()) {
        if (index === 0) continue
        const seam = fieldOf(scene.root)?.top ?? 0
        const under = boxes.filter(({ role, y }) => ['body', 'cta'].includes(role) && y >= seam)
        const top = Math.min(...under.map(({ y }) => y)) - seam
        const rest = height - Math.max(...under.map(({ y, height: tall }) => y + tall))
        expect(top, String(index)).toBeGreaterThan(least)
        if (rest - top > 60) expect(Math.abs(height - rest - foot), String(index)).toBeLessThan(40)
      }
    },
    30_000,
  )

  const counted = [
    { headline: '3 rights you have from day one' },
    { headline: 'Repairs within 14 days', body: 'Heating within 24 hours.' },
    { headline: 'Nobody enters unannounced', body: 'A day of notice, in writing.' },
    { headline: 'Your deposit is protected', body: 'Ask for the certificate.' },
    { headline: 'Know them all', cta: 'threlkeld.example' },
  ]
  it.each([
    ['carousel_story', [1080, 1350]],
    ['slideshow_list', [1080, 1920]],
  ] as const)(
    'of words alone has its number one distance from the words under it, by the size of these (%s, %o)',
    async (template, size) => {
      const slides = (await wordsOf(template, size, counted)).slice(0, 4)
      for (const [index, { boxes, proof }] of slides.entries()) {
        const number = boxes.find(({ role }) => role === 'number' || role === 'value')
        const words = boxes.find(({ role }) => role === 'headline')
        const size = proof.texts.find(({ role }) => role === 'headline')?.size_px ?? 1
        const apart = ((words?.y ?? 0) - (number?.y ?? 0) - (number?.height ?? 0)) / size
        expect(apart, String(index)).toBeGreaterThan(0.3)
        expect(apart, String(index)).toBeLessThan(0.85)
      }
    },
    30_000,
  )

  it('whose words name nothing begins with the thing of the brand’s trade, and with none over grave news', async () => {
    const cobbler = { ...kit, name: 'Threlkeld', tagline: '', about: 'We resole walking boots by hand.' }
    const words = ['What winter asks', 'Dry them slowly', 'Away from the fire', 'Then ring us']
    const [named, unnamed, grave] = await Promise.all([
      shown(words, 0, cobbler),
      shown(words, 0, { ...kit, tagline: '' }),
      shown([...words, 'Our founder Tom has died'], 0, cobbler),
    ])
    const strokes = [named, unnamed, grave].map(svg => (svg.match(/<path|<rect/g) ?? []).length)
    expect(strokes[0]).toBeGreaterThan(4)
    expect(strokes[1]).toBeLessThan(strokes[0] ?? 0)
    expect(strokes[2]).toBeLessThan(strokes[0] ?? 0)
  }, 30_000)

  it.each(['carousel_story', 'slideshow_list'])(
    'ends with what is needed to act, in rows of one size (%s)',
    async template => {
      const facts = ['Child season ticket, early bird: £59', 'Family season ticket: £260']
      const slides = [
        ...['Season tickets', 'Swim all summer'].map(headline => ({ headline })),
        { headline: 'At the hut', cta: 'Get yours', facts },
      ]
      const height = template === 'carousel_story' ? 1350 : 1920
      const picture = Picture.parse({
        ...{ template, composition: 'auto', width: 1080, height, format: 'png', scheme: 'auto', seed: 'a' },
        ...{ data: { slides }, index: 2, ribbon: null, service_mark: false },
      })
      const { proof, alt_text } = await composePicture(raster, picture, kit)
      const rows = proof.texts.filter(({ role }) => role === 'facts')
      expect(rows).toHaveLength(2)
      expect(new Set(rows.map(({ size_px }) => size_px)).size).toBe(1)
      expect(rows[0]?.size_px).toBeGreaterThan(36)
      for (const fact of facts) expect(alt_text).toContain(fact)
    },
  )

  it.each([
    ['carousel_story', { headline: 'Bez skrótów i żartów słownych' }, 'headline', 185],
    ['carousel_story', { headline: 'Skölj i samma temperatur' }, 'headline', 150],
    ['slideshow_list', { headline: 'miles of road resurfaced', value: '14' }, 'value', 480],
  ])('fills a slide of few words with them (%s, %o)', async (template, slide, role, least) => {
    const slides = [{ headline: 'What to know' }, slide, { headline: 'Come and see' }]
    const picture = Picture.parse({
      ...{ template, composition: 'auto', width: 1080, height: template === 'carousel_story' ? 1350 : 1920, seed: 'a' },
      ...{ data: { slides }, index: 1, format: 'png', scheme: 'auto', ribbon: null, service_mark: false },
    })
    const { proof } = await composePicture(raster, picture, { ...kit, name: 'Threlkeld', tagline: '' })
    expect(proof.texts.find(one => one.role === role)?.size_px).toBeGreaterThan(least)
  })

  const toldAt = async (index: number, ...slides: Told[number][]) =>
    (await wordsOf('carousel_story', [1080, 1350], [{ headline: 'What to know' }, ...slides]))[index]?.proof.texts ?? []
  const size = (texts: readonly { role: string; size_px: number }[], role: string) =>
    texts.find(one => one.role === role)?.size_px ?? 0

  it.each([
    'The council put it up on Monday. The steps are still weedy at low tide.',
    'Bring the boots in dry and empty, with the laces out, and tell us what hurts and where it hurts most',
  ])('lets a long thought lead and its rest follow in letters half as large (“%s”)', async headline => {
    const texts = await toldAt(1, { headline }, { headline: 'Come and see' })
    expect(size(texts, 'body')).toBeGreaterThan(40)
    expect(size(texts, 'headline')).toBeGreaterThan(size(texts, 'body') * 1.6)
  })

  it.each([
    'Keep the lost button or the piece of cloth if you still have it',
    'If you are allergic to stings, please do not come',
    'Wir öffnen am Montag, dem 12. Juli wieder für alle',
  ])('leaves air around one long thought (“%s”)', async headline => {
    const texts = await toldAt(1, { headline }, { headline: 'Come and see' })
    expect(texts.map(({ role }) => role)).not.toContain('body')
    expect(size(texts, 'headline')).toBeLessThan(140)
  })

  it('ends on what is offered, signed in small letters by whoever offers it', async () => {
    const point = { headline: 'Bring them in on a weekday', body: 'We look for free.' }
    const signed = await toldAt(2, point, { headline: 'The quote is free', cta: 'Threlkeld, Hexham' })
    expect(size(signed, 'headline')).toBeGreaterThan(size(signed, 'cta') * 3)
    const act = await toldAt(2, point, { headline: 'The quote is free', cta: 'Send us a photo' })
    expect(size(act, 'headline')).toBeGreaterThan(size(act, 'cta') * 1.5)
    expect(size(act, 'cta')).toBeGreaterThan(size(signed, 'cta'))
  })
})
