import { describe, expect, it } from 'vitest'
import { readRecordings } from '#dev/answers/recordings.ts'
import { setNames } from '#dev/answers/sets.ts'
import { type Channel, platformOf } from '#lib/channels.ts'
import { type Answer, answers, CardAnswer, OgAnswer, type SlidesAnswer } from '#lib/composer/answer.ts'
import { type CardForm, cardForms, type Form, ogForms } from '#lib/composer/forms.ts'
import { notesApart } from '#lib/composer/guard/mend/blocks.ts'
import { altOf } from '#lib/composer/layout/alt.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { place } from '#lib/composer/layout/place.ts'
import { factRow, hoursRow } from '#lib/composer/layout/rows.ts'
import { drawnOn } from '#lib/composer/layout/slides.ts'
import { Brand, Library, type Picture } from '#lib/composer/plan.ts'
import type { Question } from '#lib/composer/question.ts'
import { pictureTexts } from '#lib/composer/said.ts'
import { wordCount } from '#lib/composer/words/width.ts'
import type { AssetType } from '#lib/plans.ts'
import { registry } from '#lib/registry.ts'
import { captionReasons } from '#lib/runs/judge/fits.ts'
import { templates } from '#lib/templates/index.ts'
import { storyboardOf } from '#lib/video/from-plan.ts'
import { LONGEST } from '#lib/video/sound/bed-names.ts'

const recorded = setNames().flatMap(set =>
  readRecordings(set).map(one => [`${set} ${one.id}`, { ...one, asset_type: one.asset_type as AssetType }] as const),
)

const brand = (voice = {}) => Brand.parse({ name: 'Tidewell', tagline: 'Move.', voice })
const questionOf = (asset_type: AssetType, channel: Channel = 'instagram', of = brand()): Question => ({
  ...{ asset_type, channel, day: '2026-10-12', brand: of },
  ...{ shows: [], segments: [], another_than: [] },
})
const library = Library.parse({})
const said = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(said).join('\n')
      : ''
/** Words a second in the scene that asks most of a reader, but the first and the last, of which most is said elsewhere. */
const quickest = (film: unknown): number => {
  const { scenes } = film as {
    scenes: ({ start_ms: number; end_ms: number; seen?: string } & Record<string, unknown>)[]
  }
  const rates = scenes.slice(1, -1).map(({ start_ms, end_ms, role: _, ...words }) => {
    const texts = [...new Set(Object.values(words).flat())].join(' ')
    return words.seen ? 0 : (wordCount(texts) * 1_000) / (end_ms - start_ms)
  })
  return Math.max(0, ...rates)
}
/** Letters and digits alone: stops and marks are the template’s. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Each text of the picture, or the pieces of it that a template shows apart. */
function isShown(text: string, shown: string): boolean {
  return text.split(/^De |: |\s?[–—-]\s?| to | from | bis | a /iu).every(piece => bare(shown).includes(bare(piece)))
}

describe('recorded answers', () => {
  it.each(recorded)('%s lose no word on the way to the picture', (_, { asset_type, answer, repair }) => {
    // As the guard hands it on.
    const read = notesApart(answers[asset_type].parse(repair ?? answer) as Answer)
    const { pictures } = layOut(read, questionOf(asset_type), library, 0)
    expect(pictures).toHaveLength(1)
    const [picture] = pictures
    const shown = said(picture?.data)
    for (const { text, at } of pictureTexts(read, asset_type)) expect(isShown(text, shown), `${at}: ${text}`).toBe(true)
    if (asset_type === 'video') {
      const look = { width: 1080, height: 1920, scheme: 'auto', seed: 's', ribbon: null, service_mark: false } as const
      const { shots } = storyboardOf(picture?.data, look, '')
      expect(shots.at(-1)?.end_ms).toBeLessThanOrEqual(LONGEST * 1_000)
      for (const { start_ms, end_ms } of shots) expect(end_ms - start_ms).toBeGreaterThanOrEqual(1_200)
      expect(quickest(picture?.data)).toBeLessThan(3)
    } else expect(() => templates[picture?.template ?? '']?.fields.parse(picture?.data)).not.toThrow()
  })

  it.each(recorded)('%s have a caption that every platform takes', (_, { asset_type, answer, repair }) => {
    const read = answers[asset_type].parse(repair ?? answer) as Answer
    const { captions } = layOut(read, questionOf(asset_type), library, 0)
    for (const [channel, caption] of Object.entries(captions)) {
      expect(caption.length, channel).toBeGreaterThan(0)
      expect(captionReasons(platformOf[channel as Channel], caption), channel).toEqual([])
    }
  })
})

