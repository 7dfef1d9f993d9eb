// Which words of a post need a source: another form of a word of the brief and words of grammar do not.
import { describe, expect, it } from 'vitest'
import { guarded } from './careful.ts'

const ownWords = (language: string, brief: string, ...says: string[]) =>
  guarded({ language, brief, says }).holds.flatMap(({ rule, what, where }) =>
    rule === 'own_words' && where !== 'short' && !where.startsWith('caption') ? what.split(', ') : [],
  )

describe('a form of a word that the brief has', () => {
  it.each([
    ['en', 'tear the mushrooms by hand, then fry', 'Mushrooms are torn by hand, then fried'],
    ['en', 'we froze 40 litres of soup', 'Our soup: 40 litres, frozen'],
    ['de', 'am samstag singt der chor', 'Am Samstag sang der Chor'],
    ['es', 'las croquetas se fríen en casa', 'Las croquetas, fritas en casa'],
    ['fr', 'on coud les sacs ici', 'Les sacs sont cousus ici'],
    ['it', 'si rompe un uovo al mattino', 'Le uova, rotte al mattino'],
    ['pt', 'trazemos o pão às 7', 'Os pães das 7'],
    ['pl', 'w środę pieczemy chleb', 'W środę chleb się piecze'],
    ['de', 'stoffe und bücher zum anfassen', 'Stoffbücher zum Anfassen'],
    ['en', 'slots before the inlaws come', 'Slots before the in-laws come'],
    ['en', '4. a smell of bacon 5. you forget us', 'And the fifth: you forget us'],
    ['en', 'extra boats that wkend, 4 km to walk', 'Extra boats that weekend, 4 kilometres to walk'],
    ['en', 'a rub test of 25,000+ for a sofa', 'A rub test of 25,000 or more for a sofa'],
    ['es', 'agendas en c/ panaderos 18', 'Agendas en la calle Panaderos 18'],
  ])('%s: %s', (language, brief, says) => expect(ownWords(language, brief, says)).toEqual([]))
})

describe('a word of grammar', () => {
  it.each([
    ['en', 'cooking class for children, bring an apron', 'A cooking class for children, who bring an apron themselves'],
    ['it', 'corso di cucina per bambini, 8-12', 'Il corso di cucina per bambini, dalle 8 alle 12'],
    ['fr', 'cours de cuisine, enfants bienvenus', 'Ce que les enfants font au cours de cuisine'],
    ['ar', 'درس طبخ للأطفال', 'درس طبخ للأطفال عندكم'],
  ])('%s: %s', (language, brief, says) => expect(ownWords(language, brief, says)).toEqual([]))
})

describe('a word that says something new', () => {
  it.each([
    ['en', 'good bread, baked on fridays', 'Good bread, baked on Friday evening', 'evening'],
    ['en', 'good bread, baked on fridays', 'Good bread, baked on Friday in the village', 'village'],
    ['en', 'we sell knives', 'We sell and sharpen knives', 'sharpen'],
    ['de', 'am samstag singt der chor', 'Am Samstag singt der große Chor', 'grosse'],
    ['de', 'stoffe zum anfassen', 'Stoffbücher zum Anfassen', 'stoffbucher'],
    ['en', '4. a smell of bacon for £5', 'The fifth smell of bacon for £5', 'fifth'],
    ['fr', 'on coud les sacs ici', 'On coud les sacs ici le matin', 'matin'],
    ['it', 'corso di cucina per bambini', 'Corso di cucina serale per bambini', 'serale'],
  ])('%s: %s', (language, brief, says, word) => expect(ownWords(language, brief, says)).toEqual([word]))
})
