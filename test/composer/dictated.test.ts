// Words that are dictated to the maker of a post are told, and what leads to them is not; each beside what readers are told and looks like it.
import { describe, expect, it } from 'vitest'
import { dictatedIn, insteadIn, signedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { entitledIn } from '#lib/composer/builtin/reading/ordered/entitled.ts'
import { card } from './ask.ts'

const NEWS = 'The shop is shut on Friday 4 December.'
const said = (text: string) => {
  const span = dictatedIn(text)
  return span && text.slice(span.start, span.end)
}

describe('the order goes and the words stay', () => {
  it.each([
    ['Just say we’re sorry, the tills are down', 'we’re sorry, the tills are down'],
    ['and please only say we had a leak so people dont worry', 'we had a leak'],
    ['say he’s qualified so nobody feels unsafe', 'he’s qualified'],
    ['If anyone asks, we still have parking', 'we still have parking'],
    ['falls jemand fragt: Hunde dürfen mit', 'Hunde dürfen mit'],
    ['Ask them, tea or coffee?', 'tea or coffee?'],
    ['then ask everyone what they would call the boat', 'what they would call the boat'],
    ['Frag sie: Kaffee oder Tee?', 'Kaffee oder Tee?'],
    ['demande-leur : sucré ou salé ?', 'sucré ou salé ?'],
    ['Pregúntales: ¿dulce o salado?', '¿dulce o salado?'],
    ['Sag einfach: heute ist zu', 'heute ist zu'],
    ['dis juste que le four est froid', 'le four est froid'],
    ['di solo que cerramos el lunes', 'cerramos el lunes'],
    ['di’ solo che il forno è fermo', 'il forno è fermo'],
    ['diz só que o forno avariou', 'o forno avariou'],
    ['napisz tylko, że piec stoi', 'piec stoi'],
    ['zeg gewoon: de oven staat stil', 'de oven staat stil'],
    ['skriv bara att ugnen är kall', 'ugnen är kall'],
    ['最後に感想も聞かせてくださいと', '感想も聞かせてください'],
    ['CTA: book a tour', 'book a tour'],
    ['Finish with: two doors down.', 'two doors down.'],
    ['we lost two ewes in the snow, we should say that too', 'we lost two ewes in the snow'],
    ['Tom passed his test on Monday, put that at the end', 'Tom passed his test on Monday'],
  ])('%s', (text, words) => expect(said(text)).toBe(words))

  it.each([
    'Just say hello to Ann at the desk',
    'Just say you’re from the choir and pay half',
    'Just say it’s your birthday for a free slice',
    'Just say we sent you',
    'Say it with flowers',
    'If anyone asks the driver for a lift he stops',
    'Ask them, they know every bean',
    'Ask at the desk which room is free',
    'See something wrong, say it',
    'Rinse the filter, put it in',
    'The tour ends with tea at the mill',
    '最後に15時から営業します',
  ])('for readers: %s', text => expect(said(text)).toBeUndefined())

  it('on a post as well', () => {
    const { said } = card(`${NEWS} Just say we're sorry, orders of Thursday are at the bakery next door.`)
    expect(said).toMatch(/We.re sorry, orders of Thursday/)
    expect(said).not.toMatch(/just say/i)
  })
})

describe('a question with a choice', () => {
  it('asks readers where whoever types says so, and is in no doubt', () => {
    const { said } = card('New aprons for the market - sage green or brick red?? ask them, 💚 or ❤️ in comments')
    expect(said).toMatch(/sage green or brick red\?/)
    expect(said).toMatch(/in comments/)
    expect(said).not.toMatch(/ask them/i)
  })

  it.each(['stripes or dots??', 'Streifen oder Punkte??', 'rayures ou pois ??', 'rayas o lunares??'])(
    'is the post where it is all of it: %s',
    brief => expect(card(brief).parts.headline).toMatch(/^\p{Lu}.* \p{L}+\s?\?$/u),
  )

  it('is in doubt where nobody is asked', () =>
    expect(card(`${NEWS} On Saturday there is soup or stew?? Bread as always.`).said).not.toMatch(/soup/))
})

describe('who signs', () => {
  it.each(['Signed Ioana', 'Signed, Ioana & Matei', 'gez. Ioana', 'Signé Ioana', 'Firmado Ioana', 'Getekend Ioana'])(
    'signs with the name alone: %s',
    text => expect(text.slice(signedIn(text))).toMatch(/^Ioana/),
  )
  it.each(['Signed copies at the till', 'Signed by the whole team', 'Signed shirt to win'])('%s', text =>
    expect(signedIn(text)).toBe(0),
  )
  it('on a post as well', () => {
    const { said } = card(`${NEWS} We are sorry for the short notice. Signed Ioana.`)
    expect(said).toMatch(/Ioana/)
    expect(said).not.toMatch(/Signed/)
  })
})

describe('what stands in the place of a name that is not told', () => {
  it.each([
    [
      'We cut the queue for Brandel Foods but legal says we can’t name them, say “a bakery in the north”. 9 minutes now.',
      /a bakery in the north/i,
      /Brandel/,
    ],
    [
      'Her name is Ileana but her dad asked that we don’t use it, so say “a girl of nine”. She read 41 books.',
      /A girl of nine/,
      /Ileana/,
    ],
    [
      'customer is Brandel Foods but they havent signed off so call them "a bakery in the north". 9 minutes now.',
      /a bakery in the north/i,
      /Brandel/,
    ],
  ])('%s', (brief, told, never) => {
    const { said } = card(brief)
    expect(said).toMatch(told)
    expect(said).not.toMatch(never)
    expect(said).not.toMatch(/[“"]/)
  })
  it('is none where somebody is quoted', () => expect(insteadIn('She said “we start at 6”')).toBeUndefined())
})

describe('a title with the kind of post behind it', () => {
  it.each([
    ['frost season carousel - cover the taps, …', 'frost season'],
    ['Heat pump myths infographic: they work at -10, …', 'Heat pump myths'],
    ['Erste Hilfe Karussell – Ruhe bewahren, …', 'Erste Hilfe'],
  ])('is told without it: %s', (text, title) => {
    const found = entitledIn(text)?.title
    expect(found && text.slice(found.start, found.end)).toBe(title)
  })
  it.each([
    'Our first video - how we bake',
    'New workout video: 20 minutes',
    'The music video - out on Friday',
    'quick fun carousel - why we bake',
  ])('is none: %s', text => expect(entitledIn(text)).toBeUndefined())
})
