import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { Picture } from '#lib/render/picture.ts'
import { dayIn } from '#lib/render/subject/day.ts'
import { tradeThings } from '#lib/render/subject/of-trade.ts'
import { countedThing, subjectOf } from '#lib/render/subject/subject.ts'
import { countedIn } from '#lib/templates/aside/looks.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const palette = { primary: '#123B2E', secondary: '#F0B429', accent: '#E4572E', background: '#F7F4EC', text: '#10211B' }
const brand = (name: string, about: string): BrandKit => ({
  ...{ name, tagline: '', about, palette, voice: { tone: 'dry' } },
  ...{ logos: [], screens: [], photos: [], people: [], mascot: [] },
})
const cycles = brand('Ferrow', 'A bicycle repair workshop in Leith.')

const drawn = (
  template: string,
  size: readonly [number, number],
  data: Record<string, unknown>,
  kit = cycles,
  seed = 'a',
  depicts?: string[],
) =>
  composePicture(
    raster,
    Picture.parse({
      ...{ template, width: size[0], height: size[1], format: 'png', scheme: 'auto', data, seed },
      ...{ ribbon: null, service_mark: false, ...(depicts && { depicts }) },
    }),
    kit,
  )

const rolesOf = ({ boxes }: Awaited<ReturnType<typeof drawn>>) => boxes.map(({ role }) => role)

describe('a trade', () => {
  it.each([
    ['A bakery in Frome.', 'bread'],
    ['Floristin in Köln', 'flower'],
    ['Taller de bicicletas en Vigo', 'bicycle'],
    ['横浜の書道教室。', 'brush'],
    ['A food bank charity in Leeds', 'basket'],
    ['Surdegsbageri i Kungälv', 'bread'],
    ['Escola de vela e surf na Ericeira', 'surfboard'],
    ['Software for clinics: a waiting list', 'laptop'],
    ['A community choir', 'note'],
    ['We resole and restitch walking boots by hand, in a workshop behind the bus station.', 'shoe_last'],
    ['Behind the bus station we have baked since 1920.', undefined],
    ['Floristik neben der alten Bäckerei', 'flower'],
    ['Floristería frente a la panadería', 'flower'],
    ['Near Leeds, a bakery', 'bread'],
    ['Jag klär om stolar, fåtöljer och soffor för hand, med tagel och linne.', 'armchair'],
    ['Polsterei in Graz', 'armchair'],
    ['Tapicer z Gdańska', 'armchair'],
    ['Kayak hire and guided trips on the river Wye.', 'kayak'],
    ['Stolarnia pod Poznaniem', 'saw'],
    ['Staff scheduling for restaurants and shops', undefined],
    ['Family scaffolding firm for roofs, chapels and terraced houses', 'scaffold'],
    ['An old-fashioned hardware shop on the High Street', 'hammer'],
    ['Second-hand fashion, by the kilo', 'shirt'],
    ['Farrier in north Shropshire', 'horseshoe'],
    ['Scuola di scherma a Ferrara', 'foils'],
    ['Garnbutik i Falun', 'yarn'],
    ['Worker-owned rooftop solar installers', 'panel'],
    ['Independent audiology clinic', 'hearing_aid'],
    ['Laboratorio di vetrate a Lucca', 'window'],
    ['Chemical laboratory in Leeds', 'microscope'],
    ['Garden fencing and gates in Kent', 'fence'],
    ['Pilzzucht im Keller', 'mushroom'],
    ['تعاونية لإنتاج التمور', 'palm'],
    ['A veterinary hospital for falcons in Sharjah, with day clinic and surgery', 'feather'],
    ['Vets for horses and donkeys', 'horse'],
    ['A veterinary hospital near Leeds', 'paw'],
    ['A running club whose app reads the group’s pace aloud', 'running_shoe'],
    ['We are a bakery with our own app for orders', 'bread'],
  ])('is told by what a brand says first of its work: %s', (about, thing) => {
    expect(tradeOfBrand({ name: 'Loaf', tagline: '', about }).things[0]).toBe(thing)
  })

  it('shows no thing in another colour than its words, nor what a taste is named for', () => {
    const nouns = (data: Record<string, unknown>) => subjectOf('announcement', data).nouns
    expect(nouns({ headline: 'Heather honey, the dark one' })).toEqual([])
    expect(nouns({ headline: 'Rye bread is back' })).toEqual(['loaf'])
    expect(nouns({ headline: 'Dark bread is back' })).toEqual([])
    expect(nouns({ headline: 'Our honey is back' })).toEqual(['honey'])
    expect(nouns({ eyebrow: 'Flavour of the month', headline: 'Fig and cheese' })).toEqual([])
  })

  it('lends no apple to a potato', () => {
    const told = { headline: 'De pootaardappelen zijn er', body: 'Zes soorten, tot vrijdag.' }
    expect(subjectOf('announcement', told, 'Tuinwinkel in Utrecht').nouns).toEqual([])
  })

  it('has no things where nobody wants to see them, or where it is not told', () => {
    expect(tradeOfBrand({ name: 'Mossgrave', tagline: '', about: 'Funeral directors since 1922' }).things).toEqual([])
    expect(tradeOfBrand({ name: 'Loopdeck', tagline: 'Ship without the fear.', about: '' }).things).toEqual([])
    const wells = 'Charity that drills boreholes and trains village water committees.'
    expect(tradeOfBrand({ name: 'Maji', tagline: '', about: wells }).things).not.toContain('train')
  })
})