const filled = (most: number, name: string) => `${name} `.repeat(30).slice(0, most).trim()

/** An answer that fills every role and row of a form to its limit. */
function full(form: Form, name: string): Answer {
  const parts = form.roles.flatMap(role =>
    Array.from({ length: role.times }, (_, index) => ({
      role: role.name,
      text: filled(role.most, `${role.name}${index}`),
      from: ['1'],
    })),
  )
  const rows = Array.from({ length: form.rows?.most ?? 0 }, (_, index) => ({
    label: filled(form.rows?.label[1] ?? 0, `l${index}`),
    value: filled(form.rows?.value[1] ?? 0, `v${index}`),
    note: filled(form.rows?.note?.[1] ?? 0, `n${index}`),
    from: ['1'],
  }))
  const below = { caption: [{ text: 'It is.', from: ['1'] }], short: { text: 'It is.', from: ['1'] } }
  const shared = { read: {}, language: 'en', sensitive: 'none', form: name, parts, ...below }
  return name in cardForms ? CardAnswer.parse({ ...shared, rows }) : OgAnswer.parse(shared)
}

describe('a form at its limits', () => {
  it.each(Object.entries(cardForms))('%s has a place for every role and row', (name, form) => {
    const answer = full(form, name)
    const [picture] = layOut(answer, questionOf('card'), library, 0).pictures
    // Words that no template of their own has a place for stand on an announcement.
    expect(picture?.template).not.toBe('announcement')
    for (const { text, at } of pictureTexts(answer, 'card'))
      expect(isShown(text, said(picture?.data)), `${at}: ${text}`).toBe(true)
  })

  it.each<[string, Picture['data'], string[]]>([
    ['price_list', { title: 'Bread', rows: [{ name: 'Rye', price: '£4' }] }, ['Price list', 'Bread. Rye. £4.']],
    ['people', { name: 'Ana', role: 'Baker', photo_url: 'https://a.example/b' }, ['Person', 'Ana. Baker.']],
    ['video_story', { scenes: [{ role: 'number', text: '9', value: '9', end_ms: 900 }] }, ['Video', '9.']],
  ])('%s is told to those who do not see it, with what a row holds', (template, data, [kind, words]) => {
    expect(altOf({ template, data }, 'Tidewell')).toEqual([`${kind} from Tidewell. Text: ${words}`])
  })

  it('each slide is told, without its part in the set', () => {
    const slides = ['hook', 'end'].map(role => ({ role, headline: `Words of ${role}` }))
    expect(altOf({ template: 'carousel_story', data: { slides } }, 'Tidewell')).toEqual([
      'Carousel from Tidewell. Text: Words of hook.',
      'Carousel from Tidewell. Text: Words of end.',
    ])
  })

  it.each(Object.keys(cardForms))('%s takes every template of its own in turn', name => {
    const answer = CardAnswer.parse({ ...short(name as CardForm) })
    const seen = Array.from({ length: 4 }, (_, variation) => layOut(answer, questionOf('card'), library, variation))
    const templatesOf = new Set(seen.map(({ pictures }) => pictures[0]?.template))
    expect(seen[3]?.turn).toBe(Math.floor(3 / templatesOf.size))
  })

  it.each([
    ['Ten years old.', 'Ten years old'],
    ['Your chair’s in our shop. Ours is in yours.', 'Your chair’s in our shop. Ours is in yours.'],
  ])('the title of a link keeps its stop where it has two: %s', (text, title) => {
    const answer = OgAnswer.parse({ ...short('news'), form: 'page', parts: [{ role: 'headline', text, from: [] }] })
    const [picture] = layOut(answer, questionOf('og_image'), library, 0).pictures
    expect(picture?.data.title).toBe(title)
  })

  it.each(Object.entries(ogForms))('og %s is shown by its template', (name, form) => {
    const shown = registry({ article: 'og_article', page: 'og_title', number: 'og_number', code: 'og_code' })
    const parts = form.roles
      .filter(role => role.needed)
      .map(role => ({ role: role.name, text: 'Forty runs', from: [] }))
    const answer = OgAnswer.parse({ ...short('news'), form: name, parts })
    expect(layOut(answer, questionOf('og_image'), library, 0).pictures[0]?.template).toBe(shown[name])
  })
})

