import type { Span } from '#lib/composer/slots/links.ts'

const CODE =
  /(?<![\p{L}])(?:código|codice|gutscheincode|code promo|code|coupon|voucher|promo(?: code)?)s?:? (?:is )?["“'‘]?([A-Z][A-Z0-9-]{2,15}|[A-Za-z]+\d[A-Za-z0-9-]*)["”'’]?(?![\w-])/dgiu

/** Discount codes: a word of capitals or with a figure in it, named as a code. */
export const findCodes = (text: string): Span[] =>
  [...text.matchAll(CODE)].flatMap(match => {
    const [start, end] = match.indices?.[1] ?? [0, 0]
    const value = text.slice(start, end)
    return /\d/.test(value) || value === value.toUpperCase() ? [{ start, end, value }] : []
  })

export const codeOf = (text: string): string | undefined => findCodes(text)[0]?.value
