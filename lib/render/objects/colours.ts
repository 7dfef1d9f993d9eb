// The colours that words give a thing: “van:green” is a green van. What grows or is baked has few of them.
import { registry } from '#lib/registry.ts'
import { LANGUAGES, type Language } from '#lib/render/objects/words/index.ts'

/** As a thing of that name looks, none of them shrill. */
export const COLOURS = /* @__PURE__ */ registry<string>({
  ...{ red: '#CB3A33', orange: '#EB8529', yellow: '#F3C53B', green: '#43884A', turquoise: '#2A9C98', blue: '#2F6DB5' },
  ...{ navy: '#24385F', purple: '#75479A', pink: '#E58C9B', brown: '#7E5539', beige: '#DCC7A3', gold: '#DDA83A' },
  ...{ silver: '#C9CFD4', grey: '#8B9095', black: '#2E2C2D', white: '#F6F3EC' },
})

const BARE = 'red orange yellow blue purple pink white'
/** All of them, written out: a bundle that draws nothing leaves them out. */
const PAINTED = 'red orange yellow green turquoise blue navy purple pink brown beige gold silver grey black white'

/** What is natural and may have these; all else of its kind has one look. */
const NATURALLY = /* @__PURE__ */ registry<string>({
  ...{ apple: 'red green yellow', pear: 'green yellow', grapes: 'blue purple red green', cherry: 'red black' },
  ...{ tomato: 'red yellow orange green', chilli: 'red green yellow orange', carrot: 'orange yellow purple' },
  ...{ lemon: 'yellow green', orange: 'orange', banana: 'yellow', pumpkin: 'orange green white', wheat: 'gold yellow' },
  ...{ flower: BARE, tulip: BARE, rose: BARE, bouquet: BARE, candle: PAINTED, cake: PAINTED, donut: PAINTED },
  ...{ cupcake: PAINTED, ice_cream: PAINTED, teddy: PAINTED, letters: PAINTED, beehive: PAINTED, toilet: PAINTED },
  ...{ water_heater: PAINTED, life_jacket: PAINTED, guitar: PAINTED, violin: 'brown black red', sledge: PAINTED },
  ...{ trumpet: 'gold silver', trophy: 'gold silver', coin: 'gold silver', stone_wall: 'grey beige brown' },
  ...{
    cat: 'black white grey orange brown',
    dog: 'black white grey brown gold beige',
    sheep: 'white black brown grey',
  },
  ...{
    horse: 'black white grey brown',
    cow: 'black white brown',
    calf: 'black white brown',
    rabbit: 'black white grey brown',
    goat: 'white brown black',
  },
  ...{ pig: 'pink black brown', chicken: 'white black brown red', bird: 'black brown grey blue yellow red' },
  ...{
    egg: 'white brown beige blue green',
    fish: 'grey silver gold orange red blue',
    bee: 'yellow',
    honey: 'gold yellow',
  },
  ...{
    leaf: 'green yellow red brown orange gold',
    tree: 'green yellow red orange',
    apple_tree: 'green',
    pine: 'green',
    fir: 'green',
    plant: 'green',
  },
  ...{ cactus: 'green', sprout: 'green', wave: 'blue green turquoise', drop: 'blue', sun: 'yellow orange red gold' },
  ...{
    moon: 'yellow white silver',
    flame: 'orange yellow red',
    mushroom: 'brown white',
    oyster_mushroom: 'grey pink yellow',
  },
  ...{
    cheese: 'yellow white',
    cheese_wheel: 'yellow white',
    hard_cheese: 'brown yellow',
    smoked_fish: 'gold brown',
    bread: 'brown',
    loaf: 'brown',
    cookie: 'brown',
    garlic: 'white',
  },
  ...{
    wine: 'red white pink',
    beer: 'gold yellow brown',
    tooth: 'white',
    meat: 'red',
    coffee_bean: 'brown',
    strawberry: 'red',
  },
  ...{ onion: 'brown red white yellow', potato: 'brown yellow', cabbage: 'green white purple', olives: 'green black' },
  ...{ plum: 'purple blue yellow red', jam: 'red orange purple', brick: 'red brown grey yellow', hose: PAINTED },
  ...{ tuba: 'gold silver', saxophone: 'gold silver', cello: 'brown black red', fence: PAINTED, hen_house: PAINTED },
  ...{
    knife: PAINTED,
    ambulance: PAINTED,
    fire_engine: PAINTED,
    duck: 'white brown yellow',
    alpaca: 'white brown black grey',
  },
  ...{ guinea_pig: 'brown black white grey', owl: 'brown white grey', hearing_aid: PAINTED, chef_hat: 'white black' },
  ...{ sunflower: 'yellow', daffodil: 'yellow white', lavender: 'purple blue', star_row: 'yellow white gold' },
  ...{
    bell_pepper: 'red green yellow orange',
    crab: 'red orange brown',
    boot: 'brown black beige red',
    egg_box: 'grey white',
  },
  ...{ flower_pot: PAINTED, bird_house: PAINTED, picnic_basket: 'brown beige white', roof: 'red brown grey black' },
  ...{ necklace: 'gold silver', saddle: 'brown black', rugby_ball: PAINTED, peas: 'green', aubergine: 'purple' },
  ...{
    ballet_shoe: PAINTED,
    basketball: 'orange',
    chisel: 'brown',
    whetstone: 'grey',
    sauna: 'brown',
    rolling_pin: 'brown',
  },
  ...{ broom: PAINTED, soap: PAINTED, tree_stump: 'brown', turbine: 'white', wreath: 'green', chocolate_bar: 'brown' },
})

