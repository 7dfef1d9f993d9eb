// The drawings that a model may choose from: every one that may stand beside words, with what is on it where its name says too little.
import { registry } from '#lib/registry.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { standing } from '#lib/render/objects/stands.ts'

/** By what is seen: a drawing is wrong where the words mean another. */
const SEEN = /* @__PURE__ */ registry<string>({
  ...{ bread: 'sliced white tin loaf', cup: 'cup of black coffee', cake: 'iced layer cake', pie: 'whole baked pie' },
  ...{ cookie: 'chocolate chip cookie', donut: 'iced, with sprinkles', pizza: 'one slice', burger: 'beef burger' },
  ...{ ice_cream: 'one cone', egg: 'one brown egg', cheese: 'wedge with holes', bowl: 'noodle soup with chopsticks' },
  ...{ bottle: 'small glass bottle with a label', wine: 'glass of red wine', beer: 'mug of lager' },
  ...{ cocktail: 'in a stemmed glass', plate: 'empty plate, knife and fork', pot: 'steaming cooking pot' },
  ...{ meat: 'raw beef steak', fish: 'one whole fish', oyster: 'opened, with a pearl', orange: 'half of an orange' },
  ...{ chilli: 'one red pod', mushroom: 'with a spotted cap', grapes: 'blue', honey: 'jar of honey' },
  ...{ house: 'small house', door: 'front door of a house', key: 'door key', lock: 'padlock', chair: 'dining chair' },
  ...{ bed: 'double bed', lamp: 'table lamp', window: 'of a house', bath: 'bathtub with foam', plant: 'in a pot' },
  ...{ vase: 'painted, with flowers', clock: 'round wall clock', mirror: 'hand mirror', washer: 'washing machine' },
  ...{ bucket: 'pail of water', shop: 'shop front', bag: 'paper shopping bag', basket: 'basket with fruit' },
  ...{ gift: 'wrapped present', tag: 'price tag', receipt: 'paper receipt of a till', parcel: 'cardboard box' },
  ...{ thread: 'spool of thread and needle', shirt: 'T-shirt', dress: 'sleeveless dress', shoe: 'low lace-up shoe' },
  ...{ hat: 'brimmed hat', ring: 'diamond ring', glasses: 'spectacles', barber: 'barber’s pole', soap: 'bar of soap' },
  ...{
    yarn: 'ball of wool and knitting needles',
    van: 'box van for deliveries',
    train: 'seen from the front',
    plane: 'airliner',
  },
  ...{ boat: 'small sailing boat', kayak: 'with somebody paddling', map: 'folded paper map', pin: 'place on a map' },
  ...{ compass: 'shows north', ticket: 'for admission', balloon: 'hot-air balloon', scooter: 'motor scooter' },
  ...{
    rocket: 'space rocket',
    hammer: 'claw hammer',
    wrench: 'open-ended spanner',
    saw: 'handsaw',
    roller: 'for paint',
  },
  ...{ brush: 'paint brush', drill: 'cordless drill', shovel: 'spade', gear: 'cogwheel', plug: 'electric plug' },
  ...{ battery: 'sign of a charged battery', bulb: 'light bulb', shield: 'with a tick', magnifier: 'magnifying glass' },
  ...{
    cone: 'traffic cone',
    bell: 'cast bell',
    anvil: 'with a smith’s hammer',
    panel: 'solar panel',
    moon: 'crescent',
  },
  ...{ cloud: 'with sun behind it', rain: 'cloud with rain', lightning: 'bolt', wave: 'breaking ocean wave' },
  ...{
    flame: 'open fire',
    drop: 'of water',
    tree: 'apple tree',
    pine: 'fir with a star on top',
    flower: 'one blossom',
  },
  ...{
    sprout: 'seedling in soil',
    mountain: 'two peaks',
    wheat: 'ear of grain',
    cactus: 'in a pot',
    globe: 'the Earth',
  },
  ...{
    palm: 'coconut palm',
    bird: 'brown songbird',
    cat: 'ginger cat',
    dog: 'head of a brown dog',
    cow: 'head of a cow',
  },
  ...{ horse: 'head of a brown horse', chicken: 'white hen', shell: 'scallop', paw: 'print of a dog’s paw' },
  ...{ phone: 'smartphone', book: 'one closed book', books: 'pile of books', notebook: 'spiral-bound' },
  ...{
    pen: 'fountain pen',
    envelope: 'letter',
    calendar: 'sheet of a month',
    chart: 'rising bars',
    document: 'one sheet',
  },
  ...{ clipboard: 'with a ticked list', trophy: 'cup of a winner', cap: 'of a graduate', scale: 'pair of scales' },
  ...{
    chat: 'two speech bubbles',
    football: 'of soccer',
    racket: 'tennis racket and ball',
    puzzle: 'one jigsaw piece',
  },
  ...{ controller: 'of a video game', palette: 'of a painter', mask: 'two theatre masks', telescope: 'on a tripod' },
  ...{ balloons: 'three party balloons', skis: 'pair with poles', skate: 'ice skate', big_top: 'circus tent' },
  ...{ target: 'with an arrow in it', pawn: 'of chess', camera: 'for photos', microphone: 'on a stand' },
  ...{
    guitar: 'acoustic',
    piano: 'keys of a piano',
    drum: 'with two sticks',
    record: 'vinyl record',
    note: 'of music',
  },
  ...{ film: 'clapperboard', television: 'old set', radio: 'portable set', speaker: 'loudspeaker', hand: 'open hand' },
  ...{ thumb: 'thumbs up', pulse: 'heart with a line of heartbeats', foot: 'bare foot' },
  ...{ baby: 'face of a baby', pill: 'capsule and tablet', plaster: 'for a small wound', flask: 'of a laboratory' },
  ...{
    yoga: 'woman sitting cross-legged',
    server: 'rack of computers',
    knife: 'kitchen knife',
    tile: 'patterned tile',
  },
  ...{ bin: 'wheeled recycling bin', lantern: 'paper lantern on a stick', stove: 'wood-burning stove' },
  ...{ watch: 'wristwatch', helmet: 'builder’s hard hat', ballot: 'ballot box', turbine: 'wind turbine' },
  ...{
    tap: 'water tap',
    radiator: 'for heating',
    wreath: 'of Christmas, for a door',
    sledge: 'wooden',
    foils: 'of fencers',
  },
  ...{ stone_wall: 'dry-stone wall' },
})

/** Drawn where people are counted, and nobody whom a post speaks of. */
const NOBODY = 'person'

/** In the order of the registry, so that they are told the same each time. */
const drawings = (): string[] => standing(Object.keys(nouns)).filter(name => name !== NOBODY)

/** “bread (sliced white tin loaf), croissant, …” */
export const listed = (): string =>
  drawings()
    .map(name => `${name.replaceAll('_', ' ')}${SEEN[name] ? ` (${SEEN[name]})` : ''}`)
    .join(', ')

/** The drawing that a model names, as the registry has it; none for another word. */
export function drawingNamed(said: string): string {
  const name = said.trim().toLowerCase().replace(/[ -]/g, '_')
  return drawings().includes(name) ? name : ''
}
