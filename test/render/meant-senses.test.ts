// A word that somebody does is no thing, and a word of several things is the one of the trade.
import { describe, expect, it } from 'vitest'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { homeOf } from '#lib/render/subject/places/homes.ts'
import { thingOf } from '#lib/render/subject/subject.ts'

describe('what somebody does', () => {
  it.each([
    ['Book your vet visit online', 'A library with books'],
    ['Please book early', 'A bookshop with books'],
    ['Dress for the weather', 'A dress shop'],
    ['Chair the meeting with us', 'A maker of chairs'],
    ['Prices rose by 5% in May', 'A flower shop with roses'],
    ['The club trains on Mondays', 'A running club'],
    ['Boek nu je plek', 'Een bibliotheek met boeken'],
    ['Je kunt boeken via de site', 'Een bibliotheek met boeken'],
    ['On livre le samedi', 'Une librairie et ses livres'],
    ['Llama al 956 010 274', 'Una granja'],
  ])('%s: no thing', (headline, brand) => expect(thingOf(headline, brand)).toBeNull())

  it.each([
    ['A book launch on Friday', 'A library', 'book'],
    ['Dresses from €40', 'A dress shop', 'dress'],
    ['Chairs for the garden', 'A maker of chairs', 'chair'],
    ['Roses from our garden', 'A flower shop', 'rose'],
    ['Trains run every hour', '', null],
    ['Boeken voor de zomer', 'Een bibliotheek met boeken', 'book'],
    ['Le livre du mois', 'Une librairie et ses livres', 'book'],
  ])('%s is drawn as ever', (headline, brand, noun) => expect(thingOf(headline, brand)).toBe(noun))
})

describe('a harvest', () => {
  it.each([
    ['La cosecha va de junio a septiembre', 'Una salina en Cádiz'],
    ['The harvest starts in June', 'A vineyard in Kent'],
    ['Die Ernte beginnt im Juni', 'Ein Weingut'],
    ['A colheita começa em junho', 'Uma salina em Aveiro'],
    ['De oogst begint in juni', 'Een wijngaard'],
  ])('%s: no tractor', (headline, brand) => expect(thingOf(headline, brand)).toBeNull())
})

describe('a mirror', () => {
  it.each([
    ['Spiegel, Schulterblick, Blinker', 'Eine Fahrschule in Leer', 'wing_mirror'],
    ['Specchi e frecce: cosa guardare prima', 'Autoscuola a Lucca', 'wing_mirror'],
    ['Spiegels goed afstellen', 'Een rijschool in Gent', 'wing_mirror'],
    ['Lustra i kierunkowskazy', 'Szkoła jazdy w Łodzi', 'wing_mirror'],
    ['Retrovisores nuevos', 'Una peluquería', 'wing_mirror'],
    ['Neue Spiegel für den Flur', 'Ein Möbelhaus', 'mirror'],
    ['Specchi per la casa', 'Un negozio di mobili', 'mirror'],
  ])('%s of %s', (headline, brand, noun) => expect(thingOf(headline, brand)).toBe(noun))
})

describe('a boat', () => {
  it.each([
    ['Our new boat arrives in September', 'A coastal rowing club', 'rowing_boat'],
    ['Das neue Boot der Ruderer', 'Ein Dorfblatt', 'rowing_boat'],
    ['Le bateau des rameurs', "Un club d'aviron à Lyon", 'rowing_boat'],
    ['La nuova barca', 'Società di canottaggio', 'rowing_boat'],
    ['Our new boat is here', 'A sailing school', 'boat'],
    ['Das neue Boot', 'Eine Segelschule', 'boat'],
  ])('%s of %s', (headline, brand, noun) => expect(thingOf(headline, brand)).toBe(noun))
})

describe('four chairs at an upholsterer’s', () => {
  it('are chairs', () => expect(thingOf('Komplet 4 krzeseł', 'Tapicer w Krakowie')).toBe('chair'))
})

describe('the trade', () => {
  const told = (about: string) => ({ name: 'Xyz', tagline: '', about })
  it.each([
    ['Family two-wheeler garage in Mysuru', 'scooter'],
    ['Taller de ciclomotores en Vigo', 'scooter'],
    ['Rollerwerkstatt in Bonn', 'scooter'],
    ['Serwis skuterów w Gdyni', 'scooter'],
    ['Clube de columbofilia de Coruche', 'pigeon'],
    ['Brieftaubenverein in Essen', 'pigeon'],
    ['Société colombophile de Lens', 'pigeon'],
    ['A pigeon racing club', 'pigeon'],
    ['Marais salants de Guérande', 'salt_heap'],
    ['Motorcycle garage in Leeds', 'motorbike'],
    ['Car repair garage in Leeds', 'car'],
    ['A birdwatching group', 'binoculars'],
  ])('of “%s” shows %s', (about, noun) => expect(tradeOfBrand(told(about)).sure[0]).toBe(noun))

  it('of scooters has no car lifts', () => {
    expect(homeOf(told('Family two-wheeler garage in Mysuru'))).toBe('')
    expect(homeOf(told('Family garage in Leeds, car repair'))).toBe('garage')
  })
})
