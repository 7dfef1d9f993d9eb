// What grows, lives or is baked has a colour of its own, whatever the brand's: a tooth is white, a leaf green, a crust brown.
import { registry } from '#lib/registry.ts'
import { contrast, type Lch, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { type Letter, type Tone, toneOf } from '#lib/render/objects/shape.ts'

/** Colours as they are in daylight. */
const STUFF = /* @__PURE__ */ registry<string>({
  ...{ leaf: '#4E8B47', stem: '#3F7038', soil: '#6B4A35', wood: '#A8713F', bark: '#7A5237', straw: '#D9A94F' },
  ...{ crust: '#C58443', crumb: '#F6E6C8', pastry: '#DDA257', chocolate: '#57331F', coffee: '#4A2A1A' },
  ...{ ivory: '#F8F5EC', milk: '#FFFAEE', shellfish: '#EC8A68', scales: '#6E97AC', sand: '#E7BE93', stone: '#938B82' },
  ...{ red: '#CB3A33', cherry: '#B3223C', pink: '#E58C9B', orange: '#EB8529', yellow: '#F3C53B', amber: '#DF9A2B' },
  ...{ pear: '#A9BD4A', grape: '#70427F', wine: '#7F2039', water: '#4E9BC9', gold: '#DDA83A', flame: '#EE7B2B' },
  ...{
    fur: '#A9744C',
    tabby: '#D98E4E',
    wool: '#EFE6D6',
    night: '#2B2623',
    skin: '#C78D66',
    plaster: '#DDB592',
    clay: '#C2673D',
    roast: '#8A5632',
    toast: '#EBCB93',
    steel: '#A9B1B8',
    silver: '#C9CFD4',
    rubber: '#43464B',
  },
})

/** Of these a brand's own colour will do where it is bright: petals, icing and balls come in all colours. */
const BRIGHT = /* @__PURE__ */ registry<string>({ petal: '#D95F7F', icing: '#E58C9B', wax: '#F1E3C6' })

/** The parts that are natural. Where `a` is, its darker and lighter parts follow; `~` leaves a part to the brand. */
const NATURAL = /* @__PURE__ */ registry<string>({
  bread: 'a=crust w=crumb c=straw',
  croissant: 'a=pastry',
  bubble_tea: 'a=pastry k=chocolate',
  chilli: 'a=red x=leaf',
  palm: 'a=leaf g=stem b=bark x=amber',
  teddy: 'a=fur k=night',
  stone_wall: 'a=stone',
  ear: 'a=skin',
  cup: 'k=coffee',
  cake: 'b=crumb a=icing c=icing x=cherry w=milk',
  pie: 'a=pastry',
  cookie: 'a=pastry k=chocolate',
  donut: 'b=pastry a=icing',
  pizza: 'b=crust a=red c=yellow x=red k=stem',
  burger: 'a=pastry c=crumb g=leaf k=chocolate x=yellow b=pastry',
  ice_cream: 'b=straw c=pastry w=milk a=icing x=cherry k=stem',
  egg: 'a=sand',
  cheese: 'a=yellow',
  wine: 'a=wine c=~',
  beer: 'a=amber w=milk x=milk',
  cocktail: 'x=orange',
  fish: 'a=scales',
  oyster: 'a=stone c=sand w=milk',
  shrimp: 'a=shellfish k=night',
  apple: 'a=red x=leaf k=bark',
  pear: 'a=pear x=leaf k=bark',
  lemon: 'a=yellow x=leaf',
  cherry: 'a=cherry x=leaf k=stem',
  strawberry: 'a=red x=leaf c=crumb',
  grapes: 'a=grape x=leaf k=bark',
  banana: 'a=yellow k=bark',
  orange: 'a=orange b=orange w=milk x=leaf',
  carrot: 'a=orange g=leaf x=leaf',
  tomato: 'a=red x=leaf',
  mushroom: 'a=fur c=ivory',
  pumpkin: 'a=orange x=stem',
  honey: 'a=amber w=milk x=straw k=bark',
  candle: 'a=wax x=flame w=yellow',
  plant: 'a=leaf g=leaf x=clay k=bark',
  table: 'g=leaf',
  basket: 'a=straw g=leaf x=red',
  leaf: 'a=leaf x=pear',
  tree: 'a=leaf k=bark g=pear x=red',
  pine: 'a=leaf k=bark x=~',
  flower: 'a=petal g=leaf x=yellow',
  tulip: 'a=petal g=leaf',
  rose: 'a=petal g=leaf',
  sprout: 'a=leaf k=soil x=stem',
  wheat: 'a=straw k=straw x=amber',
  cactus: 'a=leaf x=petal k=~',
  globe: 'a=water c=leaf',
  boat: 'g=water',
  kayak: 'g=water c=skin a=~',
  bucket: 'g=water',
  washer: 'g=water',
  wave: 'a=water w=milk x=yellow',
  rain: 'x=water a=~',
  drop: 'a=water',
  sun: 'a=yellow x=amber',
  moon: 'a=yellow',
  flame: 'a=flame x=yellow w=milk',
  bird: 'a=fur x=amber w=milk k=night',
  cat: 'a=tabby x=pink w=milk k=night',
  dog: 'a=fur b=bark w=milk k=night x=pink',
  horse: 'a=fur x=bark k=night',
  sheep: 'a=wool k=night w=milk',
  cow: 'a=fur c=milk w=milk x=pink k=night',
  chicken: 'a=milk c=wool b=wool x=red k=amber',
  bee: 'a=yellow k=night c=ivory x=~',
  shell: 'a=sand x=~',
  tooth: 'a=ivory',
  hand: 'a=skin',
  thumb: 'a=skin',
  handshake: 'a=skin g=bark',
  foot: 'a=skin',
  baby: 'c=skin k=night a=~',
  person: 'c=skin k=night',
  yoga: 'c=skin k=night',
  runner: 'c=skin k=night',
  vase: 'g=leaf',
  panel: 'x=amber',
  window: 'x=yellow',
  cloud: 'x=yellow',
  mountain: 'x=yellow',
  road: 'x=yellow k=night w=milk g=leaf',
  trumpet: 'a=gold',
  brain: 'a=pink x=~',
  plaster: 'a=plaster',
  coin: 'a=gold',
  trophy: 'a=gold',
  violin: 'a=wood k=night',
  guitar: 'a=wood k=night',
  broom: 'a=straw',
  sledge: 'a=wood k=bark',
  tap: 'x=water',
  lantern: 'c=yellow',
  stove: 'x=flame w=yellow',
  turbine: 'a=ivory g=leaf',
  wreath: 'a=leaf x=red',
  meat: 'a=red w=ivory c=pink',
  coffee_bean: 'a=roast k=chocolate',
  corn_cob: 'a=yellow g=leaf k=stem',
  sandwich: 'a=crust w=crumb b=toast c=yellow g=leaf x=red',
  cupcake: 'a=icing x=cherry k=stem w=milk',
  chocolate_bar: 'b=chocolate c=roast',
  roast_chicken: 'a=crust g=leaf w=ivory c=~',
  rabbit: 'a=fur x=pink w=milk k=night',
  pig: 'a=pink k=night',
  swimmer: 'c=skin g=water w=milk k=night',
  watering_can: 'x=water',
  bouquet: 'a=petal g=leaf w=sand k=crust',
  tyre: 'k=rubber w=steel',
  toilet: 'a=ivory',
  secateurs: 'c=steel w=silver',
  water_heater: 'a=ivory x=red g=water',
  lawnmower: 'g=leaf k=rubber w=silver',
  toolbox: 'k=steel w=silver',
  car_key: 'w=silver',
  barbecue: 'x=flame',
  ferry: 'g=water',
  canoe: 'g=water',
  life_jacket: 'a=orange w=silver',
  beehive: 'a=straw c=toast w=ivory k=night x=amber',
  hornet: 'a=night x=amber b=bark w=ivory k=bark',
  goat: 'a=ivory x=fur b=stone w=milk k=night c=pink',
  tree_stump: 'a=bark c=crumb x=fur g=leaf k=night',
  oyster_mushroom: 'a=stone c=ivory',
  bauble: 'g=leaf x=gold a=~',
  letters: 'a=ivory c=crumb b=toast',
  loaf: 'a=crust b=bark w=crumb',
  garlic: 'a=ivory x=pink k=straw',
  cheese_wheel: 'a=yellow b=amber w=crumb c=straw k=wood',
})

/** How far a colour goes towards the brand's. */
const BENT = 0.07
const APART = 1.4

export type Natural = {
  colours: Partial<Record<Tone, string>>
  /** Outlines of parts that would be lost on the paper. */
  rims: Partial<Record<Tone, string>>
}

/** `lead` is the brand's colour on the paper. */
export function naturalOf(noun: string, { paper, lead }: { paper: string; lead: string }): Natural | null {
  const parts = NATURAL[noun]
  if (!parts) return null
  const colours: Natural['colours'] = {}
  for (const part of parts.split(' ')) {
    const [letter, stuff = ''] = part.split('=') as [Letter, string]
    if (stuff !== '~') colours[toneOf(letter)] = coloured(stuff, lead)
  }
  const { body } = colours
  if (body) {
    colours.shade ??= shade(body, { l: lch(body).l * 0.84 })
    colours.tint ??= mix(body, '#FFFFFF', 0.5)
  }
  const rims = Object.entries(colours).flatMap(([tone, colour]) =>
    contrast(colour, paper) < APART ? [[tone, rimOf(colour, paper)] as const] : [],
  )
  return { colours, rims: Object.fromEntries(rims) }
}

const isBright = ({ l, c }: Lch) => c > 0.09 && l > 0.42 && l < 0.9

function coloured(stuff: string, lead: string): string {
  const bright = BRIGHT[stuff]
  if (bright) return isBright(lch(lead)) ? lead : bright
  return bent(STUFF[stuff] ?? lead, lead)
}

/** A little lighter or darker, and a little towards the brand's hue: never another colour. */
function bent(colour: string, lead: string): string {
  const [own, brand] = [lch(colour), lch(lead)]
  const turn = ((brand.h - own.h + 540) % 360) - 180
  const pull = brand.c > 0.05 && own.c > 0.05 ? Math.max(-9, Math.min(9, turn * BENT)) : 0
  return shade(colour, { l: own.l + (brand.l - own.l) * BENT * 0.6, h: own.h + pull })
}

/** Of the same hue as the part, far enough from the paper. */
function rimOf(colour: string, paper: string): string {
  const { l, c } = lch(colour)
  const dark = shade(colour, { l: l * 0.74, c: Math.max(c, 0.025) })
  return contrast(dark, paper) >= 1.5 ? dark : shade(colour, { l: Math.min(0.97, l + 0.3) })
}

/** Whether it grows, lives or is baked, which a sun behind a roof does not make of the roof. */
export const isNatural = (noun: string): boolean => /(?:^| )a=\w/.test(NATURAL[noun] ?? '')
