// What newcomers typed later still: asides inside of a sentence, lists of which the first says its currency, hours and dates taken back, words about the words.
import { describe, expect, it } from 'vitest'
import { withPriceRows } from '#lib/composer/builtin/tidy/lists/dictated-prices.ts'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const asked = inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', ...more, brief })
  const { pictures, captions } = builtinPost(asked)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { picture: plain(JSON.stringify(pictures)), caption: plain(captions.instagram) }
}
const tells = (cases: [brief: string, told: string, untold: string | RegExp][], more: Partial<BriefCase> = {}) =>
  it.each(cases)('%s', (brief, told, untold) => {
    const { picture, caption } = post(brief, more)
    expect(picture + caption).toContain(told)
    expect(picture + caption).not.toMatch(untold)
  })

describe('a remark inside of a sentence', () => {
  it('stands under the picture, and its sentence on it', () => {
    const { picture, caption } = post(
      "Our Winter Concert (we don't call it the Christmas concert any more, some members prefer it that way) is Saturday, December 12 at 7:30 p.m. at St. Matthias Hall on Agricola Street, doors at 7. Admission is by donation.",
    )
    expect(picture).toContain('Our Winter Concert')
    expect(picture).toContain('December 12')
    expect(picture).not.toContain('Christmas concert')
    expect(caption).toContain("(we don't call it the Christmas concert any more")
  })
})

