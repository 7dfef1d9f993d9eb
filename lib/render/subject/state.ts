// How words say that a thing looks: a drawing that shows it otherwise is wrong.
import { nounOf, paintOf } from '#lib/render/objects/colours.ts'
import { beginningWith, plain, wordSet } from '#lib/render/objects/tokens.ts'

type Look = { said: RegExp /** The things that are drawn so. */; fits: ReadonlySet<string> }

/** Made when a first picture asks. */
let looks: readonly Look[] | undefined

const SAID: readonly (readonly [said: string, fits: string])[] = [
  [
    'dark\\b|darker|donker|dunkel|dunkle|oscur|fonce|scur[oaie]\\b|escur|ciemn|mork\\b|morka\\b|black\\b|schwarz|negr[oa]|noir|ner[oaie]\\b|zwart|czarn|svart',
    'cup record wine cocktail',
  ],
  [
    'white\\b|pale\\b|weisse|blanc|bianc|branc|witte\\b|bial[yae]|vitt\\b',
    'cup wine tooth sheep chicken candle snowflake goat garlic',
  ],
  [
    'red\\b|rot\\b|rote[nrs]?\\b|roj[oa]|rouge|ross[oaie]\\b|vermelh|rood\\b|rode\\b|czerwon|rod\\b|roda\\b|rott\\b',
    'apple tomato cherry strawberry wine',
  ],
  [
    'green\\b|grun(?:e|er|es|en)?\\b|verde|vert\\b|verte|groen|zielon|gron\\b|grona\\b|gront\\b',
    'leaf tree pine plant cactus sprout pear teapot',
  ],
  ['blue\\b|blau|azul(?!ej)|bleu|blu\\b|niebiesk', 'wave drop boat'],
  [
    'yellow|gelb|amarill|jaune|giall|amarel|geel\\b|gele\\b|zolt[yae]|gul\\b|gula\\b',
    'lemon banana cheese cheese_wheel sun bee',
  ],
  ['brown\\b|braun|marron|bruin|brazow|brun\\b|bruna\\b', 'bread cookie loaf'],
  ['pink\\b|purple|violett', ''],
]

/** Of what is so there is no drawing. */
const SPOILT = /* @__PURE__ */ beginningWith(
  'empty|burnt|broken|kaputt|kapot\\b|zepsut|trasig|leer\\b|leere|vaci[oa]\\b|vuot[oaie]\\b|vazi[oa]\\b|leeg\\b',
)

/** Loaves that are no pale ones. */
const LOAF = /* @__PURE__ */ beginningWith(
  'rye\\b|wholemeal|wholegrain|vollkorn|roggen|schwarzbrot|pumpernickel|integral|complet\\b|segale|zytni|razow|volkoren|grovbrod|ragbrod',
)

/** A drawn clock shows another hour than these. */
const HOUR = /* @__PURE__ */ beginningWith(
  "noon\\b|midday\\b|midnight|o'clock|(?:clock|bell)s? (?:struck|strikes|stopped|stops)|mitternacht|mittag\\b|mediodia|medianoche|midi\\b|minuit|mezzogiorno|mezzanotte|meio-?dia|meia-?noite|middernacht|poludni|w poludnie|polnoc|midnatt",
)
const CLOCKS = /* @__PURE__ */ wordSet('clock pocket_watch watch')

const allLooks = (): readonly Look[] =>
  (looks ??= SAID.map(([said, fits]) => ({ said: beginningWith(said), fits: wordSet(fits) })))

/** Which things may stand beside these words as they are drawn, or in the colour that these give them. */
export function asSaid(nouns: readonly string[], texts: readonly string[]): string[] {
  const text = plain(texts.join(' . '))
  if (SPOILT.test(text)) return []
  const said = allLooks().filter(look => look.said.test(text))
  const isLoafOther = LOAF.test(text)
  const isHour = HOUR.test(text)
  const isSeen = (noun: string) => paintOf(noun) !== null || said.every(({ fits }) => fits.has(noun))
  return nouns.filter(
    noun => isSeen(noun) && !(nounOf(noun) === 'bread' && isLoafOther) && !(isHour && CLOCKS.has(nounOf(noun))),
  )
}

/** What follows is a taste or a scent, not the thing that it is named for. */
const TASTES = /* @__PURE__ */ beginningWith(
  'sabor(?:es)?\\b|flavou?rs?\\b|geschmack|eissorte|gusto\\b|gusti\\b|smaak|smaken|smak\\b|smaki\\b|parfum du|parfums de glace|scent|duft|topping',
)

export const namesTaste = (texts: readonly string[]): boolean => TASTES.test(plain(texts.join(' . ')))
