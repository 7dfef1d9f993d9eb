// The kind of a post and how it is asked for are none of the post, wherever they stand.
import { describe, expect, it } from 'vitest'
import { withoutKind } from '#lib/composer/builtin/tidy/kinds/alone.ts'

describe('a sentence that is only the kind and a courtesy', () => {
  it.each([
    ['We need a Saturday baker. Card please.\n\nFour hours.', 'We need a Saturday baker. \n\nFour hours.'],
    ['Wir suchen eine Aushilfe. Bitte als Karte. Ab Juni.', 'Wir suchen eine Aushilfe. Ab Juni.'],
    ['Combien boit un cheval ? Infographie svp\n30 litres', 'Combien boit un cheval ? \n30 litres'],
    ['Se alquila el salón. Una tarjeta, por favor. Desde 90 €', 'Se alquila el salón. Desde 90 €'],
    ['We zoeken een bakker. Kaartje graag! Vanaf augustus.', 'We zoeken een bakker. Vanaf augustus.'],
    ['Zamykamy w sobotę. Kartka proszę. Wracamy we wtorek.', 'Zamykamy w sobotę. Wracamy we wtorek.'],
    ['How long does a hedge live? Infographic.\n\nBox 100 years', 'How long does a hedge live? \n\nBox 100 years'],
  ])('is dropped: %s', (brief, left) => {
    expect(withoutKind(brief)).toBe(left)
  })

  it.each([
    'Cash or card? Card please. From Monday our till takes no coins.',
    'What we draw for you. Infographic. Logo. Flyer.',
    'Gift cards: please ask. A card for everyone, please come in.',
    'Card please',
  ])('is kept where it is of paying, one of what is sold, or all that is said: %s', brief => {
    expect(withoutKind(brief)).toBe(brief)
  })
})

describe('an order to make it of what is told', () => {
  it.each([
    ['We asked 64 growers. Make an infographic out of it. Hail 41', 'We asked 64 growers. Hail 41'],
    ['Die Ernte war früh. Mach bitte daraus eine Infografik. 41 Kisten', 'Die Ernte war früh. 41 Kisten'],
    ['Könnt ihr helfen? Bitte eine Diashow daraus machen.\nAb Mai', 'Könnt ihr helfen? Ab Mai'],
    ['Hemos medido el agua. Haz una infografía con esto. 40 litros', 'Hemos medido el agua. 40 litros'],
    ['On a compté les oiseaux. Fais-en une infographie stp. 41 merles', 'On a compté les oiseaux. 41 merles'],
    ['Abbiamo contato le api. Fanne un’infografica. 41 arnie', 'Abbiamo contato le api. 41 arnie'],
    ['We vroegen 64 leden. Maak er een infographic van. Fiets 41', 'We vroegen 64 leden. Fiets 41'],
    ['Zapytaliśmy 64 osoby. Zrób z tego infografikę. Rower 41', 'Zapytaliśmy 64 osoby. Rower 41'],
    ['We lost the barn. Could you turn this into a short video please? Come by', 'We lost the barn. Come by'],
  ])('is dropped, and what was told stays: %s', (brief, left) => {
    expect(withoutKind(brief).replaceAll(/\s+/g, ' ')).toBe(left)
  })

  it.each([
    'Bring your holiday clips. Make a film out of them with us, Friday at six.',
    'Join our evening class. Make a film.',
    'Save your tickets. We make a card of each.',
    'You have old photos. Make a card out of it for your mother.',
  ])('is news where it is readers who make it: %s', brief => {
    expect(withoutKind(brief)).toBe(brief)
  })
})