describe('a number and what it counts', () => {
  tells([
    [
      "We have a new accompanist! Jun Okafor starts with us on January 11. She follows Hal Beaton who is retiring after 22 years at our piano, he's asked for no fuss, but a line of thanks wouldn't hurt I think.",
      'She follows Hal Beaton who is retiring',
      /after 22["}.]/,
    ],
  ])
})

describe('a list of which the first says what all are in', () => {
  tells([
    ['new: we sharpen again! knife 4 euro, big knife 6, scissors 5, garden scissor 9. only cash', '9 euro', /"5"/],
    ['bread 4€, bun 2, cake 25. open till 6', '25€', /till 6€/],
    ['bread 4€, open 9, closed 12 h', 'open 9', /9€/],
  ])
})

describe('what is taken back', () => {
  tells([
    ["I've got a slot this Thursday at half two no sorry half three, 72 quid", 'at half three', /half two|sorry/],
    ['letzter Tag ist der 18.12. nein der 19.12. an Heiligabend ist zu', 'der 19.12.', /18\.12|nein/],
  ])
  tells([['clase suelta 35€, digo 33, 33€ con material', '33€ con material', /35|33€, 33/]], { brand: 'lebrel' })
})

describe('short forms of Spanish', () => {
  tells(
    [
      ['campamento bodyboard, d 10:30 a 13:00, 95€ los 3 dias. no mas d 1h15 dentro', 'No más de 1h15', / d \d/],
      ['consejos xa el frio: gorro y guantes', 'para el', / xa /],
    ],
    { brand: 'lebrel' },
  )
})

describe('words about the words', () => {
  tells([
    [
      'mail to Inge before 20 december. sorry for my english correct please the faults',
      'Mail to Inge',
      /english|faults/i,
    ],
    ['we are open sunday. please check the spelling!!', 'We are open Sunday', /spelling/i],
    ['we correct the mistakes in your english texts', 'the mistakes in your', /^$/],
    ['sad one, our old bramble the border collie passed away on friday', 'passed away', /sad one/i],
  ])
})

describe('prices without a comma', () => {
  const brief =
    'hi can you do one for the christmas slots only 6 left now mon 14 to sat 19 dec full groom small dog 38 medium 45 large 58 pounds obviously ring 01292 555 014 dont put that im doing the sunday as well thats just for my regulars thanks'
  tells([[brief, 'small dog 38, medium 45', /regulars|45 large/]])
  it('keep the number that readers are to ring', () => expect(post(brief).picture).toContain('01292 555 014'))
  it.each([
    'lessons go up from 36 to 38 pounds an hour',
    'open 9 to 5 mon to fri sat 10 to 4 tickets 5 pounds at the door',
    'costs 4 euro for 3 bags of 20 kg each',
    'ring us on 028 9555 0143 for prices',
  ])('are no rows here: %s', text => expect(withPriceRows(text, 'en')).toBe(text))
})

describe('numbers that are said in words', () => {
  tells([
    [
      'ok so exhaust on a fiesta was one eighty no wait tell a lie one ninety five fitted while you wait',
      'one ninety five fitted',
      /one eighty|tell a lie/,
    ],
    [
      'Tommy swept the floor here and made the tea for thirty one years and the funeral is on tuesday at St Brides we are closed from ten to two',
      'thirty one years',
      /thirty\W+one years\W*passed/,
    ],
  ])
})

describe('a title with a dash', () => {
  it('leads its list', () => {
    const { picture } = post('Turkey orders - fresh not frozen, $5.49/lb, 12 to 22 lb, $25 deposit, order by Dec 12')
    expect(picture).toContain('"headline":"Turkey orders"')
  })
})

describe('orders of French and Austrian phones', () => {
  tells(
    [
      [
        '5 astuces : arriver 10 min avt, manger léger 2h avt, respirer par le nez. + dire ke 1er cours = 10€',
        '1er cours',
        /dire|avt/,
      ],
    ],
    { brand: 'larder' },
  )
})

describe('lists of other kinds', () => {
  it('with a slash between prices have a row each', () => {
    const brief = 'preisliste sträuße ab 1. dezember: klein 15€ / mittel 25€ / groß 39€ / lieferung im ring 6€'
    const { picture } = post(brief, { brand: 'larder', asset_type: 'infographic' })
    expect(picture).not.toMatch(/ \/ |€,[",]/)
    expect(picture.toLowerCase()).toContain('lieferung')
  })

  const slidesOf = (brief: string): string[] => {
    const { pictures } = builtinPost(inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'carousel', brief }))
    const slides = (pictures[0]?.data.slides ?? []) as { headline: string }[]
    return slides.map(({ headline }) => headline)
  }

  it('counted in words have a slide for each, and what is said of all behind them', () => {
    const brief =
      "How a mug gets made, in five steps, wedge the clay, throw it on the wheel, trim it when it's leather hard, bisque fire it, glaze it and fire it again, people always think it's one firing."
    expect(slidesOf(brief).slice(0, 6)).toEqual([
      'How a mug gets made, in five steps',
      'Wedge the clay',
      'Throw it on the wheel',
      expect.stringContaining('Trim it'),
      'Bisque fire it',
      'Glaze it and fire it again',
    ])
  })

  it('of steps keep their order where one has an address', () => {
    const brief =
      'How to book the hall. 1) Look at the calendar on the noticeboard. 2) Email bookings@clunbrookhall.example with date and times. 3) Pay the £25 deposit, which you get back. 4) Collect the key from the shop.'
    expect(slidesOf(brief).map(one => one.slice(0, 2))).toEqual(['Ho', '1.', '2.', '3.', '4.'])
  })

  it.each([
    'our year in figures for the commercial lot 1140 houses cleaned 38 shop fronts 212 gutters cleared and 3 schools on the day',
    'need somebody for saturdays 11 till 8 serving no cooking £12.80 an hour must be 16 or over',
  ])('are none: %s', text => expect(withPriceRows(text, 'en')).toBe(text))
})

describe('what belongs to talking', () => {
  tells([
    ['family flowers only please and no selling in this one', 'Family flowers only', /selling/],
    [
      'Could you thank everyone who came to our Empty Bowls night on Friday, 117 bowls sold.',
      'Thank you to everyone',
      /Could/,
    ],
    ['$420 including clay, glazes and firing, oh, and bring an apron.', 'Bring an apron', /oh,/i],
  ])
  tells(
    [
      ['25.+26.12. zu, ab di 29. wieder normal. achso und silvester auch 8-13', 'Di 29 wieder normal', /achso/i],
      [
        'bild für den link zur seite trauerfloristik: wir beraten in ruhe, termin unter 0251 5550134',
        'Wir beraten in',
        /Seite/,
      ],
    ],
    { brand: 'larder' },
  )
})

describe('names in small letters', () => {
  tells([
    [
      'big well done to kayleigh who passed her cherry picker ticket on friday',
      'well done to Kayleigh who',
      /kayleigh/,
    ],
    ['our terry died on sunday, the funeral is on friday 11 december', 'Our Terry died', /terry/],
    ['thanks to everyone who came on friday', 'hanks to everyone', /Everyone/],
    ['our kiln died on friday, the firing is a week later', 'Our kiln died', /Kiln/],
  ])
})
