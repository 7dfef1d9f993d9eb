// What newcomers typed since, and what had gone wrong with it: ages and schools that were to stay unsaid, corrections, halves of sentences, numbers without a mark.
import { describe, expect, it } from 'vitest'
import { ownedBy } from '#lib/composer/builtin/typed/owned.ts'
import { brands } from './fixtures/brands.ts'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const asked = inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', ...more, brief })
  const { pictures, holds, captions } = builtinPost(asked)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { said: plain(JSON.stringify(pictures) + captions.instagram), rules: holds.map(({ rule }) => rule) }
}
/** What is told of a brief, and what nowhere is. */
const tells = (cases: [brief: string, told: string, untold: string | RegExp][], more: Partial<BriefCase> = {}) =>
  it.each(cases)('%s', (brief, told, untold) => {
    const { said } = post(brief, more)
    expect(said).toContain(told)
    expect(said).not.toMatch(untold)
  })

describe('what is not to be told of somebody', () => {
  tells([
    [
      'glückwunsch an lea (17) zur bestandenen prüfung!! nur vornamen, und alter weglassen',
      'Glückwunsch an lea zur bestandenen Prüfung',
      /17|Alter/,
    ],
    ['sommerfest am 12.12. ab 14 uhr. nur den vornamen nennen, alter nicht', 'Sommerfest', /nennen|Alter/],
    ['Lena (9) hat gewonnen. Alter nicht dazuschreiben', 'Lena hat gewonnen', /9|Alter/],
    ['congrats to lea (17) on passing her test first time. dont say her age', 'Congrats to Lea on passing', /17/],
    ['well done sam, 12, who came 2nd at the county. leave out his age', 'Well done sam, who came 2nd', /12/],
    [
      'thank you to little Alfie Thornton age 7 from St Oswalds primary who raised £212 for us!! his mum says fine to say Alfie but not his surname or school',
      'Thank you to little Alfie age 7',
      /Thornton|Oswald/,
    ],
    ['enhorabuena a Lucía Pérez, del colegio San José, 1a en cadetes. sin apellido ni cole', 'Lucía', /Pérez|José/],
    ['Our client Bob Tran saved 14,200 dollars this year. no names', 'Our client saved 14,200 dollars', /Bob|No names/],
    ['Thank you to the Reilly family for the cakes. dont name anyone', 'Thank you to the family', /Reilly/],
    [
      'player of the week is Alfie Senior hes 10, scored 2 in the 4-1 win. his mum says first name only and dont put how old he is',
      'Player of the week is Alfie',
      /Senior|10/,
    ],
    [
      'adventsmarkt sonntag 6.12. ab 11 uhr, bratwurst, der kleine Leopold (7) spielt trompete um 15 uhr - die mama möchte aber nicht dass der name vom kind dabeisteht!',
      'Adventsmarkt',
      /Leopold/,
    ],
    ['Jo is turning grey. no ages please, just happy birthday Jo', 'happy birthday Jo', /ages/],
  ])
  it('is no tail of a sentence that lost whom it names', () => {
    const brief =
      'quiero contar el caso de Hugo Martín Sanz, 9 años, del cole Ponce de León, q se rompió el codo en julio. asi q sin nombre ni cole'
    expect(post(brief, { brand: 'lebrel' }).said).not.toMatch(/Ponce|Hugo/)
  })
  it('is all else of a child where only the first name may be told', () => {
    const brief =
      'a winner!!!! Tessa Brandvold, shes 8, in 3rd grade at Lincoln Elementary. printing 500, free at the desk. mom says first name is ok but thats it'
    expect(post(brief).said).not.toMatch(/Tessa|Lincoln/)
  })
})

