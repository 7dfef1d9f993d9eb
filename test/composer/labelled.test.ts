// What a maker is told in so few words that no word of it says so; each beside what is for readers and looks like it.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'
import { builtinPost, inputOf } from './support.ts'

/** As it is posted, of what somebody has typed. */
const typed = (brief: string): string =>
  builtinPost(inputOf({ brief, brand: 'tarn', channel: 'instagram', asset_type: 'card' })).captions.instagram

const NEWS = 'The shop is open until 6 all through December.'

describe('where a line is to stand is no part of it', () => {
  it.each([
    ['Heading: Open until 6 all December. Underneath: free mulled wine on Fridays', /heading|underneath/i],
    ['Überschrift: Im Dezember bis 18 Uhr offen. Darunter: Glühwein gratis am Freitag', /überschrift|darunter/i],
    ['Título: Abiertos hasta las 18 en diciembre. Debajo: café gratis los viernes', /título|debajo/i],
    ['Titre : Ouvert jusqu’à 18 h en décembre. En dessous : vin chaud offert le vendredi', /titre|dessous/i],
  ])('%s', (brief, label) => {
    const { said } = card(brief)
    expect(said).not.toMatch(label)
    expect(said).toMatch(/18|until 6/)
    expect(said).toMatch(/mulled wine|Glühwein|café|vin chaud/i)
  })

  it.each(['Capa: mudou de casa? Antes da TV instala a fechadura.', 'Cover: moving house? Fit a lock before the TV.'])(
    'nor is what a slide is called: %s',
    brief => expect(card(brief).said).not.toMatch(/capa|cover/i),
  )

  it.each([
    ['Scritta grande: Mandaci una foto. Sotto piccolo: risposta in 2 giorni.', /scritta|sotto/i, 'Mandaci una foto'],
    [
      'Small text at the bottom: answers in 2 days. Title big: Send us a photo.',
      /small text|title/i,
      'Send us a photo',
    ],
    ['The mill we rebuilt. Last frame: Mullagong Pumps.', /frame/i, 'Mullagong Pumps'],
    ['Die Mühle läuft. Am Schluss: Werkstatt Berg.', /schluss/i, 'Werkstatt Berg'],
  ])('nor how large it is, or that it ends: %s', (brief, label, kept) => {
    const { said } = card(brief)
    expect(said).not.toMatch(label)
    expect(said).toContain(kept)
  })

  it('but a final that was played', () =>
    expect(card('Finale: FC Alpen gegen SV Berg 2:1. Danke allen.').said).toContain('Finale'))

  it('a word before a colon that says what follows is', () =>
    expect(card('Monday: soup. Tuesday: stew. Below zero: free tea for whoever waits outside.').said).toContain(
      'Below zero',
    ))
})

describe('scenes and shots are none of the news, over all of their sentences and lines', () => {
  it.each([
    'want to SEE: wide and flat, grey dawn. then the line of them along the bank. dog lying flat watching.',
    'Shots:\n- a foot testing the water\n- goggles on a bench\n- a wet towel',
    'zu sehen: bunte Kinderschuhe nebeneinander, kleine Hand auf großem Griff. die Glocke oben an der Wand.',
    'Plans : 1) la machine pleine de boue sur un journal 2) les pièces alignées sur un drap 3) le bain, la brosse',
    "Images: the baker's hands; flour in the air.",
  ])('%s', shots => {
    const said = typed(`${NEWS}\n${shots}\nBook at example.org/swim before 3 November.`)
    expect(said).toMatch(/until 6/)
    expect(said).toMatch(/3 November/)
    expect(said).not.toMatch(/dawn|dog|foot|towel|Kinderschuhe|Glocke|machine|brosse|flour|hands/i)
  })

  it('up to where something is told', () => {
    const said = typed(`${NEWS} Pictures: steam over the pan. Mulled wine is £3 on Fridays.`)
    expect(said).not.toContain('steam')
    expect(said).toContain('£3')
  })

  it.each([
    "Don't try to sell anything on it.",
    'Your call.',
    'Io ci vedrei un guscio solo, grande, da vicino.',
    'I picture a red door, half open.',
  ])('nor is what is of the post itself: %s', remark => {
    expect(card(`${NEWS} ${remark}`).said).not.toContain(remark.slice(0, -1))
  })
})

