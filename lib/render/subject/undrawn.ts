// Things of which there is no drawing: a post about one of them shows no other thing in its place.
import { beginningWith, plain } from '#lib/render/objects/tokens.ts'

/** Beginnings of words, and whole words before a bound. */
const NAMED = /* @__PURE__ */ beginningWith(
  // Food and drink.
  'pepper|lettuce|bean|noodle|curry|stews?\\b|bacon|brunch|brownie|whisky|gooseberr|blackberr|blackcurrant|redcurrant|currants?\\b|quinces?\\b|figs?\\b|feigen\\b|higos?\\b|figues?\\b|fichi\\b|medlar|elderberr|sloes?\\b|lambs?\\b|pork|ham\\b|oat\\b|oats\\b|yoghurt',
  // What is worn and carried.
  'heels?\\b|talons?\\b|tacchi|hakken\\b|obcas|skirt|sandal|belt|wallet|purse|watches\\b|blanket|curtain|button',
  // House and workshop.
  'jar\\b|jars\\b|tarros?\\b|bocal|bocaux|bonfire|ramps?\\b|gutter|regenrinne|canalon|gouttiere|dakgoot|drain|slate|scaffold|shelf|shelves|cupboard|banner|poster|statue',
  'cistern|spulkasten|valve|ventil\\b|valvula|shut-?off',
  // Play, arts, old things.
  'stamp|mosaic|sculpture|card game|cards\\b|harps?\\b|organ\\b|concertina|melodeon',
  // Living things and seasons' things.
  'fox\\b|foxes\\b|deer\\b|donkey|owl\\b|owls\\b|swans?\\b|ivy|ferns?\\b|orchid|lavender|lavendel|daffodil|dahlia|poppy|poppies|sunflower|bulbs\\b|hedge|hecke|haie\\b|haies\\b|zyw[ya] plot|zywoplot|siepe|seto\\b|sebe\\b|compost|soil|crown',
)

/** A thing of a colour that is named; a drawing has those of its brand. */
const COLOURED = /* @__PURE__ */ beginningWith(
  '(?:green|red|blue|yellow|black|white|orange|pink|purple|grey|gray|brown) (?:ones?|vans?|cars?|bus|trucks?|bikes?|boats?|doors?|bags?|coats?|hats?|dress|chairs?|flags?|bins?)\\b',
  '(?:grune?|rote?|blaue?|gelbe?|schwarze?|weisse?)[mnrs]? (?:auto|bus|wagen|transporter|tur|tasche|fahne|tonne|stuhl)',
  '(?:coche|camion|furgoneta|puerta|bolsa|silla|voiture|camion|porte|sac|chaise|auto|furgone|porta|borsa|sedia) (?:verde|rojo|roja|azul|amarill|negr|blanc|vert|rouge|bleu|jaune|noir|rosso|rossa|blu\\b|giall)',
)

/** A trumpet beside one of these is the wrong one. */
const OTHER_BRASS = /* @__PURE__ */ beginningWith('trombon|posaune|puzon|tubas?\\b|euphonium|sousaphone|flugelhorn')

export const namesOtherBrass = (texts: readonly string[]): boolean => OTHER_BRASS.test(plain(texts.join(' . ')))

/** Where things are: a post that is led by a place may still name what it is about. */
const PLACES = /* @__PURE__ */ beginningWith(
  'kitchen|kuche|cocina|cuisine|cucina|cozinha|stairs|gate\\b|gates\\b|shed\\b|terrace|terraza|terrasse|terrazza|fountain|bridges?\\b|brucke|puente|pont\\b|ponte\\b|tower|castles?\\b|church(?:es)?\\b|lighthouse',
)

/** Days that have things of their own; an Easter loaf is a loaf still. */
const SEASONAL = /* @__PURE__ */ beginningWith(
  'easter\\b|oster|pascua|paques\\b|pasqua|pascoa|pasen\\b|paas|wielkano|pask\\b|paska|christmas|xmas|weihnacht|navidad|noel\\b|natale|natal\\b|kerst|boze narodzenie|jul\\b|halloween|advent\\b',
)

export const namesSeason = (texts: readonly string[]): boolean => SEASONAL.test(plain(texts.join(' . ')))

export const namesUndrawn = (texts: readonly string[]): boolean => NAMED.test(plain(texts.join(' . ')))

export const namesColour = (texts: readonly string[]): boolean => COLOURED.test(plain(texts.join(' . ')))

export const namesPlace = (texts: readonly string[]): boolean => PLACES.test(plain(texts.join(' . ')))
