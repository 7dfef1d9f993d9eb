import * as z from 'zod'
import { isUnit } from '#lib/render/type/breaks/bonds.ts'
import { long, short } from '#lib/templates/kit/template.ts'

export const Slide = z.strictObject({
  /** The slide's part in the story, not drawn: an `aside` is none of the points that a set counts. */
  role: short.optional(),
  /** A word over the headline: what of a story this is, such as its before or its after. */
  label: short.optional(),
  headline: short,
  body: long.optional(),
  /** A number that is set as large as the slide allows. */
  value: short.optional(),
  meta: short.optional(),
  cta: short.optional(),
  /** What was said before and is needed to act: a day, prices, an address; one line each. */
  facts: z.array(short).max(6).optional(),
  /** Prices and other values, a row each. */
  rows: z
    .array(z.strictObject({ label: short, value: short }))
    .min(2)
    .max(5)
    .optional(),
  /** Where to ask: a site, a phone, an address; one line each. */
  reach: z.array(short).max(3).optional(),
  screen_hint: short.optional(),
})
export type Slide = z.output<typeof Slide>

type Lead = { figure?: string | undefined; ordinal?: number | undefined; words: string }

/** The number that words begin with is their picture; one with a stop after it says which of them this is. */
export function leadOf({ value, headline }: Slide): Lead {
  if (value) return { figure: value, words: headline }
  const [, figure, stop, words] = /^(\d{1,3})([.)]?)\s{1,3}(\p{L}.{2,199})$/u.exec(headline) ?? []
  const isPart = (said: string) => isUnit(said.split(' ')[0] ?? '') || isSpan(said) || isStreet(said)
  if (!figure || !words || isPart(words) || (!stop && (isOfThing(words) || isOfMany(words)))) return { words: headline }
  return stop ? { ordinal: Number(figure), words: upperFirst(words) } : { figure, words }
}

/** “12 to 3 p.m.”, “2 for 1 rolls”: what the number goes on to belongs to it; of “1 Mon 11 January” it is the place. */
const isSpan = (words: string): boolean => /^\p{Ll}{1,4} [£$€]?\d/u.test(words)

/** “7 clarinets, 4 trumpets, 3 flutes”: the first of several numbers is no more than the others. */
const isOfMany = (words: string): boolean => /^[\p{L}\s’'-]{2,40}, \d{1,3} \p{L}/u.test(words)

/** “4 pack of Fog Signal $16” is one thing, and “6 week course” another. */
const isOfThing = (words: string): boolean =>
  /[£$€] ?\d|\d ?(?:€|zł|kr)(?!\p{L})/u.test(words) ||
  /^(?:pack|week|day|hour|month|year|night|minute|piece|pair|person|course|part|step|seater|page|litre|liter)(?: (?!of\b)| of \p{Lu})\S/u.test(
    words,
  )

/** “48 Mill Street, Waitsfield” counts nothing. */
const isStreet = (words: string): boolean =>
  /^(?:\p{Lu}[\p{L}’']{1,14} ){1,3}(?:Lane|Street|Road|Avenue|Terrace|Crescent|Close|Drive|Court|Way|Square|Place|Hill|Row|Gardens|St|Rd|Ave|Blvd|Boulevard)(?!\p{L})|^(?:rue|avenue|bd|boulevard|place|chemin|quai) \p{L}/u.test(
    words,
  )

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
