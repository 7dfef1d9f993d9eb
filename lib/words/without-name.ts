import { capitalized } from '#lib/words/capitalized.ts'

/** Before where somebody is. */
const AT: ReadonlySet<string> = new Set('in at on en à au aux em im am bei te op w we i på'.split(' '))

/** Under the name itself “Nordlys, Storgata 91” is “Storgata 91”, “Nordlys: we come to you” “We come to you”, and “Nordlys in Bodø” is “In Bodø”; “” where nothing else is said. */
export function withoutName(text: string, name: string): string {
  if (name === '' || !text.startsWith(name)) return text
  const rest = text.slice(name.length)
  if (rest === '') return ''
  const apart = /^(?:, |: | · | [–—-] )(.+)$/su.exec(rest)?.[1]
  const beside = rest.startsWith(' ') && AT.has(rest.trim().split(' ')[0] ?? '') ? rest.trim() : undefined
  const told = apart ?? beside
  return told ? capitalized(told) : text
}
