// What people must do, and when, is found before what explains it; slides of one kind are set alike.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { threlkeld as kit } from '#test/support/kits.ts'

const look = { format: 'png', scheme: 'auto', seed: 'a', ribbon: null, service_mark: false }

const drawn = (template: string, data: object, more: object = {}) =>
  composePicture(raster, Picture.parse({ template, data, width: 1080, height: 1350, ...look, ...more }), kit)

const sizesOf = async (...asked: Parameters<typeof drawn>) =>
  Object.fromEntries((await drawn(...asked)).proof.texts.map(({ role, size_px }) => [role, size_px]))

it('a number to call is larger than what explains', async () => {
  const items = ['We put a tarp on for free until Friday', 'Others pay 850 for theirs, fitted the same day']
  const notice = { headline: 'Three crews out every day', body: 'After the hail we come to all who call us.', items }
  const { body = 0, contact = 0 } = await sizesOf('notice', { ...notice, contact: 'Phone 033 555 0126' })
  expect(contact).toBeGreaterThan(body)
  const offer = { headline: 'Dental cleanings 15% off for dogs and cats', ends: 'Through Saturday' }
  const called = await sizesOf('offer', { ...offer, cta: 'Call (308) 555-0142' }, { composition: 'coupon' })
  expect(called.cta).toBeGreaterThan(48)
})

it('hours below a headline are no explanation', async () => {
  const { body = 0 } = await sizesOf('notice', {
    ...{ headline: 'Three crews out every day', body: 'We are out from 6am to 6pm.' },
    items: ['Pensioners: a tarp for free', 'Others: from R850 for a tarp'],
  })
  const told = await sizesOf('notice', {
    ...{ headline: 'Three crews out every day', body: 'We are out from morning to night.' },
    items: ['Pensioners: a tarp for free', 'Others: from R850 for a tarp'],
  })
  expect(body).toBeGreaterThan((told.body ?? 0) * 1.2)
})

it('an hour that is all there is besides the day stands on its line', async () => {
  const { alt_text, composition } = await drawn('event_reminder', {
    ...{ event_name: 'Aula experimental', date: 'Sábado, dia 18', time: '10h' },
  })
  expect(['name_at_foot', 'ticket']).toContain(composition)
  expect(alt_text).toContain('dia 18, 10h')
  const hours = { event_name: 'Portes ouvertes', date: 'Samedi 13 juin', time: 'De 10h à 18h' }
  expect((await drawn('event_reminder', hours)).alt_text).toContain('Samedi 13 juin, de 10h à 18h')
})

it('a line that is nothing but the name of the brand is not set a second time', async () => {
  const { proof } = await drawn('og_title', { title: 'Read any log', meta: 'threlkeld' }, { width: 1200, height: 630 })
  expect(proof.texts.some(({ role }) => role === 'meta')).toBe(false)
})

const tips = [
  '5 tips for people who sit all day',
  'Stand up every 40 minutes',
  'Screen at eye height',
  'Both feet on the floor',
  'Roll your shoulders 10 times before lunch',
  'Take one call a day walking',
]

it('points that a set counts are of one size, the last of them too, and no two on end of one loud colour', async () => {
  const slides = tips.map(headline => ({ headline }))
  const all = await Promise.all(tips.map((_, index) => drawn('carousel_story', { slides }, { index })))
  const sizes = all.slice(1).map(({ proof }) => proof.texts.find(({ role }) => role === 'headline')?.size_px ?? 0)
  expect(Math.max(...sizes)).toBeLessThan(Math.min(...sizes) * 1.19)
  const papers = all.map(({ scene }) => String(scene.root.style?.backgroundColor))
  for (const [at, paper] of papers.entries()) expect(paper, String(at)).not.toBe(papers[at + 1])
})

it('beside a picture the last slide says its number in its sentence', async () => {
  const slides = [
    { headline: 'Three plans, no lock-in' },
    { headline: 'Pick one' },
    { headline: '30 days free, no card needed', cta: 'threlkeld.example' },
  ]
  const depicts = ['bicycle', '', 'laptop']
  const { proof } = await drawn('carousel_story', { slides }, { index: 2, depicts, composition: 'edge_first' })
  expect(proof.texts.some(({ role }) => role === 'value')).toBe(false)
  expect(proof.texts.find(({ role }) => role === 'headline')?.size_px).toBeGreaterThan(80)
})
