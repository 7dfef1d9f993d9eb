// “People keep asking us how to store bread”: why the maker writes, and behind it what the post is about.

import type { Span } from '#lib/composer/lexis/tokens.ts'

const QUESTIONS =
  'how|what|which|whose|why|where|when|whether|wie|was|warum|wann|wo|ob|comment|pourquoi|quand|combien|cómo|como|qué|que|por qué|cuándo|cuánto|dónde|come|cosa|perché|quando|quanto|dove|o que|porque|onde|a que|hoe|wat|waarom|wanneer|waar|jak|dlaczego|kiedy|gdzie|ile|któr\\p{L}{1,3}|welche[rsn]?|quel(?:le)?s?|cuál(?:es)?|qual[ei]?|quali|quais|welke?'
const ASKED = [
  '(?:people|customers|clients|guests|parents|members|folks|everyone|everybody|you (?:all|guys)|you) (?:(?:keep|always|often|still|all|do|are|constantly) ){0,2}ask(?:s|ing)?(?: (?:me|us))?(?: (?:a lot|all the time|every day|constantly))?',
  "(?:we|i)(?:[’']re| are| get| always get| keep getting| keep being| am) (?:always |often |constantly )?asked(?: (?:a lot|all the time|every day|constantly))?",
  '(?:viele|alle|kunden|leute|gäste|eltern) fragen(?: (?:uns|mich))?(?: (?:immer(?: wieder)?|oft|ständig))?',
  '(?:wir werden|ich werde) (?:immer(?: wieder)?|oft|ständig|dauernd) gefragt',
  'on (?:me|nous) demande(?: (?:tout le temps|souvent|toujours|sans arrêt))?',
  '(?:nos|me) pregunt(?:an|áis|ais)(?: (?:mucho|siempre|a menudo|todo el tiempo))?',
  '(?:ci|mi) chied(?:ono|ete)(?: (?:sempre|spesso|tutti))?',
  '(?:perguntam[- ](?:nos|me)|estão sempre a perguntar)(?: (?:muito|sempre|muitas vezes))?',
  '(?:we krijgen|ik krijg) (?:vaak|steeds|altijd) de vraag',
  '(?:ludzie |klienci |wszyscy |goście )?(?:ciągle |często |zawsze )?pyta(?:cie|ją)(?: (?:nas|mnie))?(?: (?:ciągle|często))?',
].join('|')
const WONDERED = new RegExp(`^(?:${ASKED}),? (?=(?:${QUESTIONS})(?!\\p{L}))`, 'iu')

/** How many letters of it only say that it is asked. */
export const wonderedIn = (text: string): number => WONDERED.exec(text)?.[0].length ?? 0

/** What is asked, up to a sign. */
export function matterIn(text: string): Span | undefined {
  const start = wonderedIn(text)
  const end = text.slice(start).search(GOES)
  return start > 0 ? { start, end: start + end } : undefined
}

/** Up to a sign, or to what is done about it: “… którą trasę wybrać więc daję trzy”. */
const GOES = /[,.:?!]| (?:so|also|alors|donc|así que|quindi|então|dus|więc) (?=\p{L})|$/u
/** The “so” that leads from it to the answer. */
export function soIn(text: string): Span[] {
  const found = wonderedIn(text) > 0 ? SO.exec(text) : null
  return found ? [{ start: found.index, end: found.index + found[0].length }] : []
}
const SO = /(?<= )(?:so|also|alors|donc|entonces|allora|então|dus|więc)(?=\s?[:：])/iu
