// Stops where somebody typed none: sentences that run into each other are read as the sentences that they are.
import { type Opening, openingsIn } from '#lib/composer/audience/stops.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** Languages of the briefs that it was learned from. */
const LEARNED = new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'])
/** So many words without a sign say more than one thing; behind a capital they may be one sentence for longer. */
const [LONG, TOO_LONG, CAREFUL] = [12, 20, 24]
const SIGN = /[.,;:!?…()[\]"“”„«»|–—\n]/u
const [LIKELY, PROBABLE] = [0.65, 0.5]
/** Whoever types a capital and a stop types the stops between as well, and a question is one sentence. */
const [TYPED, LIKELY_TYPED] = [/^\p{Lu}[\s\S]*[.!…]$|\?$/u, 0.9]
/** And whoever types some signs forgets fewer. */
const [SIGNED, LIKELY_SIGNED] = [/[.,;:!?] /, 0.8]
const SPELLED = wordSet('dot punkt point punto ponto kropka com')
/** Before “and” or a number it mostly goes on. */
const [JOINS, LIKELY_JOINED] = [wordSet('and or und oder et ou y o e en of oraz lub'), 0.85]
/** “1 no experience 2 thursdays …” is a list. */
const isCounted = (text: string): boolean => /(?:^|\s)1[.)]? \p{L}/u.test(text) && /\s2[.)]? \p{L}/u.test(text)
/** What leads on ends no sentence: articles, prepositions, what joins, an order to say what follows. */
const LEADS = wordSet(
  [
    'the a an of to from for with at by into about and or but so that which who whose if as than our your my his her their very too be been is are was were has have does do did will would can could should say says saying put write mr mrs dr st number no nr twenty thirty forty fifty sixty seventy eighty ninety hundred oct sept jan feb dec aug',
    'der die das den dem des ein eine einen einem einer von zu zum zur mit für bei und oder aber dass wenn als unser unsere unseren mein meine sehr im am vom ist sind war wird werden hat haben schreib sag',
    'le la les un une des du de à au aux avec pour par chez et ou mais que qui si notre nos votre vos mon ma mes très est sont a ont sera dis mets',
    'el la los las un una unos unas de del a al con para por en y o pero que si nuestro nuestra nuestros mi mis tu tus muy es son está están ha han será di pon',
    'il lo la i gli le un uno una di del della a al alla con per da dal in nel e o ma che se nostro nostra mio mia molto è sono ha hanno sarà scrivi',
    'o a os as um uma de do da dos das ao com para por em no na e ou mas que se nosso nossa meu minha muito',
    'de het een van naar met voor bij in op en of maar dat die als onze ons mijn zeer heel zeg',
    'w we z ze na do od dla po przy i oraz lub ale że który która jeśli nasz nasza bardzo napisz',
  ].join(' '),
)
/** Of a sentence there are more words than this. */
const FEW = 2

export function withStops(text: string, language: string): string {
  if (!LEARNED.has(language)) return text
  const runs = runsIn(text)
  if (runs.length === 0) return text
  const lexicon = lexiconOf(language)
  const openings = openingsIn(text, [lexicon])
  const quotes = quotesOf(text)
  const isQuoted = ({ start }: Opening) => quotes.some(quote => quote.start <= start && start <= quote.end)
  const open = openings.filter(one => !isQuoted(one))
  const places = runs.flatMap(run => placesIn(text, run, open, lexicon))
  return places.reduceRight((said, at) => `${said.slice(0, at).trimEnd()}. ${said.slice(at)}`, text)
}

type Run = { start: number; end: number }

/** Stretches of many words without a sign between them. */
function runsIn(text: string): Run[] {
  const runs: Run[] = []
  let [start, count] = [0, 0]
  const close = (end: number) => {
    if (count >= LONG) runs.push({ start, end })
    count = 0
  }
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const isApart = SIGN.test(word[0] ?? '') || /^[-*•/]+$/.test(word) || text.slice(start, index).includes('\n')
    if (isApart) close(index)
    if (count === 0) start = index
    count++
    if (SIGN.test(word.at(-1) ?? '')) close(index + word.length)
  }
  close(text.length)
  return runs
}

/** Where it is likely; and in what is still long at the likeliest place, for so many words are seldom one sentence. */
function placesIn(text: string, { start, end }: Run, openings: readonly Opening[], lexicon: Lexicon): number[] {
  const own = openings.filter(one => start <= one.start && one.start < end)
  const run = text.slice(start, end).trim()
  if (isCounted(run)) return []
  const isTyped = TYPED.test(run) || (own.length < CAREFUL && /^\p{Lu}/u.test(text))
  const least = isTyped ? LIKELY_TYPED : SIGNED.test(text) ? LIKELY_SIGNED : LIKELY
  const keyOf = (one: Opening | undefined) => fold(text.slice(one?.start, one?.end))
  const isNumber = (key: string) => /^\d/.test(key) || lexicon.numbers.has(key)
  const chances = own.map((one, at) => {
    const [before, key] = [keyOf(own[at - 1]), keyOf(one)]
    // “thirty one years”, “at example dot com”.
    if (LEADS.has(before) || SPELLED.has(key) || (isNumber(before) && isNumber(key))) return 0
    return JOINS.has(key) || /^\d/.test(key) ? one.sentence - (LIKELY_JOINED - LIKELY) : one.sentence
  })
  return splits(chances, least, 0, own.length).map(at => own[at]?.start ?? 0)
}

/** The words that begin sentences between two words, by how likely each is. */
function splits(chances: readonly number[], least: number, from: number, to: number): number[] {
  const inside = chances.slice(from + FEW, to - FEW + 1)
  const most = Math.max(...inside)
  const at = from + FEW + inside.indexOf(most)
  const isDue = to - from >= TOO_LONG && least < LIKELY_TYPED && most > PROBABLE
  if (inside.length === 0 || (most < least && !isDue)) return []
  return [...splits(chances, least, from, at), at, ...splits(chances, least, at, to)]
}
