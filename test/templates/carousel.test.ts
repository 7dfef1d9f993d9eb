import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { tadpole as kit } from '#test/support/kits.ts'

const stories = [
  ['Your first swimming lesson', 'Feet in', 'Bubbles', 'Float', 'Towel'],
  ['Why our bread takes a day', 'It rests', 'It is shaped', 'It bakes', 'It is sold'],
  ['Which bicycle fits?', 'Measure', 'Sit', 'Ride', 'Choose'],
  ['How oysters grow', 'They settle', 'They filter', 'They fatten', 'They are eaten'],
  ['What a piano needs', 'Room', 'Quiet', 'Tuning', 'You'],
]
/** What a slide shows, apart from its words: the drawing that fills it. */
async function shown(headlines: readonly string[], index: number, brand = kit): Promise<string> {
  const data = { slides: headlines.map((headline, at) => ({ role: at === 0 ? 'hook' : 'point', headline })) }
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
    // A slide that names nothing is carried by its words: at most the edge of what comes next stands under them.
    expect(slides.map(svg => (svg.match(/<path|<rect/g) ?? []).length > 4)).toEqual([true, false, false, false, false])
  }, 30_000)

  it('of bare headlines that are read from the right has its name on their side', async () => {
    const brand = { ...kit, name: 'خيط وإبرة' }
    const story = ['اعمل كم', 'ليش تفصل عنا', 'قماش بتختاره بايدك', 'تعديل مجاني']
    for (const index of story.keys()) await expect(shown(story, index, brand)).resolves.toBeTypeOf('string')
  }, 30_000)

  it.each([
    ['2. wipe the mouthpiece', 'number'],
    ['1 Mon 11 January booklet goes home', 'value'],
    ['14 miles of road', 'value'],
    ['12 to 3 p.m.: the panels go on', undefined],
    ['2 for 1 rolls until Sunday', undefined],
    ['48 Mill Street, Waitsfield', undefined],
    ['4 pack of Fog Signal $16', undefined],
    ['6 week course for beginners', undefined],
    ['20 minutes in the dark', undefined],
  ])('sets the number large that “%s” begins with, unless it belongs to what follows: %s', async (headline, role) => {
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
    expect(proof.texts.find(one => ['value', 'number'].includes(one.role))?.role).toBe(role)
  })

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

  /** Sizes that differ by less than a sixth look like one. */
  const stepsOf = (sizes: readonly number[]) => {
    const sorted = sizes.toSorted((a, b) => b - a)
    return sorted.filter((one, at) => at === 0 || one * 1.19 < (sorted[at - 1] ?? one))
  }

  it.each(FORMATS)(
    'of words alone begins all points on one line, in at most two sizes, and leaves no hole (%s, %o)',
    async (...of) => {
      const slides = await wordsOf(...of)
      const texts = (role: string) =>
        slides.slice(1, -1).flatMap(({ proof }) => proof.texts.find(one => one.role === role) ?? [])
      expect(new Set(texts('headline').map(({ box }) => box.y)).size).toBe(1)
      expect(stepsOf(texts('headline').map(({ size_px }) => size_px)).length).toBeLessThanOrEqual(2)
      expect(new Set(texts('body').map(({ size_px }) => size_px)).size).toBe(1)
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
    'shows the things of its points at one seam, beside words of one size, and only words where there is none (%s, %o)',
    async (template, [width, height]) => {
      const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
      const bare = { ...kit, name: 'Threlkeld', tagline: '' }
      const depicts = ['shoe', 'hand', 'stove', '', 'bucket', '']
      const asked = { ...look, template, width, height, data: { slides: pictured }, depicts }
      const draw = (index: number) => composePicture(raster, Picture.parse({ ...asked, index }), bare)
      const slides = await Promise.all([1, 2, 3, 4].map(draw))
      const things = slides.map(({ boxes }) => boxes.find(one => one.role === 'artwork'))
      expect(things.map(Boolean)).toEqual([true, true, false, true])
      const texts = (role: string) =>
        slides.map(({ proof }) => proof.texts.find(one => one.role === role)).filter((_, at) => things[at])
      for (const [at, thing] of things.entries()) {
        if (!thing) continue
        expect(thing.height).toBeGreaterThan(height * 0.2)
        expect(thing.y + thing.height).toBeLessThan(height)
        for (const { box } of slides[at]?.proof.texts.filter(({ role }) => ['headline', 'body'].includes(role)) ?? [])
          expect(box.y + box.height < thing.y || box.y > thing.y + thing.height).toBe(true)
      }
      for (const { proof } of slides)
        expect(proof.hole?.share ?? 0).toBeLessThanOrEqual((proof.hole?.limit ?? 1) + 0.04)
      expect(new Set(texts('body').map(one => one?.size_px)).size).toBe(1)
      expect(stepsOf(texts('headline').map(one => one?.size_px ?? 0)).length).toBe(1)
      expect(new Set(texts('headline').map(one => one?.box.y)).size).toBe(1)
      const all = slides.flatMap(({ proof }) => proof.texts.find(({ role }) => role === 'headline') ?? [])
      expect(stepsOf(all.map(({ size_px }) => size_px)).length).toBeLessThanOrEqual(2)
    },
    60_000,
  )

  it('has two compositions that are two pictures: words over what is shown, and under it', async () => {
    const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false, index: 1 }
    const asked = { ...look, template: 'carousel_story', width: 1080, height: 1350, data: { slides: pictured } }
    const of = (composition: string, depicts: string[]) =>
      composePicture(raster, Picture.parse({ ...asked, composition, depicts }), {
        ...kit,
        name: 'Threlkeld',
        tagline: '',
      })
    const tops = async (composition: string, depicts: string[]) => {
      const { boxes } = await of(composition, depicts)
      return ['headline', 'artwork'].map(role => boxes.find(one => one.role === role)?.y ?? Number.NaN) as [
        number,
        number,
      ]
    }
    const [above, thing] = await tops('edge_first', ['shoe', 'hand', 'stove', '', 'bucket', ''])
    expect(above).toBeLessThan(thing)
    const [below, over] = await tops('things_first', ['shoe', 'hand', 'stove', '', 'bucket', ''])
    expect(below).toBeGreaterThan(over)
    // Words alone hang from the head, or stand under what comes next.
    const [[high], [low]] = [
      await tops('edge_first', ['shoe', '', '', '', '', '']),
      await tops('things_first', ['shoe', '', '', '', '', '']),
    ]
    expect(low).toBeGreaterThan(high + 100)
  }, 30_000)

  it('shows no thing twice between begin and end, and ends on none that began it', async () => {
    const bare = { ...kit, name: 'Threlkeld', tagline: '' }
    const depicts = ['shoe', 'hand', 'hand', 'stove', 'bucket', 'shoe']
    const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
    const asked = {
      ...look,
      template: 'carousel_story',
      width: 1080,
      height: 1350,
      data: { slides: pictured },
      depicts,
    }
    const slides = await Promise.all(
      [...pictured.keys()].map(index => composePicture(raster, Picture.parse({ ...asked, index }), bare)),
    )
    expect(slides.map(({ boxes }) => boxes.some(one => one.role === 'artwork'))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ])
  }, 30_000)

  it('shows what one slide of many is about, where nothing else leads', async () => {
    const look = { template: 'slideshow_list', width: 1080, height: 1920, format: 'png', scheme: 'auto', seed: 'a' }
    const asked = { ...look, data: { slides: pictured }, depicts: ['', '', 'stove', '', '', ''] }
    const bare = { ...kit, name: 'Threlkeld', tagline: '' }
    const slides = await Promise.all(
      [1, 2, 3].map(index =>
        composePicture(raster, Picture.parse({ ...asked, index, ribbon: null, service_mark: false }), bare),
      ),
    )
    expect(slides.map(({ boxes }) => boxes.some(one => one.role === 'artwork'))).toEqual([false, true, false])
  }, 30_000)

  it.each(FORMATS)(
    'of words alone changes its ground from each slide to the next (%s, %o)',
    async (...of) => {
      const grounds = (await wordsOf(...of)).map(({ scene }) => scene.root.style?.backgroundColor)
      for (const [index, ground] of grounds.slice(2, -1).entries()) expect(ground).not.toBe(grounds[index + 1])
    },
    30_000,
  )

  it.each(FORMATS)(
    'ends on two fields: what it says over what to do, which has no larger field than it needs (%s, %o)',
    async (...of) => {
      const [, [, height]] = of
      const foot = height === 1920 ? height * 0.8 : height * 0.926
      const { scene, boxes } = (await wordsOf(...of)).at(-1) as Awaited<ReturnType<typeof composePicture>>
      const seam = fieldOf(scene.root)?.top ?? 0
      const headline = boxes.find(({ role }) => role === 'headline')
      const cta = boxes.find(({ role }) => role === 'cta')
      expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(seam - 40)
      expect(cta?.y).toBeGreaterThan(seam + 50)
      const end = (cta?.y ?? 0) + (cta?.height ?? 0)
      expect(Math.abs(end - foot)).toBeLessThan(40)
      expect((cta?.y ?? 0) - seam).toBeLessThan(80)
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
      const slides = (await wordsOf(template, size, counted)).slice(1, 4)
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
    ['carousel_story', { headline: 'Bez skrótów i żartów słownych' }, 'headline', 160],
    ['carousel_story', { headline: 'Skölj i samma temperatur' }, 'headline', 145],
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
    'Bring the boots in dry and empty, with the laces out, and tell us what hurts and where it hurts most of all on the way home',
  ])('lets a long thought lead and its rest follow in letters half as large (“%s”)', async headline => {
    const texts = await toldAt(1, { headline }, { headline: 'Come and see' })
    expect(size(texts, 'body')).toBeGreaterThan(40)
    expect(size(texts, 'headline')).toBeGreaterThan(size(texts, 'body') * 1.6)
  })

  it.each([
    'Keep the lost button or the piece of cloth if you still have it',
    'If you are allergic to stings, please do not come',
    'Wir öffnen am Montag, dem 12. Juli wieder für alle',
  ])('sets one long thought larger than beside a picture, and as no wall (“%s”)', async headline => {
    const texts = await toldAt(1, { headline }, { headline: 'Come and see' })
    expect(texts.map(({ role }) => role)).not.toContain('body')
    expect(size(texts, 'headline')).toBeLessThan(180)
  })

  it('breaks no word of a script without spaces for the sake of larger letters', async () => {
    const headline = '男湯と女湯で絵がつながっています'
    const [, slide] = await wordsOf(
      'carousel_story',
      [1080, 1350],
      [{ headline: '新しい絵' }, { headline }, { headline: '見に来て' }],
    )
    const textsIn = (node: SceneNode): string[] =>
      node.type === 'text' ? [node.text] : node.type === 'container' ? node.children.flatMap(textsIn) : []
    const lines = textsIn(slide?.scene.root ?? expect.fail('slide')).filter(text => headline.includes(text))
    expect(lines.join('')).toBe(headline)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.some(line => line.includes('つながって'))).toBe(true)
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
