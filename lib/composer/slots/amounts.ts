export type Money = {
  value: number
  text: string
  currency: string
  from: boolean
  per?: string
  last?: number
  start: number
  end: number
}
export type Percent = { value: number; text: string; off: boolean; start: number; end: number }
export type Quantity = {
  value: number
  text: string
  unit: string
  about: boolean
  over: boolean
  ordinal: boolean
  start: number
  end: number
}

/** The currency of a place, where that is sure enough. */
export function signOfZone(zone: string): string {
  if (zone === 'Europe/London') return '£'
  if (zone.startsWith('Europe/')) return '€'
  return zone.startsWith('America/') ? '$' : ''
}

const MONEY =
  /(about |around |from |over )?(?:(R\$|[£$€¥])\s?((?:\d[\d,]*\d|\d)(?:\.\d{1,2})?)(k|m|bn)?(?:\s?(?:-|–|to)\s?[£$€¥]?((?:\d[\d,]*\d|\d)(?:\.\d{1,2})?)(k|m)?)?|(\d[\d.,]*\d|\d)\s?(?:(?:-|–)\s?(\d[\d.,]*\d|\d)\s?)?(€|euros?|EUR|pounds?|dollars?|USD|GBP|円|CHF|(?:zł|PLN|kr|SEK)(?![\p{L}])))(?:\s?(?:\/|per |a |an |each|(?:pro|par|por|od|al|o|la|das|el) )\s?((?:Monat|mes|persona|personne|pessoa|persoon|osoby|Kopf|Stück|stuk|Stunde|chilo|kilo|mois|mese|mês|maand|noche|nuit|notte)(?![\p{L}])|person|month|year|mo|yr|team|hour|hr|day|night|seat|user|head|loaf))?/giu
const PENCE = /\b(\d{1,3})(p|c)\b(?! ?(?:m|on)\b)/g
const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|per ?cent\b|pct\b)/gi
const QUANTITY =
  /(about |around |roughly |nearly |almost |over |more than |approximately |some )?(?<![\w.,£$€#@/:-])(\d[\d,]*(?:\.\d+)?)(k|m|\+|st|nd|rd|th)?(?![\d%:@]|\.\d)(?:[\s-]?(?!(?:on|with|for|to|as|before|is|in|at|by|of|and|or|are|gone|left|from|that|so|now|the|it|we|type|until|since|off)\b)(\p{L}[\p{L}’'-]*(?: (?!and\b|with\b|in\b|on\b|at\b|by\b|for\b|to\b|of\b|that\b|who\b|the\b|a\b|is\b|are\b|since\b|from\b|this\b|so\b|it\b|we\b|gone\b|left\b|but\b|or\b|now\b|as\b|ago\b)\p{L}[\p{L}’'-]*)?))?/giu

const SIGNS: Record<string, string> = {
  '€': '€',
  eur: '€',
  euro: '€',
  euros: '€',
  pound: '£',
  pounds: '£',
  gbp: '£',
  dollar: '$',
  dollars: '$',
  usd: '$',
  円: '円',
  chf: 'CHF',
  zł: 'zł',
  pln: 'zł',
  kr: 'kr',
  sek: 'kr',
}
const scale = (mark: string | undefined): number => ({ k: 1e3, m: 1e6, bn: 1e9 })[mark?.toLowerCase() ?? ''] ?? 1
const number = (text: string): number =>
  Number(/,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,(?=\d{3})/g, ''))

export function findMoney(text: string): Money[] {
  const found: Money[] = []
  for (const match of text.matchAll(MONEY)) {
    const [raw, lead, sign, amount, mark, upper, upperMark, plain, plainUpper, word, per] = match
    const currency = sign ?? SIGNS[word?.toLowerCase() ?? ''] ?? word ?? ''
    const from = /from/i.test(lead ?? '')
    const start = match.index + (lead?.length ?? 0)
    const value = number(amount ?? plain ?? '') * scale(mark ?? (upper ? upperMark : undefined))
    const last = upper ? number(upper) * scale(upperMark) : plainUpper ? number(plainUpper) : undefined
    found.push({
      value,
      last,
      currency,
      from,
      per: per?.toLowerCase(),
      text: raw.slice(lead?.length ?? 0).trim(),
      start,
      end: match.index + raw.length,
    })
  }
  for (const match of text.matchAll(PENCE)) {
    if (found.some(other => match.index < other.end && other.start < match.index + 1)) continue
    found.push({
      value: Number(match[1]) / 100,
      currency: match[2] ?? 'p',
      from: false,
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return found.sort((a, b) => a.start - b.start)
}

export function findPercents(text: string): Percent[] {
  return [...text.matchAll(PERCENT)].map(match => {
    const end = match.index + match[0].length
    const off = /^\s*(?:off|discount|less|reduction|rabatt|de descuento|descuento|オフ|引き)/i.test(
      text.slice(end, end + 24),
    )
    return { value: Number(match[1]), text: `${match[1]}%`, off, start: match.index, end }
  })
}

export function findQuantities(text: string, taken: { start: number; end: number }[]): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(QUANTITY)) {
    const start = match.index + (match[1]?.length ?? 0)
    const end = match.index + match[0].length
    const numberEnd = start + (match[2]?.length ?? 0)
    if (taken.some(other => start < other.end && other.start < numberEnd)) continue
    const unit = match[4] ?? ''
    if (unit === '' && !/,\d{3}|[km+]$/i.test(`${match[2]}${match[3] ?? ''}`)) continue
    if (/^(?:am|pm|th|st|nd|rd|st|uhr|h|x|v|s)$/i.test(unit.split(' ')[0] ?? '')) continue
    const value = number(match[2] ?? '') * scale(match[3])
    found.push({
      value,
      text: `${match[2]}${/[km]/i.test(match[3] ?? '') ? match[3] : ''}`,
      unit,
      about: /about|around|roughly|nearly|almost|approx|some/i.test(match[1] ?? ''),
      ordinal: /^(?:st|nd|rd|th)$/i.test(match[3] ?? ''),
      over: /over|more than/i.test(match[1] ?? '') || match[3] === '+',
      start,
      end,
    })
  }
  return found
}

const SEPARATORS: Record<string, string> = { en: ',', de: '.', es: '.' }
export function groupDigits(value: number, language = 'en'): string {
  const [whole = '', rest] = String(value).split('.')
  const grouped =
    whole.length > 4 || language === 'en' ? whole.replace(/\B(?=(\d{3})+$)/g, SEPARATORS[language] ?? ' ') : whole
  return rest ? `${grouped}${language === 'en' ? '.' : ','}${rest}` : grouped
}
