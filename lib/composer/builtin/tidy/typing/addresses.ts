// Addresses that were said aloud: “ordini chiocciola fossolento punto it”, “book on example dot org slash picking”.

const DOT = '(?:dot|punto|point|punkt|ponto|punt|kropka)'
const ENDS = '(?:com|org|net|info|example|eu|co|de|at|ch|fr|es|it|pt|nl|be|pl|uk|ie)'
const NAME = '[\\p{L}\\d][\\p{L}\\d-]{1,30}'
const HOST = `(${NAME}(?: ${DOT} ${NAME})?) ${DOT} (${ENDS})(?![\\p{L}\\d])`
/** “Call Dot at …” and “punto de encuentro”: ends that are words as well. */
const WORDS = new Set(['co', 'de', 'at', 'es', 'it', 'be'])
const IS_OVER = /^(?:$|\s*[.,;:!?)\n]| (?:slash|sbarra|barra|barre|schrägstrich|ukośnik) )/iu

/** Behind a name, before what is typed already. */
const SIGNS = 'chiocciola|arobase|arroba|klammeraffe|ät|apenstaartje|małpa'
const AT = new RegExp(` (at|${SIGNS}) (?=[\\p{L}\\d-]{2,31}\\.\\p{L})`, 'giu')
const IS_WRITTEN_TO = new RegExp(` (?:${SIGNS}) $`, 'iu')
/** “order at example.com” is a page: of English, whoever is written to. */
const WRITTEN_TO = /(?:mail|write|contact|reach)(?: to| us| me){0,2}(?: on| is)? [\p{L}\d-]{2,31}$/iu
const NEAR = 60
const PAGE = new RegExp(`(?<![\\p{L}\\d@])${HOST}`, 'giu')
/** One part at a time, each behind the one before. */
const PATH =
  /(\.(?:com|org|net|info|example|eu|co|de|at|ch|fr|es|it|pt|nl|be|pl|uk|ie)(?:\/[\p{L}\d-]+)*) (?:slash|sbarra|barra|barre oblique|schrägstrich|ukośnik) ([\p{L}\d-]{1,40})/giu

const DOTS = new RegExp(` ${DOT} `, 'giu')
const hosted = (host: string, end: string): string => `${host.replace(DOTS, '.')}.${end}`

/** As they would have been typed. */
export const withAddresses = (text: string): string => {
  const typed = text.replace(PAGE, (all, host: string, end: string, from: number) =>
    isWord(text, end, from, from + all.length) ? all : hosted(host, end),
  )
  return paths(typed === text ? text : typed.replace(AT, written))
}

const isWord = (text: string, end: string, from: number, to: number): boolean =>
  WORDS.has(end.toLowerCase()) &&
  !IS_OVER.test(text.slice(to, to + NEAR)) &&
  !IS_WRITTEN_TO.test(text.slice(Math.max(0, from - NEAR), from))

function written(all: string, at: string, from: number, text: string): string {
  const isPage = at.toLowerCase() === 'at' && !WRITTEN_TO.test(text.slice(Math.max(0, from - NEAR), from))
  return isPage ? all : '@'
}

const MOST_PARTS = 3
function paths(text: string): string {
  let said = text
  for (let nth = 0; nth < MOST_PARTS; nth++) said = said.replace(PATH, '$1/$2')
  return said
}
