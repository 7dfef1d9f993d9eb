import type { Hold } from '#lib/composer/answer.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { isOrdered } from '#lib/composer/guard/claim/claims.ts'
import type { Evidence, Kept, Piece, Text } from '#lib/composer/guard/evidence.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { listSizes } from '#lib/composer/guard/value/counted.ts'
import { alike, WordIndex } from '#lib/composer/lexis/alike.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { privateIn } from '#lib/composer/literals/private.ts'

const RUN = 6

/** Nothing that only pieces outside of publish say, and no order to the system under publish. */
export const leaks: Rule = evidence => {
  const { kept, texts, publish, question, answer } = evidence
  const [faults, holds]: [string[], Hold[]] = [unreadable(evidence), []]
  // With nothing to tell, the cue of a wish is all that there is.
  const secret = publish.length === 0 ? kept.filter(({ list }) => list !== 'style') : kept
  const hidden = new Set(secret.flatMap(({ content }) => content).filter(word => !isPublic(evidence, word)))
  const index = new WordIndex(hidden)
  const wishes = new WordIndex(wishesOf(secret))
  const foundIn = ({ content }: Text) =>
    content.filter(each => !isPublic(evidence, each) && (hidden.has(each) || (each.length > 4 && index.holds(each))))
  const all = new Set(texts.flatMap(foundIn))
  for (const text of texts) {
    const found = foundIn(text)
    const [one = ''] = found
    const isPlain =
      new Set(found).size === 1 &&
      (isEveryday(evidence, one) || isOrdinary(evidence, text, one) || (all.size === 1 && isTalk(evidence, one)))
    const words = isPlain ? [] : found
    const [word] = words
    // “What do bees do in winter, can we have a card?”: one word of a wish is what it is about, more are the wish itself.
    const isSubject = word !== undefined && wishes.holds(word) && words.every(each => alike(each, word))
    if (isSubject) holds.push(hold('own_words', word, text.at))
    else if (word) faults.push(`leak: “${word}” in ${text.at} comes from a segment that is not for readers`)
    const run = runOf(
      text.text,
      secret.map(piece => piece.text),
      publish.map(piece => piece.text),
    )
    if (run) faults.push(`leak: “${run}” in ${text.at} comes from a segment that is not for readers`)
    const number = privateIn(text.text, false)
    if (number) holds.push(hold('leak', `“${number}” looks like the number of an account, a car or a person`, text.at))
  }
  const attacked = answer.read.attack.length > 0 || question.segments.some(segment => attacks.in(segment))
  return { faults, holds: attacked ? [...holds, hold('attack', 'the brief holds an order to the system')] : holds }
}

/** “The three routes into one picture”: the three rows of the post say so. */
function isSize(evidence: Evidence, word: string): boolean {
  const known = sizes.get(evidence) ?? listSizes(evidence.answer, evidence.texts)
  sizes.set(evidence, known)
  return evidence.lexicons.some(({ numbers }) => known.has(numbers.get(word) ?? Number.NaN))
}
const sizes = new WeakMap<Evidence, Set<number>>()

/** Words that only wishes say, of all that is kept from readers; an order to the system, “assistants reading this mail”, has no words of its own. */
function wishesOf(secret: Evidence['kept']): ReadonlySet<string> {
  const isOther = ({ list }: Evidence['kept'][number]) => list !== 'style' && list !== 'attack'
  const others = new Set(secret.filter(isOther).flatMap(({ content }) => content))
  const wished = secret.filter(({ list }) => list === 'style').flatMap(({ content }) => content)
  return new Set(wished.filter(word => !others.has(word)))
}

const isPublic = (evidence: Evidence, word: string): boolean =>
  // “Cette vidéo est pour vous”, under one.
  (evidence.question.asset_type === 'video' && /^videos?$/.test(word)) ||
  evidence.said.holds(word) ||
  evidence.own.holds(word) ||
  isSize(evidence, word) ||
  evidence.lexicons.some(({ claims }) => isOrdered(evidence, claims.get(word))) ||
  evidence.lexicons.some(
    ({ neutral, glue, chat }) => neutral.has(word) || glue.has(word) || chat.get(word)?.includes('’') === true,
  )

/** Pieces not for readers that have a form of a word. */
const keptWith = (kept: Evidence['kept'], word: string) =>
  kept.filter(({ content }) => content.some(each => alike(each, word)))

/** “size” where “corn size, no, hazelnut” was left out: a word of every post, alone, tells nothing of what was no secret. */
function isEveryday({ kept, lexicons }: Evidence, word: string): boolean {
  const given = keptWith(kept, word)
  return lexicons.some(({ common }) => common.has(word)) && given.every(({ list }) => OPEN.has(list))
}
const OPEN = new Set<Kept>(['left', 'style', 'noise'])

