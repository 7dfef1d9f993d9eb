// Words that sound grave and tell of nothing that has happened: what is fatal to a cat, a dead battery, “if it is injured”, a date in April, and words that mean something else in the language of a brief.
import type { Span } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

/** “Can be fatal to a cat”, “für Hunde tödlich”: what is told of kinds of animals and plants. */
const KINDS =
  '(?:cats?|kittens?|dogs?|puppies|pets?|horses?|bees?|birds?|hens?|chickens?|fish|rabbits?|sheep|goats?|cattle|plants?|roses?|slugs?|insects?|katzen?|hunden?|haustieren?|pferden?|bienen|vögeln?|hühnern?|fischen?|kaninchen|schafen?|pflanzen|chats?|chiens?|chevaux|abeilles|oiseaux|poules|poissons|lapins|plantes?|gatos?|perros?|caballos|abejas|aves|pájaros|gallinas|peces|conejos|plantas|gatt[oi]|can[ei]|cavalli|api|uccelli|galline|pesci|conigli|piante|cães|cão|cavalos|abelhas|pássaros|galinhas|peixes|coelhos|katten|honden|paarden|bijen|vogels|kippen|vissen|konijnen|planten|kot(?:a|ów)?|ps(?:a|ów)|koni|pszczół|ptaków|kur|ryb|królików|roślin)'
const MORTAL =
  '(?:fatal|fatais|fatales|tödlich|mortel|mortels|mortelle|mortelles|mortal|mortales|mortais|mortale|mortali|dodelijk|śmierteln(?:y|a|e))'
const FOR =
  '(?:to|for|für|pour|aux?|para|per|voor|dla)(?: (?:a|an|the|your|our|most|many|all|some|small|young|die|eine?n?|der|das|un|une|le|les|vos|el|los|las|una|su|il|lo|la|i|gli|o|os|as|um|de|je|een|wielu|małych))?'

/** “Le ressort est mort”, “the battery died”: things that work and then do not. */
const THINGS =
  '(?:batter(?:y|ies)|engine|motor|phone|laptop|computer|tablet|fridge|freezer|boiler|spring|kettle|printer|router|wi-?fi|oven|tills?|screen|clutch|alternator|gearbox|starter|pump|bulb|akku|batterie|rechner|handy|kühlschrank|feder|anlasser|lichtmaschine|getriebe|pumpe|drucker|ressort|moteur|ordinateur|portable|téléphone|frigo|chaudière|pile|écran|imprimante|lave-linge|démarreur|batería|ordenador|móvil|nevera|caldera|muelle|pantalla|batteria|motore|telefono|caldaia|molla|schermo|stampante|bateria|computador|telemóvel|frigorífico|mola|ecrã|akumulator|silnik|komputer|sprężyna|accu|koelkast|veer)'
const DEAD =
  '(?:(?:is|are|was|has|had|have|ist|war|sind|est|sont|était|ha|è|era|está|jest|był[ay]?)(?: (?:now|finally|completely|endgültig|vraiment|bien|quite))? )?(?:dead|died|tot|gestorben|morte?s?|morto|morta|muert[oa]|murió|morreu|martw[yea])'

/** “Se tem ferida …”, “if the bird is injured”: a case for which readers are told what to do; “si è ferito” has happened. */
const WORDS = '(?: [^\\s.!?,;:]{1,20}){1,5}'
const CASES = [
  `if(?! \\p{L}{1,12} (?:was|were) )${WORDS} injured`,
  `(?:wenn|falls)${WORDS} verletzt`,
  `(?:si|s['’]il|s['’]ils)${WORDS} blessée?s?`,
  `si${WORDS} herid[oa]s?`,
  `se(?= (?:è|ha|sono|trovi|trovate|vedi|vedete|il|lo|la|un) )${WORDS} ferit[oaie]`,
  `se(?= (?:tem|têm|tiver|está|estiver|encontrar|vir|achar|for|o|a|um) )${WORDS} ferid[oa]s?`,
  `als${WORDS} gewond`,
  `(?:jeśli|jeżeli)${WORDS} rann[yae]`,
]

/** “Deckel abnehmen”: what is taken off a thing. */
const PARTS =
  '(?:\\p{L}{0,12}(?:deckel|haube|rad|räder|hörer|kappe|abdeckung|verkleidung|blende|platte|schlauch|gitter|filter|sattel|schirm|etikett|schild|bild|bilder|wäsche)|mit der hand|vorsichtig|girlande|türkranz|christbaumschmuck)(?: \\p{L}{1,10}){0,2} abnehmen'

const SAID = new RegExp(
  `(?<!\\p{L})(?:${[
    `${MORTAL} ${FOR} ${KINDS}`,
    `${FOR} ${KINDS} (?:(?:sofort|sehr|meist|oft) )?${MORTAL}`,
    'fatal (?:mistake|error|flaw|attraction)s?',
    `${THINGS} ${DEAD}`,
    ...CASES,
    PARTS,
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** “Sat 10 Apr” is no rate, and Sue sues nobody. */
const AS_TYPED =
  /(?<![\p{L}\d.,])(?:[12]?\d|3[01])(?:st|nd|rd|th|\.)? [Aa]pr(?!\p{L})|(?<!\p{L})[Aa]pr\.? (?:[12]?\d|3[01])(?![\d%])|(?<!\p{L})(?:Sue|Isa)(?!\p{L})/gu

/** English words that are grave, and are none in another language: “es war schön”, “un trajet court”, “le sue torte”, “media pensión”. */
const ELSEWHERE: Readonly<Partial<Record<string, RegExp>>> = registry({
  de: /(?<!\p{L})(?:war|pension|pensionen)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:courts?|sue|pensions?)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:sue|(?:mezza )?pensione(?: completa)?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:fatal|(?:media )?pensión(?: completa)?)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:courts?|(?:meia[- ])?pensão(?: completa)?)(?!\p{L})/giu,
})

/** Where such words stand. */
export const harmlessIn = (text: string, lexicons: readonly Lexicon[]): Span[] =>
  [SAID, AS_TYPED, ...lexicons.flatMap(({ pack }) => ELSEWHERE[pack.code] ?? [])].flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  )