describe('the things of a trade', () => {
  const headline = { headline: 'Your chain is longer than you think.' }

  it('stand beside words in each format, and no word lies on them', async () => {
    for (const size of [
      [1080, 1350],
      [1080, 1080],
      [1200, 627],
      [1080, 1920],
    ] as const) {
      const picture = await drawn('statement', size, headline)
      const things = picture.boxes.find(({ role }) => role === 'things')
      expect(things, size.join('x')).toBeDefined()
      for (const box of picture.boxes.filter(one => one.text && things))
        expect(
          box.x + box.width <= (things?.x ?? 0) + 1 ||
            box.x >= (things?.x ?? 0) + (things?.width ?? 0) - 1 ||
            box.y + box.height <= (things?.y ?? 0) + 1 ||
            box.y >= (things?.y ?? 0) + (things?.height ?? 0) - 1,
        ).toBe(true)
    }
  })

  it('stand beside the name of an event in every layout', async () => {
    const night = { event_name: 'Sock night', date: 'Thu 22 October', time: '19:00', location: 'Crown Street 4' }
    const yarn = brand('Loopy', 'A yarn shop in Hebden Bridge.')
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(rolesOf(await drawn('event_reminder', [1080, 1350], night, yarn, seed)), seed).toContain('things')
  })

  it('stay away from grief, and where a brand has photos of its own to show', async () => {
    const mourning = { headline: 'Tom died on Sunday.', body: 'He taught us all to true a wheel.' }
    expect(rolesOf(await drawn('statement', [1080, 1350], mourning))).not.toContain('things')
    const image = { key: 'a', bytes: new Uint8Array(), content_type: 'image/png', width: 900, height: 900 }
    const seen = {
      ...cycles,
      screens: [{ image, name: 'a', screen_type: 'a', device: 'phone', theme: 'light' } as const],
    }
    expect(rolesOf(await drawn('statement', [1080, 1350], headline, seen))).not.toContain('things')
  })

  it('stay where a brand has portraits and a mascot, which only their own pictures show', async () => {
    const image = { key: 'a', bytes: new Uint8Array(), content_type: 'image/png', width: 900, height: 900 }
    const known = {
      ...cycles,
      people: [{ image, name: 'Ada', role: 'Mechanic' }],
      mascot: [{ image, pose: 'standing' }],
    }
    expect(rolesOf(await drawn('statement', [1080, 1350], headline, known))).toContain('things')
  })

  it('leave a text of several lines its room below the headline, at the edge of the words', async () => {
    const data = {
      headline: 'Vacuna de la rabia',
      body: 'Campaña en noviembre, 28 €. Perros y gatos. Cita 986 555 013',
    }
    const picture = Picture.parse({
      ...{ template: 'statement', composition: 'poster', width: 1080, height: 1350, format: 'png', scheme: 'auto' },
      ...{ data, seed: 'a', ribbon: null, service_mark: false },
    })
    const { boxes } = await composePicture(raster, picture, brand('Clínica Patas', 'Clínica veterinaria en Vigo.'))
    const [headline, body] = ['headline', 'body'].map(role => boxes.find(box => box.role === role) ?? expect.fail(role))
    expect((body?.y ?? 0) - (headline?.y ?? 0) - (headline?.height ?? 0)).toBeGreaterThan(30)
    expect(Math.abs((body?.x ?? 0) - (headline?.x ?? 0))).toBeLessThan(12)
  })

  it('are not there where something is shut, off or lost', async () => {
    for (const headline of ['Closed on Easter Monday', 'Ruckruf: Kette prüfen', 'Atelier fermé jeudi', 'Inventur'])
      expect(rolesOf(await drawn('notice', [1080, 1350], { headline })), headline).not.toContain('things')
    expect(rolesOf(await drawn('statement', [1080, 1350], { headline: 'Booking for spring' }))).toContain('things')
    expect(subjectOf('hours', { rows: [{ day: 'Mon', note: 'Closed' }] }).grave).toBe(false)
  })

  it.each([
    ['a thing that cannot be drawn', 'A town museum', { event_name: 'Lantern evening' }, []],
    ['a thing that a trade only may have', 'A town museum', { role: 'Weekend guide' }, []],
    ['another thing', 'Roofing in Aberdeen', { headline: 'Clear the drain before it clears itself.' }, []],
    ['what the trade is known for', 'Roofing in Aberdeen', { headline: 'Booking for spring' }, ['roof']],
    [
      'what the brand says it deals in',
      'Cargo bike shop: sale and hire',
      { headline: 'Ask us' },
      ['bicycle', 'cargo_bike'],
    ],
    [
      'its own goods, wherever a sentence names them',
      'Cargo bike shop: sale and hire',
      { headline: 'What do you carry in your cargo bike?' },
      ['bicycle', 'cargo_bike'],
    ],
    [
      'what of the trade a headline names',
      'A veterinary hospital',
      { headline: 'Cat desexing in May' },
      ['cat', 'paw'],
    ],
    [
      'no coffee beside the price of another thing',
      'A café',
      { headline: 'Brunch on Fridays', body: '€9.80 each.' },
      [],
    ],
    [
      'the dishes that a price is of',
      'A café',
      { headline: 'New winter menu', body: 'Onion soup is €7.50, the bread is on us.' },
      ['bread', 'soup'],
    ],
    [
      'nothing where two pictures are promised',
      'Roofing in Aberdeen',
      { headline: 'Before and after in Gorse Lane' },
      [],
    ],
    ['nothing for a flea market in its yard', 'A café', { headline: 'Hofflohmarkt am Samstag' }, []],
    [
      'a loaf, whatever its season',
      'A bakery',
      { headline: 'The Easter loaf is back' },
      ['bread', 'croissant', 'loaf', 'wheat'],
    ],
    ['a season, not a loaf', 'A bakery', { headline: 'Closing early for Easter' }, []],
    ['no near miss', 'Hand-poured candles', { headline: 'Refills are back' }, ['candle']],
    ['a wreath, not flowers', 'Blumenladen in Münster', { headline: 'Adventskränze binden' }, []],
    ['heels, not any shoe', 'Cobbler in Stockport', { headline: 'Heels done while you wait' }, []],
    ['duvets, not a shirt', 'Lavanderia a Bari', { headline: 'Piumoni a 12 euro' }, []],
    ['a jar, not a pillar candle', 'Candle maker in Ludlow', { headline: 'Refill your jar' }, []],
    ['a taste', 'Heladería en Cádiz', { eyebrow: 'Sabor de octubre', headline: 'Higo y queso fresco' }, ['ice_cream']],
    ['a colour that the drawing has not', 'Bakkerij in Leiden', { headline: 'Het donkere brood is terug' }, []],
    ['a colour that it has', 'Orchard in Kent', { headline: 'Red apples are in' }, ['apple:red']],
    ['a vet, not a doctor', 'Clínica veterinaria en Vigo', { headline: 'Vacuna de la rabia' }, ['paw']],
    ['what is made, in any season', 'Bike couriers in Leeds', { headline: 'Last Christmas pickups' }, ['bicycle']],
    [
      'what is named where a place leads',
      'A honey farm',
      { event_name: 'Open yard day', facts: [{ label: 'Heather honey', value: '£9' }] },
      ['honey'],
    ],
    [
      'no row of what else there is to know',
      'Open-air swimming pool',
      { event_name: 'Cold dip', facts: [{ label: 'Hot chocolate', value: 'free' }] },
      ['lifebuoy', 'swimmer'],
    ],
    [
      'its first slide, not the words of a later one',
      'Amigos de la astronomía',
      { slides: [{ headline: 'Empezar sin gastar' }, { headline: 'Sal a oscuras' }] },
      ['telescope'],
    ],
    ['languages, not where they are spoken', 'Interpreters for doctors', { headline: 'Lend us one' }, ['chat']],
    ['a list, not one of its rows', 'A restaurant', { title: 'Tacos', rows: [{ name: 'Fish' }] }, []],
  ])('follow what a post is about: %s', (_, about, data, things) => {
    expect(tradeThings(tradeOfBrand({ name: 'Loaf', tagline: '', about }), data, about).toSorted()).toEqual(things)
  })

  it('are counted only where they can be drawn, people as people', async () => {
    const riders = { value: '3 in 4', label: 'of our riders come back each week' }
    const picture = await drawn('stat', [1080, 1350], riders)
    expect(rolesOf(picture)).toContain('things')
    expect(countedThing(riders.label, '')).toEqual(['person'])
    const quotes = { value: '3 in 4', label: 'repair quotes are right at once' }
    expect(rolesOf(await drawn('stat', [1080, 1350], quotes))).not.toContain('things')
  })

  it('are counted where the number counts', () => {
    expect(countedIn({ value: '3 in 4' })).toEqual({ some: 3, all: 4 })
    expect(countedIn({ value: '9 of 10' })).toEqual({ some: 9, all: 10 })
    for (const value of ['5 in 4', '3 in 400', '41%', '3 in']) expect(countedIn({ value })).toBeNull()
  })
})

