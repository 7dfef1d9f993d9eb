// Where in a post something is to stand: “last slide: come by”, “end with our number”, “at the bottom: free entry”. What follows is for readers, and the place is not.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

const NTH = wordSet(
  'first 1st second 2nd third 3rd fourth 4th fifth sixth seventh next last final end closing opening cover title erste* zweite* dritte* vierte* funfte* letzte* nachste* premier* deuxieme* troisieme* derniere* dernier* primer* segund* tercer* ultim* siguiente prim* second* terz* ultima ostatni* pierwsz* drug* trzeci* kolejn* eerste* tweede* laatste*',
)
/** No “dia”, a slide in Dutch: in Portuguese and Spanish “dia 18” is a day. */
const SHEET = wordSet(
  'slide slides page card frame screen panel shot scene image folie seite karte bild szene diapo diapositive page vignette plan image diapositiva lamina pagina imagen tarjeta escena slajd slajdzie plansza planszy karta karcie beeld',
)
const FINISH = wordSet(
  'end finish close sign ende beende* schliess* termine* finis finissez finissons finir termin* acab* cierr* finisc* chiud* concl* zakoncz* eindig*',
)
const ON = wordSet('on with off out by mit par sur avec con en z na met')
const LEADS_TO = wordSet('at on in to the and then und dann et puis y e i en am zum de das la le a na w der die al')
const OF = wordSet('of von vom de du del di da do van z')
const FOOT = wordSet(
  'bottom top end foot beginning start unten oben ende schluss anfang bas haut fin fine fondo alto basso final abajo arriba debajo dole gorze koncu koniec onderaan bovenaan einde',
)
/** So many words may say where. */
const LONGEST = 5

/** Where a place ends that a clause begins with; where it begins if it says none. */
export function placeEnds(text: string, start: number): number {
  const tokens = tokensOf(text.slice(start, start + NEAR))
  const first = skip(tokens, 0)
  const end = sheetEnds(tokens, first) ?? finishEnds(tokens, first) ?? footEnds(tokens, first)
  const next = end === undefined ? undefined : tokens.slice(end).find(({ kind }) => kind !== 'mark')
  return next === undefined ? start : start + next.start
}
const NEAR = 60

function skip(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < LONGEST && LEADS_TO.has(tokens[at]?.key)) at++
  return at
}

/** “last slide”, “slide 4”, “and on the second page”. */
function sheetEnds(tokens: readonly Token[], at: number): number | undefined {
  const isNth = NTH.has(tokens[at]?.key) && SHEET.has(tokens[at + 1]?.key)
  const isNumbered = SHEET.has(tokens[at]?.key) && tokens[at + 1]?.kind === 'number'
  // “last page of the guest book” is no place in a post.
  return (isNth || isNumbered) && !OF.has(tokens[at + 2]?.key) ? at + 2 : undefined
}

/** “end with”, “finish on”, “sign off”: an order only where nothing says of what, as “sales end on Friday” does. */
function finishEnds(tokens: readonly Token[], at: number): number | undefined {
  const isOn = ON.has(tokens[at + 1]?.key) || (tokens[at + 1]?.key === 'w' && ENGLISH.has(tokens[at]?.key))
  const isStep = ARTICLES.has(tokens[at + 2]?.key) && !SAID.has(tokens[at + 3]?.key)
  return FINISH.has(tokens[at]?.key) && isOn && !isStep ? at + 2 : undefined
}

/** “Finish with a handful of feed” is a step, “finish with a reminder” an order. */
const ARTICLES = wordSet('a an some')
const SAID = wordSet(
  'big short quick nice little note reminder thank thanks question line call photo picture pic image shot quote joke slide invitation wish link',
)

/** “end w ring us”; a Polish “w” says when and where. */
const ENGLISH = wordSet('end finish close sign')

/** “at the bottom:”, “unten:”; without a colon it may be at the bottom of the garden. */
function footEnds(tokens: readonly Token[], at: number): number | undefined {
  return FOOT.has(tokens[at]?.key) && tokens[at + 1]?.text === ':' ? at + 2 : undefined
}
