// What is said otherwise on a picture is said otherwise below it, where it stands there word for word.
import { isSaidIn } from '#lib/render/alt.ts'
import type { Wording } from '#lib/runs/reword/change.ts'
import type { Words } from '#lib/runs/reword/rebuild.ts'
import { capitalized, uncapitalized } from '#lib/words/capitalized.ts'

/** A word or two may stand anywhere. */
const LEAST = 3

/** The words with the captions that follow from them; a caption that is sent itself stays as it was sent, and none gets too long. */
export function withCaptions(words: Words, { parts, captions }: Pick<Wording, 'parts' | 'captions'>): Words {
  const changes = parts
    .flatMap(({ texts }) => texts)
    .flatMap(({ path, text }): [string, string][] => {
      const next = words.get(path)?.trim()
      return next && next !== text && isLong(text) ? [[inLine(text), inLine(next)]] : []
    })
  const followed = captions.flatMap(({ path, text, most }): [string, string][] => {
    const isSent = words.has(path) && words.get(path) !== text
    const next = changes.reduce((caption, [old, said]) => inPlace(caption, old, said), text)
    return isSent || next === text || [...next].length > most ? [] : [[path, next]]
  })
  return followed.length > 0 ? new Map([...words, ...followed]) : words
}

const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const isLong = (text: string): boolean => text.split(/\s+/).length >= LEAST

/** With a small first letter as well: “…, back to normal Friday”. */
function inPlace(caption: string, old: string, said: string): string {
  const found = [[old, capitalized(said)] as const, [uncapitalized(old), uncapitalized(said)] as const].find(([one]) =>
    isSaidIn(caption, one),
  )
  return found ? caption.replace(found[0], () => withoutTwoStops(found[1], caption, found[0])) : caption
}

/** The stop behind it is there already. */
const withoutTwoStops = (said: string, caption: string, old: string): string =>
  /[.,;:!?]/.test(caption[caption.indexOf(old) + old.length] ?? '') ? said.replace(/[.!?]$/, '') : said
