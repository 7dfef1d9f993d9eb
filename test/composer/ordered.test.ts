// What a kind of post is ordered about stands on it, and never the order.
import { describe, expect, it } from 'vitest'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const { pictures, captions } = builtinPost(
    inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'carousel', ...more, brief }),
  )
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { picture: plain(JSON.stringify(pictures)), caption: plain(captions.instagram) }
}

describe('its title', () => {
  it.each([
    [
      'with the frost coming tonight can we get a carousel on lagging pipes\n- wrap the ones outside first\n- leave the loft hatch open\n- find your stop tap now',
      'Lagging pipes',
      /can we|tonight/i,
    ],
    [
      'Hi, we need an infographic to explain the water meter to tenants because the bills confuse everyone. 1 unit is 1,000 litres. A bath is 80 litres. A leak can be 400 litres a day.',
      'The water meter to tenants',
      /infographic|confuse/i,
    ],
    [
      'Slideshow of what happens when you bring us a clock. 1) we open the back. 2) we clean it. 3) it runs a week on the bench.',
      'What happens when you bring us a clock',
      /slideshow/i,
    ],
    [
      'Carousel about getting the kit back before the tour. Steps: 1. List who has what. 2. One message each. 3. Give a date.',
      'Getting the kit back before the tour',
      /about|steps/i,
    ],
    [
      'Our 2026 in numbers, could you turn it into something nice: 812 walks. 96 new dogs. 3 lost leads.',
      'Our 2026 in numbers',
      /could you|something nice/i,
    ],
    [
      'Me gustaría un carrusel con las reglas de la sauna para los que vienen por primera vez. Ducha antes, toalla siempre, y en silencio.',
      'Las reglas de la sauna',
      /carrusel|gustaría/i,
    ],
    [
      'Kannst du uns ein Karussell über das Imkern im Winter machen? Nicht stören, Futter prüfen, Flugloch frei halten.',
      'Imkern im Winter',
      /karussell|kannst/i,
    ],
  ])('%s', (brief, title, never) => {
    const { picture, caption } = post(brief)
    expect(picture).toContain(title)
    expect(picture + caption).not.toMatch(never)
  })

  it.each([
    [
      'Fai una infografica su come nasce una sella da noi, in quattro tappe. Prima il cuoio, poi il taglio.',
      'in quattro tappe',
      /noi\.,/,
    ],
    [
      'Can you do a carousel about how to read a tide table, most people get it wrong. Find the day. Add an hour in summer.',
      'How to read a tide table',
      /table\.,|carousel about/,
    ],
    [
      'could you make a carousel about a pony’s first shoeing? Bring a hay net. Stay at its head.',
      'first shoeing',
      /shoeing\?/,
    ],
  ])('goes on as it was typed: %s', (brief, title, never) => {
    const { picture, caption } = post(brief)
    expect(picture + caption).toContain(title)
    expect(picture + caption).not.toMatch(never)
  })

  it.each([
    [
      'Infografica sulle fasi di un rilievo di un tetto, per i condomini che ci chiedono sempre perché costa così tanto.\n1. Sopralluogo (1 giorno)\n2. Drone (2 ore)\n3. Relazione (1 settimana)',
      'Fasi di un rilievo di un tetto',
      /infografica|chiedono/i,
    ],
    [
      'Infographic of our fees so parents can show it at the club meeting:\nMinis 4 £ a week\nJuniors 6 £ a week\nAdults 8 £ a week',
      'Our fees',
      /infographic|can show/i,
    ],
    ['Infographic, compost. green 1 part, brown 2 parts. turn it every week', 'Compost', /infographic/i],
    ['Richtig lüften, als Grafik. Fenster ganz auf. 5 Minuten reichen. Heizung aus.', 'Richtig lüften', /als Grafik/],
    [
      'video breve come scegliere la bici: misura 52 fino a 1,65, misura 54 fino a 1,75',
      'Come scegliere la bici',
      /video breve/i,
    ],
    [
      'Short video, how to lace your skates, because half the kids still cant. Loose at the toe. Tight at the ankle. Two knots.',
      'How to lace your skates',
      /short video|half the kids/i,
    ],
  ])('stands beside its kind, and why it is ordered is none of it: %s', (brief, title, never) => {
    const { picture, caption } = post(brief, { asset_type: 'carousel' })
    expect(picture).toContain(title)
    expect(picture + caption).not.toMatch(never)
  })

  it('is not looked for in news', () => {
    const { caption } = post('Our video, why we close early: staff need sleep too. We shut at 6.')
    expect(caption).toMatch(/why we close early/)
  })

  it('of prices is named as it stands alone', () => {
    const { picture } = post(
      'Bitte eine Karte mit den neuen Kursen ab 1. Mai:\nTöpfern 48 €\nDrehen 58 €\nGlasieren 32 €',
      {
        asset_type: 'card',
      },
    )
    expect(picture).toContain('Neue Kurse ab 1. Mai')
  })

  it.each([
    'Make a video with upbeat music and big letters. The shop opens at nine on Monday.',
    'Our new video about the harbour is online, 12 minutes, free to watch.',
    'a card for our customers: we are closed on Monday',
  ])('is none of how it is to look, nor of news about a film: %s', brief => {
    const { picture } = post(brief, { asset_type: 'card' })
    expect(picture).not.toMatch(/Upbeat music|"Our customers|"The harbour"/)
  })
})

describe('what readers are to be asked or told', () => {
  it.each([
    [
      'ask them which soup we should bring back in october. leek, pea or the red lentil',
      'Which soup should we bring back in October?',
      /ask them/i,
    ],
    [
      'Ask everyone what they miss most about the old pool',
      'What do you miss most about the old pool?',
      /ask everyone/i,
    ],
    ["Half term is busy. And tell them not to worry, there's room for everybody.", "Don't worry", /tell them/i],
    ['We open at ten on Sunday. please put that the lift is out so use the ramp', 'The lift is out', /put that/i],
    [
      'Finish with a handful of salt and let it rest overnight, then bake it hot.',
      'Finish with a handful of salt',
      /^never$/,
    ],
  ])('%s', (brief, told, never) => {
    const { picture, caption } = post(brief, { asset_type: 'card' })
    expect(picture + caption).toContain(told)
    expect(picture + caption).not.toMatch(never)
  })

  it('leaves out for whom and where it is', () => {
    const { picture, caption } = post('our year in numbers for the trustees + facebook. 31,482 visitors.', {
      asset_type: 'card',
    })
    expect(picture).toContain('31,482')
    expect(picture + caption).not.toMatch(/trustees|facebook/i)
  })

  it('keeps the end of a rough number', () => {
    const { picture } = post(
      'how to dig over a bed\n- start at the far end\n- swap sides every 10 forks or so\n- rest every 20 minutes',
    )
    expect(picture).toContain('every 10 forks or so')
  })
})

describe('what stands beside it', () => {
  it.each([
    ['ignore the sat nav, every sat nav sends people to the ford', 'every satnav sends', /Sat nav|Saturday/],
    ['our busiest hour for booking was sunday 8-9pm in april', 'Sunday', /\d May|May \d|Sunday \d{1,2} /],
    ['our talk is on 21 May at 6, 4 east 25th street, above the bakery', '25th', /25Th/],
    ['come on Wendesday from 6, the hall is warm', 'Wednesday', /Wendesday/],
    ['you print your own poster to take home, Friday 4 December from 6 till 8', 'print your own poster', /^never$/],
    ['menu du soir\nle bol 2,50 €\nle plat avec une soupe 6 €\nle petit verre 9 €', '2,50 €', /2,50, €/],
  ])('%s', (brief, told, never) => {
    const { picture, caption } = post(brief, { asset_type: 'card' })
    expect(picture + caption).toContain(told)
    expect(picture + caption).not.toMatch(never)
  })
})
