import { describe, expect, it } from 'vitest'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { homeOf } from '#lib/render/subject/places/homes.ts'

const trader = (about: string, name = 'Xyz') => ({ name, tagline: '', about })
const sureOf = (about: string, name?: string) => tradeOfBrand(trader(about, name)).sure

describe('a trade', () => {
  it.each([
    ['A small-animal and farm vet practice outside Ennis', ['paw']],
    ['Farm-only vets for the dale', ['cow']],
    ['A small seaweed farm on Stewart Island', ['seaweed']],
    ['Christmas tree farm, cut your own', ['fir']],
    ['A volunteer-run rescue for injured and orphaned bats', ['bat']],
    ['Uma clínica de fisioterapia de bairro em Braga', []],
    ['Praxis für Physiotherapie', []],
    ['Gabinet fizjoterapii', []],
    ['Hospital for broken toys and much-loved teddies', ['teddy']],
    ['Puppenklinik in Kassel', ['doll']],
    ['A day clinic and a pharmacy', ['stethoscope']],
    ['Family farm with a small café', ['tractor']],
    ['A village hall in Norfolk with a toddler group and film nights', []],
    ['Dorfgemeinschaftshaus mit Krabbelgruppe und Chor', []],
    ['A toddler group in Hexham', ['teddy']],
    ['Estaleiro de barcos de madeira em Vila do Conde', ['boat']],
    ['Sailing lessons on the Broads', ['anchor']],
    ['Dance school with classes in tap, ballet and jazz', ['note']],
    ['Ballet for adults in Cork', ['ballet_shoe']],
    ['A food truck with dumplings at the harbour', []],
    ['金沢の小さな花屋', ['flower', 'tulip', 'rose']],
    ['益子の窯元', ['pottery_wheel']],
  ])('stands before the house that it is in: %s', (about, sure) => expect(sureOf(about)).toEqual(sure))

  it.each([
    ['Restorers of church and town hall clocks', ['clock']],
    ['Organ builders for churches and concert halls', []],
    ['A parish church with a cafe', ['church']],
    ['Pralnia dywanów z odbiorem', ['rug']],
    ['Pralnia samoobsługowa', ['washer', 'shirt', 'sock']],
    ['Sal marina recogida a mano en Cádiz', ['salt']],
    ['A marina with sixty berths', ['anchor']],
    ['Thirty-one volunteers who answer the fire calls in a mountain valley', ['fire_engine']],
    ['Launderette on Mill Road', ['washer', 'shirt', 'sock']],
    ['Bäckerei in der Brauhausstraße', ['bread', 'croissant', 'wheat']],
    ['Nauka jazdy konnej', ['horse']],
    ['Nauka jazdy w Łodzi', ['car']],
  ])('is not what it is worked on, nor a word beside it: %s', (about, sure) => expect(sureOf(about)).toEqual(sure))

  it.each([
    ['We make globes by hand', 'globe'],
    ['Master thatchers working across Devon', 'thatched_roof'],
    ['Rietdekkers uit Friesland', 'thatched_roof'],
    ['Laverie automatique de quartier', 'washer'],
    ['Tvättomat i Lund', 'washer'],
    ['Bombeiros voluntários', 'fire_engine'],
    ['Frivillig brandkår', 'fire_engine'],
    ['Village cricket club', 'cricket_bat'],
    ['Club de pétanque du quartier', 'boules'],
    ['Curling club with four sheets of ice', 'curling_stone'],
    ['Roller derby league', 'roller_skate'],
    ['Liuteria: violini e violoncelli', 'violin'],
    ['Dierenarts voor huisdieren', 'paw'],
    ['Pasieka rodzinna', 'honey'],
    ['Campeggio sul lago', 'tent'],
    ['Golf driving range', 'golf'],
    ['El golfo de Cádiz en barco', undefined],
  ])('is known by a thing of its own: %s', (about, thing) => expect(sureOf(about)[0]).toBe(thing))
})

describe('the place of a trade', () => {
  it.each([
    ['Driving school for nervous learners', ''],
    ['Eine Fahrschule in Kassel', ''],
    ['A seaweed farm on the west coast', 'sea'],
    ['A small sea kayak school on Anglesey', 'sea'],
    ['A kayak school on the Wye', 'river'],
    ['Father and daughter upholsterers', 'workshop'],
    ['A mobile sawmill', ''],
    ['Organ builders in Leeds', ''],
    ['Family builders in Leeds', 'building_site'],
    ['A farm vet practice', ''],
  ])('is where it is done: %s', (about, place) => expect(homeOf(trader(about))).toBe(place))
})