describe('what no picture is to show is not told', () => {
  it.each([
    'No burglar pictures.',
    'No cheesy stock photos please.',
    'Bitte keine Flammenbilder.',
    'Pas de photos de bébés svp.',
  ])('%s', plea => {
    const { said } = card(`${NEWS} ${plea}`)
    expect(said).toMatch(/until 6/)
    expect(said).not.toContain(plea.slice(0, -1))
  })

  it.each(['No photos, the paintings are old.', 'No food or drink.', 'No passport pictures taken on Sundays.'])(
    'a rule for guests is: %s',
    rule => expect(card(`${NEWS} ${rule}`).said).toContain(rule.slice(0, 9)),
  )
})

describe('what a post is to do with its readers, and who may be named in it', () => {
  it.each([
    'Take people through it stage by stage please.',
    'Walk them through it.',
    'Pour l’image, je vous prie de rester sobre.',
    'For the picture, something plain.',
    "She's happy to be named.",
    'They are fine with their names.',
    'Elle est d’accord pour le prénom.',
    'Sie ist einverstanden.',
  ])('%s', aside => {
    const { said } = card(`Mrs Adeyemi's wingback chair went home on Monday after 31 hours. ${aside}`)
    expect(said).toMatch(/31 hours/)
    expect(said).not.toContain(aside.slice(0, 12))
  })

  it.each([
    'They agreed a price of £40.',
    'She is happy to be back on Monday.',
    'Walk through the garden at your own pace.',
  ])('is told where readers are meant: %s', line => expect(card(`${NEWS} ${line}`).said).toContain(line.slice(0, 10)))
})

describe('what was said and what answers it', () => {
  it('has no capitals but its own', () => {
    const { said } = card(
      'Three things people tell us. "Epoxy does not ding" - it does, you just can’t see it as easy.',
    )
    expect(said).toContain('it does, you just')
  })
  it('names who said it with capitals', () =>
    expect(card('"You found us a home in nine days" - margaret, from leeds').said).toContain('Margaret'))
})

describe('a day', () => {
  it.each([
    [
      '“a week on Sunday” is another Sunday',
      'The clocks go back a week on Sunday, so it is dark by 5.',
      'a week on Sunday, so',
    ],
    ['that has its date beside it keeps it', 'The fair is on Sunday (18th) from 10 to 4 in the yard.', 'Sunday (18th)'],
    [
      'in German ends no sentence',
      'Wir sind im Urlaub: Donnerstag 22. bis Samstag 24. Oktober. Danach wieder wie immer.',
      '22. bis Samstag',
    ],
  ])('%s', (_, brief, said) => expect(card(brief).said).toContain(said))
})

it('what stands in brackets gives way where a sentence is too long for a headline', () => {
  const { parts, said } = card(
    'The oatmeal shampoo we sold in August (Prairie Suds 12 oz, lot 0728B) is being recalled by the maker, possible bacteria. Stop using it.',
  )
  expect(parts.headline).toBe('The oatmeal shampoo we sold in August is being recalled by the maker')
  expect(said).toContain('lot 0728B')
})

it('“tell people” leads to what they are told', () =>
  expect(card('Tell people a door is not locked because it is shut.').said).not.toMatch(/tell people/i))

