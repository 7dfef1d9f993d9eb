import { stretches } from '#lib/composer/angles/abroad/seams.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { width } from '#lib/composer/words/width.ts'

/** A sentence as a line of a list. */
export function beatLabel(text: string): string | undefined {
  const bare = stripStop(text)
  const short = bare.length <= BOX_LIMITS.item ? bare : squeeze(bare, BOX_LIMITS.item)
  return short && short.length >= 3 ? upperFirst(stripStop(short)) : undefined
}

/** A sentence in another language as lines of a list: whole, else parted at its seams, nothing lost. */
export function labelsOf(text: string, language: string): string[] {
  const bare = stripStop(text)
  if (width(bare) <= BOX_LIMITS.item) return bare.length >= 3 ? [upperFirst(bare)] : []
  const head = [...bare.split(/, (?=\D)/).slice(0, 1), ...stretches(bare, language)].find(
    each => width(each) <= BOX_LIMITS.item && each.length < bare.length,
  )
  return head ? [upperFirst(head), ...labelsOf(bare.slice(head.length).replace(/^[\s,;:]+/, ''), language)] : []
}
