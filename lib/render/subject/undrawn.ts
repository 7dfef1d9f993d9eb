// Things of which there is no drawing: a post about one of them shows no other thing in its place.
import { plain } from '#lib/render/objects/tokens.ts'

/** Beginnings of words, and whole words before a bound. */
const NAMES = [
  // Food and drink.
  'potato|pootaardappel|aardappel|kartoffel|patata|pomme de terre|ziemniak|onion|zwiebel|cebolla|oignon|garlic|pepper|chilli|cabbage|kohl\\b|lettuce|salad|bean|lentil|rice\\b|pasta|noodle|dumpling|taco|burrito|curry|soup\\b|stews?\\b|sausage|bacon|steak|burger night|brunch|roast dinner|sandwich|bagel|pretzel|brezel|muffin|brownie|scone|waffle|pancake|crepe|churro|chocolate|schokolade|chocolat|jam\\b|marmalade|juice|kombucha|whisky|gin\\b|rum\\b|vodka|plums?\\b|peach|apricot|rhubarb|raspberr|blueberr|blackberr|melon|pineapple|avocado|asparagus|spargel|olives?\\b|nuts?\\b|walnut|almond|crab|lobster|mussel|salmon|trout|kipper|turkey|duck\\b|goose|lamb\\b|pork|ham\\b|oat\\b|oats\\b|yoghurt',
  // What is worn and carried.
  'coat|mantel|abrigo|manteau|cappott|jas\\b|jassen|plaszcz|jacket|jumper|sweater|pullover|trousers|jeans|skirt|scarf|scarves|glove|mitten|boots?\\b|wellies|slipper|sandal|suit\\b|suits\\b|belt|wallet|purse|rucksack|backpack|watches\\b|necklace|earring|bracelet|helmet|cushion|pillow|duvet|blanket|quilt|towel|curtain|carpet|rug\\b|rugs\\b|teppich|alfombra|tapis\\b|wig\\b|costume|uniform|zip\\b|button',
  // House, street, workshop.
  'lantern|laterne|farol|lanterne|lanterna|lampion|firework|feuerwerk|bonfire|fireplace|stove|oven|chimney|schornstein|gutter|regenrinne|canalon|gouttiere|dakgoot|drain|pipe|tap\\b|taps\\b|toilet|shower|radiator|boiler|fridge|freezer|dishwasher|kettle|kitchen|kuche|cocina|cuisine|cucina|cozinha|stairs|staircase|fence|gate\\b|gates\\b|shed\\b|greenhouse|gewachshaus|invernadero|terrace|terraza|terrasse|terrazza|balcony|conservatory|floorboard|tile|brick|slate|skylight|scaffold|shelf|shelves|desk\\b|wardrobe|cupboard|drawer|bench|banner|poster|statue|fountain|bridges?\\b|brucke|puente|pont\\b|ponte\\b|tower|castles?\\b|church(?:es)?\\b|lighthouse|windmill|tractor|lorry|truck|motorbike|motorcycle|moped|tyre|tire\\b|reifen|neumatico|pneu|canoe|kayak|paddle|oar\\b|oars\\b|surfboard|wetsuit|ski\\b|skis\\b|sledge|skate',
  // Play, arts, old things.
  'coin|munze|moneda|piece de monnaie|moneta|stamp|postcard|photo album|mosaic|sword|armour|fossil|skeleton|skull|mummy|pottery wheel|sculpture|tapestry|dolls?\\b|teddy|lego|chess|schach|ajedrez|echecs|card game|cards\\b|darts|snooker|bowling|skittles|golf|cricket|hockey|volleyball|netball|judo|karate|fencing|archery|trampoline|climbing wall|ukulele|banjo|flute|clarinet|saxophone|accordion|cello|harps?\\b|organ\\b|bagpipe|puppet|magician|clown|circus',
  // Living things and seasons' things.
  'rabbit|kaninchen|conejo|lapin|hamster|guinea pig|parrot|budgie|tortoise|turtle|snake|lizard|frog|toad|hedgehog|igel|fox\\b|foxes\\b|badger|squirrel|deer\\b|otter|seal\\b|whale|dolphin|shark|goat|donkey|alpaca|llama|pig\\b|pigs\\b|piglet|owl\\b|owls\\b|hawk|eagle|swans?\\b|puffin|bat\\b|bats\\b|spider|ant\\b|ants\\b|wasp|worm|snail|slug|ivy|ferns?\\b|moss|orchid|orchidee|lavender|lavendel|daffodil|narziss|dahlia|hydrangea|peony|poppy|poppies|sunflower|bulbs\\b|hedge|hecke|compost|soil|easter\\b|christmas|weihnacht|navidad|noel\\b|natale|halloween|wreath|advent\\b|crown',
]

const NAMED = /* @__PURE__ */ new RegExp(`(?<![\\p{L}\\d])(?:${NAMES.join('|')})`, 'u')

export const namesUndrawn = (texts: readonly string[]): boolean => NAMED.test(plain(texts.join(' . ')))
