// “Remind teams that the books close on Friday” orders nothing but its news: what follows is told as it stands.
import { isMade, isOfMaking } from '#lib/composer/builtin/reading/orders.ts'
import { type Found, wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { capitalized } from '#lib/words/capitalized.ts'

export type News = { part: string; told: string }

/** What readers are to be told: the part of the text, and how it stands alone; nothing where no such order begins it. */
export function toldBy(text: string, lexicons: readonly Lexicon[]): News | undefined {
  if (UNSPACED.test(text)) {
    const [found] = lexicons.flatMap(({ tell }) => tell.find(text))
    const part = found && beforeIt(text, found)
    return part ? { part, told: part } : undefined
  }
  const tokens = tokensOf(text)
  for (const { tell, that, glue, pack } of lexicons) {
    const behind = pack.code === 'de' ? behindDass(text, tokens, glue) : undefined
    if (behind) return behind
    const found = tell.find(text, tokens)[0]
    if (!found || !tokens.slice(0, found.first).every(token => token.kind === 'mark' || isIdle(token, glue, pack.code)))
      continue
    // “We had to say goodbye” orders nothing.
    if (found.phrase === 'to say' && !tokens.slice(0, found.first).some(isMade)) continue
    const start = startBehind(tokens, found, that)
    const part = start === undefined ? '' : text.slice(start).trim()
    if (part.split(' ').length < LEAST || isDenied(tokens.filter(token => token.start < (start ?? 0)))) continue
    const own = pack.code === 'en' && /(?:^| )to $|^not to$/iu.test(asked(text, part)) ? toReaders(part) : part
    const one = pack.code === 'en' ? own : own.replace(/(?<= (?:y|e|et)) (?:que |qu['’]|che )/gu, ' ')
    const told = pack.code === 'de' ? inMainOrder(part) : capitalized(one)
    return told ? { part, told } : undefined
  }
  return undefined
}

/** “Mach bitte einen Post, dass wir am Freitag zu haben”. */
function behindDass(text: string, tokens: readonly Token[], glue: Lexicon['glue']): News | undefined {
  const at = /, da(?:ss|ß) /u.exec(text)
  const before = tokens.filter(({ start, kind }) => start < (at?.index ?? 0) && kind !== 'mark')
  if (!at || !before.some(isMade) || !before.every(token => isIdle(token, glue, 'de'))) return undefined
  const part = text.slice(at.index + at[0].length)
  const told = inMainOrder(part)
  return told ? { part, told } : undefined
}

const LEAST = 2
const REACH = 8
/** “ask all of our members”. */
const TO_WHOM = 4
const IDLE = wordSet(
  'please pls plz bitte porfa favor merci svp stp prosze can could do hi hey hello team all both everyone hallo hola ciao ola bonjour salut tous zusammen',
)
const NOT = wordSet('dont not ne pas no nicht nao nie non')
const FORGET = wordSet('forget* oubli* olvid* dimentic* esquec* vergiss* verges* zapomn*')
/** “Ne dites pas encore que …” hides what “n’oubliez pas de dire que …” tells. */
const isDenied = (before: readonly Token[]): boolean =>
  before.some(({ key }) => NOT.has(key)) && !before.some(({ key }) => FORGET.has(key))

/** “make a short video telling people …”, “haz una publicación que diga que …”; in other languages “we want to say” may begin the news. */
const isIdle = (token: Token, glue: Lexicon['glue'], language: string): boolean =>
  [IDLE, NOT, FORGET, glue].some(words => words.has(token.key)) ||
  (language === 'en' ? isOfMaking(token) : isMade(token))

/** Who is told or asked by a post. */
const WHO = wordSet(
  'people ppl everyone everybody folk folks customers clients parents members guests visitors followers readers families residents students players runners riders neighbours neighbors patients',
)
const ASK = wordSet('ask asking get getting invite inviting encourage encouraging')
/** “… that we moved to Leeds”: the “to” of its news, not of the order. */
const SUBJECT_WORD = wordSet('we were weve i im they theyre it its he she you there is are was have has')
const SAYS = /(?:^| )(?:say|says|reads|saying|announce|share that)$/i
const SUBJECT_VERB = wordSet('is are was')
const ABOUT = wordSet('about of for with if whether who which what')

/** What leads to what readers are asked to do: “ask people to ”, and the “not to” of “warn people not to feed bees”. */
const asked = (text: string, part: string): string =>
  /^not to(?= )/iu.exec(part)?.[0] ?? text.slice(0, text.length - part.length)

/** “Return their empty jars”, said to whoever returns them. */
const toReaders = (text: string): string =>
  text
    .replace(/^not to /iu, 'do not ')
    .replace(/(?<!\p{L})their(?= )/gu, 'your')
    .replace(/(?<!\p{L})themselves(?!\p{L})/gu, 'yourselves')
    .replace(/(?<!\p{L})they(?=(?: |[’']re(?!\p{L})))/gu, 'you')

/** Behind “that”, a colon, “know”, or an infinitive’s “to”. */
function startBehind(
  tokens: readonly Token[],
  { first, last, phrase }: Found,
  that: Lexicon['that'],
): number | undefined {
  if (SAYS.test(phrase)) {
    const behind = tokens[last + 1]
    // “What I need it to say is: …”
    if (behind === undefined || behind.kind === 'mark' || SUBJECT_VERB.has(behind.key)) return undefined
    return that.has(behind.key) ? tokens[last + 2]?.start : behind.start
  }
  const who = tokens.findIndex(({ key }, at) => at > first && at <= first + TO_WHOM && WHO.has(key))
  const isAsking = ASK.has(tokens[first]?.key)
  if (isAsking) return who > 0 && tokens[who + 1]?.key === 'to' ? tokens[who + 2]?.start : undefined
  for (let at = first + 1; at <= Math.min(last + REACH, tokens.length - 2); at++) {
    const { key = '', text = '' } = tokens[at] ?? {}
    const next = tokens[at + 1]
    if (that.has(key) || text === ':' || (key === 'to' && (at > last || at === who + 1))) return next?.start
    if (at === who + 1 && who > 0 && key === 'not' && next?.key === 'to') return tokens[at]?.start
    if (at > who && who > 0 && key !== 'know') return ABOUT.has(key) ? undefined : tokens[at]?.start
    if (SUBJECT_WORD.has(key) && at > first + 1) break
  }
  return / knows?$/i.test(phrase) ? tokens[last + 1]?.start : undefined
}

/** Japanese puts the order behind: “…ことを全員に伝えて”. */
function beforeIt(text: string, { start }: Found): string | undefined {
  const near = Math.max(0, start - LEAD)
  const at = ['ことを', 'と'].map(sign => text.slice(near, start).lastIndexOf(sign)).find(found => found >= 0)
  return at === undefined || near + at < LEAST_SIGNS ? undefined : text.slice(0, near + at)
}
const LEAD = 16
const LEAST_SIGNS = 6

const SUBJECT =
  /^(?:wir|ihr|sie|es|er|man|(?:der|die|das|unser|unsere|ein|eine|alle|am|kein|keine) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+)(?= )/u
const APART =
  /^(auf|zu|an|aus|ab|ein|mit|um|vor|statt|teil|weg|zurück|los|weiter)(?=haben$|machen$|schließen$|fangen$|fängt$|findet$|finden$|fällt$|fallen$|nehmen$|geben$|gibt$|bleiben$|bleibt$|ziehen$|zieht$|kommen$|kommt$|hat$|macht$|schließt$|stellen$|stellt$)/u

/** “dass wir am Freitag schließen”: the verb stands second again; undefined where that cannot be told. */
function inMainOrder(told: string): string | undefined {
  const subject = SUBJECT.exec(told)?.[0]
  // “wir am Freitag zu haben, Samstag wieder ab 9”: up to the comma behind its verb.
  const ends = [...told.matchAll(/, /gu)].map(({ index }) => told.slice(0, index))
  const clause =
    ends.find(end => / \p{Ll}+(?:en|t|n)$/u.test(end)) ?? withoutEnd(told.split(/, (?=\p{Ll})/u)[0] ?? '', '.,')
  const words = clause.split(' ')
  const verb = words.at(-1) ?? ''
  if (!subject || !/^\p{Ll}/u.test(verb) || words.length < subject.split(' ').length + 2) return undefined
  const middle = clause.slice(subject.length, clause.length - verb.length).trim()
  const apart = APART.exec(verb)?.[0] ?? ''
  const main = [subject, verb.slice(apart.length), middle, apart].filter(Boolean).join(' ')
  return capitalized(main) + told.slice(clause.length)
}