describe('what is corrected', () => {
  tells([
    ['workshop sat 12 dec 11:00 at the hall. oh and it starts at 11:30 not 11, the room opens late', '11:30', '11:00'],
    [
      'taller sabado 12 de diciembre a las 11:00 en el centro. Ah y empieza a las 11:30 no a las 11 q la sala la abren tarde',
      '11:30',
      /11:00|no a las/,
    ],
    ['quiz night friday 4 dec 7pm, 5 pound each. its 4 pound not 5 sorry', '4 pound each', /5 pound|not 5/],
    [
      'cleanup special $349 thru december. Carla said $399 in the email but thats wrong its 349',
      '$349 through December',
      /Carla|399/,
    ],
  ])
})

describe('what is corrected by name or taken back', () => {
  tells([
    [
      'Tap takeover w/ Moon Dog?? no sorry not Moon Dog its with Blackwood Brewing from Geelong, sat 12 december',
      'Tap takeover with Blackwood Brewing',
      /Moon/,
    ],
    [
      'sat classes (5 dec) cancelled. tickets.. i mean fees will be credited to january, no need to ring.',
      'Fees will be credited',
      /[Tt]ickets/,
    ],
  ])
  it.each([
    ['on reste ouvert jusqu’à 20h mardi. on ferme à 19h à cause des bouchons', '20h / 19h'],
    ['we stay open until 8pm on tuesday. we close at 7pm because of the traffic', '8pm / 7pm'],
  ])('“%s” is asked', (brief, what) => {
    const asked = inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', brief })
    expect(
      builtinPost(asked)
        .holds.map(hold => hold.what)
        .join(),
    ).toContain(what)
  })
  it('is a choice where somebody may come on either day', () => {
    expect(post('gänse vorbestellen bis 10.12., abholen am 22. oder 23. dez').rules).not.toContain('uncertain')
    expect(post('gift vouchers €25 €50 or €100 at the till').rules).not.toContain('uncertain')
  })
})

