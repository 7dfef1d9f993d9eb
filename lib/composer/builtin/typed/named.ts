// Names typed in small letters: written where their place says that they are names.
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { capitalized } from '#lib/words/capitalized.ts'

const SMALL = /^(?:of|from|at|and|the|in|for|von|aus|und|de|du|des|y|et|e|di|da|do|del|della|van|und)$/iu
const capital = (word: string): string => (SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))
const capitals = (words: string): string => words.replace(/(?<![\p{L}\p{N}’'.@])\p{L}+/gu, capital)

/** “40 ms” are milliseconds. */
const TITLE =
  /(?<![\p{L}\p{N}]|\d )(?:mrs?|ms|(?<!(?:you|we|they|i|to|not|never|don['’]?t|won['’]?t|can['’]?t|['’]ll|might|would|will|could) )miss(?! (?:most|more|so|how|when|what|being|one|two|every|all|them|you|it|out|the|this|your|our|any|a|him|her|us|me|that|these|those)(?!\p{L}))|dr|herrn?|frau|se[ñn]ora?|sr|sra|mme|monsieur|madame|signora?|dona?)\.? \p{Ll}\p{L}{2,}/gu
/** “mrs Vaughan”; a French madame and a Spanish señora are small. */
const TITLED = /(?<![\p{L}\p{N}]|\d )(?:mrs?|ms|dr|herrn?|frau)(?=\.? \p{Lu}\p{Ll})/gu
const SPEAKER = /(?<=["”»““] ?[-–—] ?)\p{Ll}[\p{L} ,&’'.-]{1,60}$/u
/** “it does, you just can’t see it” answers what was said. */
const SAYS =
  /^(?:\p{L}+ ){4}|(?:^|[ ,])(?:it|its|it[’']s|they|you|we|he|she|i|this|that|is|are|was|were|does|do|did|has|have|can|will|not|n[’']t|no|yes|wrong|true|false|most|some|all|es|sie|er|ist|sind|nicht|nein|falsch|stimmt|c[’']est|il|elle|est|sont|pas|non|faux|es|son|no|falso|è|sono|não|é|são|falsch|het|is|niet|to|jest|nie)(?=$|[ ,.])/iu
const spoken = (name: string): string => (SAYS.test(name) ? name : capitals(name))

export function withNames(text: string, { brand, language }: { brand: string; language: string }): string {
  const named = asWritten(text, brand).replace(TITLE, capitals).replace(TITLED, capital).replace(SPEAKER, spoken)
  if (language !== 'en') return named
  return named
    .replace(ADDRESS, capitals)
    .replace(MET, word => (isName(word, 'either') ? capital(word) : word))
    .replace(HONOURED, word => (englishOf(fold(word)) === 'word' ? word : capital(word)))
    .replace(REACHED, word => (englishOf(fold(word)) === 'word' ? word : capital(word)))
    .replace(PRIZE, (all, first: string) => (isName(first, 'name') ? capitals(all) : all))
    .replace(PLACED, word => (englishOf(fold(word)) === 'unknown' ? capital(word) : word))
    .replace(ALONE, word => (isName(word, 'name') ? capital(word) : word))
    .replace(/(?<![\p{L}\d])st (?=\p{Lu})/gu, 'St ')
}

/** “the dublin beer cup”. */
const PRIZE =
  /(?<=(?<!\p{L})the )(\p{Ll}{4,})(?: \p{Ll}{3,}){0,2} (?:cup|awards?|trophy|festival|marathon|league|championships?|derby|games)(?!\p{L})/gu
/** “(a stall) in torquay”. */
const PLACED =
  /(?<=(?<!\p{L})(?:in|near|around) )\p{Ll}{5,}(?=$|[,.!?;]| (?:and|or|on|at|from|this|next|only|is|are|was|for|to|with|every)(?!\p{L}))/gu

/** “4 mill lane”, “on mill road”; “14 miles of road” and “on the road” are no addresses. */
const STREET = "(?:lane|street|road|avenue|terrace|crescent)(?![\\p{L}’'-])"
const NONE =
  '(?!(?:of|the|an?|on|to|from|along|our|your|my|this|that|each|every|one|new|more|open|whole|min\\p{L}*|miles?) )'
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}.,£$€-])(?:\\d{1,4}[a-d]?|(?<=\\b(?:on|in|at|to|off) )(?=\\p{Ll})) ?(?:${NONE}\\p{L}[\\p{L}’']{1,14} ){1,2}${STREET}`,
  'gu',
)
/** “meet molly”; “meet the team” is nobody's name. */
const MET =
  /(?<=(?<!\p{L})(?:meet|dear|congrats|congratulations|called|named) )\p{Ll}{3,}(?=$|[!.,]| (?:and|who|our|from|is|on|at|in)(?!\p{L}))/gu
/** “well done to kayleigh who …”, “auntie beryl”, “our terry died”: who is no word is somebody. */
const HONOURED =
  /(?<=(?<!\p{L})(?:well done to|congrats to|congratulations to|thanks to|thank you to|happy birthday(?: to)?|auntie|aunt|uncle|granny|nana) )\p{Ll}{3,}(?= (?:who|on|for|from|and|in|has|is)(?!\p{L})|[!.,]|$)|(?<=(?<!\p{L})(?:our|old|big|wee|dear) )\p{Ll}{3,}(?= (?:has |sadly )?(?:died|passed away|who)(?!\p{L}))/gu
/** “ring jan 01751 555 020”, “text bev on 07700 …”: who stands before a number is somebody. */
const REACHED =
  /(?<=(?<!\p{L})(?:call|ring|text|phone|contact|whatsapp|message|email) )\p{Ll}{2,}(?= (?:on |at )?[\d+(])/gu
/** A word that is a part of no link; “your genoa” and “a helicon” are things. */
const ALONE = /(?<![\p{L}\p{N}@#./’'_-]|(?<!\p{L})(?:an?|the|your|my|\d+) )\p{Ll}{4,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu
const isName = (word: string, kind: 'name' | 'either'): boolean => [kind, 'name'].includes(englishOf(fold(word)))

/** The brand's name as the brand writes it; “the anchor”, “our anchor” may be another thing. */
function asWritten(text: string, brand: string): string {
  const name = brand.toLowerCase()
  const isTold = name.length >= LEAST && text.toLowerCase().includes(name)
  return isTold ? replacedAlone(text, name, brand) : text
}

const LEAST = 4
const OWNED =
  /(?:^|\s)(?:the|an?|our|your|my|this|new|der|die|das|ein|eine|unser|le|la|les|un|une|notre|el|los|las|una|nuestr\p{L}|il|lo|gli|o|os|as|um|uma)\s$/iu

function replacedAlone(text: string, name: string, brand: string): string {
  let [out, last] = ['', 0]
  const low = text.toLowerCase()
  if (low.length !== text.length) return text
  for (let at = low.indexOf(name); at >= 0; at = low.indexOf(name, at + name.length)) {
    const behind = text.slice(at + name.length, at + name.length + 2)
    // “loopdeck.example” and “hello@loopdeck” are addresses.
    const isAlone = !/[\p{L}\p{N}@/]/u.test(`${text[at - 1] ?? ''}${behind[0] ?? ''}`) && !/^\.\p{L}/u.test(behind)
    if (!isAlone || (!name.includes(' ') && OWNED.test(text.slice(0, at)))) continue
    out += text.slice(last, at) + brand
    last = at + name.length
  }
  return out + text.slice(last)
}

/** Who writes its own name small has it small at the start of a sentence too. */
export function inOwnCase<Words extends object>(words: Words, name: string): Words {
  const small = name.toLowerCase()
  if (capitalized(name) === name || !/^[\p{L}\p{N} .-]+$/u.test(name)) return words
  return JSON.parse(replacedAlone(JSON.stringify(words), small, name))
}
