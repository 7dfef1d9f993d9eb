// What a wish asks to see, where no model hears it: “show a shiny green truck”, “on voit une échelle”.
import type { Answer } from '#lib/composer/answer.ts'
import { wordsOf } from '#lib/composer/illustrator/question.ts'
import type { Question } from '#lib/composer/question.ts'
import { colourNamed, inColour } from '#lib/render/objects/colours.ts'
import { isNatural } from '#lib/render/objects/natural.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { things } from '#lib/render/objects/things/index.ts'
import { plain, tokensOf, wordSet } from '#lib/render/objects/tokens.ts'
import { LANGUAGES, type Language, words } from '#lib/render/objects/words/index.ts'
import { asColoured } from '#lib/render/subject/colour.ts'
import { thingOf } from '#lib/render/subject/subject.ts'

const SHOWS =
  /(?<!\p{L})(?:shows?|showing|see|seen|picture|pic|photo|image|draw|drawing|illustration|with an?|zeigt?|zu sehen|sieht man|bild|foto|motiv|zeichnung|muestra|mostrar|que se vea|se ve|imagen|dibujo|montrez?|on voit|dessin|mostra|mostrate|si ved[ae]|immagine|disegno|mostre|mostra|imagem|desenho|toon|laat|plaatje|tekening|pokaz|widac|obrazek|rysunek|visa|bild)(?!\p{L})/u
const NO = /* @__PURE__ */ wordSet(
  'no not never without kein keine keinen ohne sin ni sans pas senza niente sem nao geen zonder bez nie utan inga ingen',
)
/** The first of its words are names of a thing, the others only tell of it; surer names come first. */
const NAMES = 3
/** So many words before a name may deny it. */
const REACH = 3
const LONGEST = 4

const indexes = new Map<Language, ReadonlyMap<string, string>>()
function namesIn(language: Language): ReadonlyMap<string, string> {
  const kept = indexes.get(language)
  if (kept) return kept
  const index = new Map<string, string>()
  const place = LANGUAGES.indexOf(language)
  const listed = (names = '') => names.split('/')[place]?.split(',').filter(Boolean) ?? []
  const own = (noun: string) => (language === 'en' ? [noun.replaceAll('_', ' '), `${noun.replaceAll('_', ' ')}s`] : [])
  const sure = (noun: string) => listed(things[noun]).filter(name => !name.startsWith('~'))
  const first = (noun: string) => listed(words[noun]).slice(0, NAMES)
  for (const names of [own, sure, first, (noun: string) => listed(things[noun])])
    for (const noun of standing(Object.keys(nouns)))
      for (const name of names(noun)) {
        const key = tokensOf(name.replace('~', '')).join(' ')
        if (!index.has(key)) index.set(key, noun)
      }
  indexes.set(language, index)
  return index
}

/** The first thing that it names and does not deny, in the colour that it gives. */
function namedIn(wish: string, language: Language): string | undefined {
  const index = namesIn(language)
  const tokens = tokensOf(wish)
  for (let at = 0; at < tokens.length; at++)
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const noun = index.get(tokens.slice(at, at + length).join(' '))
      const isColour = length === 1 && colourNamed(tokens[at] ?? '', language)
      if (noun && !isColour && !tokens.slice(Math.max(0, at - REACH), at).some(token => NO.has(token)))
        return asColoured(noun, [wish], [language], true) ?? inColour(noun, '', isNatural(noun)) ?? noun
    }
  return undefined
}

const languageOf = (code: string): Language => LANGUAGES.find(one => code.toLowerCase().startsWith(one)) ?? 'en'

/** For what each picture of the post is drawn: what was asked for first and last, and between them what the words name. */
export function wantedOf(question: Question, answer: Answer): string[] | undefined {
  const { style, secret, attack } = answer.read
  const wishes = style
    .filter(number => ![...secret, ...attack].includes(number))
    .flatMap(number => question.segments[number - 1] ?? [])
  const language = languageOf(answer.language)
  const [wanted] = wishes.filter(wish => SHOWS.test(plain(wish))).flatMap(wish => namedIn(wish, language) ?? [])
  if (!wanted) return undefined
  return wordsOf(answer, question.asset_type).map((texts, at, all) =>
    at === 0 || at === all.length - 1 ? wanted : (thingOf(texts.join('. '), '') ?? ''),
  )
}