/** Wine is called white. */
const AS_DRUNK = /* @__PURE__ */ registry<string>({
  'wine:white': '#EBDD9A',
  'wine:red': '#7F2039',
  'cheese:white': '#F7EFDC',
})

export const nounOf = (thing: string): string => thing.split(':', 1)[0] ?? ''

/** Of one film or set: a thing that words give one colour has it wherever it is shown. */
export function coloursKept<Thing extends string | null>(things: readonly Thing[]): (Thing | string)[] {
  const told = new Set(things.flatMap(one => (one && paintOf(one) ? [one as string] : [])))
  return things.map(one => {
    const [own, another] = [...told].filter(coloured => nounOf(coloured) === one)
    return own && !another ? own : one
  })
}

/** What a thing is painted with, where words have given it a colour. */
export function paintOf(thing: string): string | null {
  const colour = thing.slice(nounOf(thing).length + 1)
  return AS_DRUNK[thing] ?? COLOURS[colour] ?? null
}

/** The thing in a colour; none where nature has it in others only. `isNatural` where most of it grows or is baked. */
export function inColour(noun: string, colour: string, isNatural: boolean): string | null {
  if (noun === '' || COLOURS[colour] === undefined) return noun
  const own = NATURALLY[noun]
  return (own ?? (isNatural ? '' : PAINTED)).split(' ').includes(colour) ? `${noun}:${colour}` : null
}

/** In the order of `LANGUAGES`; `*` stands for the endings of an adjective. */
const SAID = /* @__PURE__ */ registry<string>({
  red: 'red/rot*/roj*/rouge,rouges/ross*/vermelh*,encarnad*/rood,rode/czerwon*/rod,roda,rott',
  orange:
    'orange/orange,orangefarben*/naranja,naranjas,anaranjad*/orange/arancione,arancioni/laranja/oranje/pomaranczow*/orange',
  yellow: 'yellow/gelb*/amarill*/jaune,jaunes/giall*/amarel*/geel,gele/zolt*/gul*',
  green: 'green/grun*/verde,verdes/vert*/verde,verdi/verde,verdes/groen,groene/zielon*/gron*',
  turquoise:
    'turquoise,teal/turkis*,petrol/turquesa/turquoise,turquoises/turchese,turchesi/turquesa/turkoois,turkooizen/turkusow*/turkos*',
  blue: 'blue/blau*/azul,azules/bleu*/blu,azzurr*/azul,azuis/blauw,blauwe/niebiesk*/bla,blaa,blatt',
  navy: 'navy/dunkelblau*,marineblau*/marino/marine/-/marinho/marineblauw/granatow*/marinbla',
  purple:
    'purple,violet,lilac/lila,violett*/morad*,violeta,lila/violet*,mauve/viola,lilla/rox*,violeta,lilas/paars,paarse/fioletow*/lila',
  pink: 'pink/rosa,pink*/rosa,rosad*/rose,roses/rosa/rosa,cor-de-rosa/roze/rozow*/rosa',
  brown: 'brown/braun*/marron,marrones/brun*,marron/marrone,marroni/castanh*,marrom/bruin,bruine/brazow*/brun*',
  beige: 'beige,cream/beige*,cremefarben*/beige,crema/beige/beige/bege,creme/beige/bezow*,kremow*/beige',
  gold: 'gold,golden/gold,golden*/dorad*/dore*/dorat*/dourad*/gouden/zlot*/guld,gyllene',
  silver: 'silver/silber,silbern*/platead*/argente*/argentat*/pratead*/zilveren/srebrn*/silver',
  grey: 'grey,gray/grau*/gris,grises/gris*/grigi*/cinza,cinzent*/grijs,grijze/szar*/gra,graa,gratt',
  black: 'black/schwarz*/negr*/noir*/ner*/pret*,negr*/zwart,zwarte/czarn*/svart*',
  white: 'white/weiss*/blanc*/blanc,blanche,blancs,blanches/bianc*/branc*/wit,witte/bial*/vit,vita,vitt',
})

const ENDINGS: Record<Language, string> = {
  en: '',
  de: 'e er es en em',
  es: 'o a os as',
  fr: 'e s es',
  it: 'o a i e hi he',
  pt: 'o a os as',
  nl: 'e',
  pl: 'y a e ego ej ym ich ymi',
  sv: 'a t',
}

const indexes = new Map<Language, ReadonlyMap<string, string>>()

/** The colour that a word names in a language. */
export function colourNamed(word: string, language: Language): string | undefined {
  const kept = indexes.get(language)
  if (kept) return kept.get(word)
  const index = new Map<string, string>()
  const endings = ['', ...ENDINGS[language].split(' ')]
  for (const [colour, all] of Object.entries(SAID))
    for (const said of all.split('/')[LANGUAGES.indexOf(language)]?.split(',') ?? [])
      for (const form of said.endsWith('*') ? endings.map(end => said.slice(0, -1) + end) : [said])
        index.set(form, colour)
  indexes.set(language, index)
  return index.get(word)
}
