// Rows of lists that lean on each other: prices of which only some say their currency, days that are closed together.

// “single class 14 euros, five classes 60, ten classes 110”: some say what they are in.
const TITLE =
  /^[^:\n]{0,60}(?<!\p{L})(?:prices?|fees|rates|tariffs?|preise|preisliste|prix|tarifs?|precios|tarifas?|prezzi|tariffe|preços|tabela|prijzen|tarieven|cennik|ceny|priser|kostet|kosten|costs?|cuestan?|coûtent?|costano?|custam?|kosztuj[eą])(?!\p{L})[^:\n]{0,40}:/iu
/** The list goes as far as its sentence. */
const LIST_END = /(?<=\d)[.!] +(?=\p{L})/u
const BEHIND = /\d(?:[.,]\d{1,2})?( ?(?:€|euros?|eur|zł|kr|chf|pln|reais))$/iu
const BEFORE = /([£$€]|R\$ ?)\d[\d.,]*$/u
const BARE = /(?<![\d.,:£$€])\d{1,4}(?:[.,]\d{1,2})?$/u

/** “knife 4 euro, big knife 6, scissors 5”: the first of a list says what all are in. */
const ROW = "\\p{L}[\\p{L} '’-]{1,30} \\d{1,4}(?:[.,]\\d{2})?"
const FIRST_SAYS = new RegExp(`((?:^|[.!?:\\n]) ?${ROW})( ?(?:€|euros?))((?:, ${ROW}){2,})(?=[.!\\n]|$)`, 'giu')
const likeFirst = (text: string): string =>
  text.replace(
    FIRST_SAYS,
    (_, first: string, sign: string, rest: string) => first + sign + rest.replace(/\d(?=, \p{L}|$)/gu, `$&${sign}`),
  )

/** “45% live, 35 jars, 12 frozen, 8 breeders”: shares of one whole, of which one says so; together they are a hundred. */
const SHARES =
  /(?<![\d.,])\d{1,2} ?%? (?!%)[^\d,.;:%\n]{2,60}(?:, ?(?:and |und |et |y |e |en )?\d{1,2} ?%? (?!%)[^\d,.;:%\n]{2,60}){1,7}/gu
const likeShares = (text: string): string =>
  text.replace(SHARES, all => {
    const shares = all.match(/\d{1,2}/g) ?? []
    const isWhole = all.includes('%') && shares.reduce((sum, one) => sum + Number(one), 0) === 100
    return isWhole ? all.replace(/(\d{1,2})(?: ?%)?/gu, '$1%') : all
  })

/** With the sign or the word that the others have. */
export const withCurrency = (text: string): string => withCurrencyOfTitle(likeFirst(likeShares(text)))

function withCurrencyOfTitle(text: string): string {
  const title = TITLE.exec(text)?.[0]
  if (!title) return text
  const behindTitle = text.slice(title.length)
  const end = LIST_END.exec(behindTitle)?.index ?? behindTitle.length
  const rows = behindTitle.slice(0, end).split(/(, |\n|; )/)
  const ends = rows.map(row => row.trimEnd())
  const behind = ends.flatMap(row => BEHIND.exec(row)?.[1] ?? [])
  const before = ends.flatMap(row => BEFORE.exec(row)?.[1] ?? [])
  const [sign, isBehind] = behind[0] ? [behind[0], true] : [before[0], false]
  const bare = ends.filter(row => /\p{L}/u.test(row) && BARE.test(row))
  if (!sign || bare.length === 0 || bare.length >= ends.length - 1) return text
  const said = ends.map(row => {
    if (!bare.includes(row)) return row
    return isBehind ? `${row}${sign}` : row.replace(BARE, sum => `${sign}${sum}`)
  })
  return title + rows.map((row, at) => `${said[at]}${row.slice(ends[at]?.length)}`).join('') + behindTitle.slice(end)
}

// “Christmas Day, Boxing Day and 28th closed”.
const DAY =
  "(?:christmas (?:eve|day)|boxing day|new year['’]?s (?:eve|day)|good friday|easter (?:sunday|monday)|thanksgiving|(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:days?)?|(?:dec|december|jan|january) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: (?:dec|december|jan|january))?|heiligabend|silvester|neujahr|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)"
const CLOSED = '(?:closed|shut|geschlossen|zu|fermé|cerrado|chiuso|fechado|gesloten)'
const TOGETHER = new RegExp(
  `(?<=[:,.;] ?|^)(${DAY}), (?=(?:${DAY}, )?${DAY} (?:and|und|et|y|e|en|&) ${DAY} ${CLOSED}(?!\\p{L}))`,
  'giu',
)

/** What has no word of its own for closed stands with those that have it. */
export const withClosedDays = (text: string): string => text.replace(TOGETHER, '$1 and ')

/** “klein 15€ / mittel 25€ / groß 39€”: rows with a slash between them. */
export const withoutSlashes = (text: string): string =>
  text
    .split('\n')
    .map(line => {
      const rows = line.split(' / ')
      return rows.length >= LEAST_SLASHED && rows.every(row => /\d/.test(row)) ? rows.join(', ') : line
    })
    .join('\n')
const LEAST_SLASHED = 3