describe('code on a link picture', () => {
  it('keeps a short quotation whole, and a wide window its lines', async () => {
    const code = '$ shard restore --to "2026-05-04 09:41:07"'
    const { proof } = await drawn('code', [1200, 627], { headline: 'Restore to any second.', code })
    expect(proof.texts.find(text => text.role === 'code')?.lines).toBeLessThanOrEqual(2)
  })

  it('is never broken within a word', async () => {
    const code = 'curl -fsSL https://get.pixelrake.example/install | sh'
    for (const composition of ['auto', 'under']) {
      const picture = Picture.parse({
        ...{ template: 'og_code', composition, width: 1200, height: 630, format: 'png', scheme: 'auto', seed: 'a' },
        ...{ data: { title: 'Install in one line', code, meta: 'Linux' }, ribbon: null, service_mark: false },
      })
      const { proof } = await composePicture(raster, picture, cycles)
      expect(proof.texts.filter(text => text.role === 'code' && text.torn).length).toBe(0)
    }
  })
})

describe('a day', () => {
  it.each([
    ['Sunday 10 January', '10 January'],
    ['Thursday, February 11', '11 February'],
    ['Montag, 8. bis Freitag, 12. Februar', '8–12 Februar'],
    ['Abre el viernes 12 de febrero', '12 febrero'],
    ['Tisdag 2 och onsdag 3 mars', '2–3 mars'],
    ['الأربعاء 20 يناير', '20 يناير'],
    ['السبت 3 أبريل', '3 أبريل'],
    ['Vi holder lukket lørdag 6. marts', '6 marts'],
    ['3月4日(木)からお休み', '4 3月'],
    ['We have 2 places on 3 May', '3 May'],
    ['19, 20 et 21 mars', undefined],
    ['Saturday 9 January to Tuesday 2 February', undefined],
    ['Tuesdays and Thursdays, 9 to 11', undefined],
    ['March to end May', undefined],
    ['de marzo a noviembre, $24 la hora', undefined],
    ['en noviembre, € 12', undefined],
    ['Cerramos lun 7 y mar 8 por el puente', undefined],
    ['Mar 7 at the hall', '7 Mar'],
  ])('%s: %s', (text, told) => {
    const found = dayIn(text)
    expect(found ? `${found.day} ${found.month}` : undefined).toBe(told)
  })

  it('stands on a leaf beside the words of a brand whose trade is not known, and over no sad news', async () => {
    const plain = brand('Inkwell', 'Three artists in Porto.')
    const shut = { headline: 'Closed from 22 to 27 February', items: ['We move upstairs', 'Back on Monday 1 March'] }
    const drawnShut = await drawn('notice', [1080, 1350], shut, plain)
    expect(rolesOf(drawnShut)).toContain('things')
    expect(JSON.stringify(drawnShut.scene.root)).toContain('22–27')
    expect(drawnShut.alt_text).not.toContain('22–27')
    const sad = { headline: 'Maureen died on 26 February', items: ['The gates open on Sunday', 'Bring a flower'] }
    expect(rolesOf(await drawn('notice', [1080, 1350], sad, plain))).not.toContain('things')
  })

  it.each([
    'Thank you to the 43 volunteers of 21 November',
    'Results of the Harrow Fell Half on 22 November',
    'From 1 January the price of a race goes from £9 to £14',
    '“I have knitted here since the day I moved in”, on 21 November',
  ])('is no leaf over “%s”', async headline => {
    const plain = brand('Inkwell', 'Three artists in Porto.')
    const drawnOf = async (own: string) =>
      rolesOf(await drawn('notice', [1080, 1350], { headline: own, items: ['One line', 'Another line'] }, plain))
    expect(await drawnOf('Open evening on 21 November')).toContain('things')
    expect(await drawnOf(headline)).not.toContain('things')
  })

  it('is no leaf where somebody has said that nothing is drawn', async () => {
    const plain = brand('Inkwell', 'Three artists in Porto.')
    const data = {
      headline: 'The flag of 21 November was for Ines Vale',
      items: ['She was 88', 'She wove here for 40 years'],
    }
    const drawnAs = async (...depicts: string[]) =>
      rolesOf(await drawn('notice', [1080, 1350], data, plain, 'a', depicts))
    expect(await drawnAs('')).toContain('things')
    expect(await drawnAs('none')).not.toContain('things')
  })
})

describe('a thing in the room that words leave', () => {
  const event = {
    ...{ event_name: 'Confidence day', date: 'Saturday 20 February', time: '9 to 12', price: '$110' },
    body: 'Parking, roundabouts and the one way system, in two cars with max 8 people.',
    cta: 'Book on secondgear.example',
  }
  const page = async (kit: BrandKit) => drawn('event_reminder', [1080, 1350], event, kit)

  it('is clear of every word and keeps to a side', async () => {
    const { boxes } = await page(brand('Second Gear', 'Driving school for nervous learners.'))
    const thing = boxes.find(({ role }) => role === 'things')
    expect(thing).toBeDefined()
    for (const box of boxes.filter(({ text }) => text)) {
      const across = Math.max(box.x, thing?.x ?? 0) - Math.min(box.x + box.width, (thing?.x ?? 0) + (thing?.width ?? 0))
      const down = Math.max(box.y, thing?.y ?? 0) - Math.min(box.y + box.height, (thing?.y ?? 0) + (thing?.height ?? 0))
      expect(Math.max(across, down)).toBeGreaterThan(0)
    }
  })
})