/** Only what a form needs. */
function short(name: CardForm) {
  const form: Form = cardForms[name]
  const parts = form.roles
    .filter(role => role.needed)
    .flatMap(role => Array.from({ length: role.least }, () => ({ role: role.name, text: 'Forty', from: [] })))
  const rows = Array.from({ length: form.rows?.least ?? 0 }, () => ({ label: 'Day', value: '9', note: '' }))
  return { read: {}, language: 'en', sensitive: 'none', form: name, parts, rows, caption: [], short: { text: '' } }
}

describe('the time in which something was counted', () => {
  it('stands under what was counted, never behind another day', () => {
    const answer = CardAnswer.parse({
      ...short('number'),
      parts: [
        { role: 'value', text: '4' },
        { role: 'label', text: 'medals for our skaters' },
        { role: 'body', text: 'A new block starts on Monday 24 April.' },
        { role: 'period', text: 'At the weekend' },
      ],
    })
    const { data } = layOut(answer, questionOf('card'), library, 0).pictures[0] as Picture
    expect(data.context).toBe('At the weekend. A new block starts on Monday 24 April.')
  })
})

describe('what code adds', () => {
  it('is the legal line of a regulated brand, on the picture and under every post', () => {
    const regulated = brand({ regulated: true, legal_lines: ['Capital at risk.'] })
    const { pictures, captions } = layOut(
      CardAnswer.parse(short('news')),
      questionOf('card', 'twitter', regulated),
      library,
      0,
    )
    expect(said(pictures[0]?.data)).toContain('Capital at risk.')
    for (const caption of Object.values(captions)) expect(caption).toContain('Capital at risk.')
  })

  it('are tags in one word, and none under grave news', () => {
    const tagged = { ...short('notice'), hashtags: ['run club', '#Galway'] }
    const tags = (answer: object) => layOut(CardAnswer.parse(answer), questionOf('card'), library, 0).hashtags
    expect(tags(tagged)).toEqual(['#runClub', '#Galway'])
    expect(tags({ ...tagged, sensitive: 'death' })).toEqual([])
  })

  it('is a screen or a person of the library where the post is about one', () => {
    const own = Library.parse({ screens: ['Invoices'], people: [{ name: 'Priya Raman', role: 'baker' }] })
    const of = (show: string) =>
      layOut(CardAnswer.parse({ ...short('news'), show }), questionOf('card'), own, 0).pictures[0]
    expect(of('Invoices')).toMatchObject({ template: 'product', data: { screen_hint: 'Invoices' } })
    expect(of('Priya Raman')?.template).toBe('people')
    expect(of('Somebody else')?.template).toBe('announcement')
  })
})

