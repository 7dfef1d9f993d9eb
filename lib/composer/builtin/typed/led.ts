// What leads to the day, the hour and the place of an event, and is not said twice where each has a field of its own.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { fieldsOf } from '#lib/composer/packs/fields.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** “lunch starts this”: where the verb begins that belongs to the day behind it; nothing but small words may stand between. */
export function verbBefore(before: string, lexicons: readonly Lexicon[]): number | undefined {
  const tokens = tokensOf(before)
  const isSmall = (key: string | undefined) => lexicons.some(({ glue }) => glue.has(key))
  const found = lexicons
    .flatMap(({ pack }) => fieldsOf(pack.code).begins.find(before, tokens))
    .findLast(({ last }) => tokens.slice(last + 1).every(({ kind, key }) => kind !== 'mark' && isSmall(key)))
  return found && found.first > 0 ? found.start : undefined
}

/** As far as what leads to an hour reaches at the beginning of a text: “a las”. */
export const hourLead = (text: string, language: string): number =>
  fieldsOf(language)
    .hour.find(text)
    .find(({ start }) => start === 0)?.end ?? 0

/** “At 7:30pm” in the field of the hour; a bare number keeps what says that it is one. */
export function bareHour(text: string, language: string): string {
  const rest = text.slice(hourLead(text, language)).replace(/^[\s.]+/, '')
  return /^\d+\D/.test(rest) ? rest : text
}

/** What leads to a place at the beginning of a text. */
export const placeLead = (text: string, language: string) =>
  fieldsOf(language).place.find(({ lead }) => {
    const isWhole = /[’']$/.test(lead) || /^\s/.test(text.slice(lead.length))
    return isWhole && text.slice(0, lead.length).toLowerCase().replaceAll("'", '’') === lead
  })

/** “In the Lantern Street Hall” in the field of the place. */
export function barePlace(text: string, language: string): string {
  const found = placeLead(text, language)
  const rest = text.slice(found?.lead.length).trimStart()
  if (!found || found.stays === found.lead || (found.beforeCapital && !/^[\p{Lu}\d]/u.test(rest))) return text
  return upperFirst(found.stays ? `${found.stays} ${rest}` : rest)
}
