// The kind of a post and how it is asked for are none of the post, wherever they stand.
import { describe, expect, it } from 'vitest'
import { withoutKind } from '#lib/composer/builtin/tidy/kinds/alone.ts'
import { besideOrder } from '#lib/composer/builtin/tidy/kinds/beside.ts'
import { withTopics } from '#lib/composer/builtin/tidy/ordered.ts'
import type { AssetType } from '#lib/plans.ts'

const kindIn = (brief: string): AssetType =>
  /infogr/iu.test(brief)
    ? 'infographic'
    : /diashow/iu.test(brief)
      ? 'slideshow'
      : /video/iu.test(brief)
        ? 'video'
        : 'card'

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
    expect(withoutKind(brief, kindIn(brief))).toBe(left)
  })

  it.each([
    'Cash or card? Card please. From Monday our till takes no coins.',
    'What we draw for you. Infographic. Logo. Flyer.',
    'Gift cards: please ask. A card for everyone, please come in.',
    'Card please',
  ])('is kept where it is of paying, one of what is sold, or all that is said: %s', brief => {
    expect(withoutKind(brief, kindIn(brief))).toBe(brief)
  })
})

describe('another kind than the one that is made', () => {
  it.each(['Drei Tipps. als Karussell bitte', 'We asked 64 growers. Make an infographic out of it. Hail 41'])(
    'stays, for somebody to hear of it: %s',
    brief => {
      expect(withoutKind(brief, 'card')).toBe(brief)
    },
  )
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
    expect(withoutKind(brief, kindIn(brief)).replaceAll(/\s+/g, ' ')).toBe(left)
  })

  it.each([
    'Bring your holiday clips. Make a film out of them with us, Friday at six.',
    'Join our evening class. Make a film.',
    'Save your tickets. We make a card of each.',
    'You have old photos. Make a card out of it for your mother.',
  ])('is news where it is readers who make it: %s', brief => {
    expect(withoutKind(brief, kindIn(brief))).toBe(brief)
  })
})

describe('a title beside its order', () => {
  it.each([
    ['Infographic - who sits where in the boat. Cox: steers', 'Who sits where in the boat. Cox: steers'],
    ['Infographic - who sits where. This is for the new people.\nCox: steers', 'Who sits where.\nCox: steers'],
    ['Diashow - der erste Abend. Das ist für die Neuen. Wir üben', 'Der erste Abend. Wir üben'],
    ['Video - our new kit. This is for under tens. Free', 'Our new kit. This is for under tens. Free'],
    ['Karussell – was im Mai blüht: Flieder, Mohn', 'Was im Mai blüht: Flieder, Mohn'],
    ['Carrusel porfa - qué llevar al monte.\nAgua', 'Qué llevar al monte.\nAgua'],
    [
      'Regatta dates for the summer, can you make an infographic people can save on their phone\nSun 30 May',
      'Regatta dates for the summer.\nSun 30 May',
    ],
    ['Moos im Rasen, könnt ihr bitte eine Diashow machen? Kalken hilft.', 'Moos im Rasen. Kalken hilft.'],
    ['Tarifs de mai, tu peux nous faire une carte : pain 3 €', 'Tarifs de mai: pain 3 €'],
    ['Orari di maggio, puoi farci una card? Lunedì chiuso', 'Orari di maggio. Lunedì chiuso'],
    [
      'What to expect on your first night - carousel please, for people who are nervous\n\nWe meet',
      'What to expect on your first night.\n\nWe meet',
    ],
    ['Qué llevar al monte, un carrusel por favor.\nAgua', 'Qué llevar al monte.\nAgua'],
    ['openingstijden pinksteren graag even een kaartje maken. zondag dicht', 'Openingstijden pinksteren. zondag dicht'],
    ['Öffnungszeiten Pfingsten bitte mal eine Karte machen: Sonntag zu', 'Öffnungszeiten Pfingsten: Sonntag zu'],
  ])('stands alone: %s', (brief, left) => {
    expect(besideOrder(brief).replace(' :', ':')).toBe(left)
  })

  it.each([
    'Video - square, no music. We open at nine.',
    'If you lost your pass, can you make a card? We need one.',
    'Hi there Anna, can you make a carousel about lagging pipes: wrap them',
    'The frost is near, could you do a carousel on lagging pipes. Wrap them.',
    'For your first visit, bring a card please. We keep no copies.',
    'Need something for May, can you make a card: closed on Sunday',
  ])('is none of how it looks, and of no news: %s', brief => {
    expect(besideOrder(brief)).toBe(brief)
  })
})

describe('a title of an order', () => {
  it.each([
    ['de', 'Ich möchte eine Diashow zum Tag der offenen Tür machen. Samstag', 'Tag der offenen Tür. Samstag'],
    ['de', 'Wir wollen ein Karussell über den Obstschnitt posten: kurz', 'Der Obstschnitt: kurz'],
    ['de', 'Könnt ihr bitte eine Infografik zum Wasserverbrauch erstellen? 40 Liter', 'Wasserverbrauch. 40 Liter'],
    ['nl', 'We willen een carousel over snoeien in maart maken. Kort', 'Snoeien in maart. Kort'],
    [
      'en',
      'I need video how to set the limit for a horse, about 30 seconds, for new customers\nStep 1',
      'How to set the limit for a horse\nStep 1',
    ],
    ['de', 'Video wie man Moos entfernt, etwa 30 Sekunden, für neue Kunden. Kalken', 'Wie man Moos entfernt. Kalken'],
    ['es', 'Vídeo cómo podar el olivo, unos 30 segundos. Marzo', 'Cómo podar el olivo. Marzo'],
    ['fr', 'Vidéo comment tailler la vigne, 40 secondes max, pour nos clients. Mars', 'Comment tailler la vigne. Mars'],
  ])('has no verb, length nor reader of it (%s): %s', (language, brief, left) => {
    expect(withTopics(brief, language)).toBe(left)
  })

  it.each([
    ['de', 'Karussell über richtig Pause machen. Kurz und oft', 'Richtig Pause machen. Kurz und oft'],
    [
      'en',
      'Video how to bake bread, 40 minutes in a hot oven. Turn it',
      'How to bake bread. 40 minutes in a hot oven. Turn it',
    ],
  ])('keeps what is of its matter (%s): %s', (language, brief, left) => {
    expect(withTopics(brief, language)).toBe(left)
  })
})