describe('hours in a row', () => {
  it.each([
    ['9 am–5 pm', { open: '9 am', close: '5 pm' }],
    ['09:00 to 17:30', { open: '09:00', close: '17:30' }],
    ['9h à 19h', { open: '9h', close: '19h' }],
    ['noon–10 pm', { open: 'noon', close: '10 pm' }],
    ['De 13 a 17 h', { open: '13', close: '17 h' }],
    ['closed', { note: 'closed' }],
    ['geschlossen', { note: 'geschlossen' }],
    ['from 9 am', { note: 'from 9 am' }],
    ['9–12 and 14–18', { note: '9 – 12 and 14 – 18' }],
  ])('%s', (value, want) =>
    expect(hoursRow({ label: 'Mon', value, note: '', from: [] })).toEqual({ day: 'Mon', ...want }),
  )
})

it.each([
  ['Fermé', 'Comme avant', 'Fermé, comme avant'],
  ['Geschlossen', 'Feiertag heute', 'Geschlossen, Feiertag heute'],
])('a note goes on behind what it is of: %s, %s', (value, note, told) =>
  expect(hoursRow({ label: 'Lundi', value, note, from: [] })).toEqual({ day: 'Lundi', note: told }),
)

describe('a fact in a row', () => {
  it.each([
    ['ひとり15ユーロ', 'おでんとドリンク1杯つき', 'おでんとドリンク1杯つき', 'ひとり15ユーロ'],
    ['Price', '£12', 'Price', '£12'],
    ['£5 off', '£20 and more', '£5 off', '£20 and more'],
    ['Cloakroom', 'ask at the bar', 'Cloakroom', 'ask at the bar'],
  ])('%s, %s', (label, value, name, told) => {
    expect(factRow({ label, value, note: '', from: [] })).toMatchObject({ label: name, value: told })
  })
})

describe('a slide under the name of the brand', () => {
  it('has what it says as its words: the name stands at its head', () => {
    const slide = { headline: 'Tidewell', body: '', value: '', small: '', cta: '', from: [] }
    const slides = [
      { ...slide, headline: 'Hello' },
      { ...slide, body: 'Adult £118, child £59.' },
      { ...slide, cta: 'Call 091 555 0143' },
    ]
    const read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [] }
    const words = { read, language: 'en', sensitive: 'none', slides, caption: [], short: { text: '' } }
    const answer = answers.carousel.parse(words) as Answer
    const [picture] = layOut(answer, questionOf('carousel'), library, 0).pictures
    expect(picture?.data.slides).toEqual([
      { role: 'hook', headline: 'Hello' },
      { role: 'point', headline: 'Adult £118, child £59' },
      { role: 'end', headline: 'Call 091 555 0143' },
    ])
  })
})

