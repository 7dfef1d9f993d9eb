// Hours that cannot be, “11:75” and “doors 8pm, finish 7.30pm”, and “noon til 5”, of which half is read.
import type { Hold } from '#lib/composer/answer.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { hold } from '#lib/composer/guard/rule.ts'

const BEGINS =
  /(?<!\p{L})(?:doors|starts?|from|opens?|begins?|kick[- ]?off|einlass|beginn|ab|inicio|desde|début|dès|inizio|dalle)(?: (?:at|open at|open|on at|um))? $/iu
const ENDS =
  /(?<!\p{L})(?:finish(?:es)?|ends?|ending|closes?|ende|schluss|endet|fin|termina|fine|finisce)(?: (?:at|by|um|a las|à|alle))? $/iu
/** From late evening on an end may be of the next day. */
const LATE = 18 * 60
const NIGHT = 6 * 60

const UNTIL = /^ (?:til|till|until|to|bis) \d{1,2}(?![\d:.,%]\d|\d)/i
/** “noon til 5”: five may be an hour or an age. */
const isHalfRead = (rest: string, end: number, literals: Piece['literals']): boolean => {
  const until = UNTIL.exec(rest)?.[0]
  const number = until && literals.find(one => one.end === end + until.length)
  return number !== undefined && number !== '' && number.kind === 'number'
}

/** No score either: its first number would be higher. */
const NO_CLOCK = /(?<![\d:.,])(?:1?\d|2[0-4]):[6-9]\d(?![\d:])/

export function impossibleHours(told: readonly Piece[]): Hold | false {
  for (const { text, literals } of told) {
    const none = NO_CLOCK.exec(text)?.[0]
    if (none !== undefined) return hold('uncertain', `“${none}”: no clock has that hour`)
    const open = literals.find(one => one.kind === 'time' && isHalfRead(text.slice(one.end), one.end, literals))
    if (open) return hold('uncertain', `“${open.text}${UNTIL.exec(text.slice(open.end))?.[0]}”: until which hour?`)
    const at = (side: RegExp) => literals.find(one => one.kind === 'time' && side.test(text.slice(0, one.start)))
    const [begin, end] = [at(BEGINS), at(ENDS)]
    if (!begin || !end) continue
    const [from, to] = [begin, end].map(({ values }) => values.map(Number)) as [number[], number[]]
    const isNight = Math.max(...from) >= LATE && Math.min(...to) <= NIGHT
    if (!isNight && from.every(one => to.every(other => other < one)))
      return hold('uncertain', `“${end.text}” is before “${begin.text}”`)
  }
  return false
}
