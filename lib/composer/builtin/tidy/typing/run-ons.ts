// Stops where somebody typed none: sentences that run into each other are read as the sentences that they are.
import { type Opening, openingsIn } from '#lib/composer/audience/stops.ts'
import { isCounted } from '#lib/composer/builtin/reading/stretches.ts'
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
/** Orders to leave something out, to ring or write, excuses and afterthoughts begin a sentence wherever they stand. */
const OPENS = new RegExp(
  `^(?:${[
    "(?:(?:and|but|please|pls|so) ){0,2}(?:dont|don['’]t|do not) (?:put|say|mention|write|tell|be|include|post|name|add|use|let)",
    '(?:just )?(?:ring|text|call|message|email|phone|whatsapp|dm) (?:me|us|on|the shop|the salon|in|\\d)',
    'just (?:say|put)|sorry (?:about|for|folks|everyone|all|if)|(?:its|it’s|thats|that’s) because|oh (?:and|also)|no need to|so thats|keep (?:it|that)',
    'please (?:make|keep|say|write|put|leave)|first come|(?:the )?funeral is|family says?|say (?:thanks|thank you|well done|congrats)',
    '(?:call|pop|drop) in|come (?:down|along|on in|and join)|book (?:on|in|online|at|via|through)',
    '(?:und |bitte ){0,2}(?:schreib(?:t|en)?|erwähn(?:e|t)?|nenn(?:e|t)?|sag(?:t)?) (?:bitte |das |es |aber ){0,2}(?:nicht|nix|nichts|kein)|bitte (?:nicht|nix|schreib|sag)',
    '(?:et |mais )?(?:ne )?(?:dis|dites|mets|mettez|écris|écrivez|mentionne) (?:pas|rien|surtout pas)',
    '(?:y |pero )?no (?:pongas|pongáis|digas|menciones|escribas)|(?:e |ma )?non (?:scrivere|dire|mettere|scriverlo|dirlo)',
    '(?:e |mas )?n[aã]o (?:ponhas|ponha|digas|diga|coloques?|menciones?|escrevas?)|(?:en )?(?:zet|schrijf|vermeld|noem) (?:er |dat )?(?:niet|maar niet)|(?:i |ale )?nie (?:pisz|wspominaj|podawaj|mów)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
const NEAR = 40
/** Of tips and steps each begins with what to do. */
const TIPS = /^[^.!?\n]{0,60}(?<!\p{L})(?:tips?|steps?|how to|ways to|things to)(?!\p{L})/iu
const DOES = wordSet(
  'use wait turn put check rinse dry brush keep avoid cut wash clean store let take remove add mix pour leave open close start stop ask look listen make remember never always try wipe soak cover hold press pull push switch measure read feed prune',
)
/** Less likely than that it is no verb. */
const HARDLY = 0.15
/** “quedan 4 plazas”, “only 6 left”. */
const LEFT = wordSet(
  'only still noch nur quedan queda solo hay reste restent encore restano solo rimangono restam só nog maar zostało tylko',
)
const SPELLED = wordSet('dot punkt point punto ponto kropka com passed died')
/** Before “and” or a number it mostly goes on. */
const [JOINS, LIKELY_JOINED] = [wordSet('and or und oder et ou y o e en of oraz lub'), 0.85]
/** What leads on ends no sentence: articles, prepositions, what joins, an order to say what follows. */
const LEADS = wordSet(
  [
    'all dont don’t the a an of to from for with at by into about and or but so that which who whose if as than our your my his her their very too be been is are was were has have does do did will would can could should say says saying put write we i they mr mrs dr st number please pls just then will you no nr twenty thirty forty fifty sixty seventy eighty ninety hundred oct sept jan feb dec aug',
    'der die das den dem des ein eine einen einem einer von zu zum zur mit für bei und oder aber dass wenn als unser unsere unseren mein meine sehr im am vom ist sind war wird werden hat haben schreib sag wir ich',
    'le la les un une des du de à au aux avec pour par chez et ou mais que qui si notre nos votre vos mon ma mes très est sont a ont sera dis mets on je il ils elles se',
    'el la los las un una unos unas de del a al con para por en y o pero que si nuestro nuestra nuestros mi mis tu tus muy es son está están ha han será di pon se le',
    'il lo la i gli le un uno una di del della a al alla con per da dal in nel e o ma che se nostro nostra mio mia molto è sono ha hanno sarà scrivi',
    'o a os as um uma de do da dos das ao com para por em no na e ou mas que se nosso nossa meu minha muito',
    'de het een van naar met voor bij in op en of maar dat die als onze ons mijn zeer heel zeg',
    'w we z ze na do od dla po przy i oraz lub ale że który która jeśli nasz nasza bardzo napisz',
  ].join(' '),
)
/** German names have capitals, and words before them that tell of which kind they are. */
const ARTICLES = wordSet('der die das den dem des ein eine einen einem einer unser unsere unseren unserem unserer')
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
  const isTips = TIPS.test(text)
  const isNumber = (key: string) => /^\d/.test(key) || lexicon.numbers.has(key)
  const chances = own.map((one, at) => {
    const [before, key] = [keyOf(own[at - 1]), keyOf(one)]
    // “thirty one years”, “at example dot com”, “… back in 1998 passed away”.
    const opens = OPENS.test(text.slice(one.start, one.start + NEAR))
    // “don’t say that just say closed”.
    const isLed = LEADS.has(before) && !(opens && before === 'that')
    // “von der ersten Anfrage bis …”: its name belongs to its article.
    const isNamed =
      /^\p{Lu}/u.test(text.slice(one.start)) && ARTICLES.has(keyOf(own[at - 2])) && /e[nrsm]?$/.test(before)
    if (
      isLed ||
      isNamed ||
      SPELLED.has(key) ||
      (isNumber(before) && LEFT.has(keyOf(own[at - 2]))) ||
      (isNumber(before) && isNumber(key))
    )
      return 0
    if (opens || (isTips && DOES.has(key) && one.sentence > HARDLY)) return Math.max(one.sentence, least)
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
