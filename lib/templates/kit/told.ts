// What several templates tell in the same way: facts by their names, people with their part, prices for whom.
import * as z from 'zod'
import { short } from '#lib/templates/kit/template.ts'

export const FactRows = z.array(z.strictObject({ label: short, value: short })).max(8)
export const People = z.array(z.strictObject({ name: short, role: short.optional(), side: short.optional() })).max(4)
/** What it costs now, what it did, and for whom. */
export const Prices = z.array(z.strictObject({ now: short, was: short.optional(), for: short.optional() })).max(3)

export type Person = z.output<typeof People>[number]

/** What a name ends on where it was cut from a sentence. */
const CUT = /[:：,、]$|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])は$/u

/** A name stands by itself. */
export const nameOf = (label: string): string => label.trim().replace(CUT, '').trimEnd() || label

/** Whether a line says where to ask: a page, an address of mail, a number to call. */
export const isReach = (text = ''): boolean => /@|\p{L}\.\p{L}{2}|\d(?:[ ()./-]{0,2}\d){5}/u.test(text)

/** What a person does, and for which side, as one label. */
export const partOf = ({ role, side }: Person): string | undefined =>
  [role, side].filter(Boolean).join(', ') || undefined
