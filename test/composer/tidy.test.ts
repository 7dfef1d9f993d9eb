import { describe, expect, it } from 'vitest'
import { withoutLink } from '#lib/composer/builtin/tidy/linked.ts'
import { withNumbers } from '#lib/composer/builtin/tidy/lists/numbered.ts'
import { withCurrency } from '#lib/composer/builtin/tidy/lists/rows.ts'
import { withoutSenders } from '#lib/composer/builtin/tidy/relayed.ts'
import { withLastWord } from '#lib/composer/builtin/tidy/taken-back.ts'
import { withoutTalk } from '#lib/composer/builtin/tidy/talk.ts'
import { withAddresses } from '#lib/composer/builtin/tidy/typing/addresses.ts'
import { calmed } from '#lib/composer/builtin/tidy/typing/calmed.ts'
import { writtenOut } from '#lib/composer/builtin/tidy/typing/shorthand.ts'
import { withSums } from '#lib/composer/builtin/tidy/typing/sums.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'

describe('an address that was said aloud', () => {
  it.each([
    ['ordini chiocciola fossolento punto example', 'ordini@fossolento.example'],
    ['book on example dot org slash saltings slash picking', 'book on example.org/saltings/picking'],
    ['Email jo at bakers dot co dot uk or order at bakers dot com', 'Email jo@bakers.co.uk or order at bakers.com'],
    ['schreibt an post klammeraffe hof punkt de', 'schreibt an post@hof.de'],
    ['the dot in the middle is red', 'the dot in the middle is red'],
    ['Call Dot at 555-0143.', 'Call Dot at 555-0143.'],
    ['Nuestro punto de encuentro es la plaza', 'Nuestro punto de encuentro es la plaza'],
    ['Le point de vente ouvre', 'Le point de vente ouvre'],
    ['info arroba lacasa punto es para reservar', 'info@lacasa.es para reservar'],
  ])('%s', (said, typed) => expect(withAddresses(said)).toBe(typed))
})

describe('shares of a whole of which one says so', () => {
  it.each([
    ['45% vive, 35 vasetti, 12 surgelate, 8 riproduttori', '45% vive, 35% vasetti, 12% surgelate, 8% riproduttori'],
    ['45% live, 35 jars and 12 crates', '45% live, 35 jars and 12 crates'],
  ])('%s', (typed, told) => expect(withCurrency(typed)).toBe(told))
})

describe('a brief in capitals', () => {
  it.each([
    [
      'NO HOLIDAY RATE. I WILL BE IN ASHBURTON ON MONDAY, CALL ME.',
      'No holiday rate. I will be in Ashburton on Monday, call me.',
    ],
    [
      '1 FIND THE METER BOX\n2 LIFT THE LID AND LOOK FOR SNAKES',
      '1 Find the meter box\n2 Lift the lid and look for snakes',
    ],
    [
      'OPEN HOUSE!! saturday from ten, try ballet or tap, we have shoes to lend',
      'OPEN HOUSE!! saturday from ten, try ballet or tap, we have shoes to lend',
    ],
    [
      'WE FIX TVS AND DVD PLAYERS AT THE BBQ SHOP ON MILL ROAD',
      'We fix TVS and DVD players at the BBQ shop on mill road',
    ],
  ])('%s', (typed, calm) => expect(calmed(typed, 'Hatchet Creek Plumbing', 'en')).toBe(calm))

  it('keeps how the brand writes itself', () =>
    expect(calmed('THE NEW RELEASE OF LOOPDECK IS OUT TODAY FOR EVERYONE', 'LoopDeck', 'en')).toBe(
      'The new release of LoopDeck is out today for everyone',
    ))
})

describe('sums that are said', () => {
  it.each([
    ['en', 'keys are one pound eighty we have hundreds', 'keys are £1.80 we have hundreds'],
    ['en', 'it come to four hundred and twelve pounds sixty', 'it come to £412.60'],
    ['en', 'shears eight pound, twelve euro a class', 'shears £8, €12 a class'],
    ['en', 'two pounds of carrots, fifty to eighty pounds', 'two pounds of carrots, fifty to eighty pounds'],
    ['en', 'five euros ten people', '€5 ten people'],
    ['en', 'it is 4 pound 20 love', 'it is £4.20 love'],
    ['en', 'it costs 17 dollars an hour', 'it costs 17 dollars an hour'],
    ['de', 'kostet vier Euro fünfzig', 'kostet 4,50 €'],
    ['es', 'a seis euros con cincuenta', 'a 6,50 €'],
    ['fr', 'le bouquet à douze euros', 'le bouquet à 12 €'],
  ])('%s: %s', (language, said, typed) => expect(withSums(said, lexiconOf(language), { american: false })).toBe(typed))

  it('are weights in the States', () =>
    expect(withSums('a turkey of twelve pounds', lexiconOf('en'), { american: true })).toBe(
      'a turkey of twelve pounds',
    ))
})