describe('a set of slides', () => {
  const slide = { headline: '', body: '', value: '', small: '', cta: '', from: [] }
  /** What is drawn for each of the answer’s slides, where these are shown. */
  let drawn: string[] = []
  const setOf = (slides: Partial<typeof slide>[], sensitive = 'none') => {
    const read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [] }
    const all = slides.map(one => ({ ...slide, ...one }))
    const words = { read, language: 'en', sensitive, slides: all, caption: [], short: { text: '' } }
    const answer = answers.carousel.parse(words) as SlidesAnswer
    const numbered = slides.map((_, at) => `drawing ${at + 1}`)
    drawn = drawnOn(answer, { brand: brand().name, language: 'en', line: '', numbered: [], segments: [] }, numbered)
    const [picture] = layOut(answer, questionOf('carousel'), library, 0).pictures
    return picture?.data.slides as { headline: string; body?: string; facts?: string[] }[]
  }

  it('has a slide for each step, wherever the writer put it', () => {
    const slides = setOf([
      { headline: 'Stuck in the lift' },
      { headline: '1. Press the button', body: '2. Say which floor.' },
      { headline: '3. Do not force the door', body: 'This matters most.' },
      { headline: 'There is air enough' },
    ])
    expect(slides.map(({ headline }) => headline)).toEqual([
      'Stuck in the lift',
      '1. Press the button',
      '2. Say which floor',
      '3. Do not force the door',
      'There is air enough',
    ])
    expect(slides[1]).not.toHaveProperty('body')
    // Its drawing stays with the words that it was chosen for.
    expect(drawn).toEqual(['drawing 1', 'drawing 2', '', 'drawing 3', 'drawing 4'])
  })

  it('has one for each item that it counts in words, with what more is said of it below', () => {
    const slides = setOf([
      { headline: 'Six things to bring' },
      { headline: 'Three: shoes that can get wet', body: 'Four: a map from us. It’s paper.' },
      { headline: 'Leave the axe at home' },
    ])
    expect(slides[2]).toMatchObject({ headline: 'Four: a map from us', body: 'It’s paper.' })
    expect(slides).toHaveLength(4)
  })

  it('has a number beside what it counts, and not above a month', () => {
    const [, ribs, boats] = setOf([
      { headline: 'A canoe is mended' },
      { headline: 'December and January: cracked ribs steamed', value: '11' },
      { headline: 'Boats for hire', value: '14' },
      { headline: 'Come and see her' },
    ])
    expect(ribs).toMatchObject({ headline: 'December and January: 11 cracked ribs steamed' })
    expect(ribs).not.toHaveProperty('value')
    expect(boats).toMatchObject({ headline: 'Boats for hire', value: '14' })
  })

  const night = { headline: 'Film night on Saturday 29 January', small: 'From 8.30pm' }

  it('says its day once more at the end, where one slide alone told one', () => {
    const end = setOf([night, { headline: 'Two films' }, { headline: 'Please book' }]).at(-1)
    expect(end?.facts).toEqual(['Film night on Saturday 29 January', 'From 8.30pm'])
  })

  it('says what the whole is about on two lines, and nothing that goes on from another slide', () => {
    const cover = { headline: 'Our tango milonga in Bologna, Saturday 16 January' }
    const endOf = (...slides: Partial<typeof slide>[]) => setOf([...slides, { headline: 'Come and watch' }]).at(-1)
    expect(endOf(cover, { headline: 'Doors open' })?.facts).toEqual([cover.headline])
    expect(endOf({ headline: 'Tango' }, cover)?.facts).toBeUndefined()
    expect(endOf({ headline: 'Season tickets' }, { headline: 'And the Thursday ones' })?.facts).toBeUndefined()
    expect(endOf({ headline: 'Block out the regulars, the Tuesday dancing too' })?.facts).toBeUndefined()
  })

  it('repeats nothing that is said on any day, such as one of the lines that people shout', () => {
    const shouted = [{ headline: 'Heard at the counter' }, { headline: '“The kettle is slow today.”' }]
    expect(setOf([...shouted, { headline: 'To whoever pours, thank you' }]).at(-1)?.facts).toBeUndefined()
    const tomorrow = [{ headline: 'Sorting bread' }, { headline: 'Tomorrow morning the list is there.' }]
    expect(setOf([...tomorrow, { headline: 'Thirty days free' }]).at(-1)?.facts).toBeUndefined()
  })

  it('says no day of several, none where the end has one, and none of grave news', () => {
    const second = { headline: 'And Sunday 30 January' }
    const ends = [
      setOf([night, second, { headline: 'Please book' }]),
      setOf([night, { headline: 'Please book by Friday 28 January' }]),
      setOf([night, { headline: 'Please come' }], 'death'),
      setOf([
        { headline: 'The harbour', small: 'Tuesday, 11.30am to 2pm' },
        { headline: 'Thursday: the bus stop', body: 'From 11am' },
        { headline: 'Saturday: the market' },
        { headline: 'See you there' },
      ]),
    ]
    expect(ends.map(slides => slides.at(-1)?.facts)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('what a template has no field for', () => {
  it('begins a sentence of its own', () => {
    const picture = place('statement', {
      headline: 'Corso serale',
      body: 'Dodici lezioni.',
      extra: [{ label: 'chi si iscrive entro venerdì', value: '185 euro' }, 'loopdeck.example'],
    })
    expect(picture?.data.body).toBe('Dodici lezioni. Chi si iscrive entro venerdì: 185 euro. loopdeck.example')
  })
})
