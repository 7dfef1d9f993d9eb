// Somebody of whom a brief tells does not want to be found by its post: “they don't want their name online”.
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

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
    'alleen(?: (?:met|haar|zijn|de))? voornaam|(?:zonder|niet)(?: (?:haar|zijn|de))? achternaam',
  ].join('|'),
)
const CAPITALS = /(?<![\p{L}\p{N}.])(\p{Lu}\p{Ll}[\p{L}’'-]{1,24})((?: \p{Lu}[\p{L}’'-]{1,24}){1,2})(?![\p{L}\p{N}])/gu
const FROM = words('from|by|von|vom|de|di|da|od|van')

/** Where surnames stand that somebody wants left out: behind a first name that is no word, or behind “from”. */
export function surnamesIn(text: string, segments: readonly string[]): { start: number; end: number }[] {
  if (!segments.some(one => FIRST_ONLY.test(fold(one)))) return []
  return [...text.matchAll(CAPITALS)].flatMap(({ 0: name, 1: first = '', 2: last = '', index }) => {
    const isName = FROM.test(fold(text.slice(0, index).trimEnd().split(' ').at(-1) ?? ''))
    const isNone = [first, ...last.trim().split(' ')].some(word => englishOf(fold(word)) === 'word')
    return isName || !isNone ? [{ start: index + first.length, end: index + name.length }] : []
  })
}

/** “dont put her name”, “ohne Namen”, “sans son nom”. */
const UNNAMED = words(
  [
    'dont (?:put|use|say|mention|give|show|print|write|include|tag|add)(?: (?:her|his|their|the|any))?(?: full| real)? names?|do not (?:put|use|say|mention|give|show|print|include)(?: (?:her|his|their|the|any))? names?|dont name (?:her|him|them)|not name (?:her|him|them)|without (?:her|his|their|the) names?',
    'ohne (?:den |ihren |seinen |die )?namen|(?:ihren|seinen|den) namen (?:bitte )?nicht|namen (?:bitte )?nicht nennen',
    'sans (?:son |leur |le )?(?:nom|prenom)|(?:ne )?(?:mets|mettez|citez|cite|donnez) pas (?:son|leur|le) (?:nom|prenom)',
    'sin (?:su |el |decir el |poner el )?nombre|no (?:pongas|pongais|digas|digais|menciones|mencioneis) (?:su|el) nombre',
    'senza (?:il suo |il |fare )?nom[ei]|sem (?:o |dizer o |por o )?(?:seu )?nome|bez (?:imienia|nazwiska)|zonder (?:haar |zijn |de )?naam',
  ].join('|'),
)
const POSSESSED = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)[’']s (?=\p{Ll})/gu
const ADDRESSED =
  /(?<!\p{L})(?:mrs?|ms|miss|dr|frau|herrn?|mme|madame|monsieur|se[ñn]ora?|sra?|signora?|dona|pani?|mevrouw|meneer)\.? \p{Lu}\p{Ll}+/iu

/** Whose the matter of a piece is, where somebody says that no name is to be told: “Lerato’s big chop”; null where the name cannot be taken out of it. */
export function ownersIn(text: string, segments: readonly string[]): { start: number; end: number }[] | null {
  if (!segments.some(one => UNNAMED.test(fold(one)))) return []
  if (ADDRESSED.test(text)) return null
  return [...text.matchAll(POSSESSED)].flatMap(({ 0: owner, 1: name = '', index }) =>
    name.split(' ').some(word => englishOf(fold(word)) === 'word') ? [] : [{ start: index, end: index + owner.length }],
  )
}
