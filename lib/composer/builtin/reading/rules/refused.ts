// Somebody of whom a brief tells does not want to be found by its post: “they don't want their name online”.
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Span } from '#lib/composer/lexis/tokens.ts'
import { oncePerBrief } from '#lib/composer/steps.ts'

/** Nothing where nobody refuses; `leans` where whom it speaks of was named in the sentence before. */
export function refusedIn(text: string): { leans: boolean } | undefined {
  const clauses = fold(text)
    .split(/[.,;:!?]/)
    .map(one => one.trim())
  const at = clauses.findIndex(clause => TURNS.some(turn => turn.every(part => part.test(clause))))
  return at < 0 ? undefined : { leans: at === 0 && !NAMED.test(clauses[0] ?? '') }
}

const words = (either: string): RegExp => new RegExp(`(?<!\\p{L})(?:${either})(?!\\p{L})`, 'u')

/** Whom a clause names beside the pronouns. */
const NAMED = words(
  'the (?:family|parents|owners?|customers?|clients?|couple|patient)|die (?:familie|eltern|kunden|kundin|besitzer|besitzerin)|der (?:kunde|besitzer)|la famille|les parents|les clients|le client|la cliente|de (?:familie|ouders|klant|klanten|eigenaar)',
)
/** All of one clause: how somebody refuses, what of them, and where it would be seen. */
const TURNS = [
  [
    'dont want|doesnt want|do not want|does not want|would rather not|prefers? not|asked not|asked us not',
    'names?|surnames?|address|addresses|faces?|photos?|pictures?|house|street|be',
    'online|on the internet|on the web|on facebook|on instagram|on social media|in the post|shown|published|printed|named|pictured|identified',
  ],
  [
    'will|wollen|mochte|mochten',
    'nicht|keinen|keine|kein',
    'namen?|nachnamen?|adresse|gesicht|fotos?|bild|haus',
    'online|im internet|im netz|im beitrag|gezeigt|veroffentlicht',
  ],
  [
    'ne veut pas|ne veulent pas|ne veut ni|ne veulent ni',
    'noms?|adresse|visages?|photos?',
    'en ligne|sur internet|sur le net|sur les reseaux',
  ],
  [
    'no quiere|no quieren|non vuole|non vogliono|nao quer|nao querem|nie chce|nie chca',
    'nombres?|direccion|cara|fotos?|nome|nomi|cognome|indirizzo|viso|nomes?|morada|endereco|rosto|nazwiska?|imienia|adresu|twarzy',
    'en internet|en redes|online|in rete|su internet|na internet|nas redes|w internecie|w sieci',
  ],
  ['wil|willen', 'niet|geen', 'naam|namen|adres|gezicht|fotos?', 'online|op internet|op het internet|in de post'],
].map(turn => turn.map(words))

/** “her first name but not her surname”, “nur mit Vornamen”, “sans nom de famille”. */
const FIRST_ONLY = words(
  [
    '(?:only|just|use|by|with)(?: (?:her|his|their|the|a))? first names?|first names? (?:only|and (?:city|town|state|place)|(?:is|are) (?:ok|okay|fine))|(?:no|not|without)(?: (?:her|his|their|the|a))? (?:surnames?|last names?|family names?)',
    '(?:nur|mit)(?: (?:dem|den|ihrem|seinem|ihren))? vornamen?|(?:ohne|kein|keine|keinen|nicht)(?: (?:den|dem|ihren|seinen))? nachnamen?',
    '(?:seulement|juste|que)(?: (?:son|le|leur))? prenoms?|(?:sans|pas)(?: (?:son|le|leur|de))? noms? de famille',
    'solo(?: (?:con|por))?(?: (?:su|el))? nombres? de pila|(?:sin|no)(?: (?:su|sus|el|los))? apellidos?',
    'solo(?: (?:con|il|col))?(?: (?:suo|nome))? nomi? di battesimo|(?:senza|non)(?: (?:il|i|suo))? cognom[ei]',
    'so(?: (?:com|o|seu))? primeiro nome|(?:sem|nao)(?: (?:o|seu))? (?:apelidos?|sobrenomes?)',
    'tylko imi(?:e|ona|eniem)|(?:bez|nie) nazwisk(?:a|o)?',
    'alleen(?: (?:met|haar|zijn|de))? voornaam|(?:zonder|niet|geen)(?: (?:haar|zijn|de))? achternaam',
  ].join('|'),
)
const CAPITALS =
  /(?<![\p{L}\p{N}.])(\p{Lu}\p{Ll}[\p{L}’'-]{0,24})((?: \p{Lu}(?:[\p{L}’'-]{1,24}|\.?(?![\p{L}\p{N}.]))){1,2})(?![\p{L}\p{N}])/gu
