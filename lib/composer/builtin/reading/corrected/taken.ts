// Turns that take back what stands right before them: “no sorry”, “wait, actually”, “äh nein”, “quer dizer”, “じゃなくて”.
import { phrases, type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Span, type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** `weak` are apologies and negations, which may as well begin what is said next. */
export type Turn = Span & { weak?: boolean }

/** They take back where a value stands right behind them; what the packs have does so elsewhere as well, and is learned from. */
const STRONG = phrases(
  [
    'wait actually|no sorry|sorry no|sorry wait|wait sorry|oh no|oh no wait|no actually|no its|nope its|no thats|nope thats|i meant|sorry i mean|typo|my bad|my mistake|correct that|i tell a lie|hold on|no hold on|should be|should say|should read',
    'nein moment|moment|nein warte|warte|na wart|na warte|wart|nee moment|nein sorry|nee sorry|nein entschuldigung|ich meinte|meinte natürlich|vertippt|verschrieben|nein stopp|moment nein|nein das sind|nein das ist|nee das sind',
    'non pardon|pardon non|attendez|non attendez|je voulais dire|non plutôt|ou plutôt|non désolé*|désolé* non|non en fait|mais non|zut|je me trompe|non zut|non c est|non ce sont',
    'no perdón|perdón no|no perdona|quise decir|me equivoqué|me he equivocado|no mejor|mejor no|espera|no son|no perdón son',
    'no scusa|no scusate|scusa no|volevo dire|ho sbagliato|mi sbaglio|mi sono sbagliat*|cioè no|no cioè|no anzi|eh no|no sono',
    'quer dizer|não perdão|não desculpa|desculpa não|digo|minto|não minto|me enganei|enganei me|errei|ops|não aliás|opa|não são',
    'nee wacht|wacht|nee sorry|sorry nee|ik bedoel|ik bedoelde|oeps|oh nee|ach nee|nee toch|of nee|nee eigenlijk|typfout|tikfout|nee het zijn|nee dat zijn',
    'znaczy|znaczy nie|nie przepraszam|przepraszam nie|nie sorry|czekaj|wróć|pomyłka|pomyliłem się|pomyliłam się|miało być|ups|ojej',
    'いや|いえ|じゃなくて|じゃなかった|もとい|間違えました|間違えた|間違い|まちがえた|やっぱ',
  ].join('|'),
)
/** “Sold out on Friday, sorry, Saturday still has seats” takes nothing back. */
const WEAK = phrases(
  'sorry|apologies|entschuldigung|verzeihung|pardon|excusez moi|désolé*|perdón|perdona|disculpa|disculpen|scusa|scusate|perdão|desculpa|desculpem|przepraszam|すみません|すいません|ごめん|ごめんなさい|失礼|失礼しました',
)
/** So short that they take nothing back by themselves, but do between two values of a kind. */
const SHORT =
  /(?<=[\s,;.:…(–-])(?:oops|(?<=(?:ne|nee|ach|äh|nein) )halt|quatsch|falsch|oups|anzi|foutje|(?:edit|correction|korrektur|corrección|rectific\p{L}*|rectif\p{L}*|correzione|errata|correção|correctie|poprawka)(?=:)|(?:no|nope|nee?|nein|non|não|nie)(?=[,:…]|\.\.))(?=[\s,:;!.…)–-])/giu
/** “euh non 105 €”: whoever hesitates before it denies what was said, not what follows. */
const HALTING =
  /(?<=[\s,;.:…(–-])(?:euh|uhm?|um|erm?|hmm?|ehm?|äh|ähm|öh|ah|oh|yyy|eee|hum|argh|ugh)[ ,.…-]{1,3}(?:no|nope|nah|non|não|nie|nein|nee)(?=[\s,:;!.…)–-])/giu
/** “à 18h -- non 18h30” does in all of them. */
const BEHIND_DASH = /(?<=[–—-]\s)(?:non|no|não|nie)(?=\s\d)/giu
/** “7pm no 8pm”, “19 Uhr, nein 20 Uhr”: where another word says “not”; “95, non 105” does in Romance languages and in Polish. */
const BARE: Readonly<Record<string, RegExp>> = registry({
  en: /(?<=[^\s,;.:]\s(?:[-–—]\s)?)(?:no|nope|nah)(?=\s)/giu,
  de: /(?<=[\s,;–-])(?:nein|nee|nö)(?=\s)/giu,
  nl: /(?<=[\s,;–-])nee(?=\s)/giu,
  ...registry(Object.fromEntries(['fr', 'es', 'it', 'pt', 'pl'].map(code => [code, BEHIND_DASH]))),
})

/** In order; those that follow each other are one as well: “すみません間違えました”. */
export function turnsIn(text: string, lexicons: readonly Lexicon[]): Turn[] {
  const turns = singlyIn(text, lexicons)
  const runs = joinNeighbours(turns, (one, next) => isBeside(text, one, next) && joined(one, next))
  return [...runs.filter(run => !turns.includes(run)), ...turns].toSorted((a, b) => a.start - b.start || b.end - a.end)
}
const isBeside = (text: string, one: Span, next: Span): boolean =>
  next.start >= one.end && /^[\s,.…!、。]*$/u.test(text.slice(one.end, next.start))
const joined = (one: Turn, next: Turn): Turn => ({
  start: one.start,
  end: next.end,
  ...(one.weak && next.weak ? { weak: true } : {}),
})

function singlyIn(text: string, lexicons: readonly Lexicon[]): Turn[] {
  // “sorry, it’s”: a dash between two words of a turn is passed over.
  const joined = text.replaceAll(',', '-')
  const matched = (pattern: RegExp): Turn[] =>
    [...text.matchAll(pattern)].map(({ 0: turn, index }) => ({ start: index, end: index + turn.length }))
  const weakly = (turns: readonly Span[]): Turn[] => turns.map(({ start, end }) => ({ start, end, weak: true }))
  const bare = BARE[lexicons[0]?.pack.code ?? '']
  const turns = [
    ...lexicons.flatMap(({ taken }): Turn[] => taken.find(joined)),
    ...STRONG.find(joined),
    ...matched(SHORT),
    ...matched(HALTING),
    ...weakly(WEAK.find(joined)),
    ...weakly(bare ? matched(bare) : []),
  ]
  return turns.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** “2nd £25 no 81” has the number 81, and “steep 3 minutes, wait 5 minutes” asks for both: more than one word takes a bare number back. */
export function isNumero(text: string, { start, end }: Span, values: readonly Literal[]): boolean {
  const value = values.find(one => one.start >= end)
  const isDirect = value?.kind === 'number' && text.slice(end, value.start).trim() === ''
  return isDirect && NUMERO.test(text.slice(start, end))
}
const NUMERO = /^(?:no|wait|warte|moment|attends|attendez|espera|aspetta|wacht|czekaj)$/iu

/** What may stand between the turn and the value that counts, and what a turn begins with. */
export const FILLERS: WordSet = wordSet(
  'no not nee nein non nao nie its it is thats that s make now at on the only actually correct right um am ist es sind richtig doch erst nur also jetzt c est a le les du finalement las los son es el al e as sao as dalle alle sono il lo het wordt om van vanaf tot naar op jest o od na jednak foutje halt wait sorry mi scusi be should must oh ah ach euh eh uh erm er ahm hmm moment warte wacht czekaj espera attends aspetta so for it’ll bei zu zum um im pour por per voor za de da das di in i mean ai ay',
)

/** “Saturday still has seats”: what stands in the place of another is followed by no verb of its own. */
export const goesOn = (behind: string): boolean => SAYS.test(`${behind.trimStart()} `)
const SAYS =
  /^(?:(?:still|also|only|then|now|already|aber|noch|auch|encore|aussi|todavía|también|ancora|anche|ainda|também|nog|ook|jeszcze|też) )?(?:is|are|isn[’']t|aren[’']t|was|were|has|have|had|will|won[’']t|can|could|may|must|should|does|do|ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|gibt|geht|est|sont|était|ont|sera|seront|peut|peuvent|es|son|está|están|fue|fueron|hay|han|tiene|abrimos|será|puede|pueden|è|sono|ha|hanno|sarà|può|possono|é|são|foi|foram|tem|têm|jest|są|był|została|zijn|heeft|hebben|wordt|worden|kan|kunnen|remains?|works|opens?|starts?|begins?|sold|full) /iu

/** A day may begin a sentence, so that an apology before it is of the turn only where little follows: nothing, a sign, or a word that leads on. */
export const endsHere = (behind: string): boolean => {
  const [next] = tokensOf(behind.slice(0, NEAR))
  return next === undefined || next.kind !== 'word' || LEADS.has(next.key)
}
const NEAR = 40
const LEADS = wordSet(
  'at from to until till in on for with per and each a an because since due as um ab bis im in am fur mit pro und je weil wegen von bei a de du pour avec par et car parce en au aux a las los desde hasta para con por y porque alle dalle al nel per con e perche as das para com por e em no na porque om van tot voor met per en want od do w za i na bo z of off von sur dans chez',
)

export const wordsIn = (text: string): Token[] => tokensOf(text).filter(({ kind }) => kind !== 'mark')
