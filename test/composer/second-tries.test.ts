// What later newcomers typed, and what had gone wrong with it: wishes that were printed, lists and prices that ran together, questions that were lost.
import { describe, expect, it } from 'vitest'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const asked = inputOf({ brand: 'larder', channel: 'instagram', asset_type: 'card', ...more, brief })
  const { pictures, holds, captions } = builtinPost(asked)
  const said = JSON.stringify(pictures).replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { said, rules: holds.map(({ rule }) => rule), holds, caption: captions.instagram }
}
const told = (cases: [string, string][], more: Partial<BriefCase> = {}) =>
  it.each(cases)('%s', (brief, words) => expect(post(brief, more).said).toContain(words))

describe('prices', () => {
  told([
    [
      'wir heben ab 1. januar die preise an: schlauch wechseln 18 statt 15, große inspektion 89 statt 79',
      '{"name":"Schlauch wechseln","price":"18","detail":"Statt 15"}',
    ],
    ['prices going up from 1 march sorry!! small wash 65 was 58, large wash 95 was 88', '1 March, sorry'],
    ['prices going up. small dogs 38 -> 42, medium 45 -> 49, large 58 -> 64', '"price":"38 → 42"'],
    [
      'nos tarifs au 1er janvier 2027 : coupe femme 42€ (avant 39), coupe homme 26€ (avant 24), enfant reste à 18€.',
      '{"name":"Enfant","price":"18€"}',
    ],
    [
      'new patient special $99 exam, x-rays and cleaning (reg $240). not valid w/ insurance. through january 31',
      '"headline":"New patient special: exam, x-rays and cleaning"',
    ],
    ['Crew plan goes from $29 to $34 CAD/month on February 1, everybody else pays the same', '"new_price":"$34'],
    ['on tap: Jetty Lager 4.2 $9, Hazy 4.8 $11, Granite Stout 6.1 $12', '{"name":"Jetty Lager 4.2","price":"$9"}'],
    ['New beer out. Cans €3.90. not for children', 'Not for children'],
  ])
  it('are not told again below a headline that has them', () => {
    const { said } = post('price change feb 1, the whole of the Crew plan for everybody goes from $29 to $34 CAD/month')
    expect(said.match(/\$29/g)).toHaveLength(1)
  })
})

describe('hours', () => {
  told([
    ['neue öffnungszeiten: mo-fr 10 bis 18 uhr, sa 10 bis 13 uhr', '"day":"Sa","open":"10"'],
    ['winteröffnungszeiten: mo-fr 10-18 uhr, sa 10-13 uhr, mittwochs zu', '{"day":"Mittwochs","note":"zu"}'],
    [
      'xmas hours: thurs 24 dec 12-6, closed 25 and 26, sun 27 dec 12-8, closed mon tue wed as usual',
      '{"day":"25 and 26","note":"closed"},{"day":"Sunday 27 Dec"',
    ],
  ])
  it('“kein Sonntag” in a job ad is no day that moves', () => {
    const brief = 'suchen zweiradmechaniker 30 std woche ab februar, 17,50 die stunde, kein sonntag'
    expect(post(brief).rules).not.toContain('moving')
  })
  it('“sorry about Monday” is of the one that was', () => {
    expect(post('sorry about monday, our phones were down from 7 to 11am').said).toContain('Monday 16 November')
  })
})

describe('a match', () => {
  it('is a score, with what else there is to say below it', () => {
    const { said } = post('FT Thornby Rovers 3-2 Kirkby Moor. goals Hargreaves 12, 67 and Lomas 89!! up to 4th')
    expect(said).toContain('"home":"Thornby Rovers","away":"Kirkby Moor","home_score":"3","away_score":"2"')
    expect(said).toContain('Goals Hargreaves 12, 67 and Lomas 89. Up to 4th.')
  })
  it.each([
    'Pottery for kids 3-5 years',
    'Kids 3-5 years',
    'Open 10-4 Saturday',
    'First team lost 3-1 to Cahir Park B today',
    'Mon-Fri 9-5 Sat',
  ])('is none in “%s”', brief => expect(post(brief).said).not.toContain('home_score'))
})

