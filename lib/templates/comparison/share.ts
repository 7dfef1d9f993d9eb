/** A share of a hundred, when the value says one. */
export function percentOf(value: string): number | null {
  const found = /^\D{0,2}(\d{1,3}(?:[.,]\d+)?)\s?%$/u.exec(value.trim())
  const number = Number((found?.[1] ?? 'x').replace(',', '.'))
  return Number.isFinite(number) && number <= 100 ? number : null
}