const FROM = words('from|by|von|vom|de|di|da|od|van')
/** “St Andrews” has no surname. */
const TITLES = wordSet('st dr mr ms mt ft sr fr')
const isWord = (word: string): boolean => /^[a-z]+$/i.test(word) && englishOf(fold(word)) === 'word'

/** From where on a piece says that somebody is to be called by the first name. */
const firstOnlyIn = (text: string): number | undefined => FIRST_ONLY.exec(fold(text))?.index

/** Whether somebody has said that the first name may be told. */
export const mayBeFirstNamed = oncePerBrief(segments => segments.some(one => firstOnlyIn(one) !== undefined))
const firstOnlyOf = oncePerBrief(segments => segments.filter(one => firstOnlyIn(one) !== undefined))

/** Where surnames stand that somebody wants left out, or their first letter: behind a first name that is no word (“Wee Callum Reid”), or behind “from”. */
export function surnamesIn(text: string, segments: readonly string[]): Span[] {
  const orders = firstOnlyOf(segments)
  if (orders.length === 0) return []
  return [...text.matchAll(CAPITALS)].flatMap(({ 0: all, index }) => {
    const isFrom = FROM.test(fold(text.slice(0, index).trimEnd().split(' ').at(-1) ?? ''))
    const names = all.split(' ')
    const lead = isFrom || names.length < 3 || !isWord(names[0] ?? '') ? 0 : 1
    const [first = '', ...last] = names.slice(lead)
    // “his mum is fine with Callum but no surname” says that Callum is somebody.
    const isKnown = orders.some(one => isAlone(one, first))
    const isNone = TITLES.has(fold(names[0] ?? '')) || isWord(first) || (!isKnown && last.some(isWord))
    const start = index + names.slice(0, lead + 1).join(' ').length
    return isFrom || !isNone ? [{ start, end: index + all.length }] : []
  })
}