describe('what is for readers', () => {
  told([
    ['van broke down, bookings are cancelled. really sorry. dont mention the gearbox', 'Really sorry'],
    ['saturdays game is OFF, pitch waterlogged. new date tbc. bar still open from 12', 'New date tbc'],
    ['saturdays game is OFF, pitch waterlogged', "Saturday's game"],
    ['question for everyone whats the dumbest thing your dog has rolled in?? keep it light', 'dumbest thing'],
    ['question for everyone - does your dog love or hate the hairdryer?? want people to comment', 'love or hate'],
    ['sollen wir donnerstags länger aufmachen, bis 20 uhr? oder lieber samstag nachmittag.', 'oder lieber'],
    ['table quiz this thurs 8pm, free in, Siobhán Ní Bhriain on fiddle, €50 bar tab for winners', 'on fiddle'],
    ['adventkränze sind da!! ab heute bis 24.12., klein 29 €, mittel 39 €, groß 55 €', 'Adventkränze sind da'],
    ['sorry about the language on sunday. reminder its kids football. dont name anyone', 'kids football'],
    ['trivia night wednesday 9 dec 6.30pm, $10 a head. host is Big Kev, no footy questions', 'Big Kev'],
    ['2 x match three got €50 each: Noreen Ryan and P. Tobin. Play online', 'P. Tobin'],
    ['checklist: name, date, payment terms. say check with ur accountant', 'Check with your accountant'],
    ["webinar wed dec 9 at noon, free, 'Year-end invoicing cleanup' with Marc", 'Webinar: Year-end invoicing cleanup'],
    ['we won silver at the dublin beer cup, 212 entries', 'Dublin Beer Cup'],
    ['v3.2 is out this week: progress invoices + holdback tracking', '"headline":"Out this week","highlight_1"'],
  ])
})

describe('what is for whoever writes', () => {
  it.each([
    ["we had an outage on tuesday. we're sorry. no excuses no blaming aws", 'blaming'],
    ['whats the most annoying part of invoicing? want comments not clicks', 'clicks'],
    ['sollen wir länger aufmachen, bis 20 uhr? locker, du-form', 'form'],
    ['suchen ab februar facharbeiter m/w/d, 30 stunden. locker schreiben wir sind per du', 'per du'],
    ['pas valable pour les balayages !! bien le dire', 'dire'],
    ['wir machen um 9 auf. bitte keine konkurrenz erwähnen', 'onkurrenz'],
    ['we won silver at the beer cup, 212 entries. proud but dont be smug', 'smug'],
    ['First team lost 3-1 to Cahir Park B. No moaning about the ref please', 'moaning'],
    ['how we make beer: mash, boil, cool. beginners level no beer snob words', 'snob'],
    ['Danke an Renate!! nach 19 jahren geht sie in rente. bitte nicht ihr alter erwähnen', 'lter erw'],
    ["Suchen Physio m/w/d ab Februar, 25 Std, 30 tage urlaub. kein 'wir sind eine familie' gelaber", 'gelaber'],
    ['subimos la cuota de 62 a 66€ al mes. contarlo sin dramas y sin pedir perdon', 'dramas'],
    ['notas del first!! 14 presentados y 13 aprobados. enhorabuena chicos, sin poner nombres q hay menores', 'poner'],
    ['we can run the number in about 20 min. dont say we guarantee anything', 'guarantee'],
    ['prices stay as they are. be honest but not grovelly', 'grovelly'],
  ])('%s', (brief, gone) => expect(post(brief).said).not.toContain(gone))
  it('an exhibition’s title in marks is nobody’s words', () => {
    expect(post("Join our webinar on 9 December, 'How to close a year in one day'").rules).not.toContain('consent')
  })
})

describe('a list that runs on', () => {
  told(
    [
      [
        'what we need: 1) 2 people on the gate 2) a gazebo 3) 6 bakers, no nuts',
        '"headline":"1. 2 people on the gate"',
      ],
      ["5 errores: 1 'I have 20 years' -> I am 20 2 'people is' -> people are 3 'explain me' -> explain to me", '2. '],
      ['iced coffee: 1 double shot, 2 let it cool, 3 glass of ice, 4 150ml oat milk', '"headline":"4. 150ml oat milk"'],
    ],
    { asset_type: 'carousel' },
  )
  told([
    ['what should we buy?? a) chalkboards b) a new PA system c) ukuleles', 'Chalkboards. A new PA system. Ukuleles.'],
  ])
})

describe('sheets', () => {
  const carousel = { asset_type: 'carousel' } as const
  told(
    [
      [
        'how we make a beer in 3 steps carousel: mash it, boil it, cool it',
        '"headline":"How we make a beer in 3 steps"',
      ],
      ['tuto en carrousel: refaire sa frange. 1 cheveux secs 2 on sépare 3 on coupe', '"headline":"Refaire sa frange"'],
      [
        'how to shut off your water. step 1 find the meter box 2 lift the lid (watch for spiders) 3 turn it w a key',
        '"headline":"3. Turn it with a key"',
      ],
    ],
    carousel,
  )
  const infographic = { asset_type: 'infographic' } as const
  told(
    [
      ['infographic pls season so far: played 18, won 10, points 33', '"title":"Season so far"'],
      ['infografik jahresrückblick: 1.842 reparaturen, 613 reifen, 97 räder', '"title":"Jahresrückblick"'],
      [
        'how long they wait to get paid. before tallybeam 47 days avg, after 19 days.',
        '"labels":["Before tallybeam","After"]',
      ],
      ['our year. 62% of invoices now sent same day.', '"value":"62%"'],
    ],
    infographic,
  )
  told([['og image for our website page about brewery tours. saturdays 11am', '"title":"Brewery tours"']], {
    asset_type: 'og_image',
  })
})
