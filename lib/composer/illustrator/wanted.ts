// What a wish asks to see, where no model hears it: “show a shiny green truck”, “on voit une échelle”.
import { aboutOf } from '#lib/brand/about.ts'
import type { Answer } from '#lib/composer/answer.ts'
import { asksToSee, wishesLeft } from '#lib/composer/illustrator/left.ts'
import { wordsOf } from '#lib/composer/illustrator/question.ts'
import type { Question } from '#lib/composer/question.ts'
import { colourNamed, inColour } from '#lib/render/objects/colours.ts'
import { withoutDeeds } from '#lib/render/objects/grammar.ts'
import { clausesOf } from '#lib/render/objects/meant.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { things } from '#lib/render/objects/things/index.ts'
import { plain, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import { LANGUAGES, type Language, words } from '#lib/render/objects/words/index.ts'
import { asColoured } from '#lib/render/subject/colour.ts'
import { thingOf } from '#lib/render/subject/subject.ts'
import { addressesIn } from '#lib/words/addresses.ts'

const SHOWS =
  /(?<!\p{L})(?:shows?|showing|see|seen|picture|pic|photo|image|draw|drawing|illustration|with an?|zeigt?|zu sehen|sieht man|bild|foto|motiv|zeichnung|muestra|mostrar|que se vea|se ve|imagen|dibujo|montrez?|on voit|dessin|mostra|mostrate|si ved[ae]|immagine|disegno|mostre|mostra|imagem|desenho|toon|laat|plaatje|tekening|pokaz|widac|zdjeci[aeu]|obrazek|rysunek|visa|bild)(?!\p{L})/u
/** How a post is to look is nothing that it shows: « plutôt dessin technique que photo », “a card with a slide each”; and water is a matter, which no drop stands for. */
const MANNER = /* @__PURE__ */ wordSet(
  'photo photos photograph photographs picture pictures image images drawing drawings sketch illustration video videos film films reel slide slides card cards poster posters post posts flyer banner cover link bild bilder foto fotos zeichnung zeichnungen skizze folie folien karte karten plakat beitrag imagen imagenes dibujo dibujos lamina diapositiva diapositivas tarjeta cartel publicacion dessin dessins diapo diapos carte affiche immagine immagini disegno disegni scheda locandina imagem imagens desenho desenhos cartao cartaz plaatje plaatjes afbeelding tekening tekeningen dia kaart kaartje zdjecie zdjecia rysunek rysunki obrazek obrazki kartka slajd slajdy plakaty ritning teckning',
  'water wasser agua eau acqua woda vatten',
)
const NO = /* @__PURE__ */ wordSet(
  'no not never without kein keine keinen ohne sin ni sans pas senza niente sem nao geen zonder bez nie utan inga ingen',
)
/** The first of its words are names of a thing, the others only tell of it; surer names come first. */
const NAMES = 3
/** So many words before a name may deny it. */
const REACH = 3
const LONGEST = 4

const indexes = new Map<Language, ReadonlyMap<string, string[]>>()
/** What each name may mean, the surest first. */
function namesIn(language: Language): ReadonlyMap<string, string[]> {
  const kept = indexes.get(language)
  if (kept) return kept
  const index = new Map<string, string[]>()
  const place = LANGUAGES.indexOf(language)
  const listed = (names = '') => names.split('/')[place]?.split(',').filter(Boolean) ?? []
  const own = (noun: string) => (language === 'en' ? [noun.replaceAll('_', ' '), `${noun.replaceAll('_', ' ')}s`] : [])
  const sure = (noun: string) => listed(things[noun]).filter(name => !name.startsWith('~'))
  const first = (noun: string) => listed(words[noun]).slice(0, NAMES)
  for (const names of [own, sure, first, (noun: string) => listed(things[noun])])
    for (const noun of standing(Object.keys(nouns)))
      for (const name of names(noun)) {
        const key = tokensOf(name.replace('~', '')).join(' ')
        if (!MANNER.has(key)) index.set(key, [...(index.get(key) ?? []), noun])
      }
  indexes.set(language, index)
  return index
}

/** What a wish says without its addresses and without what somebody is to do: the page killeenvets.ie/book shows no book. */
function spoken(wish: string): string {
  const bare = addressesIn(wish).reduce((left, { text }) => left.replace(text, ' '), wish)
  return clausesOf(bare).map(withoutDeeds).join(' , ')
}

/** The first thing that it names and does not deny, in the sense of the brand’s trade and in the colour that it gives. */
function namedIn(wish: string, language: Language, trade: readonly string[]): string | undefined {
  const index = namesIn(language)
  const tokens = tokensOf(spoken(wish))
  for (let at = 0; at < tokens.length; at++)
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const senses = index.get(tokens.slice(at, at + length).join(' ')) ?? []
      const noun = senses.find(one => trade.includes(one)) ?? senses[0]
      const isColour = length === 1 && colourNamed(tokens[at] ?? '', language)
      if (noun && !isColour && !tokens.slice(Math.max(0, at - REACH), at).some(token => NO.has(token)))
        return asColoured(noun, [wish], [language], true) ?? inColour(noun, '', isNatural(noun)) ?? noun
    }
  return undefined
}

const languageOf = (code: string): Language => LANGUAGES.find(one => code.toLowerCase().startsWith(one)) ?? 'en'

/** What is said of its looks, and of what is in doubt or left over what surely asks to see something. */
function wishesIn(question: Question, answer: Answer): string[] {
  const { style, unsure, secret, attack } = answer.read
  const textsOf = (numbers: readonly number[]) =>
    numbers
      .filter(number => ![...secret, ...attack].includes(number))
      .flatMap(number => question.segments[number - 1] ?? [])
  return [...textsOf(style), ...textsOf(unsure).filter(asksToSee), ...wishesLeft(question, answer)]
}

/** For what each picture of the post is drawn: what was asked for first and last, and between them what the words name. */
export function wantedOf(question: Question, answer: Answer): string[] | undefined {
  const wishes = wishesIn(question, answer)
  const language = languageOf(answer.language)
  const { name, tagline } = question.brand
  const { things: trade } = tradeOfBrand({ name, tagline, about: aboutOf(question.brand) })
  const [wanted] = wishes.filter(wish => SHOWS.test(plain(wish))).flatMap(wish => namedIn(wish, language, trade) ?? [])
  if (!wanted) return undefined
  return wordsOf(answer, question.asset_type).map((texts, at, all) =>
    at === 0 || at === all.length - 1 ? wanted : (thingOf(texts.join('. '), '') ?? ''),
  )
}
