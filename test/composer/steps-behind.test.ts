// What stands behind its title: steps that a “how to” leads to, members that a title counts, cells of a table typed as sentences.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { cutSegments } from '#lib/composer/segments/cut.ts'
import { ask } from './ask.ts'

const slidesOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer).slides.map(({ headline, body }) =>
    body ? `${headline} / ${body}` : headline,
  )
const sheetOf = (brief: string) => writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer

describe('a title that says how', () => {
  it('has a scene for each step of the sentence behind it', () => {
    const brief =
      'short video how to make a bill. tap new bill, say the items in hindi or english, press send and it goes on whatsapp. 20 seconds only'
    const { scenes } = writeBuiltin(ask(brief, { asset_type: 'video' })).answer as VideoAnswer
    expect(scenes.map(({ text }) => text).slice(0, 4)).toEqual([
      ...['How to make a bill', 'Tap new bill'],
      ...['Say the items in Hindi or English', 'Press send and it goes on WhatsApp'],
    ])
  })

  it('has numbered steps on an infographic', () =>
    expect(
      sheetOf(
        'how to repot a cactus. tip it out, shake the roots, put it in dry grit and water after a week',
      ).blocks.map(({ kind, rows }) => [kind, rows.length]),
    ).toEqual([['steps', 3]]))

  it('asks readers what the sentence behind it asks, and tells nobody whom the post is for', () =>
    expect(
      slidesOf(
        'Please make a carousel about how to plan a school garden. It’s for teachers. Start small, ask parents, and plant beans first.',
      ),
    ).toEqual(['How to plan a school garden', 'Start small', 'Ask parents', 'Plant beans first']))
})

describe('what an order is about', () => {
  it('is told with the deed that it begins with, and asks nobody', () =>
    expect(
      slidesOf(
        'Could we have a carousel on getting the Easter rota sorted early? It’s for home managers. 1. Put leave in first 2. Fill the nights 3. Publish by Friday 31 March',
      ).slice(0, 2),
    ).toEqual(['Getting the Easter rota sorted early', '1. Put leave in first']))

  it('says whom its thing is for', () =>
    expect(slidesOf('Can you make a carousel about our new class? It’s for beginners. It starts Monday.')).toContain(
      'It’s for beginners',
    ))
})

describe('members that their title counts', () => {
  it('keep the numbers that are of them', () =>
    expect(
      slidesOf(
        '3 things for a stiff neck: chin tucks, 10 slow ones, then shoulder blade squeezes, hold 5 seconds, 10 times, and stand up every 40 minutes.',
      ).slice(1),
    ).toEqual([
      ...['Chin tucks, 10 slow ones', 'Shoulder blade squeezes, hold 5 seconds, 10 times'],
      'Stand up every 40 minutes',
    ]))

  it('are two where the last is joined by a Dutch “en”', () =>
    expect(
      slidesOf(
        'De eerste vijf namen zijn rond! Vuurvogel, Mees & de Mannen, Nachtpont, Soraya Lind en het Zwols Havenorkest. Speeldagen volgen in april.',
      ).slice(4, 6),
    ).toEqual(['Soraya Lind', 'Het Zwols Havenorkest']))
})

it('sentences of three cells are a table, and what has two is its title', () => {
  const { title, blocks } = sheetOf(
    'Brisket, slow oven, 4 hours. Shin, low simmer, 3 hours. Oxtail, covered pot, 5 hours. How long the cheap cuts take',
  )
  expect(title).toBe('How long the cheap cuts take')
  expect(blocks[0]?.rows).toEqual([
    { label: 'Brisket', before: 'Slow oven', text: '4 hours' },
    { label: 'Shin', before: 'Low simmer', text: '3 hours' },
    { label: 'Oxtail', before: 'Covered pot', text: '5 hours' },
  ])
})

describe('a brief is cut', () => {
  it('behind a picture that stands for a stop', () =>
    expect(cutSegments('People always ask the same four things 🙂 Do I have to audition? Nope.')).toEqual([
      ...['People always ask the same four things 🙂', 'Do I have to audition?', 'Nope.'],
    ]))
  it('not behind a number that counts a team', () =>
    expect(cutSegments('13:30 weibl. C-Jugend – Tarmstedt\n15:15 2. Herren – Sottrum')).toEqual([
      ...['13:30 weibl. C-Jugend – Tarmstedt', '15:15 2. Herren – Sottrum'],
    ]))
})
