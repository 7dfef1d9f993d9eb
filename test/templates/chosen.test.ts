// What somebody has chosen to be seen has room in every layout that leaves its words worth reading.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kit: BrandKit = {
  ...{ name: 'Pinhal da Ria', tagline: '', about: 'A campsite.', voice: {} },
  palette: { primary: '#123B2E', secondary: '#F0B429', accent: '#E4572E', background: '#F7F4EC', text: '#10211B' },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
}

const composed = (template: string, data: Record<string, unknown>, depicts: string[], index = 0) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template, width: 1080, height: 1350, format: 'png', scheme: 'auto', data, depicts, index },
      ...{ seed: 'a', ribbon: null, service_mark: false },
    }),
    kit,
  )

type Texts = Awaited<ReturnType<typeof composed>>['proof']['texts']
const largest = (texts: Texts, of = (_: string) => true) =>
  Math.max(...texts.filter(({ role }) => of(role)).map(({ size_px }) => size_px))

/** In a band beside all words, or at the end of the rows. */
const isShown = (boxes: readonly { role: string }[]) =>
  boxes.some(({ role }) => role === 'things' || role === 'artwork')

describe('a thing that was chosen', () => {
  const offer = {
    ...{
      headline: 'Tent season is here: a seal visit at a lower price',
      price: '$289',
      ends: 'Through Wednesday, May 31',
    },
    ...{ cta: 'Call 520 555 0142', condition: 'For a tent up to six people, normally $340' },
    detail: 'Nights are over 70°F now. We come at night with a lamp, and you get a written report.',
  }
  const night = {
    ...{ event_name: 'Workshop: a forest in a jar', date: 'Saturday 24 October', time: '11 am to 1.30 pm' },
    contact: 'Book: workshops@pinhal.example',
    facts: [
      { label: 'Price', value: '£18 a head, all included' },
      { label: 'Children', value: 'from 8 on, with a grown-up' },
      { label: 'Places', value: 'twelve' },
    ],
  }
  const hours = {
    ...{ headline: 'Easter opening hours', body: 'Order the big tents by Wednesday night, or you get what is left.' },
    rows: ['Good Friday, 14 April', 'Saturday 15 April', 'Easter Sunday, 16 April'].map(day => ({
      day,
      note: 'closed',
    })),
  }
  it.each([
    ['offer', offer, 'now'],
    ['offer', { headline: 'Stay four nights and pay three', ends: offer.ends, detail: offer.condition }, 'headline'],
    ['event_reminder', night, 'event_name'],
    ['hours', hours, 'headline'],
  ])('stands beside the words of %s, and what leads them leads', async (template, data, lead) => {
    const { boxes, proof } = await composed(template, data, ['tent'])
    expect(isShown(boxes)).toBe(true)
    expect(largest(proof.texts, role => role === lead)).toBe(largest(proof.texts))
    expect(largest(proof.texts)).toBeGreaterThanOrEqual(86)
  })
})

describe('words that leave no room for what was chosen', () => {
  const job = {
    ...{ role: 'Trainee or journeyman, quite simply a shoemaker', salary: 'Pay by tariff', team: 'Leipzig-Plagwitz' },
    terms: [
      'From Tuesday 1 August, three years',
      'No orthopaedics',
      'A week on trial at any time',
      'Open on Saturdays',
    ],
    ...{ deadline: 'Apply by Wednesday 31 May', contact: 'hello@pinhal.example' },
  }
  const deal = {
    ...{ headline: 'Midweek deal on our double room', ends: 'From Tuesday 27 June until Thursday 27 July' },
    prices: [{ now: '€38', was: '€60', for: 'For two people' }],
    detail: '50 minutes in hot seawater and fresh-cut wrack. Tuesdays, Wednesdays and Thursdays, no code needed.',
    ...{ condition: 'Towels and tea are included', cta: 'Ring 10 am to 8 pm or book online' },
  }
  it.each([
    ['job_opening', job, 'role'],
    ['offer', deal, 'now'],
  ])('of %s are pressed for it, and read all the same', async (template, data, lead) => {
    const bare = await composed(template, data, [])
    const { boxes, proof } = await composed(template, data, ['boot'])
    expect(isShown(bare.boxes)).toBe(false)
    expect(isShown(boxes)).toBe(true)
    expect(largest(proof.texts, role => role === lead)).toBe(largest(proof.texts))
    expect(Math.min(...proof.texts.map(({ size_px }) => size_px))).toBeGreaterThanOrEqual(28)
  })
})

describe('points of one rank', () => {
  const slides = [
    { headline: 'Four things to do in a lift' },
    { headline: 'Press the button for as long as you can' },
    { headline: 'Say where' },
    { headline: 'Hold no door open', body: 'This matters most.' },
    { headline: 'Sit down' },
    { headline: 'There is air enough', cta: 'lifts.example' },
  ]
  it('have headlines of much the same size, whether a thing stands beside them or not', async () => {
    const depicts = ['', 'bell', '', 'door', '', '']
    const sizes = [1, 2, 3, 4].map(async index => {
      const { proof } = await composed('carousel_story', { slides }, depicts, index)
      return largest(proof.texts, role => role === 'headline')
    })
    const all = await Promise.all(sizes)
    expect(Math.max(...all) / Math.min(...all)).toBeLessThanOrEqual(1.6)
  })
})
