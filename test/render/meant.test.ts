import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { things } from '#lib/render/objects/things/index.ts'
import { LANGUAGES } from '#lib/render/objects/words/index.ts'
import { isGrave } from '#lib/render/subject/grave.ts'
import { subjectOf, thingOf, tradeIn } from '#lib/render/subject/subject.ts'

type Post = { brand: string; headline: string; body: string; right: string[] }

const postsIn = (name: string): Post[] =>
  readFileSync(new URL(`./meant/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [brand = '', headline = '', body = '', right = '-'] = line.split('|').map(part => part.trim())
      return { brand, headline, body, right: right === '-' ? [] : right.split(',') }
    })

const shown = ({ brand, headline, body }: Post) => subjectOf('announcement', { headline, body }, brand).nouns
const first = (headline: string, brand = '', body = '') => subjectOf('statement', { headline, body }, brand).nouns[0]

describe('what a picture shows', () => {
  it.each([
    ['first', 170, 50],
    ['fresh', 145, 44],
  ])('is never a wrong thing in the posts of %s', (name, posts, least) => {
    const all = postsIn(name)
    const drawn = all.filter(post => shown(post).length > 0)
    const wrong = drawn.filter(post => !shown(post).every(noun => post.right.includes(noun)))
    console.log(`${name}: ${all.length} posts, ${drawn.length} with a thing, ${wrong.length} wrong`)
    expect(wrong.map(({ headline }) => headline)).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(posts)
    expect(drawn.length).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['Wir backen das Brot in der Nacht', 'bread'],
    ['Neue Kaffeetassen für den Morgen', 'cup'],
    ['La bicicleta que no se para', undefined],
    ['Le fromage de la semaine', 'cheese'],
    ['Il gelato è di nuovo qui', 'ice_cream'],
    ['As flores do nosso jardim', 'flower'],
    ['Een nieuwe fiets voor het dorp', 'bicycle'],
    ['Vi lagar din cykel på en dag', 'bicycle'],
    ['Bread, cheese and wine on the quay', 'bread'],
    ['Behind the bread counter', undefined],
    ['The bread board meets on Monday', undefined],
    ['Der Fahrstuhl ist neu', undefined],
    ['Ein Handzeichen genügt', undefined],
    ['Neue Lesezeichen sind da', undefined],
    ['Zwei Eichen für den Park', 'tree'],
    ['Walking boots for winter', 'shoe'],
    ['Kayak for two hours', 'kayak'],
    ['Paseo en kayak por el Wye', undefined],
    ['En fåtölj, från början', 'armchair'],
    ['Stolar och bord till kaféet', 'chair'],
    ['constructor __proto__ toString', undefined],
  ])('%s: %s', (headline, noun) => expect(first(headline)).toBe(noun))

  it('is nothing over grave news, whoever tells it and wherever in the post', () => {
    expect(first('Fresh bread on Monday', 'A bakery')).toBe('bread')
    expect(first('Fresh bread on Monday', 'A bakery', 'Our baker Tom has died.')).toBeUndefined()
    expect(first('Rückruf: Brot mit Glassplittern', 'Eine Bäckerei für Brot')).toBeUndefined()
    expect(subjectOf('statement', { headline: 'Rappel de nos fromages' }).grave).toBe(true)
  })

  it('is nothing for a trade without things, and a doubtful name only where the brand deals in it', () => {
    expect(first('An umbrella for rainy days', 'Insurance for small firms')).toBeUndefined()
    expect(first('Cookies are back', 'A bakery with sweets')).toBeUndefined()
    expect(first('Cookies are back', 'A bakery. Bread, cookies and cakes.')).toBe('cookie')
    expect(tradeIn('A physiotherapy clinic with a small gym')).toBeNull()
    expect(tradeIn('Stoneground flour from Shropshire')).toBe('wheat')
    expect(thingOf('Lemonade', '')).toBe('lemon')
  })

  it('has names in nine languages for things that can be drawn', () => {
    for (const [noun, names] of Object.entries(things)) {
      expect(nouns[noun], noun).toBeDefined()
      expect(names.split('/').length, noun).toBe(LANGUAGES.length)
    }
  })
})

describe('a war', () => {
  it('is grave in English, and no German “was”', () => {
    expect(isGrave(['Fleeing the war, they came with two bags'])).toBe(true)
    expect(isGrave(['Das Fest war schön'])).toBe(false)
  })
})

describe('rapeseed', () => {
  it.each([
    ['Candles of rapeseed wax', false],
    ['Cold-pressed rapeseed oil', false],
    ['Support after rape', true],
  ])('%s: %s', (text, grave) => expect(isGrave([text])).toBe(grave))
})

describe('an emergency', () => {
  it.each([
    ['Ein Notfall kostet schnell 400.', false],
    ['An emergency costs 400 at once.', false],
    ['Emergency plumber, day and night', false],
    ['Notfall: Die Straße ist gesperrt.', true],
    ['Emergency at the harbour', true],
  ])('%s: %s', (text, grave) => expect(isGrave([text])).toBe(grave))
})