describe('whoever does not want to be named', () => {
  it('is not, though the news is theirs', () => {
    const { said } = card(
      'Before and after of Lerato’s big chop, from 8 years of relaxer to a short cut. Dont put her name, say one of our clients',
    )
    expect(said).toMatch(/the big chop/)
    expect(said).not.toMatch(/Lerato/)
  })
  it('takes the line along that cannot do without the name', () =>
    expect(
      card('Frau Seidl hat 50 Minuten gewartet. Seit 1. März gibt es zwei Notfallfenster. Ohne Namen bitte!').said,
    ).not.toMatch(/Seidl/))
  it('is named where nobody says so', () =>
    expect(card('Before and after of Lerato’s big chop, from 8 years of relaxer to a short cut.').said).toContain(
      'Lerato',
    ))
})

describe('how large a line is to stand', () => {
  it.each([
    'put the price big',
    'make the price really large please',
    'bitte den Preis ganz groß',
    'pon el precio bien grande',
  ])('is not told: %s', wish => {
    const { said } = card(`New pass: $19 a month per location, ${wish}.`)
    expect(said).toContain('$19 a month')
    expect(said).not.toContain(wish.slice(0, 8))
  })
  it.each(['Put the big tent near the gate.', 'We make big cakes.'])('is something else: %s', line =>
    expect(card(`${NEWS} ${line}`).said).toContain(line.slice(0, 8)),
  )
})

it('results are of the day that was', () => {
  expect(card('Results from Saturday: juniors 1st in jazz, seniors 2nd.').said).toContain('Saturday 10 October')
  expect(card('New opening hours from Saturday.').said).toContain('Saturday 17 October')
})

describe('what is to be seen is no part of it', () => {
  it.each([
    ['Picture: three mugs on a shelf.', /mugs/],
    ['Pic = a crane at dusk.', /crane/],
    ['Visuel : les six alignés devant le hangar, voiles baissées.', /hangar/],
    ['Hintergrund: Morgennebel über dem Hof.', /Morgennebel/],
    ['Imagen: tres tazas en un estante.', /tazas/],
    ['Zdjęcie: trzy kubki na półce.', /kubki/],
    ['Show twigs coming down on the dust sheet.', /twigs/],
    ['Then show a dog asleep on a rug.', /dog/],
    ['Montre une main qui coupe le fil.', /main/],
    ['Figura: banco da lavoro con attrezzi vecchi e una lampada.', /banco/],
    ['Zeig einen Hund auf einem Teppich.', /Hund/],
  ])('%s', (wish, seen) => {
    const { said } = card(`${NEWS} ${wish}`)
    expect(said).toMatch(/until 6/)
    expect(said).not.toMatch(seen)
  })

  it.each([
    'Photo: Karin Schmidt.',
    'Photo: £25 a print.',
    'Show your ticket at the door and get 10% off.',
    'Show jumping at the farm on Saturday.',
    'Zeigt euren Ausweis an der Kasse.',
  ])('but what readers are told is: %s', told => {
    expect(card(`${NEWS} ${told}`).said).toContain(told.slice(-9, -2))
  })

  it.each(['make the 365 huge', 'put the 365 really big', 'price really big', 'the 365 in bold', 'die 365 ganz groß'])(
    'nor how large: %s',
    large => {
      const { said } = card(`$365 for a tank up to 1000 gal, ${large}. Ends June 10.`)
      expect(said).toContain('1000 gal')
      expect(said).not.toMatch(/huge|big|bold|groß/)
    },
  )

  it('and the sun is no Sunday', () => {
    const brief = 'Title: Swap the windmill for the sun. Under it: conversions from $4,900'
    const { pictures } = builtinPost(inputOf({ brand: 'larder', channel: 'instagram', asset_type: 'card', brief }))
    expect(pictures[0]?.data).toMatchObject({ headline: 'Swap the windmill for the sun' })
  })

  it('and a title behind a sign is the title', () => {
    const brief = 'Titre = « Une année au ras du sable ». 42 sorties, 310 baptêmes.'
    const { pictures } = builtinPost(inputOf({ brand: 'larder', channel: 'instagram', asset_type: 'card', brief }))
    expect(pictures[0]?.data).toMatchObject({ headline: 'Une année au ras du sable' })
  })
})