describe('steps that are counted in words', () => {
  it.each([
    [
      'en',
      'one of them swipe ones. One turn it off now. Two put a cloth under. Three turn the key.',
      'one of them swipe ones.\n1. Turn it off now.\n2. Put a cloth under.\n3. Turn the key.',
    ],
    [
      'en',
      'Five signs. One, they stopped ringing one bell. Two, there is dust. Three, a rope frays.',
      'Five signs.\n1. They stopped ringing one bell.\n2. There is dust.\n3. A rope frays.',
    ],
    [
      'fr',
      'alors un vous coupez les tiges deux centimètres deux juste un fond d’eau trois vous changez l’eau tous les deux jours quatre jamais au soleil',
      '1. Vous coupez les tiges deux centimètres\n2. Juste un fond d’eau\n3. Vous changez l’eau tous les deux jours\n4. Jamais au soleil',
    ],
    [
      'pt',
      'dicas pro frio vamo lá primeira banho na hora quente segunda água morna não quente terceira secar até a pele quarta escovar antes do banho',
      'dicas pro frio\n1. Banho na hora quente\n2. Água morna não quente\n3. Secar até a pele\n4. Escovar antes do banho',
    ],
    ['en', 'We have one room, two baths and three beds', 'We have one room, two baths and three beds'],
    ['ja', 'コツです。一つ目、毎日巻く。二つ目、置かない。', 'コツです。\n①毎日巻く。\n②置かない。'],
  ])('%s: %s', (language, said, typed) => expect(withNumbers(said, lexiconOf(language))).toBe(typed))
})

describe('short forms', () => {
  it.each([
    [
      'en',
      'each frm 100 pcs, tue n fri, book 2 wks b4',
      'each from 100 pieces, Tuesday and Friday, book 2 weeks before',
    ],
    ['en', 'open mon-fri, sat 2nd as normal, she sat down', 'open mon-fri, Saturday 2nd as normal, she sat down'],
    ['en', 'fish n chips w peas, "u r late", b4.example', 'fish n chips with peas, "u r late", b4.example'],
    [
      'nl',
      'gwn open, morgen di dicht, wo terug, di komt',
      'gewoon open, morgen dinsdag dicht, woensdag terug, di komt',
    ],
    ['it', 'le camere x luglio, 2 x 3 metri', 'le camere per luglio, 2 x 3 metri'],
    ['es', 'pon q se acaban, 3€ x persona', 'pon que se acaban, 3€ por persona'],
  ])('%s: %s', (language, typed, meant) => expect(writtenOut(typed, language)).toBe(meant))
})

describe('who sent for it', () => {
  it.each([
    ['Maureen says do a video. We sharpen.', 'do a video. We sharpen.'],
    [
      'how to bleed a radiator because I get asked it ten times a day. Turn it off.',
      'how to bleed a radiator. Turn it off.',
    ],
    ['wie man bügelt, weil mich alle fragen', 'wie man bügelt'],
    ['Maria says the food is lovely', 'Maria says the food is lovely'],
    ['We close early because we are tired', 'We close early because we are tired'],
  ])('%s', (typed, told) => expect(withoutSenders(typed)).toBe(told))
})

describe('what a link’s picture is for', () => {
  it.each([
    [
      'Link picture for the winter timetable page. Runs 27 September to 26 March.',
      'Winter timetable.\nRuns 27 September to 26 March.',
    ],
    ['This is the picture for the link to our booking page. Four rooms.', 'Four rooms.'],
    ['link picture for the timetable page please. Summer timetable 2030, 8 to 7', 'Summer timetable 2030, 8 to 7'],
    ['Immagine per il link al test di livello di italiano. È gratuito.', 'Test di livello di italiano.\nÈ gratuito.'],
    ['obrazek do linku na stronę: Szachy dla seniorów, środy o 10:00', 'Szachy dla seniorów, środy o 10:00'],
    [
      'link picture for the page where you book a seat, up to 7 days ahead',
      'link picture for the page where you book a seat, up to 7 days ahead',
    ],
    ['Our link road is shut on Monday. Use the page.', 'Our link road is shut on Monday. Use the page.'],
  ])('%s', (typed, told) => expect(withoutLink(typed)).toBe(told))
})

describe('what is taken back at once', () => {
  it.each([
    ['a 6 euros no espera 6,50 q ha subido todo y la chica 3,50', 'a 6,50 euros y la chica 3,50'],
    ['mango chutney $11. actually na make it 12 eggs', 'mango chutney $12 eggs'],
    ['at 7 pm no wait 8 pm', 'at 8 pm'],
    ['headline "It runs itself". Jo says no. so make it "Nobody can lose it"', 'headline "Nobody can lose it"'],
    ['draw 1st £50 no 37, 2nd £25 no 81', 'draw 1st £50 no 37, 2nd £25 no 81'],
    ['open 10 to 4, sorry no dogs', 'open 10 to 4, sorry no dogs'],
  ])('%s', (typed, last) => expect(withLastWord(typed)).toBe(last))
})

describe('what belongs to talking', () => {
  it.each([
    ['a ver te lo dicto la caja de feos', 'la caja de feos'],
    ['ring us on the way in. gotta run theres a kelpie on the table', 'ring us on the way in.'],
    ['You must run it under warm water', 'You must run it under warm water'],
    ['oi então coloca aí por favor que no feriado a gente não abre', 'no feriado a gente não abre'],
    ['son dulces, pon que se acaban', 'son dulces. se acaban'],
    ['SHOW FOLKS HOW TO CUT THE WATER OFF', 'HOW TO CUT THE WATER OFF'],
    ['he said quote I told you so unquote', 'he said “I told you so”'],
    ['Our March offer, please: half price', 'Our March offer: half price'],
    ['Please: no dogs', 'Please: no dogs'],
  ])('%s', (typed, told) => expect(withoutTalk(typed)).toBe(told))
})