describe('a sentence', () => {
  tells([
    [
      'tax payment is due jan 15 2027. also if u pay it by dec 31 u might get the deduction but im not 100% sure about that so dont say it',
      'due Jan 15 2027',
      /Dec 31/,
    ],
    ['our new shop opens saturday at 12 main street, Tralee, Co. Kerry. come say hi', 'Co. Kerry', /"Kerry/],
    ['Meet us at Joyce Bros. Hardware in Ennis', 'Meet us at Joyce Bros. Hardware in Ennis', /Bros"/],
    [
      'alle drei bestanden, klasse b, Jonas beim 1. mal (bei lisa wars der 4. versuch aber das natürlich nicht schreiben)',
      'Klasse B, Jonas beim 1. Mal',
      /[Ll]isa/,
    ],
    ['kette ölen: bei regen so alle 150 km, sonst alle 300', 'so alle 150 km, sonst alle 300', /So alle/],
    ['theorie fällt am do aus. nächster termin mo 7.12. 18:30', 'am Do aus', /am do/],
    ['mince pies are back from tuesday, 6 for £8.50', 'from Tuesday, 6 for £8.50', /6 January/],
    ['new oven is in finally!! sorry about last 2 weeks. sourdough from 7 again', '"headline":"New oven', /eyebrow/],
  ])
  it('with a choice for each is no doubt', () => {
    expect(post('mince pies back!! 6 for £8.50 or £1.80 each').rules).not.toContain('uncertain')
    expect(post('W-2 or 1099? How to tell').rules).not.toContain('uncertain')
  })
})

describe('a list', () => {
  tells(
    [
      [
        'whats in the hamper - 1. soda bread 2. raspberry jam 3. 4 mince pies 4. shortbread',
        '3. 4 mince pies',
        /hamper -/,
      ],
      [
        'year end checklist for small firms - 1 check addresses 2 verify names 3 report bonuses 4 order forms',
        'Year end checklist for small firms',
        /forms 5/,
      ],
      [
        'girls u9s need players!! slides: 1 no experience needed 2 thursdays 5.30 to 6.30 school hall 3 £2 a week 4 ring donna',
        '"headline":"3. £2 a week"',
        /slides: /i,
      ],
      [
        'carrusel 4 ejercicios pa la cervical si trabajas con ordenador: 1 barbilla 10 rep, 2 inclinacion 20 seg, 3 hombros 15 rep, 4 pectoral 30 seg',
        '"hook","headline":"4 ejercicios',
        /carrusel/i,
      ],
    ],
    { asset_type: 'carousel' },
  )
  tells(
    [
      [
        'short vid for our check in CI: 1. dev opens a PR 2. it runs against a shadow copy 3. it comments on the PR 4. you merge',
        'Our check in CI',
        /vid |PR 4|copy 3/,
      ],
      ['hiring vid 2 service plumbers OH license a plus, $32-38/hr', "We're hiring", /vid /],
      ['volunteer call out video. need drivers for food parcels fri mornings', 'Need drivers', /call out video/],
    ],
    { asset_type: 'video' },
  )
  tells(
    [
      [
        'what we did this year - 412 food parcels, 38 volunteers, £14,350 raised for the roof',
        '"title":"What we did this year"',
        /steps/,
      ],
      ['season so far for the noticeboard n fb. played 12 won 8. goals for 31', '"title":"Season so far"', /fb|notice/],
      [
        'how we make a lager, 6 weeks: mash 1 day, ferment 10 days, keg it. want ppl to get why its worth the wait',
        'Mash 1 day',
        /worth/,
      ],
      [
        'infografia dolor lumbar: cuando ir al fisio y cuando al medico. FISIO: dolor, rigidez, contractura. MEDICO: fiebre, caida, perdida de fuerza',
        '"title":"Dolor lumbar: cuando ir',
        /infografia/i,
      ],
    ],
    { asset_type: 'infographic' },
  )
  tells([
    [
      'was kostet der führerschein: grundbetrag 399€, fahrstunde 62 euro, sonderfahrt 79, prüfung 189. TÜV kommt extra',
      '"price":"189€"',
      /"189"/,
    ],
    ['price list from january: scone 2.50, coffee 3.20, brown loaf 4.50. sorry!!', '"value":"4.50"', /4\.50\. sorry/],
    ['preise ab 1.1.: grundgebühr 390 (bisher 350), fahrstunde 62 statt 58', '"title":"Preise ab 1.1."', /1\.1"/],
  ])
})

describe('an order', () => {
  tells([
    ['postmortem-ish post: cloud dashboard was down 41 mins this morning. our fault', 'Cloud dashboard', /ish/],
    [
      'show tickets on sale now, adults €18. hmm Aoife says its €20 on the poster? go with 18 its on the ticket site',
      'adults €18',
      /Aoife|go with/i,
    ],
    [
      'mo 7.12. und di 8.12. haben wir zu wegen inventur. bitte freundlich, und nicht wieder mit so viel ausrufezeichen',
      'wegen Inventur',
      /freundlich/,
    ],
    [
      'cold snap tuesday. tell folks drip faucets, open cabinet doors, know where ur shutoff is',
      'Drip faucets',
      /tell folks/i,
    ],
    [
      "why people come: no partner needed, tea after. quote from Maureen 67 'I haven't laughed so much'",
      "laughed so much' - Maureen, 67",
      /[Qq]uote/,
    ],
    ['240 hühner, 61.000 eier. achja und 9 t kartoffeln (oder warens 11?)', '61.000 Eier', /artoffeln/],
    ['on ferme le jeudi 24 déc a 16h. bonnes fetes a toutes, ca va être bien', 'à 16h', / a 16| a toutes| ca /],
    ['Jo hat den kurs bestanden. nur den namen nennen, adresse weglassen', 'Jo hat den Kurs', /nennen|dresse/],
  ])
  it('for the picture of a page is no title', () => {
    const brief = 'link picture for the website order page. hanrahans bakery, sourdough & cakes, baked since 1974'
    expect(post(brief, { asset_type: 'og_image' }).said).not.toMatch(/order/i)
  })
})

it('a word of ours before whom a brand is for makes no name of the next', () => {
  const { marrow } = brands
  const brand = { ...marrow, offer: { ...marrow.offer, who_its_for: 'Alle, die in Graz wohnen' } }
  expect(ownedBy(brand, 'de').names.flat()).not.toContain('Alle')
})
