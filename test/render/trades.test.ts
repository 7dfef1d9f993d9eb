import { describe, expect, it } from 'vitest'
import { aboutOf } from '#lib/brand/about.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { homeOf } from '#lib/render/subject/places/homes.ts'
import { thingOf } from '#lib/render/subject/subject.ts'

const trader = (about: string, name = 'Xyz') => ({ name, tagline: '', about })
const sureOf = (about: string, name?: string) => tradeOfBrand(trader(about, name)).sure
/** As a brand is told whose owner has filled in what it sells. */
const soldBy = (overview: string, product_name: string, one_liner = '') =>
  sureOf(aboutOf({ overview, offer: { product_name, one_liner } }))

describe('a trade', () => {
  it.each([
    ['A small-animal and farm vet practice outside Ennis', ['paw']],
    ["A members' library for tools", ['drill', 'ladder', 'toolbox']],
    ['A repair shop for lawnmowers and chainsaws, with sharpening', ['lawnmower', 'chainsaw']],
    ['Clothing alterations and repairs in Leeds', ['sewing_machine', 'thread', 'tape_measure']],
    ['Toy library', ['teddy', 'building_blocks', 'puzzle']],
    ['Kleingartenverein mit 80 Parzellen', ['plant', 'sprout', 'shovel']],
    ['Skomakeri och nyckelservice', ['shoe_last', 'shoe']],
    ['Farm-only vets for the dale', ['cow']],
    ['Mobile cattle hoof trimming for dairy and beef farms in Wigtownshire', ['cow']],
    ['Roof repairs for dairy and beef farms', tradeOfBrand(trader('Roof repairs')).sure],
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
    ['A family firm that repairs windmills, bores and farm pumps for 600 farms', ['tap']],
    ['Farm gates and fencing for all of Wales', []],
    ['Two farms above the river', ['tractor']],
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
    ['Three commercial divers cleaning hulls and changing anodes', []],
    ['A public district, paid from property tax, that controls mosquitoes', []],
    ['Fahnenstickerei. Fahnen für Schützen-, Musik- und Karnevalsvereine', []],
    ['A foot ferry across the estuary', ['foot_ferry']],
    ['A learn-to-swim school with one heated pool', ['swimmer', 'lifebuoy']],
  ])('stands before the house that it is in: %s', (about, sure) => expect(sureOf(about)).toEqual(sure))

  it.each([
    ['Restorers of church and town hall clocks', ['clock']],
    ['Organ builders for churches and concert halls', []],
    ['A parish church with a cafe', ['church']],
    ['Pralnia dywanów z odbiorem', ['rug']],
    ['Pralnia samoobsługowa', ['washer', 'shirt', 'sock']],
    ['Sal marina recogida a mano en Cádiz', ['salt_heap', 'salt']],
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

describe('what a brand is', () => {
  it.each([
    ['A 90-seat puppet theatre in a former sail loft', 'Sail Loft Season', '', ['mask']],
    ['Location de canoës et de kayaks à Vitrac', 'La descente des châteaux', 'Retour en minibus compris', ['canoe']],
    ['Eine Orgelbauwerkstatt im Harz', 'Orgelpflege', 'Reparatur, Reinigung und Stimmung', []],
    ['Bookkeeping software for small firms', 'Pennyplank Books', 'Books that balance', []],
    ['', 'Monthly bread box', 'Two loaves by post', ['bread', 'croissant', 'wheat']],
  ])('comes before what it calls its goods: %s, “%s”', (overview, product, line, sure) =>
    expect(soldBy(overview, product, line)).toEqual(sure),
  )

  it.each([
    ['A free employment law clinic with two solicitors', 'Tolkabank Work Rights Clinic', []],
    ['Eine Praxis mit fünf Hebammen', 'Hebammenpraxis Kirschallee', []],
    ['A walk-in clinic with three doctors', 'Xyz', ['stethoscope']],
    ['We saw your logs in your yard', 'Upriver Mobile Milling', ['tree', 'saw']],
    ['Hats made to measure, a millinery in Luton', 'Xyz', ['hat']],
    ['Aulas de surf na Ericeira', 'Xyz', ['surfboard', 'wave']],
    ['Table tops and worn surfaces made new', 'Xyz', []],
    ['Des pains qui se gardent cinq jours', 'Xyz', []],
    ['Farm fencing in the back country', 'Xyz', ['fence']],
    ['Freight forwarder in Felixstowe', 'Xyz', []],
    ['Jams and chutneys, free delivery on Fridays', 'Xyz', []],
    ['A Japanese teacher in a room above a bookshop', 'Xyz', []],
    ['A brick hall that hosts the toddler group and film nights', 'Xyz', []],
    ['An evening school: adults come after work to learn welding, engines and bookkeeping', 'Xyz', []],
    ['A swim school in Swansea', 'Xyz', ['swimmer', 'lifebuoy']],
    ['Teaches learners in three manual cars, driving lessons from home', 'Withy Driving School', ['car']],
    ['The ringing band of a tower in Yorkshire', 'Xyz', ['bell']],
  ])('is no other trade whose words it has: %s', (about, name, sure) => expect(sureOf(about, name)).toEqual(sure))

  it('is what it is called where that says more and it speaks of it', () => {
    const { things } = tradeOfBrand(
      trader('Learners drive three manual cars. Driving lessons.', 'Withy Driving School'),
    )
    expect(things).toContain('driving_licence')
    expect(sureOf('Raw milk from a dairy farm', 'Low Meadow Farm')).toEqual(['milk'])
  })
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
    ['A members’ library for tools', ''],
    ['Biblioteka w Sejnach', 'library'],
    ['The parent teacher association of a primary school', ''],
    ['Nachhilfe online für die Klassen 5 bis 13', ''],
    ['A running club with an app', ''],
    ['Improved chicks from a small hatchery', ''],
  ])('is where it is done: %s', (about, place) => expect(homeOf(trader(about))).toBe(place))
})

describe('who rows', () => {
  it.each([
    ['Our new boat arrives in September', 'A coastal rowing club', 'rowing_boat'],
    ['Unser neues Boot ist da', 'Ruderverein am See', 'rowing_boat'],
    ['Our new boat arrives in September', 'A sailing club on the bay', 'boat'],
  ])('has no sails: %s, %s', (text, brand, noun) => expect(thingOf(text, brand)).toBe(noun))
})
