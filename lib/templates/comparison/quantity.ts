import { registry } from '#lib/registry.ts'
import { secondsOf } from '#lib/templates/report/read/spans.ts'

/** An amount in the base of its kind, so that 41 minutes and 90 seconds can be told apart. */
export type Quantity = { value: number; unit: string }

const sizes: Record<string, number> = /* @__PURE__ */ registry({ b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 })

/** The one number in a text with the word after it; null where there is none, several, or one that can be read two ways. */
export function quantity(text: string): Quantity | null {
  const found = [...text.matchAll(/(\d+(?:[.,\u2009\u202F]\d+)*)\s*([^\d\s]*)/gu)]
  const [only] = found
  const value = only && found.length === 1 ? numberIn(only[1] ?? '') : null
  if (value === null) return null
  const word = (only?.[2] ?? '').replace(/[.,;:!?)]{1,20}$/u, '')
  const seconds = secondsOf(word)
  if (seconds) return { value: value * seconds, unit: 'second' }
  const size = sizes[word.toLowerCase()]
  return size === undefined ? { value, unit: word.toLowerCase() } : { value: value * size, unit: 'byte' }
}

/** “1,200” groups thousands and “1,2” has a decimal; “1.200” is read one way here and another way there. */
function numberIn(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  if (/^(?:0|\d+)[.,]\d{1,2}$/.test(text) || /^0[.,]\d+$/.test(text)) return Number(text.replace(',', '.'))
  if (/^\d{1,3}(?:[,\u2009\u202F]\d{3})+(?:\.\d+)?$/u.test(text))
    return Number(text.replaceAll(/[,\u2009\u202F]/gu, ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return null
}

/** Two amounts of the same kind, so that bars may show them. */
export function comparable(numbers: readonly (Quantity | null)[]): boolean {
  const [left, right] = numbers
  return Boolean(left && right && left.unit === right.unit && left.unit !== '' && left.value > 0 && right.value > 0)
}

/** What share of the larger amount each text says, where both hold amounts of one kind. */
export function sharesIn(left: string, right: string): [number, number] | null {
  const amounts = [quantity(left), quantity(right)]
  if (!comparable(amounts)) return null
  const [one = 0, other = 0] = amounts.map(amount => amount?.value ?? 0)
  const most = Math.max(one, other)
  return [one / most, other / most]
}
