import { describe, expect, it } from 'vitest'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { subjectOf } from '#lib/render/subject/subject.ts'

const first = (headline: string, brand: string) => subjectOf('statement', { headline, body: '' }, brand).nouns[0]

describe('a thing that stands nearby', () => {
  it.each([
    ['Kiln dried logs from Monday', '', 'firewood'],
    ['Brennholz für den Winter', 'Ein Hof', 'firewood'],
    ['Logs are kept for 30 days', 'A database host', undefined],
    ['Bûche de Noël on Saturday', 'A bakery', undefined],
    ['Schwalbennester am Haus', '', 'nest'],
    ['Nests are full in March', 'A chimney sweep for stoves and nests', 'nest'],
    ['A nest egg for later', 'A bank', undefined],
    ['Fahrradketten ab 12 Euro', '', 'bike_chain'],
    ['Chains from 12 euros', 'A bicycle workshop for chains and gears', 'bike_chain'],
    ['Chains are back', 'A jeweller', undefined],
    ['Nuts and bolts for every bike', '', 'hex_bolt'],
    ['Wir ziehen die Schrauben nach', 'Fahrradwerkstatt', 'hex_bolt'],
    ['Schrauben für Holz', '', 'screws'],
    ['Wir haben neue Bremsbeläge', 'Fahrradwerkstatt', 'bicycle_wheel'],
    ['Wir haben neue Bremsbeläge', '', 'brake_disc'],
    ['Gift vouchers from 15 to 100 euros', '', 'gift_voucher'],
    ['Nos chèques-cadeaux sont là', '', 'gift_voucher'],
    ['Geschenke für alle', '', 'gift'],
    ['Our big meeting room seats 8', '', 'meeting_table'],
    ['Eine Tischgruppe für das Wohnzimmer', '', undefined],
    ['Footstool weekend', '', 'footstool'],
    ['Unsere Datenbank ist umgezogen', '', 'database'],
    ['Lemon trees from Monday', '', 'lemon_tree'],
    ['Lemons from Menton', '', 'lemon'],
    ['Pulpos y más', '', 'octopus'],
    ['El polvo de la obra', '', undefined],
    ['Narrowboat trips are back', '', 'narrowboat'],
    ['Hail damage on your car', '', 'hail'],
    ['Hail to our volunteers', '', undefined],
    ['Concerts in the park', '', 'bandstand'],
    ['New X-ray machine', '', undefined],
    ['X-rays are done here', 'A radiology practice', 'x_ray'],
    ['Exam, x-rays and cleaning', 'A dental practice', undefined],
    ['Whist drive on Friday', '', 'playing_cards'],
    ['Cards for every occasion', 'A stationer', undefined],
    ['Spülbecken ab 90 Euro', '', 'kitchen_sink'],
    ['Spulen für die Nähmaschine', '', 'sewing_machine'],
    ['Asthma clinic on Monday', '', 'inhaler'],
    ['Warnwesten für alle', '', 'hi_vis'],
    ['A vest for the summer', '', undefined],
    ['The playground is open', '', 'playground_slide'],
    ['Slide 3 of the talk', '', undefined],
    ['Ein neuer Einkaufswagen', '', 'shopping_trolley'],
    ['Unser Onlineshop ist da', 'Bäckerei', undefined],
    ['Ein Gewächshaus für die Schule', '', 'greenhouse'],
    ['Greenhouse gas is up', '', undefined],
    ['Samstag ist Alpauftrieb', 'Sennerei', 'cow'],
    ['Hofflohmarkt am Samstag', '', 'market_stall'],
    ['Cambiamo la guarnizione del rubinetto che gocciola', 'Una ferramenta', 'tap'],
  ])('%s of “%s”: %s', (headline, brand, noun) => expect(first(headline, brand)).toBe(noun))

  it('is a cactus at a desert nursery', () => {
    const { things } = tradeOfBrand({ name: '', tagline: 'Desert nursery and cacti' })
    expect(things[0]).toBe('cactus')
  })
})