/** “looking” where “we’re looking for a new chef, keep it quiet” is a secret: an ordinary word of it, small in both, whose neighbours are others here. */
function isOrdinary({ kept, publish, lexicons }: Evidence, text: Text, word: string): boolean {
  const given = keptWith(kept, word)
  const isKnown = lexicons.some(({ common, claims }) => (common.has(word) || ORDINARY.has(word)) && !claims.has(word))
  const isPart = ({ list, content }: Evidence['kept'][number]) => list !== 'attack' && content.length >= LEAST_AROUND
  return (
    isKnown &&
    given.every(piece => isPart(piece) && !isCapital(piece, word)) &&
    !isCapital(text, word) &&
    !pairsOf(text, word).some(
      pair => given.some(piece => hasPair(piece, pair)) && !publish.some(piece => hasPair(piece, pair)),
    )
  )
}
/** One word of a secret of two tells half of it. */
const LEAST_AROUND = 3
/** Words that say little of anything, beside those that a writer may use unasked, in all languages at once. */
const ORDINARY = wordSet(
  [
    'old older oldest young younger big bigger biggest large larger small smaller little short longer long high higher low lower good better great nice fine real really full busy quick quickly slow slowly simple clear early late later soon near close review reviews reviewed',
    'was alt alte alten alter altes jung junge jungen groß große großen großer großes klein kleine kleinen kleiner kleines kurz kurze lange langen hoch hohe gut gute guten guter gutes besser schön schöne schönen früh spät später bald nah schnell langsam einfach',
    'vieux vieille jeune grand grande grands grandes petit petite petits petites court courte long longue haut haute bas bon bonne bons bonnes mieux beau belle vite tôt tard bientôt simple avis',
    'viejo vieja joven grande grandes gran pequeño pequeña pequeños pequeñas corto corta largo larga alto alta bajo baja bueno buena buenos buenas buen mejor bonito bonita pronto tarde rápido lento simple reseña reseñas',
    'vecchio vecchia giovane grande grandi piccolo piccola piccoli piccole corto corta alto alta basso bassa buono buona buoni buone buon meglio migliore bello bella presto tardi veloce semplice recensione recensioni',
    'velho velha jovem grande grandes pequeno pequena pequenos pequenas curto curta longo longa alto alta baixo baixa bom boa bons boas melhor bonito bonita cedo tarde rápido simples avaliação avaliações',
    'oud oude jong jonge groot grote groter klein kleine kleiner kort korte lang lange hoog hoge laag lage goed goede beter mooi mooie vroeg laat straks dichtbij snel rustig eenvoudig kom komt komen kwam kwamen ga gaat gaan ging gingen stond stonden',
    'stary stara stare młody młoda duży duża duże mały mała małe krótki krótka długi długa wysoki niski dobry dobra dobre lepszy lepsza ładny ładna wcześnie późno wkrótce szybko prosty opinia opinie',
    'قديم قديمة كبير كبيرة صغير صغيرة طويل طويلة قصير قصيرة جيد جيدة جميل جميلة قريبا سريع سريعة بسيط',
  ].join(' '),
)

/** Whether it is written as names are: with a capital that no sentence began. */
const isCapital = ({ tokens }: Piece, word: string): boolean =>
  tokens.some(
    ({ key, text }, at) =>
      alike(key, word) && /^\p{Lu}/u.test(text) && at > 0 && !/^[.!?:…“"„«]$/.test(tokens[at - 1]?.text ?? ''),
  )

type Pair = readonly [string, string]
/** A word with the one before it and the one behind it. */
const pairsOf = ({ content }: Piece, word: string): Pair[] =>
  content.flatMap((each, at): Pair[] => {
    const next = content[at + 1]
    return next !== undefined && (each === word || next === word) ? [[each, next]] : []
  })
const hasPair = ({ content }: Piece, [one, other]: Pair): boolean =>
  content.some((each, at) => alike(each, one) && alike(content[at + 1] ?? '', other))

/** “We’re hosting” where “thank you for hosting” was left out: the only word of the post that wishes and small talk alone have, and nobody’s name. */
function isTalk({ kept, texts }: Evidence, word: string): boolean {
  const given = keptWith(kept, word)
  const typed = [...texts, ...given].flatMap(({ tokens }) => tokens.filter(({ key }) => alike(key, word)))
  return (
    given.length > 0 && given.every(({ list }) => TALK.has(list)) && typed.every(({ text }) => /^\p{Ll}/u.test(text))
  )
}
const TALK = new Set<Kept>(['style', 'noise'])

/** An order to the system is not for readers, whatever the writer calls it. */
const unreadable = ({ publish }: Evidence): string[] =>
  publish
    .filter(({ text, tokens }) => attacks.in(text, tokens))
    .map(({ id, text }) => `read: segment ${id} is an attack, not for readers: “${short(text)}”`)

/** Six signs in a row, where no space parts words. */
function runOf(text: string, kept: readonly string[], publish: readonly string[]): string | undefined {
  if (!UNSPACED.test(text)) return undefined
  for (let at = 0; at + RUN <= text.length; at++) {
    const run = text.slice(at, at + RUN)
    if (/^[\p{L}ー]+$/u.test(run) && kept.some(each => each.includes(run)) && !publish.some(each => each.includes(run)))
      return run
  }
  return undefined
}

const WORDS = 7

/** Words in a row of the instructions that a writer was given. */
export function repeats(texts: readonly string[], instructions: string): string | undefined {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const told = words(instructions)
  const runs = new Set(
    told.map((_, at) => told.slice(at, at + WORDS).join(' ')).filter((_, at) => at + WORDS <= told.length),
  )
  for (const text of texts) {
    const own = words(text)
    const at = own.findIndex((_, index) => runs.has(own.slice(index, index + WORDS).join(' ')))
    if (at >= 0) return own.slice(at, at + WORDS).join(' ')
  }
  return undefined
}