/** “dont put her name”, “ohne Namen”, “sans son nom”. */
const UNNAMED = words(
  [
    'dont (?:put|use|say|mention|give|show|print|write|include|tag|add)(?: (?:her|his|their|the|any))?(?: full| real)? names?|do not (?:put|use|say|mention|give|show|print|include)(?: (?:her|his|their|the|any))? names?|dont name (?:her|him|them|anyone|anybody|names|people)|not name (?:her|him|them|anyone|anybody)|without (?:her|his|their|the|any) names?|^(?:but |and |please )?no names(?= please| pls|[.!]?$)|(?:no|neither) names? (?:no|nor|or) (?:ages?|photos?|faces?)',
    'ohne (?:den |ihren |seinen |die )?namen|(?:nicht|keinesfalls) dass (?:der|ihr|sein) name(?: \\p{L}+){0,3} (?:dabei ?steht|drauf ?steht|drin ?steht|steht|genannt wird|vorkommt)|(?:der|ihr|sein) name(?: \\p{L}+){0,3} (?:nicht|keinesfalls)(?: \\p{L}+){0,2}|(?:ihren|seinen|den) namen (?:bitte )?nicht|(?:weder|kein|keinen) namen? (?:noch|und|kein|keine) (?:alter|foto|bild)|namen (?:bitte )?nicht nennen',
    'sans (?:son |leur |le )?(?:nom|prenom)|ni (?:son |le |de )?(?:nom|prenom)|(?:ne )?(?:mets|mettez|citez|cite|donnez) pas (?:son|leur|le) (?:nom|prenom)',
    'sin (?:su |el |decir el |poner el )?nombre|ni (?:su |el )?nombre|no (?:pongas|pongais|digas|digais|menciones|mencioneis) (?:su|el) nombre',
    'senza (?:il suo |il |fare )?nom[ei]|ne (?:il )?nome|nem (?:o )?nome|sem (?:o |dizer o |por o )?(?:seu )?nome|bez (?:imienia|nazwiska)|zonder (?:haar |zijn |de )?naam',
  ].join('|'),
)
const isUnnamed = oncePerBrief(segments => segments.some(one => UNNAMED.test(fold(one))))
const POSSESSED = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)[’']s (?=\p{Ll})/gu
/** “Our client Bob Tran saved …”, “the Reilly family”. */
const BESIDE_ROLE =
  /(?<!\p{L})((?:[Oo]ur|[Mm]y|[Uu]nsere?[nmr]?|[Nn]otre|[Nn]uestr[oa]|[Ii]l nostro|[Ll]a nostra) (?:new |neue[nrm]? )?\p{Ll}{4,14})( \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?)(?= \p{Ll}|[,.!]|$)/gu
const FAMILY = /(?<!\p{L})([Tt]he)( \p{Lu}\p{Ll}+)(?= (?:family|boys|girls|brothers|sisters|twins|kids)(?!\p{L}))/gu
const ADDRESSED =
  /(?<!\p{L})(?:mrs?|ms|miss|dr|frau|herrn?|mme|madame|monsieur|se[ñn]ora?|sra?|signora?|dona|pani?|mevrouw|meneer)\.? \p{Lu}\p{Ll}+/iu

/** Whose the matter of a piece is, where somebody says that no name is to be told: “Lerato’s big chop”; null where the name cannot be taken out of it. */
export function ownersIn(text: string, segments: readonly string[]): Span[] | null {
  if (!isUnnamed(segments)) return []
  if (ADDRESSED.test(text)) return null
  return [...text.matchAll(POSSESSED)].flatMap(({ 0: owner, 1: name = '', index }) =>
    name.split(' ').some(word => englishOf(fold(word)) === 'word') ? [] : [{ start: index, end: index + owner.length }],
  )
}

/** “… Ponce de León, who broke his elbow”: what is left of a piece without whom it named goes on about them. */
export const isTornFrom = (text: string, n: number, segments: readonly string[]): boolean => {
  const [own = ''] = (segments[n - 1] ?? '').split(text)
  const last = segments[n - 2] ?? ''
  const before = /[.!?]$/.test(last) ? own : `${last} ${own}`
  return isUnnamed(segments) && FULL_NAME.test(before) && GOES_ON.test(text)
}
const FULL_NAME = /(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const GOES_ON = /^[^.!?]{0,40}, (?:who|que|qui|der|die|das|che|wie|która|który) /iu

/** “…, little Leo (7) plays the trumpet at 3”: the clause of a child, where no name is to be told. */
export function childIn(text: string, segments: readonly string[]): Span | undefined {
  const child = isUnnamed(segments) ? CHILD.exec(text) : null
  if (!child) return undefined
  const start = Math.max(0, ...[', ', '. ', ' - ', ': '].map(sign => text.lastIndexOf(sign, child.index)))
  const named = child.index + child[0].length
  // “der kleine Mattis Vogt, 8, mit …”
  const said = named + (AGED.exec(text.slice(named))?.[0].length ?? 0)
  const end = text.slice(said).search(/[,.;!](?:\s|$)| - /u)
  return { start, end: end < 0 ? text.length : said + end }
}
const AGED = /^(?: \p{Lu}[\p{L}’'-]+){0,2}(?:, \d{1,2}(?=[,.;!]|$))?/u
const CHILD =
  /(?<!\p{L})(?:(?:little|young|wee|(?:der|die|das|unsere?r?) kleine[rns]?|le petit|la petite|el pequeño|la pequeña|il piccolo|la piccola|o pequeno|a pequena|kleine|mały|mała) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \((?:[1-9]|1[0-7])\)|\p{Lu}\p{Ll}+,(?: [^,.;!?]{1,30},)? (?:[1-9]|1[0-7]) (?:años|ans|anni|anos|jahre|jaar|lat|years?)(?: old)?)/u

/** Who is named beside what they are to us, where no name is to be told. */
export const rolesIn = (text: string, segments: readonly string[]): Span[] =>
  isUnnamed(segments)
    ? [BESIDE_ROLE, FAMILY].flatMap(pattern =>
        [...text.matchAll(pattern)].map(({ 0: all, 1: role = '', index }) => ({
          start: index + role.length,
          end: index + all.length,
        })),
      )
    : []

const isAlone = (text: string, name: string): boolean =>
  text.split(/[^\p{L}’'-]+/u).some((word, at, all) => word === name && !/^\p{Lu}/u.test(all[at + 1] ?? ''))

const NAME = "(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)"
/** “Emily bitte weglassen”, “leave Ben out”, “ne citez pas Anouk”. */
const LEFT_OUT = [
  `${NAME},? (?:bitte |lieber )?(?:weglassen|rauslassen|nicht (?:nennen|erwähnen|reinschreiben))`,
  `(?:[Ll]asst?|LASST?) (?:die |den )?${NAME} (?:bitte |lieber )?(?:weg|raus)`,
  `(?:[Ll]eave|[Kk]eep) ${NAME} (?:out|off)(?! of the (?:pic|photo))`,
  `(?:[Ll]eave (?:out|off)|[Dd]on[’']?t (?:mention|name|include)|[Dd]o not (?:mention|name|include)) ${NAME}`,
  `(?:mentionne|mentionnez|cite|citez|nomme|nommez|mets|mettez) pas ${NAME}`,
  `(?:[Nn]o (?:menciones|nombres|pongas|cites)|[Qq]uita|[Oo]mite|[Dd]eja fuera) a ${NAME}`,
  `(?:[Nn]on (?:nominare|nominate|citare|citate|menzionare|mettere)|[Tt]ogli|[Tt]ogliete|[Ll]ascia fuori) ${NAME}`,
  `(?:[Nn]ão (?:menciones|mencione|cites|ponhas|refiras)|[Tt]ira|[Dd]eixa de fora) (?:o |a )?${NAME}`,
  `(?:[Nn]ie (?:wymieniaj|wymieniajcie|podawaj|podawajcie)|[Pp]omiń|[Pp]omińcie) ${NAME}`,
  `${NAME} (?:graag |liever )?(?:weglaten|niet noemen)`,
  `[Ll]aat ${NAME} (?:er )?(?:weg|uit|buiten)`,
  '([\\p{Script=Han}\\p{Script=Katakana}ー]{1,8})(?:さん|ちゃん|くん|君)(?:の名前)?は(?:載せ|書か|出さ|入れ)ないで',
].map(pattern => new RegExp(`(?<!\\p{L})${pattern}`, 'u'))

const AND = '(?:and|und|sowie|et|y|e|i|en|plus|&)'
/** What leads to a name that stands in a list, and what stands behind it. */
const LISTED = new RegExp(`(?:^${AND} |,? ${AND} |, ?|、|と)$`, 'u')
const BEHIND = new RegExp(`^(?:さん|ちゃん|くん|君)?(?: ?\\([^()]{0,60}\\))?(?=[,.;!?、。]|$| ${AND} )`, 'u')
const BEFORE_NEXT = new RegExp(`^(?:, | ${AND} |、|と)(?=\\p{Lu}|[\\p{Script=Han}\\p{Script=Katakana}])`, 'u')

/** Where a piece says so. */
export const leftOutFrom = (text: string): number | undefined =>
  LEFT_OUT.map(pattern => pattern.exec(text)?.index).find(at => at !== undefined)

/** What of a piece says how people are named, with its reason; a value behind it is news: “first names only, on Sunday 1 November”. */
export function namingIn(
  { text, literals }: { text: string; literals: readonly Span[] },
  isNamed: boolean,
  clauseAt: (at: number) => Span,
): Span | undefined {
  const at = leftOutFrom(text) ?? (isNamed ? firstOnlyIn(text) : undefined)
  if (at === undefined) return undefined
  const { start, end } = clauseAt(at)
  // What is dictated without a sign has no clauses.
  if (text.length > LONG) return undefined
  return { start, end: literals.some(one => one.start >= end) ? end : text.length }
}

const LONG = 240

const namesLeftOut = oncePerBrief(segments =>
  segments.flatMap(one => LEFT_OUT.flatMap(pattern => pattern.exec(one)?.[1] ?? [])),
)

/** Where somebody stands in a list whom the brief wants left out; null where a text cannot do without the name. */
export function leftOutIn(text: string, segments: readonly string[], literals: readonly Span[]): Span[] | null {
  const found = namesLeftOut(segments).flatMap(name =>
    isWord(name) || literals.some(one => text.slice(one.start, one.end).includes(name))
      ? []
      : placesOf(text, name).map(at => ({ name, span: listedAt(text, at, name) })),
  )
  // “Preis bitte weglassen” names nobody.
  const isWhose = found.some(
    ({ name, span }) => !span && /^(?:name|either)$/.test(englishOf(fold(name.split(' ')[0] ?? ''))),
  )
  return isWhose ? null : found.flatMap(({ span }) => span ?? [])
}

const placesOf = (text: string, name: string): number[] => {
  const at = text.indexOf(name)
  const isWhole = at >= 0 && !/[\p{Lu}\p{Ll}]/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)
  return isWhole ? [at] : []
}

function listedAt(text: string, at: number, name: string): Span | undefined {
  const end = at + name.length
  const lead = LISTED.exec(text.slice(0, at))
  const behind = BEHIND.exec(text.slice(end))
  // “Ana, Marcos y Elena por el carnet”, but “Ben and Molly have …” would lose its verb.
  if (lead && /\p{L}/u.test(lead[0]) && /, \p{Lu}[^,]*$/u.test(text.slice(0, lead.index)) && !behind)
    return { start: lead.index, end }
  if (lead && behind) return { start: lead.index, end: end + behind[0].length }
  const next = BEFORE_NEXT.exec(text.slice(end))
  return next && (at === 0 || /[:–-] $/.test(text.slice(0, at))) ? { start: at, end: end + next[0].length } : undefined
}

/** “schreib einfach „und noch eine“”, “so say ‘a pupil of ours’”: what is to stand where somebody is left out. */
export function saidInstead(segments: readonly string[]): { n: number; text: string } | undefined {
  const at = segments.findIndex(one => leftOutFrom(one) !== undefined)
  if (at < 0) return undefined
  return segments.slice(at, at + 2).flatMap((one, nth) => {
    const text = INSTEAD.exec(one)?.[1]
    return text ? [{ n: at + nth + 1, text }] : []
  })[0]
}
const INSTEAD =
  /(?<!\p{L})(?:schreib|schreibt|sagt?|say|write|put|écris|écrivez|dis|dites|escribe|pon|di|scrivi|scrivete|escreve|põe|napisz|napiszcie|schrijf|zeg)(?: \p{L}+){0,2}:? ["“„«](?: )?([^"“”„«»]{2,60}?)(?: )?["”“»]/iu
