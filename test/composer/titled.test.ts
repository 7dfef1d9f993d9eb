// A page that the brief calls by its title is pictured with that title, and whoever wrote it.
import { describe, expect, it } from 'vitest'
import type { OgAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { textsOf } from '#lib/composer/said.ts'
import { ask, card } from './ask.ts'

const link = (brief: string) => {
  const { answer, holds } = writeBuiltin(ask(brief, { asset_type: 'og_image' }))
  const parts = (answer as OgAnswer).parts.map(({ role, text }) => [role, text.replaceAll('\u00a0', ' ')])
  return { ...Object.fromEntries(parts), rules: holds.map(({ rule }) => rule) }
}

describe('the title of a page', () => {
  it.each([
    [
      'Link picture for our article "How a 12-person café cut rota time from 4 hours to 40 minutes", written by Aoife Brennan',
      { headline: 'How a 12-person café cut rota time from 4 hours to 40 minutes', author: 'Aoife Brennan' },
    ],
    [
      "image for our blog post 'What happens at a first fitting', a 4 minute read by Dr Hannah Okafor",
      { headline: 'What happens at a first fitting', author: 'Dr Hannah Okafor', body: 'A 4 minute read' },
    ],
    [
      'imagen para el enlace de nuestro artículo "¿Autónomo o sociedad? 4 preguntas antes de decidir"',
      { headline: '¿Autónomo o sociedad? 4 preguntas antes de decidir' },
    ],
    [
      'image de partage pour notre article « Comment tailler un rosier en hiver », par Léa Martin, 5 minutes de lecture',
      { headline: 'Comment tailler un rosier en hiver', author: 'Léa Martin', body: '5 minutes de lecture' },
    ],
    [
      'Vorschaubild für unseren Ratgeber „Fünf Dinge vor dem ersten Frost“ von Jonas Reuter',
      { headline: 'Fünf Dinge vor dem ersten Frost', author: 'Jonas Reuter' },
    ],
    [
      'immagine per il link del nostro articolo "Perché il pane lievita meglio di notte" di Marta Sala',
      { headline: 'Perché il pane lievita meglio di notte', author: 'Marta Sala' },
    ],
    [
      'We have published a guide for facilities managers called Gulls on the Roof: A Nesting Season Calendar, free, 12 pages.',
      { headline: 'Gulls on the Roof: A Nesting Season Calendar', body: 'Free, 12 pages.' },
    ],
    [
      'ブログ記事「い草の香りを長く楽しむ五つのコツ」のリンク用画像をお願いします。',
      { headline: 'い草の香りを長く楽しむ五つのコツ' },
    ],
    [
      "Need a share image for the article 'Why our kelp needs no feed, no fresh water and no land', written by our grower Niamh Conneely.",
      {
        headline: 'Why our kelp needs no feed, no fresh water and no land',
        body: 'Written by our grower Niamh Conneely.',
      },
    ],
    [
      'We have published a guide called Know Your Soil for gardeners, free, 12 pages.',
      { headline: 'Know Your Soil', body: 'For gardeners, free, 12 pages.' },
    ],
  ])('%s', (brief, parts) => {
    const { rules, ...shown } = link(brief)
    expect(shown).toEqual(parts)
    expect(rules).not.toContain('consent')
  })

  it.each([
    [
      'Free guide, a first vegetable bed in 4 weekends, 12 pages, no email needed',
      { headline: 'Free guide: a first vegetable bed in 4 weekends', body: '12 pages, no email needed.' },
    ],
    [
      'Swim school: crawl for beginners with Dana, 45 min, €22, towels are there',
      { headline: 'Swim school: crawl for beginners with Dana', body: '45 min, €22, towels are there.' },
    ],
    [
      'Our garden, a first vegetable bed in 4 weekends, is open',
      { headline: 'Our garden, a first vegetable bed in 4 weekends, is open' },
    ],
  ])('stands behind what it is: %s', (brief, parts) => expect(link(brief)).toMatchObject(parts))

  it('somebody’s words are no title, and wait until it is said that they agreed', () => {
    const { headline, rules } = link('link preview for our review page: "Best dentist I ever had, no doubt." Margaret')
    expect(headline).toBe('“Best dentist I ever had, no doubt.”')
    expect(rules).toContain('consent')
  })

  it.each([
    ['share picture for our gift guide page: 12 gifts for knitters under R300', '12 gifts for knitters under R300'],
    ['link image for our guide: How to bleed a radiator in 4 steps', 'How to bleed a radiator in 4 steps'],
    ['Vorschaubild für die Seite: Sträuße ab 60 € aus eigenem Anbau', 'Sträuße ab 60 € aus eigenem Anbau'],
    ['link picture: closed from 23 to 27 December', 'Closed from 23 to 27 December'],
  ])('what follows a colon is what the page says: %s', (brief, headline) => {
    expect(link(brief).headline).toBe(headline)
  })
})

it('a name that its owner writes small is small at the start of a sentence too', () => {
  const asked = ask('lognest 3.1 is out. lognest reads any log file', { asset_type: 'og_image' })
  const { answer } = writeBuiltin({ ...asked, brand: { ...asked.brand, name: 'lognest' } })
  expect(JSON.stringify(answer)).toContain('lognest 3.1 is out')
  expect(JSON.stringify(answer)).not.toContain('Lognest')
})

it.each([
  [
    'Rencontre avec Claire Dubois pour son roman « La mer en hiver », vendredi 13 novembre à 19h',
    'fr',
    '« La mer en hiver »',
  ],
  ['Spotkanie z autorką książki „Morze zimą”, piątek 13 listopada o 19', 'pl', '„Morze zimą”'],
])('what something is called is not parted from it: %s', (brief, language, title) => {
  const { brand } = ask(brief)
  const { answer } = writeBuiltin(ask(brief, { brand: { ...brand, voice: { ...brand.voice, languages: [language] } } }))
  const [headline] = textsOf(answer, 'card')
  expect(headline?.text.replaceAll('\u00a0', ' ')).toContain(title)
})

it('a label that names the thing stays before it', () => {
  const asked = ask('Saddle fitting: pressure map with Imke, 45 min, £65, you get it in writing', {
    asset_type: 'og_image',
  })
  const { parts } = writeBuiltin(asked).answer as OgAnswer
  expect(parts.map(({ text }) => text)).toEqual([
    'Saddle fitting: pressure map with Imke',
    '45 min, £65, you get it in writing.',
  ])
})

describe('a table below the title of a page', () => {
  it('is told in running text, without the heads of its columns', () =>
    expect(
      link(
        'Link picture for the pump service page.\n\nPump depth\tService on site\nup to 60 m\tR1 850\n61-120 m\tR2 600',
      ).body,
    ).toBe('Up to 60 m: R1 850. 61-120 m: R2 600.'))
})

describe('the address of a house', () => {
  it('keeps its number behind the order', () => {
    const { said } = card('Slideshow for 14 Mill Lane, Otley. Two bed stone cottage with a log burner.')
    expect(said).toContain('14 Mill Lane')
    expect(said).not.toContain('Slideshow')
  })
})
