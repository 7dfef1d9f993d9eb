import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'

/** A sentence as a line of a list. */
export function beatLabel(text: string): string | undefined {
  const bare = stripStop(text)
  const short = bare.length <= BOX_LIMITS.item ? bare : squeeze(bare, BOX_LIMITS.item)
  return short && short.length >= 3 ? upperFirst(stripStop(short)) : undefined
}
