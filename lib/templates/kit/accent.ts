// The one word of a line that a scene or slide is about, in the brand's other colour.

import { distance } from '#lib/render/colour/distance.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import { beginningWith, plain } from '#lib/render/objects/tokens.ts'
import type { Tints } from '#lib/render/type/fit.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'

/** Letters that stand by themselves; others join, and are set as one. */
const APART = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Zs}]+$/u
/** A word of fewer letters is not what a line is about. */
const LEAST = 5
const SEEN = 0.1
const WORDS = /[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu

/** In any other colour their names would be a slip. */
const COLOURS = /* @__PURE__ */ beginningWith(
  '(?:black|white|red|green|blue|yellow|orange|pink|purple|violet|brown|gr[ea]y|gold(?:en)?|silver|turquoise)$',
  '(?:schwarz|weiss|rot|grun|blau|gelb|rosa|lila|violett|braun|grau|gold|silber|turkis|salbeigrun)(?:e[mnrs]?)?$',
  '(?:negr|roj|amarill|morad|blanc|dorad|platead|preto|branc|vermelh|amarel|rox|dourad|pratead)[oa]s?$|(?:azul|verde|gris|naranja|laranja|cinz[ae]nt[oa]|azuis)(?:es|s)?$',
  '(?:noire?|blanche?|rouge|verte?|bleue?|jaune|grise?|violette?|brune?|doree?)s?$|(?:ner|ross|giall|bianc|grigi|dorat)(?:[oaie]|hi|he)$|(?:viola|arancione|marrone|verdi)$',
  '(?:zwart|wit|rood|groen|blauw|geel|paars|bruin|grijs|roze|oranje)e?$|(?:czarn|bial|czerwon|zielon|niebiesk|zolt|fioletow|brazow|szar)\\p{L}{1,3}$|(?:svart|vit|rod|gron|bla|gul|brun|gra)(?:a|t)?$',
)

/** None where the brand has no such colour, where it would not be read, or where a line has no word that leads. */
export function accentOf(on: Ground, text: string): Tints | undefined {
  const colour = [on.accent, on.lead].find(
    one => reaches(one, [on.paper, ghostOf(on)], LARGE) && distance(lch(one), lch(on.ink)) > SEEN,
  )
  const word = APART.test(text) ? leading(text) : ''
  if (!colour || word === '') return undefined
  return line => {
    const at = line.indexOf(word)
    if (at < 0) return [{ text: line, colour: on.ink }]
    return [
      { text: line.slice(0, at), colour: on.ink },
      { text: word, colour },
      { text: line.slice(at + word.length), colour: on.ink },
    ].filter(part => part.text !== '')
  }
}

/** “$1,350”: a sign is of the colour of its number. */
function signed(text: string, number: string): string {
  const at = text.indexOf(number)
  const [before = '', after = ''] = [
    text.slice(0, at).match(SIGN_BEFORE)?.[0],
    text.slice(at + number.length).match(SIGN_AFTER)?.[0],
  ]
  return `${before}${number}${after}`
}
const [SIGN_BEFORE, SIGN_AFTER] = [/[€£$¥₹+−-]$/u, /^[€£$¥₹%°]/u]

/** A number says most, then the longest word, of equals the last; a colour would be contradicted. */
function leading(text: string): string {
  const words = text.match(WORDS) ?? []
  if (words.length < 2) return ''
  const [number] = words.filter(word => /\d/.test(word))
  if (number) return signed(text, number)
  return words
    .filter(word => !COLOURS.test(plain(word)))
    .reduce((best, word) => (word.length >= Math.max(best.length, LEAST) ? word : best), '')
}
