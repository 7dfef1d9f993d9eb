// A number that counts up: its own text with other digits, in the same form.

/** Single numbers with a sign or a short unit; years, dates and times of day stay as they are. */
const NUMBER = /^(\D{0,3}?)(\d[\d.,\u00A0\u202F ]*\d|\d)(\D{0,6})$/u
const STEPS = 9
/** A price on its way would be a false one for whoever stops there. */
const MONEY =
  /\p{Sc}|zł|kč|lei|円|元|원|(?<!\p{L})(?:eur|euros?|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|ron|kr|fr|rs|jod|aed)(?!\p{L})/iu

/** What is shown on the way to `value`, ending before it; none for what is not one number. */
export function countUp(value: string, from?: string): string[] {
  const found = NUMBER.exec(value.trim())
  if (!found) return []
  const [, before = '', digits = '', after = ''] = found
  // A month or a name after it: a date, or a text.
  if (/^\s\p{Lu}\p{Ll}/u.test(after) || MONEY.test(before + after)) return []
  const goal = read(digits)
  const start = read(from === undefined ? '0' : (NUMBER.exec(from.trim())?.[2] ?? '0'))
  if (goal === null || start === null || goal.number === start.number) return []
  if (goal.decimals === 0 && goal.number > 1900 && goal.number < 2100 && !before && !after) return []
  const span = goal.number - start.number
  const unit = 10 ** -goal.decimals
  const count = Math.min(STEPS, Math.floor(Math.abs(span) / unit + 1e-9))
  const shown = Array.from({ length: count }, (_, index) => {
    const share = 1 - (1 - index / count) ** 2
    return before + write(Math.round((start.number + span * share) / unit) * unit, goal) + after
  })
  return [...new Set(shown)].filter(text => text !== value.trim())
}

type Read = { number: number; decimals: number; point: string; group: string }

/** Digits as people write them: 6,240 or 6.240 or 6 240; 4.5 or 4,5. */
function read(digits: string): Read | null {
  const last = /([.,])(\d+)$/.exec(digits)
  const grouped = last ? last[2]?.length === 3 : false
  const point = last && !grouped ? (last[1] ?? '') : ''
  const decimals = last && !grouped ? (last[2]?.length ?? 0) : 0
  const group = /[.,\u00A0\u202F ](?=\d{3}(?!\d))/u.exec(digits)?.[0] ?? ''
  const plain = digits.replace(/[.,\u00A0\u202F ]/gu, '')
  const number = Number(plain) / 10 ** decimals
  return Number.isFinite(number) ? { number, decimals, point, group } : null
}

function write(number: number, { decimals, point, group }: Read): string {
  const [whole = '0', part] = number.toFixed(decimals).split('.')
  const grouped = group ? whole.replace(/\B(?=(?:\d{3}){1,8}$)/g, group) : whole
  return part ? `${grouped}${point}${part}` : grouped
}
