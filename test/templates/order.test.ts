// What is read first on a picture of words: the ground it stands on, what is acted on, and which side it is read from.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { Picture } from '#lib/render/picture.ts'
import { isSoberTone } from '#lib/render/type/manner.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const palette = {
  primary: '#C8102E',
  secondary: '#1D4E89',
  accent: '#F2B705',
  background: '#F5F9FF',
  text: '#141B26',
}
const none = { logos: [], screens: [], photos: [], people: [], mascot: [] }
const kitOf = (tone: string, name = 'Murmel'): BrandKit => ({
  name,
  about: '',
  tagline: '',
  palette,
  voice: { tone },
  ...none,
})

function markOf(colour: string): BrandKit['logos'][number] {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><rect width="400" height="120" fill="${colour}"/></svg>`
  const bytes = new TextEncoder().encode(drawn)
  return {
    variant: 'primary',
    image: { key: `mark${colour}`, bytes, content_type: 'image/svg+xml', width: 400, height: 120 },
  }
}

function compose(
  template: string,
  data: object,
  look: { tone?: string; composition?: string; size?: [number, number]; scheme?: string; logo?: string } = {},
) {
  const { tone = 'warm, playful', composition = 'auto', size: [width, height] = [1080, 1350], scheme = 'auto' } = look
  const rest = { format: 'png', scheme, seed: 'one', ribbon: null, service_mark: false }
  const kit = { ...kitOf(tone), logos: look.logo ? [markOf(look.logo)] : [] }
  return composePicture(raster, Picture.parse({ template, composition, width, height, data, ...rest }), kit)
}

const paperOf = async (...asked: Parameters<typeof compose>) =>
  String((await compose(...asked)).scene.root.style.backgroundColor)

const event = {
  event_name: 'Open course',
  date: 'Monday 8 February',
  time: '10 to 12',
  price: '€245',
  facts: [
    { label: 'Age', value: 'from 4' },
    { label: 'Siblings', value: 'minus 10 %' },
  ],
}

describe('the ground of words alone', () => {
  const { plain, deep } = themeOf(palette, 'auto')

  it('is a colour of a brand that is not sober, and its paper for one that is', async () => {
    const look = { composition: 'ruled' }
    expect(lch(await paperOf('event_reminder', event, look)).c).toBeGreaterThan(0.1)
    expect(await paperOf('facts', { headline: 'The house', rows: event.facts }, { ...look, tone: 'calm, exact' })).toBe(
      plain.paper,
    )
  })

  it('is the dark colour of the brand under grave news, and its paper under news of death', async () => {
    const look = { composition: 'sheet' }
    expect(await paperOf('notice', { headline: 'Pitch flooded, no training tonight' }, look)).toBe(deep.paper)
    expect(await paperOf('notice', { headline: 'Our founder has passed away' }, look)).toBe(plain.paper)
  })

  it.each(Object.entries(palette))('shows the logo that has the %s of the brand', async (_, logo) => {
    const { boxes } = await compose('event_reminder', event, { composition: 'ruled', logo })
    expect(boxes.map(box => box.role)).toContain('logo')
  })

  it.each([
    ['event_reminder', event],
    ['notice', { headline: 'Pitch flooded, no training tonight' }],
  ])('is light by day and dark after dark, and then no other card’s (%s)', async (template, data) => {
    const composition = template === 'notice' ? 'sheet' : 'ruled'
    const [usual, light, dark] = await Promise.all(
      ['auto', 'light', 'dark'].map(scheme => paperOf(template, data, { composition, scheme })),
    )
    expect(lch(light ?? '').l).toBeGreaterThan(0.6)
    expect(lch(dark ?? '').l).toBeLessThan(0.6)
    expect(dark).not.toBe(usual)
  })

  it('is never the near-black of a text where the palette has a colour that can be dark', () => {
    expect(lch(deep.paper).c).toBeGreaterThan(0.05)
  })

  it.each([
    ['calm, plain, kind', true],
    ['calm, sunny, proud', false],
    ['sachlich, ruhig', true],
    ['herzlich, frech', false],
    ['plain, wry', false],
    ['', false],
  ])('goes by the tone: %s', (tone, sober) => {
    expect(isSoberTone(tone)).toBe(sober)
  })
})

describe('what is acted on', () => {
  const sizeOf = ({ proof }: Awaited<ReturnType<typeof compose>>, role: string) =>
    proof.texts.filter(text => text.role === role).map(text => text.size_px)

  it('is a third of the headline at least: day, hour and price', async () => {
    for (const composition of ['ruled', 'banded']) {
      const drawn = await compose('event_reminder', event, { composition })
      const [name = 0] = sizeOf(drawn, 'event_name')
      for (const role of ['date', 'time', 'price'])
        expect(sizeOf(drawn, role)[0], `${composition}, ${role}`).toBeGreaterThanOrEqual(Math.max(40, name * 0.31))
    }
  })

  it('is larger than the name of what it is', async () => {
    const drawn = await compose('event_reminder', event, { composition: 'ruled' })
    expect(Math.max(...sizeOf(drawn, 'facts label'))).toBeLessThan(Math.min(...sizeOf(drawn, 'facts value')) * 0.8)
  })

  it('has a name that hangs on nothing', async () => {
    const facts = [
      { label: '出張研ぎは', value: 'その場で' },
      { label: 'お預かり:', value: '2日' },
    ]
    const { alt_text } = await compose('event_reminder', { ...event, facts }, { composition: 'ruled' })
    expect(alt_text).not.toMatch(/研ぎは|お預かり:/u)
    expect(alt_text).toMatch(/出張研ぎ/u)
  })

  it('has one size in all cells of a grid, however long one of them is', async () => {
    const { facts: _, ...data } = { ...event, location: 'The library back room and the hall of Saint Chad' }
    const drawn = await compose('event_reminder', data, { composition: 'name_at_foot' })
    const sizes = ['date', 'time', 'location', 'price'].flatMap(role => sizeOf(drawn, role))
    expect(sizes).toHaveLength(4)
    expect(new Set(sizes).size).toBe(1)
  })

  it('does not stand beside the name of the brand when it is a call', async () => {
    const { facts: _, ...data } = { ...event, cta: 'Bring nothing, just show up' }
    const { proof } = await compose('event_reminder', data, { composition: 'ticket' })
    const boxOf = (role: string) => proof.texts.find(text => text.role === role)?.box ?? expect.fail(role)
    expect(boxOf('cta').y).toBeGreaterThan(boxOf('date').y)
  })
})

describe('what is read from the right', () => {
  const data = {
    event_name: 'فحص مجاني',
    date: 'الأحد 7 يونيو',
    facts: [{ label: 'المدة', value: '20 دقيقة' }],
    contact: '04 555 0123',
  }

  it('has the name, the columns and a number at the right', async () => {
    for (const size of [
      [1080, 1350],
      [1200, 627],
    ] as [number, number][]) {
      const { proof } = await compose('event_reminder', data, { composition: 'ruled', size })
      const right = (role: string) => {
        const box = proof.texts.find(text => text.role === role)?.box ?? expect.fail(role)
        return Math.round(box.x + box.width)
      }
      for (const role of ['wordmark', 'date', 'contact']) expect(right(role), role).toBeCloseTo(right('event_name'), -1)
      if (size[0] > size[1]) expect(right('facts value')).toBeLessThan(size[0] * 0.55)
    }
  })
})

describe('a job', () => {
  const kickerOf = async (data: object) =>
    (await compose('job_opening', data, { composition: 'ruled' })).alt_text.match(
      /We’re looking for|Wir suchen[^.,]*/u,
    )?.[0]
  const terms = ['Driving licence', 'Mostly Monday to Thursday']

  it('says that somebody is looked for, once, where its role does not', async () => {
    expect(await kickerOf({ role: '2 site trainers', salary: '£34,000', terms: [...terms, 'Start on 1 May'] })).toBe(
      'We’re looking for',
    )
    expect(await kickerOf({ role: 'Volunteers wanted', salary: '£34,000', terms })).toBeUndefined()
    // “We’re looking for Sunday job: glass washer” is no sentence.
    expect(await kickerOf({ role: 'Sunday job: glass washer', salary: '£12 an hour', terms })).toBeUndefined()
    expect(await kickerOf({ role: 'Glass washer', salary: '£12 an hour', terms: [...terms, 'Steady job'] })).toBe(
      'We’re looking for',
    )
  })

  it('is led by the row that says it', async () => {
    const data = {
      role: 'Fliesenleger',
      salary: '2.950 €',
      terms: ['4-Tage-Woche', 'Bewerbung formlos', 'Wir suchen ab Freitag'],
    }
    const { proof } = await compose('job_opening', data, { composition: 'ruled' })
    const [kicker, role] = ['kicker', 'role'].map(
      name => proof.texts.find(text => text.role === name)?.box ?? expect.fail(name),
    )
    expect(kicker?.y).toBeLessThan(role?.y ?? 0)
    expect(proof.texts.filter(text => text.role === 'terms')).toHaveLength(2)
  })
})

describe('a price', () => {
  it('has what it is for below its sum, and no currency parted from it', async () => {
    const size: [number, number] = [1200, 627]
    const rolesOf = async (price: string) =>
      (await compose('offer', { headline: 'Rekey special', price }, { composition: 'priced', size })).proof.texts.map(
        ({ role }) => role,
      )
    expect(await rolesOf('$18 a lock')).toContain('per')
    expect(await rolesOf('95 zł')).not.toContain('per')
  })

  it('that was lower is said to be over, not pointed at', async () => {
    const data = { headline: 'The price per break goes up', old_price: '£45', new_price: '£52' }
    expect((await compose('price_change', data)).alt_text).toContain('was £45')
    expect((await compose('price_change', { ...data, old_price: '£60' })).alt_text).not.toContain('was')
  })
})

describe('the line under the title of a link', () => {
  it('has each of its sentences on a line of its own', async () => {
    const data = { title: 'Calf scour', meta: 'Wednesday 21 April, 8pm. Free, all farmers welcome.' }
    const { scene, proof } = await compose('og_title', data, { composition: 'loud', size: [1200, 630] })
    expect(JSON.stringify(scene.root)).toContain('"Free, all farmers welcome."')
    expect(proof.texts.find(text => text.role === 'meta')?.lines).toBe(2)
  })
})

describe('a saying', () => {
  it('is closed where it is opened, under the name of who said it', async () => {
    const quote = 'My bill was $14. I called them up because I thought it was wrong.'
    const { proof, alt_text } = await compose(
      'testimonial',
      { quote, author_name: 'Denise' },
      { composition: 'hanging' },
    )
    const sizeOf = (role: string) => proof.texts.find(text => text.role === role)?.size_px ?? 0
    expect(alt_text).toContain('wrong.”')
    expect(sizeOf('wordmark')).toBeLessThanOrEqual(sizeOf('author_name'))
  })

  it('stands between the brackets of Japanese, both of the size of its letters', async () => {
    const data = { quote: '「部屋に入るたび深呼吸しています。」', author_name: '東山様' }
    for (const composition of ['hanging', 'centred']) {
      const { alt_text, proof } = await compose('testimonial', data, { composition })
      expect(alt_text).toContain('「部屋に入るたび深呼吸しています。」')
      expect(proof.texts.map(text => text.role)).not.toContain('quote mark')
    }
  })
})
