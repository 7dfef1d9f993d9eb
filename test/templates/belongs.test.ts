// What belongs together stands together, and what a post is about is no small print.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { cardPictures } from '#lib/composer/layout/card.ts'
import { Library } from '#lib/composer/plan.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { Picture } from '#lib/render/picture.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const kits = (bareKits as readonly BrandKit[]).slice(0, 4)
const look = { width: 1080, height: 1350, format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }
const textsOf = async (kit: BrandKit, asked: object) =>
  (await composePicture(raster, Picture.parse({ ...look, depicts: ['none'], ...asked }), kit)).proof.texts

describe('on an offer', () => {
  const data = {
    headline: 'February offer on septic tanks',
    price: '£20 off each',
    detail: 'If you and a neighbour book the same day, for a tank up to 2,800 litres.',
    condition: 'Mileage over 30 miles is extra',
    ends: 'Bookings until Wednesday 28 February',
  }
  it.each(kits.map(kit => [kit.name, kit] as const))(
    'what a price depends on follows it, and is read (%s)',
    async (_, kit) => {
      const texts = await textsOf(kit, { template: 'offer', data })
      const boxOf = (role: string) => texts.find(text => text.role === role)?.box ?? { x: 0, y: 0, width: 0, height: 0 }
      const sum = boxOf('now')
      const between = texts.filter(
        ({ box, role }) => role !== 'per' && box.y > sum.y + sum.height - 1 && box.y < boxOf('detail').y,
      )
      expect(between).toEqual([])
      expect(boxOf('ends').y).toBeGreaterThan(boxOf('condition').y)
      const sizes = texts.filter(({ role }) => role === 'detail' || role === 'condition').map(({ size_px }) => size_px)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32)
    },
  )
})

describe('of an event', () => {
  it.each([
    ['Book a place', '01422 300 800', 'Book a place, 01422 300 800'],
    ['Bring a coat', 'You pay at the door, in cash', 'Bring a coat. You pay at the door, in cash'],
    ['Trae chaqueta', '¡Se paga en la puerta!', 'Trae chaqueta. ¡Se paga en la puerta!'],
  ])('what to do and whom to ask, “%s” and “%s”, are told as one says it', async (cta, contact, told) => {
    const data = {
      event_name: 'Spring concert',
      date: 'Saturday 20 March',
      facts: [{ label: 'Under 12s', value: 'free' }],
      cta,
      contact,
    }
    const picture = Picture.parse({ ...look, depicts: ['none'], template: 'event_reminder', data })
    const { scene } = await composePicture(raster, picture, kits[0] as BrandKit)
    expect(JSON.stringify(scene).replace(/\u00a0/g, ' ')).toContain(JSON.stringify(told))
  })

  it.each(kits.map(kit => [kit.name, kit] as const))(
    'what is read there is not its smallest line (%s)',
    async (_, kit) => {
      const data = {
        event_name: 'Rencontre avec Hélène Marchetti',
        ...{ date: 'Jeudi 23 novembre', time: '19h', location: 'Lyon', price: 'Entrée libre' },
        body: 'Pour son roman « Les Heures salées »',
      }
      for (const composition of ['name_at_foot', 'ticket', 'ruled', 'banded']) {
        const texts = await textsOf(kit, { template: 'event_reminder', data, composition })
        const body = texts.find(({ role }) => role === 'body')?.size_px ?? 0
        expect([composition, body >= 40]).toEqual([composition, true])
      }
    },
  )
})

describe('a note', () => {
  it('stays on the sheet of the steps that it is said of', () => {
    const titles = ['Day 1', 'Day 7', 'Day 14', 'Day 21', 'Day 28', 'Week 6', 'Week 8']
    const bodies = titles.map((_, at) => (at === 0 ? 'Marek’s: we do it here before you collect' : 'Gumboro again'))
    const note = { kind: 'note', text: 'This is a general plan. Ask your vet for your area.' }
    const data = { title: 'Vaccination timetable for layers', blocks: [{ kind: 'steps', titles, bodies }, note] }
    expect(templates.infographic_report?.count(data, [1080, 1350])).toBe(1)
  })
})

describe('an advert for a job', () => {
  it('says that somebody is looked for, in the language of the brand where its own words do not tell', async () => {
    const data = {
      role: 'Senior product designer',
      location: 'Remote in Canada',
      salary: '$105k to $125k',
      deadline: '8 December',
    }
    const kit = {
      ...(kits[0] as BrandKit),
      tagline: 'We plan the shifts of the restaurants and the shops that you love',
    }
    const texts = await textsOf(kit, { template: 'job_opening', data })
    expect(texts.map(({ role }) => role)).toContain('kicker')
  })
})

describe('a notice', () => {
  const notice = (language: string, eyebrow: string, headline: string) =>
    cardPictures(
      {
        ...{ form: 'notice', language, rows: [], show: '' },
        parts: [
          { role: 'eyebrow', text: eyebrow, from: ['1'] },
          { role: 'headline', text: headline, from: ['1'] },
          { role: 'body', text: 'Nothing was lost.', from: ['1'] },
        ],
      } as never,
      Library.parse({}),
    )[0]?.data

  it.each([
    ['en', 'We’re sorry', 'We were down on Monday'],
    ['de', 'Entschuldigung', 'Wir waren am Montag offline'],
    ['pl', 'Przepraszamy', 'W poniedziałek nie działaliśmy'],
  ])('leads with its apology (%s)', (language, sorry, told) => {
    expect(notice(language, sorry, told)).toEqual({ headline: sorry, body: `${told}. Nothing was lost.` })
  })

  it('keeps what stands above another headline, and apologises once', () => {
    expect(notice('en', 'Monday 8 January', 'We were down')).toMatchObject({ headline: 'We were down' })
    expect(notice('en', 'Sorry', 'We are sorry that we were down')).toMatchObject({ eyebrow: 'Sorry' })
  })
})
